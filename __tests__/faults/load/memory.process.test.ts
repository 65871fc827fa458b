import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { faultServer } from '../../support/faults/server.ts';
import type { Peer } from '../../support/faults/server.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { kilobytesIn, measuring } from '../../support/zips/measuring.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { report } from '../../support/jest/soak-sizes.ts';

/** Writes a piece again and again until the client has enough. */
function flood(peer: Peer, start: string, piece: Buffer): void {
  const { socket } = peer;
  const more = (): void => {
    while (socket.writable && socket.write(piece));
  };
  socket.on('drain', more);
  socket.write(start);
  more();
}

const MiB = 2 ** 20;
/** 512 MiB in half a megabyte, as gzip members one after the other. */
const BOMB = Buffer.concat(Array<Buffer>(16).fill(gzipSync(Buffer.alloc(32 * MiB))));

/** Reads to its end, which takes a busy machine a while; the others are cut short once they have read enough. */
const WHOLE = 'a hundred pages of 0.9 MB';

test.concurrent.each<[string, (peer: Peer, origin: string) => void]>([
  ['an endless body', (peer) => flood(peer, 'HTTP/1.1 200 OK\r\n\r\n', Buffer.alloc(MiB, '[1,'))],
  [
    'endless chunks',
    (peer) =>
      flood(peer, 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', Buffer.from('1\r\nx\r\n'.repeat(10_000))),
  ],
  ['endless headers', (peer) => flood(peer, 'HTTP/1.1 200 OK\r\n', Buffer.from('X: y\r\n'.repeat(10_000)))],
  [
    'a compressed bomb',
    (peer) =>
      peer.socket.end(
        Buffer.concat([
          Buffer.from(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${BOMB.length}\r\n\r\n`),
          BOMB,
        ]),
      ),
  ],
  ['brackets without end', (peer) => peer.reply(200, '['.repeat(MiB - 1))],
  ['an error with a message of 1 MB', (peer) => peer.reply(400, JSON.stringify({ message: 'x'.repeat(1_000_000) }))],
  [
    WHOLE,
    (peer, origin) => {
      const results = Array.from({ length: 100 }, (_, id) => ({ id, name: 'n'.repeat(9000) }));
      const next = `${origin}/v1/installs?offset=${Math.random()}`;
      peer.reply(200, JSON.stringify({ count: 9, results, next }));
    },
  ],
])('memory stays below 200 MiB, and the step ends: %s', async (name, answer) => {
  const server = await faultServer(async (peer) => {
    await peer.bodyIn();
    answer(peer, server.origin);
  });
  const run = await runBundle('installs', {
    workspace: makeFolder('workspace'),
    // "get" reads once; a list may be long, and what it holds is what was asked for.
    inputs: {
      'base-url': server.origin,
      username: 'user',
      password: 'p4ssword',
      'max-pages': '10',
      'timeout-minutes': name === WHOLE ? '2' : '0.03',
    },
    variables: { NODE_OPTIONS: `--import=${measuring()}` },
  });
  expect(run.outputs['status']).toBe(name === WHOLE ? 'done' : 'failed');
  const kilobytes = kilobytesIn(run.stderr);
  report('largest resident size', { [name]: `${Math.round(kilobytes / 1024)} MiB` });
  expect(kilobytes).toBeGreaterThan(10_000);
  expect(kilobytes).toBeLessThan(200 * 1024);
});
