import { expect, test } from '@jest/globals';
import { exitCodeOf } from '../../src/cli/exit-code.ts';

test.each([
  [0, 'accepted', '', 0],
  [1, 'failed', 'unauthorized', 1],
  [1, 'accepted', 'purge-failed', 1],
  [1, 'failed', 'internal', 1],
  [1, 'failed', 'invalid-input', 2],
  [1, 'unknown', 'ambiguous', 3],
  [1, 'unknown', 'bad-reply', 3],
  [1, 'unknown', 'timeout', 3],
  [130, 'unknown', 'cancelled', 130],
  [143, 'failed', 'cancelled', 143],
])('a step that returns %i with %s %s ends with %i', (code, status, error, expected) => {
  expect(
    exitCodeOf(
      code,
      new Map([
        ['status', status],
        ['error-code', error],
      ]),
    ),
  ).toBe(expected);
});
