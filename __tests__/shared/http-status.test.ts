import { expect, test } from '@jest/globals';
import { errorCodeOf, statusClass } from '../../src/shared/http-status.ts';

test.each([
  ['interim', [100, 101, 103, 199]],
  ['success', [200, 201, 204, 299]],
  ['redirect', [300, 301, 304, 308, 399]],
  ['refused', [401, 403]],
  ['missing', [404]],
  ['no-call', [405, 501]],
  ['later', [408, 425, 429]],
  ['rejected', [400, 402, 406, 407, 409, 410, 413, 417, 422, 428, 431, 451, 499]],
  ['unsupported', [505, 506, 507, 508, 510, 511]],
  ['server-error', [500, 502, 503, 504, 509, 520, 599]],
] as const)('%s: %j', (expected, statuses) => {
  for (const status of statuses) expect({ status, is: statusClass(status) }).toEqual({ status, is: expected });
});

test.each([
  [301, 'rejected'],
  [400, 'rejected'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [413, 'too-large'],
  [429, 'rate-limited'],
  [500, 'server-error'],
  [501, 'server-error'],
] as const)('a refusal with HTTP %d is the error "%s"', (status, code) => {
  expect(errorCodeOf(status)).toBe(code);
});
