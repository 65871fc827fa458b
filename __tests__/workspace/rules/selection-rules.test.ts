import { describe, expect, test } from '@jest/globals';
import { isNeverSent } from '../../../src/workspace/rules/rules.ts';
import type { FileRules, Rule } from '../../../src/workspace/rules/rules.ts';
import { SelectionRules } from '../../../src/workspace/rules/selection-rules.ts';
import { createRules } from '../../support/git/collecting.ts';

function selectionRules(rules: Partial<FileRules>): SelectionRules {
  return new SelectionRules(createRules(rules), isNeverSent);
}

describe('keeps', () => {
  test.each<[string, Partial<FileRules>, boolean, boolean]>([
    ['nothing said: kept stays kept', {}, true, true],
    ['nothing said: ignored stays ignored', {}, false, false],
    ['ignore file', { ignoreLines: ['a'] }, true, false],
    ['ignore file, turned around', { ignoreLines: ['!a'] }, false, true],
    ['ignore file, last line wins', { ignoreLines: ['a', '!a'] }, false, true],
    ['include', { include: ['a'] }, false, true],
    ['include above the ignore file', { ignoreLines: ['a'], include: ['a'] }, true, true],
    ['exclude above include', { include: ['a'], exclude: ['a'] }, true, false],
    ['exclude above the ignore file', { ignoreLines: ['!a'], exclude: ['a'] }, false, false],
    ['patterns for other paths', { ignoreLines: ['b'], include: ['c'], exclude: ['d'] }, true, true],
  ])('%s', (_what, rules, before, expected) => {
    expect(selectionRules(rules).keeps('a', before)).toBe(expected);
  });
});

test.each<[Partial<FileRules>, boolean]>([
  [{}, false],
  [{ ignoreLines: ['a', '# !b', '\\!c'] }, false],
  [{ exclude: ['a'] }, false],
  [{ ignoreLines: ['a', '!b'] }, true],
  [{ include: ['a'] }, true],
])('%j can bring back: %p', (rules, expected) => {
  expect(selectionRules(rules).canUnignore).toBe(expected);
});

describe('below an ignored folder', () => {
  test('no rule reaches where no pattern names it', () => {
    for (const rules of [
      {},
      { include: ['dist/', '*.js', '*'] },
      { ignoreLines: ['node_modules/', '!*.js', '!dist/'] },
    ]) {
      expect(selectionRules(rules).below('node_modules/').canUnignore).toBe(false);
    }
  });

  test('only the patterns that name it bring something back', () => {
    const below = selectionRules({ include: ['*.js', '/node_modules/x/'], exclude: ['*.map'] }).below('node_modules/');
    const kept = ['node_modules/x/a', 'node_modules/x/a.map', 'node_modules/y/a.js'].filter((path) =>
      below.keeps(path, false),
    );
    expect(kept).toEqual(['node_modules/x/a']);
  });

  test('lines of the ignore file that ignore still do', () => {
    const below = selectionRules({ ignoreLines: ['!/dist/', '*.map', '!*.js'] }).below('dist/');
    const kept = ['dist/a.css', 'dist/a.map', 'dist/a.js'].filter((path) => below.keeps(path, false));
    expect(kept).toEqual(['dist/a.css', 'dist/a.js']);
  });

  test('a later line of the ignore file wins over an earlier', () => {
    const below = selectionRules({ ignoreLines: ['*.map', '!/dist/'] }).below('dist/');
    expect(below.keeps('dist/a.map', false)).toBe(false);
    expect(below.keeps('dist/a.css', false)).toBe(true);
  });
});

describe('include and folders that the ignore file ignores', () => {
  const rules = { ignoreLines: ['node_modules/', 'vendor/', '*.log'] };

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
    expect(selectionRules({ ...rules, include: [include] }).keeps(path, true)).toBe(expected);
  });
});

const rule = (source: string, pattern: string): Rule => ({ source, pattern });

describe('decide', () => {
  test.each<[string, Partial<FileRules>, boolean, Rule | undefined]>([
    ['nothing matches', { ignoreLines: ['b'] }, true, undefined],
    ['a line ignores what is listed', { ignoreLines: ['', 'a'] }, true, rule('.deployignore:2', 'a')],
    ['a line only confirms what is ignored', { ignoreLines: ['a'] }, false, undefined],
    ['a line only confirms what is listed', { ignoreLines: ['!a'] }, true, undefined],
    ['a line takes a "!" back', { ignoreLines: ['!a', 'a'] }, false, rule('.deployignore:2', 'a')],
    ['a "!" brings back', { ignoreLines: ['!a'] }, false, rule('.deployignore:1', '!a')],
    ['include', { ignoreLines: ['a'], include: ['/a'] }, true, rule('include', '/a')],
    ['include of what is listed', { include: ['a'] }, true, undefined],
    ['exclude', { include: ['a'], exclude: ['b', 'a'] }, false, rule('exclude', 'a')],
    ['exclude of what is ignored', { exclude: ['a'] }, false, undefined],
  ])('%s', (_what, rules, isListed, expected) => {
    expect(selectionRules(rules).decide('a', isListed).rule).toEqual(expected);
  });

  test('nothing brings back what is never sent', () => {
    const decision = selectionRules({ ignoreLines: ['!.git'], include: ['.git/'] }).decide('.git/HEAD', true);
    expect(decision).toEqual({ kept: false, rule: rule('never sent', '.git') });
  });
});
