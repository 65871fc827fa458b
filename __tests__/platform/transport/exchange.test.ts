import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { StepError } from '../../../src/shared/errors.ts';
import { withAttempts } from '../../../src/platform/retry/attempts.ts';
import { exchange } from '../../../src/platform/transport/exchange.ts';
import type { HttpCall } from '../../../src/platform/transport/exchange.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { faultServer } from '../../support/fault-server.ts';

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
