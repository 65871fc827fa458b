import { expect, test } from '@jest/globals';
import { longDuration, timeView } from '../../src/portal/times.ts';

test.each([
  [-5, '0 s ago'],
  [59, '59 s ago'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [3600, '1 h ago'],
  [172_799, '47 h ago'],
  [172_800, '2 days ago'],
])('%d seconds are %s', (seconds, ago) => {
  expect(timeView(1000, (1 + seconds) * 1000)).toEqual({ iso: '1970-01-01T00:00:01.000Z', ago });
});

test.each([
  [0.5, '0.5 s'],
  [60, '1 min'],
  [5401, '1 h 30 min 1 s'],
  [90_000, '1 d 1 h'],
  [31_536_000, '365 d'],
])('%d seconds are as long as %s', (seconds, text) => expect(longDuration(seconds * 1000)).toBe(text));
