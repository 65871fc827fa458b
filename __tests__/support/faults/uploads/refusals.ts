import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Peer } from '../server.ts';
import { httpReply } from '../../servers/socket-server.ts';

/** Statuses that a host may refuse an upload with before it has read it, and how the step must end. */
export const REFUSALS: Readonly<Record<number, string>> = {
  401: 'failed unauthorized',
  403: 'failed forbidden',
  404: 'failed not-found',
  413: 'failed too-large',
  429: 'failed rate-limited',
};

/** What a host does with the connection once it has answered. */
export const WAYS: Readonly<Record<string, (peer: Peer, reply: string) => void>> = {
  'closes it': (peer, reply) => void peer.socket.end(reply),
  'resets it': (peer, reply) => void peer.socket.write(reply, () => peer.reset()),
  'leaves it open, and reads on': (peer, reply) => void peer.socket.write(reply),
  'leaves it open, and reads no more': (peer, reply) => {
    peer.socket.pause();
    peer.socket.write(reply);
  },
};

/** Body sizes that go out without `Expect`. */
export const SMALL_BODIES = [1000, 100_000, 900_000] as const;

/** How long a host takes to refuse, in milliseconds: at once, or when the body is on its way or sent. */
export const DELAYS = [0, 30] as const;

/** The reply of a refusal; none is to be retried. */
export function refusalReply(status: number): string {
  return httpReply(status, '{"message":"no"}', status === 429 ? { 'Retry-After': '500' } : {});
}

/** A host that refuses once the head is in, without a look at the body. */
export function refuseAtHead(status: number, way: (peer: Peer, reply: string) => void, after: number): Fault {
  return async (peer) => {
    await peer.headIn();
    if (after > 0) await delay(after);
    way(peer, refusalReply(status));
  };
}
