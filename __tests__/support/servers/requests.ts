import { parseForm } from './multipart-form.ts';
import type { SocketRequest, SocketServer } from './socket-server.ts';

/** The upload requests that a server saw; a step may read from the platform beside them. */
export function uploadsOf({ requests }: SocketServer): SocketRequest[] {
  return requests.filter(({ head }) => /^POST \S*:upload HTTP/.test(head));
}

export function methodOf({ head }: SocketRequest): string {
  return head.split(' ')[0] ?? '';
}

/** Path and query exactly as they came. */
export function targetOf({ head }: SocketRequest): string {
  return head.split(' ')[1] ?? '';
}

/** Value of a header, or undefined. */
export function headerOf({ head }: SocketRequest, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
}

/** `METHOD /target` of every request. */
export function callsTo({ requests }: SocketServer): string[] {
  return requests.map((request) => `${methodOf(request)} ${targetOf(request)}`);
}

/** The zip in an upload: content of its one part, which must be named `repository`. @throws {Error} */
export function zipIn(request: SocketRequest): Buffer {
  const [part, ...others] = parseForm(headerOf(request, 'content-type') ?? '', request.body);
  if (part === undefined || others.length > 0) throw new Error('an upload has one part');
  if (!/^Content-Disposition: form-data; name="repository"; filename="[^"]+"$/.test(part.headers[0] ?? '')) {
    throw new Error(`not a file named repository: ${part.headers.join()}`);
  }
  return part.content;
}
