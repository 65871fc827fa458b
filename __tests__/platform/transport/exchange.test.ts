import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { StepError } from '../../../src/shared/errors.ts';
import { withAttempts } from '../../../src/platform/retry/attempts.ts';
import { ExchangeError } from '../../../src/platform/transport/exchange-error.ts';
import { exchange } from '../../../src/platform/transport/exchange.ts';
import type { HttpCall } from '../../../src/platform/transport/exchange.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { faultServer } from '../../support/faults/server.ts';
import { always, CLOSED_ORIGIN, socketServer } from '../../support/servers/socket-server.ts';

/** Makes a call as an upload would, and counts how often. */
async function attempt(call: Partial<HttpCall>) {
  const clock = fakeClock();
  const signal = new AbortController().signal;
  const server = await faultServer((peer) => peer.reply(200));
  let made = 0;
  const options = {
    kind: 'upload' as const,
    name: { what: 'the upload', origin: server.origin },
    clock,
    signal,
    onRetry: () => undefined,
  };
  const error: unknown = await withAttempts(options, async () => {
    made += 1;
    return await exchange({ method: 'POST', url: new URL(server.origin), signal, ...call });
  }).catch((thrown: unknown) => thrown);
  return { error, made, requests: server.peers.filter(({ head }) => head !== '').length };
}

const MB = 1_000_000;

/** A body of this many bytes, in pieces. */
function bodyOf(bytes: number) {
  const piece = Math.min(bytes, 50_000);
  return {
    type: 'application/octet-stream',
    bytes,
    open: async function* () {
      for (let sent = 0; sent < bytes; sent += piece) yield Buffer.alloc(piece);
    },
  };
}

/** What a request reports as sent, of a body of this many bytes. */
async function progressOf(bytes: number, origin: string, expectContinue: boolean): Promise<number[]> {
  const seen: number[] = [];
  await exchange({
    method: 'POST',
    url: new URL(origin),
    body: bodyOf(bytes),
    expectContinue,
    signal: new AbortController().signal,
    onProgress: (done) => void seen.push(done),
  }).catch((error: unknown) => expect(error).toBeInstanceOf(ExchangeError));
  return seen;
}

describe('progress is what a connection took', () => {
  test.each([
    ['that fits into memory', 1000, false],
    ['in pieces', MB, false],
    ['in pieces, after 100 Continue', MB, true],
  ])('of a body %s, up to its last byte', async (_name, bytes, expectContinue) => {
    const server = await always(200);
    expect((await progressOf(bytes, server.origin, expectContinue)).at(-1)).toBe(bytes);
  });

  test.each([
    [1000, false],
    [MB, false],
    [MB, true],
  ])('without a connection there is none: %i bytes, Expect %s', async (bytes, expectContinue) => {
    expect(await progressOf(bytes, CLOSED_ORIGIN, expectContinue)).toEqual([]);
  });

  test('nor is there any where the host resets the connection instead of asking for the body', async () => {
    const server = await socketServer({ onHead: (socket) => socket.resetAndDestroy() });
    expect(await progressOf(MB, server.origin, true)).toEqual([]);
  });
});

describe('a request that cannot be built is a defect of ours: one attempt, nothing sent', () => {
  test.each([
    ['a header with a name that none can have', { headers: { 'X Site': 'a' } }],
    ['a scheme that is none of HTTP', { url: new URL('ftp://127.0.0.1/') }],
  ])('%s', async (_, call) => {
    const { error, made, requests } = await attempt(call);
    expect(error).toBeInstanceOf(StepError);
    expect(error).toMatchObject({ code: 'internal', status: 'failed' });
    expect([made, requests]).toEqual([1, 0]);
  });

  test('its message holds no header', async () => {
    const { error } = await attempt({ headers: { 'X Site': 'secret', Authorization: 'Basic secret' } });
    expect((error as Error).message).toMatch(/^The request could not be built \([A-Z_]+\)\.$/);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('secret');
  });
});

describe('what the network does wrong stays with the network', () => {
  test.each([
    ['ECONNREFUSED', 'http://127.0.0.1:1'],
    // Too long for a label (RFC 1035 section 2.3.4), so no name server is asked.
    ['ENOTFOUND', `http://${'x'.repeat(64)}.example`],
  ])('%s', async (reason, url) => {
    const { error, made } = await attempt({ url: new URL(url) });
    expect(error).toMatchObject({ code: 'network', details: { reason } });
    expect(made).toBe(5);
  });
});

test.each([
  [0, true],
  [1, false],
])('of a reply, 1 MiB is read: with %d bytes more it is complete: %s', async (more, complete) => {
  const { origin } = await always(200, 'x'.repeat(2 ** 20 + more));
  const reply = await exchange({ method: 'GET', url: new URL(origin), signal: new AbortController().signal });
  expect([reply.text.length, reply.complete]).toEqual([2 ** 20, complete]);
});

test('a byte order mark before the answer is no part of it', async () => {
  const { origin } = await always(200, '\ufeff{"done":false}');
  const { text } = await exchange({ method: 'GET', url: new URL(origin), signal: new AbortController().signal });
  expect(text).toBe('{"done":false}');
});
