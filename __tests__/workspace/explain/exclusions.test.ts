import { expect, test } from '@jest/globals';
import { RuleTally } from '../../../src/workspace/explain/exclusions.ts';

test('the rules with most bytes come first, then those with most files, then by their names', () => {
  const tally = new RuleTally();
  const add = (source: string, pattern: string, ...sizes: number[]): void => {
    for (const size of sizes) tally.add({ source, pattern }, size);
  };
  add('exclude', 'b', 5);
  add('.gitignore:2', 'a', 5);
  add('exclude', 'a', 5);
  add('built-in', 'two files', 3, 2);
  add('built-in', 'most bytes', 9);
  expect(tally.list()).toEqual([
    { source: 'built-in', pattern: 'most bytes', files: 1, bytes: 9 },
    { source: 'built-in', pattern: 'two files', files: 2, bytes: 5 },
    { source: '.gitignore:2', pattern: 'a', files: 1, bytes: 5 },
    { source: 'exclude', pattern: 'a', files: 1, bytes: 5 },
    { source: 'exclude', pattern: 'b', files: 1, bytes: 5 },
  ]);
});
