import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MarkerSearch } from '../../src/secret-scan/marker-search.ts';

const MARKERS = ['abc', 'abcd', 'bca', 'cab', 'aaa', 'b'.repeat(9), 'caacbb'];
/** Few letters, so that markers stand everywhere, and next to and inside each other. */
const texts = fc
  .array(fc.constantFrom(...MARKERS, 'a', 'b', 'c', 'd'), { maxLength: 40 })
  .map((parts) => parts.join(''));

function search(markers: readonly string[], text: string, from: number, to: number): string[] {
  const found: string[] = [];
  const owned = markers.map((marker) => ({ bytes: Buffer.from(marker), owner: marker }));
  new MarkerSearch(owned).visit(Buffer.from(text), from, to, (marker, start) => found.push(`${start} ${marker}`));
  return found.toSorted();
}

test('every marker that begins in the range is found once, wherever it stands', () => {
  let count = 0;
  fc.assert(
    fc.property(texts, fc.nat(20), fc.nat(20), (text, skipped, left) => {
      const [from, to] = [Math.min(skipped, text.length), Math.max(0, text.length - left)];
      const expected = MARKERS.flatMap((marker) =>
        Array.from(text, (_, start) => start)
          .filter((start) => start >= from && start < to && text.startsWith(marker, start))
          .map((start) => `${start} ${marker}`),
      ).toSorted();
      expect(search(MARKERS, text, from, to)).toEqual(expected);
      count += expected.length;
    }),
    { numRuns: 1000 },
  );
  expect(count).toBeGreaterThan(1000);
});

test.each(['ab', ''])('a marker as short as "%s" is refused: it could be missed', (marker) => {
  expect(() => search([marker], 'abcabc', 0, 6)).toThrow('too short');
});
