import { expect, test } from '@jest/globals';
import { characters } from '../../src/secret-scan/characters.ts';
import type { CharacterSet } from '../../src/secret-scan/characters.ts';
import { MarkerSearch } from '../../src/secret-scan/marker-search.ts';
import fc from '../support/jest/properties.ts';

const MARKERS = ['abc', 'abcd', 'bca', 'cab', 'aaa', 'b'.repeat(9), 'caacbb', 'c[ad]b', '[abd]da[cd]'];
/** Few letters, so that markers stand everywhere, and next to and inside each other. */
const texts = fc
  .array(fc.constantFrom(...MARKERS.slice(0, 7), 'cdb', 'bdad', 'a', 'b', 'c', 'd'), { maxLength: 40 })
  .map((parts) => parts.join(''));

/** What each place of a marker may hold, as a regular expression writes it. */
function setsOf(marker: string): CharacterSet[] {
  return (marker.match(/\[.*?\]|./g) ?? []).map((part) => characters(new RegExp(part)));
}

const OWNED = MARKERS.map((marker) => ({ sets: setsOf(marker), owner: marker }));

/** @param shift where in its memory the text begins: numbers of several bytes must be aligned there */
function search(owned: typeof OWNED, text: string, from: number, to: number, shift = 0): string[] {
  const found: string[] = [];
  const memory = Buffer.concat([Buffer.alloc(shift, 'abc'), Buffer.from(text)]);
  const exact = Buffer.from(Uint8Array.from(memory).buffer, shift);
  new MarkerSearch(owned).visit(exact, from, to, (marker, start) => found.push(`${start} ${marker}`));
  return found.toSorted();
}

test('every marker that begins in the range is found once, wherever it stands', () => {
  let count = 0;
  fc.assert(
    fc.property(texts, fc.nat(20), fc.nat(20), fc.nat(3), (text, skipped, left, shift) => {
      const [from, to] = [Math.min(skipped, text.length), Math.max(0, text.length - left)];
      const expected = MARKERS.flatMap((marker) =>
        Array.from(text.matchAll(new RegExp(`(?=${marker})`, 'g')), ({ index }) => index)
          .filter((start) => start >= from && start < to)
          .map((start) => `${start} ${marker}`),
      ).toSorted();
      expect(search(OWNED, text, from, to, shift)).toEqual(expected);
      count += expected.length;
    }),
    { numRuns: 1000 },
  );
  expect(count).toBeGreaterThan(1000);
});

test.each(['ab', ''])('a marker as short as "%s" is refused: it could be missed', (marker) => {
  expect(() => search([{ sets: setsOf(marker), owner: marker }], 'abcabc', 0, 6)).toThrow('too short');
});
