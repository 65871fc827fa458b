import type { Fault, Peer } from '../server.ts';
import { httpReply } from '../../servers/socket-server.ts';

/** Short, for stalls: everything that has to come has come by then. */
export const SHORT = 100;

export type Headers = Readonly<Record<string, string>>;

/** A status once the whole request is in. */
export const after =
  (status: number, headers: Headers = {}, body = '') =>
  (): Fault =>
  async (peer) => {
    await peer.bodyIn();
    peer.reply(status, body, headers);
  };

/** A status as soon as the head is in; of an upload that asked, no byte of the body has come then. */
export const early =
  (status: number, headers: Headers = {}) =>
  (): Fault =>
  async (peer) => {
    await peer.headIn();
    peer.reply(status, '', headers);
  };

/** Once the whole request is in. */
export const once =
  (action: (peer: Peer, good: string) => void) =>
  (good: string): Fault =>
  async (peer) => {
    await peer.bodyIn();
    action(peer, good);
  };

export const onHead = (action: (peer: Peer) => void) => (): Fault => async (peer) => {
  await peer.headIn();
  action(peer);
};

/** In the middle of the body; for calls without a large one, once it is in. */
export const onHalf = (action: (peer: Peer) => void) => (): Fault => async (peer) => {
  await peer.headIn();
  // Early, as receive buffers grow with what is read, and would then take the rest of the body.
  await peer.bodyIn(Math.min(2 ** 18, peer.length / 2));
  action(peer);
};

/** A whole reply as text. */
export const text = httpReply;
