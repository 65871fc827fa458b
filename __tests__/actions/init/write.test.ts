import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { writeNew } from '../../../src/actions/init/write.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';

const all = (folder: string): string[] =>
  execFileSync('find', ['.', '-mindepth', '1'], { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((name) => name.slice(2))
    .sort();

test('writes files, and the folders that they need', () => {
  const folder = plant(makeFolder('top'), { 'a/x': '' });
  writeNew(folder, [
    { path: 'a/b/c.yml', text: 'one\n' },
    { path: 'd.yml', text: 'two\n' },
  ]);
  expect(all(folder)).toEqual(['a', 'a/b', 'a/b/c.yml', 'a/x', 'd.yml']);
  expect(readFileSync(path.join(folder, 'a', 'b', 'c.yml'), 'utf8')).toBe('one\n');
});

test.each([
  ['a link in place of a folder', { link: 'a' }, '"bad" is not a folder, or is a link'],
  ['a file in place of a folder', 'text', '"bad" is not a folder, or is a link'],
])('%s: what was written before is removed, with its folders', (_, planted, problem) => {
  const folder = plant(makeFolder('top'), { bad: planted, 'a/x': 'mine' });
  const files = ['a/b/c.yml', 'd.yml', 'bad/e.yml'].map((name) => ({ path: name, text: 'text' }));
  expect(() => writeNew(folder, files)).toThrow(problem);
  expect(all(folder)).toEqual(['a', 'a/x', 'bad']);
});

test('a name that the file system refuses is an error that says so', () => {
  const folder = makeFolder('top');
  const files = ['a.yml', `${'b'.repeat(300)}.yml`].map((name) => ({ path: name, text: 'text' }));
  expect(() => writeNew(folder, files)).toThrow(/ENAMETOOLONG/);
  expect(all(folder)).toEqual(['']);
});
