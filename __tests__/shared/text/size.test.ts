import { describe, expect, test } from '@jest/globals';
import { parseSize } from '../../../src/shared/text/size.ts';

describe('sizes', () => {
  test.each([
    ['1', 1],
    ['200', 200],
    ['200b', 200],
    ['200MB', 200_000_000],
    ['200mb', 200_000_000],
    ['200 MB', 200_000_000],
    ['200MiB', 209_715_200],
    ['1.5kB', 1500],
    ['0.5KiB', 512],
    ['2GiB', 2_147_483_648],
    ['1TB', 1e12],
  ])('%s', (text, bytes) => {
    expect(parseSize(text)).toBe(bytes);
  });

  test.each(['0', '0.5', '-1', 'MB', '200M', '200 megabytes', '1,5MB', '1e6', '9'.repeat(16), '999999TB', '1.2345MB'])(
    '%j is none',
    (text) => {
      expect(() => parseSize(text)).toThrow(/^must be a size such as 200MB .*200MiB .*a number of bytes$/);
    },
  );
});
