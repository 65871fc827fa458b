import { expect, test } from '@jest/globals';
import { attempt } from '../../support/steps/attempting.ts';
import { createReply } from '../../support/servers/exchanges.ts';

const busy = (retryAfter: string) => createReply({ status: 503, headers: { 'retry-after': retryAfter } });

test.each(['soon', '', '-1', 'Foo 1'])('503 with the Retry-After %j counts as one without', async (retryAfter) => {
  const { result, made } = await attempt([busy(retryAfter), createReply()]);
  expect(made).toBe(1);
  expect(result).toMatchObject({ code: 'ambiguous', status: 'unknown' });
});

test.each([
  ['7', 7000],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
  ['Thursday, 01-Jan-26 00:00:30 GMT', 30_000],
  ['Thu Jan  1 00:00:30 2026', 30_000],
])('503 with the Retry-After %j is retried then', async (retryAfter, pause) => {
  const { result, pauses } = await attempt([busy(retryAfter), createReply()]);
  expect(result).toMatchObject({ status: 200 });
  expect(pauses).toEqual([pause]);
});

test.each([
  ['an hour ahead of ours', '01:00:00', '01:00:30'],
  ['an hour behind it', '23:00:00', '23:00:30'],
])("a date is read by the platform's own clock: %s", async (_name, now, then) => {
  const day = now < '12' ? 'Thu, 01 Jan 2026' : 'Wed, 31 Dec 2025';
  const headers = { date: `${day} ${now} GMT`, 'retry-after': `${day} ${then} GMT` };
  const { pauses } = await attempt([createReply({ status: 429, headers }), createReply()]);
  expect(pauses).toEqual([30_000]);
});
