import { onHalf, onHead, once, SHORT, text } from './actions.ts';
import { all, CUT_SUCCESS, cutUpload, final, maybe } from './expectations.ts';
import type { FaultKind } from './expectations.ts';

/** Connections that end, or go nowhere. */
export const CONNECTIONS: readonly FaultKind[] = [
  {
    name: 'reset at the first byte',
    fault: () => (peer) => void peer.socket.once('data', () => peer.reset()),
    inBody: true,
    expected: cutUpload('network'),
  },
  // The second attempt does not ask with `Expect`: of a small body it would have sent all by then.
  {
    name: 'closed when connected',
    fault: () => (peer) => void peer.socket.end(),
    inBody: true,
    expected: cutUpload('network'),
  },
  {
    name: 'reset after the head',
    fault: onHead((peer) => peer.reset()),
    inBody: true,
    expected: cutUpload('network'),
  },
  {
    name: 'closed after the head',
    fault: onHead((peer) => peer.socket.end()),
    inBody: true,
    expected: cutUpload('network'),
  },
  { name: 'reset in the body', fault: onHalf((peer) => peer.reset()), inBody: true, expected: cutUpload('network') },
  {
    name: 'closed in the body',
    fault: onHalf((peer) => peer.socket.destroy()),
    inBody: true,
    expected: cutUpload('network'),
  },
  { name: 'reset after the last byte', fault: once((peer) => peer.reset()), expected: maybe('network') },
  { name: 'closed after the last byte', fault: once((peer) => peer.socket.end()), expected: maybe('network') },
  {
    name: 'stall in the body',
    fault: onHalf((peer) => peer.socket.pause()),
    inBody: true,
    expected: cutUpload('network'),
    limits: { progress: 2 * SHORT, reply: SHORT },
  },
  {
    name: 'stall after the last byte',
    fault: once(() => undefined),
    expected: maybe('network'),
    limits: { reply: SHORT },
  },
  {
    name: 'reset in the head of the reply',
    fault: once((peer) => peer.socket.write('HTTP/1.1 200 OK\r\nContent-Le', () => peer.reset())),
    expected: maybe('network'),
  },
  {
    name: 'closed in the head of the reply',
    fault: once((peer) => peer.socket.end('HTTP/1.1 200 OK\r\nContent-Le')),
    expected: maybe('network'),
  },
  {
    name: 'stall in the head of the reply',
    fault: once((peer) => peer.socket.write('HTTP/1.1 200 OK\r\nContent-Le')),
    expected: maybe('network'),
    limits: { reply: SHORT },
  },
  {
    name: 'reset in the body of a 200',
    fault: once((peer) => peer.socket.write(text(200, '{"na', { 'Content-Length': '99' }), () => peer.reset())),
    expected: CUT_SUCCESS,
  },
  {
    name: 'closed in the body of a 200',
    fault: once((peer) => peer.socket.end(text(200, '{"na', { 'Content-Length': '99' }))),
    expected: CUT_SUCCESS,
  },
  {
    name: 'stall in the body of a 200',
    fault: once((peer) => peer.socket.write(text(200, '{"na', { 'Content-Length': '99' }))),
    expected: CUT_SUCCESS,
    limits: { reply: SHORT },
  },
  {
    // The status counts, whatever becomes of the text.
    name: 'closed in the body of a 404',
    fault: once((peer) => peer.socket.end(text(404, '{"me', { 'Content-Length': '99' }))),
    expected: all(final('not-found')),
  },
];
