import { expect, test } from '@jest/globals';
import { largestParts } from '../../../src/workspace/notes/largest.ts';
import fc from '../../support/jest/properties.ts';

function partsOf(sizes: Readonly<Record<string, number>>): string[] {
  const files = Object.entries(sizes).map(([path, size]) => ({ path, size }));
  return largestParts(files).map(({ path, files: count, bytes }) => `${path} ${count} ${bytes}`);
}

test('a folder of many small files is one row; one that a file fills is given by that file', () => {
  expect(
    partsOf({
      'public/video/intro.mp4': 500,
      'public/video/intro.jpg': 20,
      'public/favicon.ico': 1,
      'src/a.js': 100,
      'src/b.js': 100,
      'src/c/d.js': 90,
      'package.json': 10,
    }),
  ).toEqual(['public/video/intro.mp4 1 500', 'src/ 3 290']);
});

test('it stops at 95 % of the bytes, and at ten rows', () => {
  expect(partsOf({ a: 95, b: 4, c: 1 })).toEqual(['a 1 95']);
  expect(partsOf({ a: 94, b: 4, c: 2 })).toEqual(['a 1 94', 'b 1 4']);
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index + 10}`, 100]));
  expect(partsOf(many)).toEqual(Array.from({ length: 10 }, (_, index) => `f${index + 10} 1 100`));
});

test.each([[{}], [{ a: 0, 'b/c': 0 }]])('%j: no rows without bytes', (sizes) => {
  expect(partsOf(sizes)).toEqual([]);
});

test('no file is in two rows, and the largest row comes first', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  const files = fc.uniqueArray(fc.tuple(path, fc.nat(1000)), { selector: ([name]) => name, maxLength: 30 });
  fc.assert(
    fc.property(files, (list) => {
      const parts = largestParts(list.map(([name, size]) => ({ path: `${name}.txt`, size })));
      const names = parts.map((part) => part.path);
      expect(names.filter((name) => names.some((other) => other !== name && name.startsWith(other)))).toEqual([]);
      expect(parts.map(({ bytes }) => bytes)).toEqual(parts.map(({ bytes }) => bytes).toSorted((a, b) => b - a));
    }),
  );
});
