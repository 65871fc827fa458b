import { expect, test } from '@jest/globals';
import { timeView } from '../../../src/emulator/portal/times.ts';

test.each([
  [-5, '0 s ago'],
  [59, '59 s ago'],
  [60, '1 min ago'],
  [7199, '119 min ago'],
  [7200, '2 h ago'],
  [172_799, '47 h ago'],
  [172_800, '2 days ago'],
])('%d seconds are %s', (seconds, ago) => {
  expect(timeView(0, seconds * 1000)).toEqual({ iso: '1970-01-01T00:00:00.000Z', ago });
});
