import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { withoutGit } from '../../support/git/collecting.ts';
import { explainFolder, rulesIn } from '../../support/git/explaining.ts';
import { makeRepository, plant } from '../../support/git/folders.ts';

describe('names that are hard to pass on', () => {
  const names = [
    'a "b"',
    "it's",
    'two\nlines',
    ':(top)x',
    ':(glob)y',
    'a*b',
    'a b ',
    '-x',
    'tab\there',
    '#x',
    '!x',
    'é',
    'back\\slash',
  ];

  test('quotes, line ends, magic of git, wildcards', async () => {
    const files = Object.fromEntries(
      names.flatMap((name) => [
        [`${name}.log`, ''],
        [`dir ${name}.d/in`, ''],
      ]),
    );
    const root = plant(makeRepository({ '.gitignore': '*.log\n*.d/\n', 'a1b.txt': '' }), files);
    const expected = names.flatMap((name) => [
      [`${name}.log`, '.gitignore:1 *.log'],
      [`dir ${name}.d/in`, '.gitignore:2 *.d/'],
    ]);
    expect(await rulesIn(root)).toEqual(Object.fromEntries(expected));
    expect(await withoutGit(async () => await rulesIn(root))).toEqual(Object.fromEntries(expected));
  });

  test('bytes that are not UTF-8, in files and in folders', async () => {
    const root = makeRepository({ '.gitignore': '*.log\n/dir*\n', a: '' });
    const script =
      'printf x > "$(printf "b\\\\351.log")"; mkdir "$(printf "dir\\\\351")"; printf xy > "$(printf "dir\\\\351/\\\\352")"';
    execFileSync('sh', ['-c', script], { cwd: root });
    const expected = { 'b\udce9.log': '.gitignore:1 *.log', 'dir\udce9/\udcea': '.gitignore:2 /dir*' };
    expect(await rulesIn(root)).toEqual(expected);
    expect(await withoutGit(async () => await rulesIn(root))).toEqual(expected);
    const { exclusions } = await explainFolder(root);
    expect(exclusions.excluded).toContainEqual({ source: '.gitignore:2', pattern: '/dir*', files: 1, bytes: 2 });
  });
});
