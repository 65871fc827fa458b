import { unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { linesOf } from '../../src/archive/lines.ts';
import { makeFolder } from '../support/git/folders.ts';
import fc from '../support/jest/properties.ts';

const file = path.join(makeFolder('lines'), 'file');

function write(content: Buffer): string {
  writeFileSync(file, content);
  return file;
}

test('each byte is in the line that counting the line feeds before it gives', () => {
  const texts = fc
    .array(fc.constantFrom('a', '\n', 'longer', '\r\n'), { maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, fc.array(fc.nat(100), { maxLength: 8 }), (text, wanted) => {
      const offsets = wanted.filter((offset) => offset < text.length);
      const expected = new Map(offsets.map((offset) => [offset, text.slice(0, offset).split('\n').length]));
      expect(linesOf(write(Buffer.from(text)), offsets)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test('lines are counted on across what is read at a time', () => {
  const MiB = 1024 * 1024;
  write(Buffer.alloc(3 * MiB, 'a line\n\n'));
  const offsets = [0, 256 * 1024 - 1, 256 * 1024, MiB, 3 * MiB - 1];
  const expected = offsets.map((offset) => [offset, 1 + Math.floor(offset / 8) * 2 + (offset % 8 === 7 ? 1 : 0)]);
  expect([...linesOf(file, offsets)]).toEqual(expected);
});

test('a file that is shorter by now, or gone, has no lines, and is no failure', () => {
  write(Buffer.from('a\nb\nc'));
  expect([...linesOf(file, [2, 900])]).toEqual([[2, 2]]);
  unlinkSync(file);
  expect([...linesOf(file, [2])]).toEqual([]);
});
