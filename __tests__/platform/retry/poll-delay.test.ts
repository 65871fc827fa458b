import { expect, test } from '@jest/globals';
import { pollDelay } from '../../../src/platform/retry/poll-delay.ts';

test('polls begin after 2 s and back off to 15 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1000].map((polls) => pollDelay(polls))).toEqual([
    2000, 3000, 4500, 6750, 10_125, 15_000, 15_000, 15_000,
  ]);
});

test('a host that asks for more time gets it, up to two minutes', () => {
  expect(pollDelay(0, 30_000)).toBe(30_000);
  expect(pollDelay(5, 1000)).toBe(15_000);
  expect(pollDelay(0, 3_600_000)).toBe(120_000);
});
