import { describe, expect, test } from '@jest/globals';
import { namesFolder, parentOf, PatternList } from '../../../src/workspace/rules/patterns.ts';

describe('whether a pattern names a folder', () => {
  test.each<[string, string, boolean]>([
    ['/dist/', 'dist/', true],
    ['/dist', 'dist/', true],
    ['dist/', 'dist/', true],
    ['dist', 'dist/', true],
    ['dist', 'web/dist/', true],
    ['/dist/', 'web/dist/', false],
    ['dist/', 'node_modules/', false],
    ['dist/', 'node_modules/x/', false],
    ['!dist/', 'dist/', true],
    ['/node_modules/x/', 'node_modules/', true],
    ['/node_modules/x/', 'node_modules/x/', true],
    ['/node_modules/x/', 'node_modules/y/', false],
    ['node_modules/x/', 'node_modules/', true],
    ['node_modules/x/', 'web/node_modules/', false],
    ['**/node_modules/x/', 'web/node_modules/', true],
    ['node_modules/**', 'node_modules/', true],
    ['a/**/b', 'a/', true],
    ['a/**/b', 'a/x/', false],
    ['a/**/b', 'a/x/b/', true],
    ['*', 'dist/', false],
    ['**', 'dist/', false],
    ['/*', 'dist/', false],
    ['/*/', 'dist/', false],
    ['**/*', 'dist/', false],
    ['*/x.js', 'dist/', false],
    ['di*', 'dist/', true],
    ['d?st/', 'dist/', true],
    ['[d]ist', 'dist/', true],
    ['*.js', 'dist/', false],
    ['*.js', 'lib.js/', true],
    ['dist/a.js', 'dist/', true],
    ['dist/*.js', 'dist/', true],
    ['Dist', 'dist/', false],
    ['dis', 'dist/', false],
    ['a/dist', 'dist/', false],
    ['dist', 'dist/in/', false],
    ['/dist/', 'dist/in/', false],
    ['\\!dist', '!dist/', true],
    ['', 'dist/', false],
    ['/', 'dist/', false],
  ])('%p names %p: %p', (pattern, folder, expected) => {
    expect(namesFolder(pattern, folder)).toBe(expected);
  });
});

describe('PatternList', () => {
  test.each<[string[], string, string | undefined]>([
    [['a'], 'a', 'ignored'],
    [['a'], 'A', undefined],
    [['a/'], 'a', undefined],
    [['a/'], 'a/', 'ignored'],
    [['a/'], 'a/b', 'ignored'],
    [['a', '!a'], 'a', 'unignored'],
    [['*', '!a'], 'a', 'unignored'],
    [['/a/*', '!/a/b'], 'a/b', 'unignored'],
    [['\ufeffa'], 'a', 'ignored'],
    [['#a', '', '  '], 'a', undefined],
    [[], 'a', undefined],
  ])('%j on %p: %p', (lines, path, expected) => {
    expect(new PatternList(lines).match(path)).toBe(expected);
  });

  test('inherits the match of the nearest folder that has one', () => {
    const list = new PatternList(['/a/', '!/b/', '/b/c']);
    expect(['a/x/y', 'b/x/y', 'b/c/x', 'd/x'].map((path) => list.inheritedMatch(path))).toEqual([
      'ignored',
      'unignored',
      'ignored',
      undefined,
    ]);
  });

  test('isEmpty', () => {
    expect([new PatternList([]).isEmpty, new PatternList(['a']).isEmpty]).toEqual([true, false]);
  });
});

describe('reopenedAt', () => {
  test('is the same list where the folder is not ignored', () => {
    const list = new PatternList(['x']);
    expect(list.reopenedAt('a/')).toBe(list);
  });

  test.each(['a/b/', 'a b/', ' a/', 'a /', '[a]/', 'a*/', '#a/', '!a/', 'é/'])(
    '%p is open again, and what the patterns say of each path inside still holds',
    (folder) => {
      const list = new PatternList(['*/', 'x', '/a/b/y']).reopenedAt(folder);
      expect(list.match(folder)).toBe('unignored');
      expect(list.match(`${folder}free`)).not.toBe('ignored');
      expect(list.match(`${folder}x`)).toBe('ignored');
      expect(list.match(`${folder}deeper/`)).toBe('ignored');
      expect(list.match('other/')).toBe('ignored');
    },
  );
});

test.each([
  ['a', ''],
  ['a/', ''],
  ['a/b', 'a/'],
  ['a/b/', 'a/'],
  ['a/b/c', 'a/b/'],
  ['', ''],
])('parentOf(%p) is %p', (path, expected) => {
  expect(parentOf(path)).toBe(expected);
});
