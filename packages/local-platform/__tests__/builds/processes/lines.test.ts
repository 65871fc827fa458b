import { expect, jest, test } from '@jest/globals';
import { LineReader } from '../../../src/builds/processes/lines.ts';
import type { OutputLine } from '../../../src/builds/processes/lines.ts';

/** What becomes of chunks, and of the end after them. */
function linesOf(...chunks: string[]): OutputLine[] {
  const lines: OutputLine[] = [];
  const reader = new LineReader((line) => void lines.push(line));
  for (const chunk of chunks) reader.add(chunk);
  reader.flush();
  return lines;
}

const LONGEST = 'x'.repeat(2000);
const whole = (text: string): OutputLine => ({ text, cut: 0, isPart: false });

test('a line that ends is whole, and one that the stream cuts off is a part', () => {
  expect(linesOf('one\ntw', 'o\nthr')).toEqual([whole('one'), whole('two'), { text: 'thr', cut: 0, isPart: true }]);
});

test('the end of a stream comes once, and a CR before it is no part of the line', () => {
  const lines: OutputLine[] = [];
  const reader = new LineReader((line) => void lines.push(line));
  reader.add('one\r');
  reader.flush();
  reader.flush();
  expect(lines).toEqual([{ text: 'one', cut: 0, isPart: true }]);
});

test.each<[string, string[], OutputLine[]]>([
  ['the longest one that is kept', [`${LONGEST}\n`], [whole(LONGEST)]],
  ['one whose CR comes before its LF', [`${LONGEST}\r`, '\n'], [whole(LONGEST)]],
  ['one more character', [`${LONGEST}x\n`], [{ text: LONGEST, cut: 1, isPart: true }]],
  ['one more character, and no end', [`${LONGEST}x`], [{ text: LONGEST, cut: 1, isPart: true }]],
  ['more in several chunks', [`${LONGEST}xx`, 'xx', 'x\n'], [{ text: LONGEST, cut: 5, isPart: true }]],
  ['a line after a long one', [`${LONGEST}xx\nnext\n`], [{ text: LONGEST, cut: 2, isPart: true }, whole('next')]],
])('%s', (_, chunks, lines) => {
  expect(linesOf(...chunks)).toEqual(lines);
});

test('of a line without an end, no more than its beginning is held', () => {
  const split = jest.spyOn(String.prototype, 'split');
  linesOf(...Array.from({ length: 50 }, () => `${LONGEST}xx`));
  const held = split.mock.contexts.map((text) => String(text).length).filter((length) => length >= LONGEST.length);
  split.mockRestore();
  expect(held).toHaveLength(50);
  expect(Math.max(...held)).toBe(2 * LONGEST.length + 2);
});
