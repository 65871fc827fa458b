import { early, onHead } from './actions.ts';
import { again, final } from './expectations.ts';
import type { Expected } from './expectations.ts';
import type { Fault } from '../server.ts';

/** Faults of a host that was to speak TLS: bytes that come are the start of a handshake. */
export const HANDSHAKES: readonly {
  readonly name: string;
  readonly fault: Fault;
  readonly tls?: boolean;
  readonly stalls?: boolean;
  readonly expected: Expected;
}[] = [
  { name: 'a certificate of its own', fault: () => undefined, tls: true, expected: final('network') },
  {
    name: 'reset in the handshake',
    fault: (peer) => void peer.socket.once('data', () => peer.reset()),
    expected: again('network'),
  },
  {
    name: 'closed in the handshake',
    fault: (peer) => void peer.socket.once('data', () => peer.socket.end()),
    expected: again('network'),
  },
  { name: 'stall in the handshake', fault: () => undefined, expected: again('network'), stalls: true },
  {
    name: 'plain HTTP where TLS should be',
    fault: (peer) => void peer.socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    expected: final('network'),
  },
];

/** What a proxy does with CONNECT, and what comes of it. */
export const TUNNELS: readonly {
  readonly name: string;
  readonly fault: Fault;
  readonly expected: Expected;
  readonly stalls?: boolean;
}[] = [
  ...[502, 503, 504].map((status) => ({
    name: `CONNECT answered with ${status}`,
    fault: early(status)(),
    expected: again('network'),
  })),
  ...[403, 407, 500].map((status) => ({
    name: `CONNECT answered with ${status}`,
    fault: early(status)(),
    expected: final('network'),
  })),
  { name: 'CONNECT without an answer', fault: () => undefined, expected: again('network'), stalls: true },
  { name: 'CONNECT reset', fault: onHead((peer) => peer.reset())(), expected: again('network') },
  {
    name: 'a tunnel that ends at once',
    fault: onHead((peer) => peer.socket.end('HTTP/1.1 200 Connected\r\n\r\n'))(),
    expected: again('network'),
  },
];
