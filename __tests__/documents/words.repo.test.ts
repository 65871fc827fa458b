import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** What all documents together may have: a reader must find the one page, and its one sentence. */
const ALL = 27_000;
/** What one page may have. */
const PAGE = 1500;
/** A page that is looked up and not read: an entry for each message. */
const LONGER: ReadonlySet<string> = new Set(['docs/how-to/fix-an-error.md']);

/** Words: what is between blanks, and has a letter or a digit. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}_]/u.test(word)).length;

const listed = execFileSync('git', ['ls-files', '-z', '--', '*.md', 'llms.txt'], { encoding: 'utf8' });
const pages = listed
  .split('\0')
  .filter((name) => name !== '' && !/^dist\/|\/fixtures\//.test(name) && existsSync(name))
  .map((name) => ({ name, words: wordsIn(readFileSync(name, 'utf8')) }));

test('all documents together are short enough to search by eye', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.reduce((sum, { words }) => sum + words, 0)).toBeLessThan(ALL);
});

test('no page is longer than somebody reads', () => {
  const long = pages.filter(({ words }) => words > PAGE).map(({ name }) => name);
  expect(long).toEqual([...LONGER]);
});

test.each([
  ['', 0],
  ['One, two — three\n\n| `a` | - |', 4],
  ['```yaml\non: push # 1\n```', 4],
])('counts the words of %j', (text, count) => {
  expect(wordsIn(text)).toBe(count);
});
