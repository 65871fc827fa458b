import { describe, expect, test } from '@jest/globals';
import { UserRules } from '../../src/workspace/user-rules.ts';
import type { FileRules } from '../../src/workspace/rules.ts';
import { createRules } from '../support/collecting.ts';

describe('keeps', () => {
  test.each<[string, Partial<FileRules>, boolean, boolean]>([
    ['nothing said: kept stays kept', {}, true, true],
    ['nothing said: left out stays left out', {}, false, false],
    ['ignore file', { ignoreLines: ['a'] }, true, false],
    ['ignore file, turned around', { ignoreLines: ['!a'] }, false, true],
    ['ignore file, last line wins', { ignoreLines: ['a', '!a'] }, false, true],
    ['include', { include: ['a'] }, false, true],
    ['include above the ignore file', { ignoreLines: ['a'], include: ['a'] }, true, true],
    ['exclude above include', { include: ['a'], exclude: ['a'] }, true, false],
    ['exclude above the ignore file', { ignoreLines: ['!a'], exclude: ['a'] }, false, false],
    ['patterns for other paths', { ignoreLines: ['b'], include: ['c'], exclude: ['d'] }, true, true],
  ])('%s', (_what, rules, before, expected) => {
    expect(new UserRules(createRules(rules)).keeps('a', before)).toBe(expected);
  });
});

test.each<[Partial<FileRules>, boolean]>([
  [{}, false],
  [{ ignoreLines: ['a', '# !b', '\\!c'] }, false],
  [{ exclude: ['a'] }, false],
  [{ ignoreLines: ['a', '!b'] }, true],
  [{ ignoreLines: ['\ufeff!b'] }, true],
  [{ include: ['a'] }, true],
])('%j can bring back: %p', (rules, expected) => {
  expect(new UserRules(createRules(rules)).canUnignore).toBe(expected);
});

describe('below a left-out folder', () => {
  test('no rule reaches where no pattern names it', () => {
    for (const rules of [
      {},
      { include: ['dist/', '*.js', '*'] },
      { ignoreLines: ['node_modules/', '!*.js', '!dist/'] },
    ]) {
      expect(new UserRules(createRules(rules)).below('node_modules/')).toBeUndefined();
    }
  });

  test('only the patterns that name it bring something back', () => {
    const rules = createRules({ include: ['*.js', '/node_modules/x/'], exclude: ['*.map'] });
    const below = new UserRules(rules).below('node_modules/');
    const kept = ['node_modules/x/a', 'node_modules/x/a.map', 'node_modules/y/a.js'].filter((path) =>
      below?.keeps(path, false),
    );
    expect(kept).toEqual(['node_modules/x/a']);
  });

  test('lines of the ignore file that leave out still do', () => {
    const below = new UserRules(createRules({ ignoreLines: ['!/dist/', '*.map', '!*.js'] })).below('dist/');
    const kept = ['dist/a.css', 'dist/a.map', 'dist/a.js'].filter((path) => below?.keeps(path, false));
    expect(kept).toEqual(['dist/a.css', 'dist/a.js']);
  });

  test('a later line of the ignore file wins over an earlier', () => {
    const below = new UserRules(createRules({ ignoreLines: ['*.map', '!/dist/'] })).below('dist/');
    expect(below?.keeps('dist/a.map', false)).toBe(false);
    expect(below?.keeps('dist/a.css', false)).toBe(true);
  });
});

describe('include and folders that the ignore file leaves out', () => {
  const rules = createRules({ ignoreLines: ['node_modules/', 'vendor/', '*.log'] });

  test.each([
    ['dist/', 'node_modules/x/dist/b.js', false],
    ['*.js', 'vendor/x/a.js', false],
    ['/vendor/', 'vendor/x/a.js', true],
    ['/vendor/x/', 'vendor/x/a.js', true],
    ['/vendor/x/', 'vendor/y/a.js', false],
    ['node_modules/x/', 'node_modules/x/index.js', true],
    ['*.log', 'app.log', true],
    ['*.log', 'vendor/app.log', false],
  ])('include %s: %s is sent: %s', (include, path, expected) => {
    expect(new UserRules({ ...rules, include: [include] }).keeps(path, true)).toBe(expected);
  });
});
