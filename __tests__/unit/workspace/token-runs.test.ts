import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SecretPatterns } from '../../../src/workspace/secrets.ts';
import { TokenRuns } from '../../../src/workspace/token-runs.ts';

const letters = (length: number): string => 'ABCDEFG2345ABCDEFG7'.repeat(4).slice(0, length);
const whole = ['ghp_', 'ghr_', 'npm_'].map((begin) => begin + letters(36));
const pieces = fc.oneof(
  fc.constantFrom(...whole, `github_pat_${letters(22)}_${letters(59)}`, `AKIA${letters(16)}`, `ASIA${letters(16)}`),
  fc.constantFrom('ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'ghx_', 'github_pat_', 'AKIA', 'ASIA', 'npm_', 'g', 'A', 'n'),
  fc.constantFrom(' ', '\n', '-', '.', '"', '_', '\u00e9', '\0', ''),
  fc.constantFrom(16, 17, 19, 20, 22, 35, 36, 37, 59).map(letters),
  fc.constantFrom('EXAMPLE', 'IOSFODNN7EXAMPLE'),
  fc.string({ maxLength: 25 }),
);
const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));

/** All that the scan may find, by looking at every byte. */
const EVERY_TOKEN =
  /(?<![A-Za-z0-9_])(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}|A[KS]IA(?![A-Z0-9]*EXAMPLE)[A-Z2-7]{16}|npm_[A-Za-z0-9]{36})(?![A-Za-z0-9_])/g;

test('the scan finds the tokens that a look at every byte finds', () => {
  const patterns = new SecretPatterns(undefined);
  let found = 0;
  fc.assert(
    fc.property(texts, fc.nat(40), fc.nat(40), (text, skipped, left) => {
      const bytes = Buffer.from(text);
      const [from, to] = [Math.min(skipped, bytes.length), Math.max(0, bytes.length - left)];
      const expected = [...bytes.toString('latin1').matchAll(EVERY_TOKEN)]
        .map(({ index }) => index)
        .filter((index) => index >= from && index < to);
      expect(patterns.find('a.js', bytes, from, to).map(({ offset }) => offset)).toEqual(expected);
      found += expected.length;
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(100);
});

test('the beginning of a long row is found once, however long it is', () => {
  const bytes = Buffer.from(`-npm_${'a'.repeat(10_000)}`);
  const starts: number[] = [];
  new TokenRuns(['npm_'], 20).visit(bytes, 0, bytes.length, (start) => starts.push(start));
  expect(starts).toEqual([1]);
});
