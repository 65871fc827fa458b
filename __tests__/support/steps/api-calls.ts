import type { CallContext } from '../../../src/platform/api/api-request.ts';
import { always } from '../servers/socket-server.ts';
import { fakeClock } from './fake-clock.ts';

/** What a call to the platform needs beside a connection. */
export function callContext(): CallContext {
  return {
    clock: fakeClock(),
    signal: new AbortController().signal,
    onRetry: () => undefined,
    holdsSecret: () => false,
  };
}

/** A connection to a host that answers every call in the same way. */
export async function serving(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) {
  const server = await always(status, body, headers);
  return { ...server, apiRoot: new URL(server.origin), credentials: { username: 'user', password: 'password' } };
}
