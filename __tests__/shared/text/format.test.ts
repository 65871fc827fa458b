import { expect, test } from '@jest/globals';
import {
  andMore,
  asMessage,
  countOf,
  firstLines,
  firstOf,
  formatAge,
  formatBytes,
  formatDuration,
  joinMessages,
} from '../../../src/shared/text/format.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [3_400_000, '3.4 MB'],
  [2_147_483_648, '2.1 GB'],
  [5e15, '5000.0 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, '0.0 s'],
  [400, '0.4 s'],
  [59_949, '59.9 s'],
  [59_950, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d ms are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test.each([
  [-5000, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h'],
  [172_799_999, '47 h'],
  [172_800_000, '2 days'],
  [86_400_000 * 400, '400 days'],
])('%d ms ago is %s', (milliseconds, text) => {
  expect(formatAge(milliseconds)).toBe(text);
});

test('a count has its noun in the right number', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'file'))).toEqual(['0 files', '1 file', '2 files']);
});

test('of a long list the first are shown, and the rest is counted', () => {
  const shown: number[] = [];
  const show = (item: number): string => `#${shown.push(item)}`;
  expect(firstOf([7, 8, 9], 2, show)).toBe('#1, #2 and 1 more');
  expect(shown).toEqual([7, 8]);
  expect(firstOf(['a', 'b'], 2)).toBe('a, b');
  expect(firstLines(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'b', '  and 2 more']);
  expect(firstLines(['a'], 1)).toEqual(['a']);
  expect([andMore(3, 1), andMore(1, 1)]).toEqual(['and 2 more', '']);
});

test('three sentences and the remedy fit into an annotation, the others are below', () => {
  expect(asMessage(['A.'])).toBe('A.');
  expect(asMessage(['A.', 'B.', 'C.'], 10, 'Mend it.')).toBe('A. B. C. Mend it.');
  expect(asMessage(['A.', 'B.', 'C.', 'D.', 'E.'], 4, 'Mend it.')).toBe(
    'A. B. C. And 2 more. Mend it.\n  D.\n  and 1 more',
  );
});

test('several messages are one, with the details of each below', () => {
  expect(joinMessages('A.\n  a', 'B.', 'C.\n  c')).toBe('A. B. C.\n  a\n  c');
});
