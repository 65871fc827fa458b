import type { IncomingMessage } from 'node:http';

/** Names under which this machine reaches itself. */
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Whether a request was sent to a loopback name, with the port that it arrived at: a page in a browser can make any
 * name point to 127.0.0.1, and would otherwise be able to talk to the platform and its apps under that name.
 */
export function namesLoopback(request: IncomingMessage, names = LOOPBACK): boolean {
  return allowedHosts(request, names).includes((request.headers.host ?? '').toLowerCase());
}

/** What a request to another name is answered. */
export function onlyLoopback(request: IncomingMessage, names = LOOPBACK): string {
  return `The local platform answers only requests to ${allowedHosts(request, names).join(', ')}.`;
}

function allowedHosts({ socket: { localPort: port } }: IncomingMessage, names: readonly string[]): string[] {
  return names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
}
