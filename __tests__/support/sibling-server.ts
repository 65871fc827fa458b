import { rawReply, rawServer } from './raw-server.ts';
import type { RawRequest, RawServer } from './raw-server.ts';

/** What a server answers one request with; undefined resets the connection, null leaves it open without an answer. */
export type Answer = string | undefined | null;

/** A server that reads each request to its end and then answers as it is told. */
export async function answering(answer: (request: RawRequest, number: number) => Answer): Promise<RawServer> {
  const server: RawServer = await rawServer({
    onBody: (socket, request) => {
      const reply = answer(request, server.requests.length);
      if (reply === undefined) socket.resetAndDestroy();
      else if (reply !== null) socket.end(reply);
    },
  });
  return server;
}

/** A server that answers with one status and body, whatever comes. */
export async function always(
  status: number,
  body: unknown = '',
  headers: Record<string, string> = {},
): Promise<RawServer> {
  return await answering(() => jsonReply(status, body, headers));
}

/** A string as it is, anything else as JSON. */
export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): string {
  return rawReply(status, typeof body === 'string' ? body : JSON.stringify(body), headers);
}

export function methodOf({ head }: RawRequest): string {
  return head.split(' ')[0] ?? '';
}

/** Path and query exactly as they came. */
export function targetOf({ head }: RawRequest): string {
  return head.split(' ')[1] ?? '';
}

/** Value of a header, or undefined. */
export function headerOf({ head }: RawRequest, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
}

/** `METHOD /target` of every request. */
export function callsTo({ requests }: RawServer): string[] {
  return requests.map((request) => `${methodOf(request)} ${targetOf(request)}`);
}

/** The origin of a port on which nothing listens any more. */
export async function closedOrigin(): Promise<string> {
  const { createServer } = await import('node:net');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
