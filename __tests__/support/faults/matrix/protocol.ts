import { once, SHORT, text } from './actions.ts';
import { ACCEPTED, all, CUT_SUCCESS, cutUpload, maybe } from './expectations.ts';
import type { FaultKind } from './expectations.ts';

/** Answers that are no HTTP, or HTTP of another sort. */
export const PROTOCOL: readonly FaultKind[] = [
  { name: 'another protocol', fault: once((peer) => peer.socket.end('SSH-2.0-x\r\n')), expected: maybe('network') },
  {
    name: 'another protocol at once',
    fault: () => (peer) => void peer.socket.end('220 mail.example ESMTP\r\n'),
    expected: cutUpload('network'),
  },
  {
    name: 'headers without end',
    fault: once((peer) => peer.socket.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(200_000)}`)),
    expected: maybe('network'),
  },
  {
    name: 'answers of 100 and no other',
    fault: once((peer) => peer.socket.write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(50))),
    expected: maybe('network'),
    limits: { reply: SHORT },
  },
  {
    name: 'both Content-Length and chunks',
    fault: once((peer) => peer.socket.end(text(200, '0\r\n\r\n', { 'Transfer-Encoding': 'chunked' }))),
    expected: maybe('network'),
  },
  {
    name: 'chunks that are none',
    fault: once((peer) => peer.socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n')),
    expected: CUT_SUCCESS,
  },
  {
    name: 'a body that claims to be compressed',
    fault: once((peer) => peer.socket.end(text(200, 'not gzip', { 'Content-Encoding': 'gzip' }))),
    expected: CUT_SUCCESS,
  },
  {
    name: 'more bytes than Content-Length',
    fault: once((peer, good) => peer.socket.end(`${text(200, good)}HTTP/1.1 500 Again\r\n\r\n`)),
    expected: all(ACCEPTED),
  },
  {
    name: 'HTTP/1.0 without a length',
    fault: once((peer, good) => peer.socket.end(`HTTP/1.0 200 OK\r\n\r\n${good}`)),
    expected: all(ACCEPTED),
  },
  {
    name: 'a reply byte by byte',
    fault: once((peer, good) => {
      peer.socket.setNoDelay(true);
      for (const byte of text(200, good)) peer.socket.write(byte);
    }),
    expected: all(ACCEPTED),
  },
  {
    name: 'no 100 Continue',
    fault: (good) => async (peer) => {
      await peer.restIn();
      peer.reply(200, good);
    },
    expected: all(ACCEPTED),
    limits: { expect: 20 },
  },
  {
    name: '100 Continue when all is there',
    fault: (good) => async (peer) => {
      await peer.restIn();
      peer.socket.write(`HTTP/1.1 100 Continue\r\n\r\n${text(200, good)}`);
    },
    expected: all(ACCEPTED),
    limits: { expect: 20 },
  },
  {
    name: '417, and all is well without Expect',
    fault: (good) => async (peer) => {
      await peer.headIn();
      if (/^expect:/im.test(peer.head)) return peer.reply(417);
      await peer.restIn();
      peer.reply(200, good);
    },
    expected: { ...all(ACCEPTED), upload: { ending: 'accepted', requests: 2 } },
  },
];
