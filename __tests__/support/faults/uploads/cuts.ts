import type { PhaseLimits } from '../../../../src/platform/transport/request-phases.ts';
import type { Peer } from '../server.ts';
import { httpReply } from '../../servers/socket-server.ts';

/** Endings that are right for an upload; several where it depends on how much the two kernels had taken. */
type Endings = readonly string[];

/** What happens to a connection once so much of the body is in. */
export interface Cut {
  readonly name: string;
  readonly act: (peer: Peer) => void;
  /** Right when the body is far from complete, by status, error code and requests. */
  readonly within: Endings;
  /** Right when all of it is in. */
  readonly complete: Endings;
  readonly limits?: Partial<PhaseLimits>;
}

const AGAIN = 'failed network 5';
const AMBIGUOUS = 'unknown ambiguous 1';

/** The end of the connection with bytes in it that nobody read: the kernel sends RST, which may overtake the reply. */
function resetAfter(peer: Peer, reply: string): void {
  peer.socket.pause();
  peer.socket.write(reply, () => peer.reset());
}

export const CUTS: readonly Cut[] = [
  { name: 'reset', act: (peer) => peer.reset(), within: [AGAIN], complete: [AMBIGUOUS] },
  { name: 'closed, unread', act: (peer) => peer.socket.destroy(), within: [AGAIN], complete: [AMBIGUOUS] },
  {
    name: 'closed on one side, and read on',
    act: (peer) => peer.socket.end(),
    within: [AGAIN],
    complete: [AMBIGUOUS],
  },
  {
    name: 'read no more',
    act: (peer) => peer.socket.pause(),
    within: [AGAIN],
    complete: [AMBIGUOUS],
    limits: { progress: 400, reply: 100 },
  },
  {
    name: '413, closed, and read on',
    act: (peer) => peer.reply(413),
    within: ['failed too-large 1'],
    complete: ['failed too-large 1'],
  },
  {
    name: '413, and left open',
    act: (peer) => void peer.socket.write(httpReply(413)),
    within: ['failed too-large 1'],
    complete: ['failed too-large 1'],
  },
  {
    // The reset may overtake the reply; then the next try shows it, or the network is to blame.
    name: '413 and a reset',
    act: (peer) => resetAfter(peer, httpReply(413)),
    within: [1, 2, 3, 4, 5].map((tries) => `failed too-large ${tries}`).concat(AGAIN),
    complete: ['failed too-large 1', AMBIGUOUS],
  },
  {
    name: '429, closed, and read on',
    act: (peer) => peer.reply(429),
    within: ['failed rate-limited 5'],
    complete: ['failed rate-limited 5'],
  },
  {
    name: '500, closed, and read on',
    act: (peer) => peer.reply(500),
    within: ['failed server-error 5'],
    complete: [AMBIGUOUS],
  },
  {
    name: '503 with Retry-After',
    act: (peer) => peer.reply(503, '', { 'Retry-After': '1' }),
    within: ['failed server-error 5'],
    complete: ['failed server-error 5'],
  },
  {
    name: '200, closed, and read on',
    act: (peer) => peer.reply(200, '{}'),
    within: ['unknown bad-reply 1'],
    complete: ['accepted 1'],
  },
  {
    name: 'another protocol',
    act: (peer) => void peer.socket.end('SSH-2.0-x\r\n'),
    within: [AGAIN],
    complete: [AMBIGUOUS],
  },
];
