import type { Peer } from '../server.ts';
import fc from '../../jest/properties.ts';
import { httpReply } from '../../servers/socket-server.ts';

/**
 * One thing that a host can do with one try of an upload. `takes`: the host keeps the upload, as soon as it is whole,
 * whatever the client gets to hear. A refusal (4xx, 503 with Retry-After, anything before the body is in) keeps nothing.
 */
export interface Step {
  readonly name: string;
  readonly takes: boolean;
  readonly run: (peer: Peer, kept: () => void) => Promise<void>;
}

const refuse = (status: number, headers: Readonly<Record<string, string>> = {}): Step => ({
  name: `${status} ${Object.keys(headers).join()}`.trim(),
  takes: false,
  run: async (peer) => {
    await peer.bodyIn();
    peer.reply(status, '', headers);
  },
});

const refuseEarly = (status: number): Step => ({
  name: `${status} early`,
  takes: false,
  run: async (peer) => {
    await peer.headIn();
    peer.reply(status);
  },
});

const take = (name: string, end: (peer: Peer) => void): Step => ({
  name,
  takes: true,
  run: async (peer, kept) => {
    await peer.bodyIn();
    kept();
    end(peer);
  },
});

/** Cut when a share of the body is in; a host keeps nothing of that. */
const cut = (name: string, end: (peer: Peer) => void, share: number): Step => ({
  name: `${name} at ${share} %`,
  takes: false,
  run: async (peer) => {
    await peer.headIn();
    await peer.bodyIn((peer.length * share) / 100);
    end(peer);
  },
});

const STEPS: readonly Step[] = [
  ...[429, 408, 425, 401, 413, 400].map((status) => refuse(status)),
  refuse(503, { 'Retry-After': '1' }),
  refuse(429, { 'Retry-After': '300' }),
  ...[401, 413, 417, 429, 500, 502, 503].map(refuseEarly),
  ...[500, 502, 503, 504, 520].map((status) => take(`${status} after the body`, (peer) => peer.reply(status))),
  take('reset after the body', (peer) => peer.reset()),
  take('closed after the body', (peer) => peer.socket.end()),
  take('no answer', () => undefined),
  take('cut in the head of the reply', (peer) => peer.socket.end('HTTP/1.1 200 O')),
  take('cut in the reply', (peer) => peer.socket.end(httpReply(200, '{', { 'Content-Length': '9' }))),
  take('another protocol', (peer) => peer.socket.end('hello\r\n')),
  take('a sign-in page', (peer) => peer.reply(200, '<html></html>')),
  take('accepted', (peer) => peer.reply(200, '{}')),
  take('accepted', (peer) => peer.reply(200)),
  {
    name: 'reset when connected',
    takes: false,
    run: async (peer) => peer.reset(),
  },
];

const CUTS: readonly (readonly [string, (peer: Peer) => void])[] = [
  ['reset', (peer) => peer.reset()],
  ['closed', (peer) => peer.socket.destroy()],
  ['413 and a reset', (peer) => peer.socket.write(httpReply(413), () => peer.reset())],
];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...STEPS) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...CUTS), fc.integer({ min: 0, max: 99 }))
      .map(([[name, end], share]) => cut(name, end, share)),
  },
);

/** What a host does with one try after the other; the last step stays. */
export const sequences = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  bytes: fc.constantFrom(0, 1, 1000, 200_000, 1_500_000),
  retryAmbiguous: fc.boolean(),
});
