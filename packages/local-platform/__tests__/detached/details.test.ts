import { expect, test } from '@jest/globals';
import { parseDetails } from '../../src/detached/details.ts';

test.each(['', '{', 'null', '{}', '["password"]', JSON.stringify({ password: 1 })])(
  '%j is no line of details',
  (line) => {
    expect(parseDetails(line)).toBe(undefined);
  },
);
