import { expect, test } from '@jest/globals';
import { parseGlob, parseTextGlob } from '../../../src/actions/inputs/glob.ts';
import fc from '../../support/jest/properties.ts';

/** The same pattern as a regular expression, which is right and can be slow. */
function oracle(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.-]/g, String.raw`\$&`)
    .replaceAll('?', '[^]')
    .replaceAll('*', '[^]*');
  return new RegExp(`^${source}$`);
}

test.each([
  ['shop', 'shop', true],
  ['shop', 'shop2', false],
  ['shop', 'myshop', false],
  ['shop*', 'shop', true],
  ['*shop', 'myshop', true],
  ['s*p', 'shopsp', true],
  ['s?op', 'shop', true],
  ['s?op', 'sop', false],
  ['*', '', true],
  ['?', '', false],
  ['a.b', 'axb', false],
  ['SHOP', 'shop', false],
])('%s with %j: %p', (glob, name, matches) => {
  expect(parseGlob(glob)(name)).toBe(matches);
});

test('agrees with a regular expression', () => {
  const glob = fc.stringMatching(/^[ab*?.-]{1,10}$/);
  const name = fc.stringMatching(/^[ab.-]{0,12}$/);
  fc.assert(
    fc.property(glob, name, (pattern, text) => {
      expect([pattern, text, parseGlob(pattern)(text)]).toEqual([pattern, text, oracle(pattern).test(text)]);
    }),
    { numRuns: 1000 },
  );
});

test('many stars take no time', () => {
  // A regular expression would need longer than this universe has.
  expect(parseGlob('*a'.repeat(32))(`${'a'.repeat(5000)}b`)).toBe(false);
});

test.each([
  ['Preview *', 'Preview 12 (dev)', true],
  ['Preview *', 'preview 12', false],
  ['?? Berlin', '🚀🚀 Berlin', true],
  ['? Berlin', '日 Berlin', true],
  ['a.c', 'abc', false],
  ['[a]', 'a', false],
])('a glob for any text: %s, %s', (glob, text, expected) => {
  expect(parseTextGlob(glob)(text)).toBe(expected);
});

test.each(['x'.repeat(129), 'two\nlines', '\u001b[0m'])('no glob for any text: %j', (glob) => {
  expect(() => parseTextGlob(glob)).toThrow(RangeError);
});
