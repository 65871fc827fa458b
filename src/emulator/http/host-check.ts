import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';

/** Names under which this machine reaches itself. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Answers to loopback names only: a page in a browser can make any name point to 127.0.0.1, and would otherwise be
 * able to talk to the platform under that name.
 * @throws Refusal 421
 */
export function checkHost(request: FastifyRequest): void {
  const host = (request.headers.host ?? '').toLowerCase();
  const port = request.raw.socket.localPort;
  const allowed = LOOPBACK.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
  if (!allowed.includes(host)) {
    throw new Refusal(421, 'not_loopback', `The local platform answers to ${allowed.join(', ')} only.`);
  }
}
