import { expect, test } from '@jest/globals';
import { collect, createRules, notesOf, pathsOf } from '../../support/git/collecting.ts';
import { makeFolder, makeRepository, plant } from '../../support/git/folders.ts';
import type { FileRules } from '../../../src/workspace/rules/rules.ts';

const TREE = { 'a.js': '', 'docs/a.md': '', 'docs/b.md': '', '.gitignore': 'node_modules\n' };

async function about(root: string, rules: Partial<FileRules> = {}): Promise<string[]> {
  return notesOf(await collect(root, { rules: createRules(rules) })).filter((note) => note.includes('not read'));
}

test.each([
  ['.vercelignore', 'notice'],
  ['.gcloudignore', 'notice'],
  ['.ebignore', 'notice'],
  ['.slugignore', 'notice'],
  ['.cfignore', 'notice'],
  ['.dockerignore', 'info'],
  ['.npmignore', 'info'],
])('%s that would leave something out: %s, with what makes it count', async (name, level) => {
  const root = makeRepository({ ...TREE, [name]: '# for that host\r\nnode_modules\r\n/docs/*\r\n!/docs/b.md\r\n' });
  expect(await about(root)).toEqual([
    `${level}: Ignore file not read: ${name} is not read. It would leave out 1 file: docs/a.md. For that, set "ignore-file" to "${name}".`,
  ]);
  const ignoreLines = ['/docs/*', '!/docs/b.md'];
  expect(await about(root, { ignoreFile: name, ignoreLines })).toEqual([]);
  expect(await about(root, { ignoreFile: name, ignoreLines, include: ['docs/a.md'] })).toEqual([]);
  plant(root, { '.deployignore': '' });
  expect(await about(root)).toEqual([expect.stringMatching(/For that, copy its lines to \.deployignore\.$/)]);
  expect(await about(root, { ignoreLines })).toEqual([]);
});

test.each([
  ['.vercelignore', ''],
  ['.vercelignore', 'node_modules\n.git\n*.log\n'],
  ['.gcloudignore', '.gcloudignore\n.git\n.gitignore\n#!include:.gitignore\n'],
  ['.eslintignore', 'docs\n'],
  ['docs/.vercelignore', 'a.md\n'],
])('%s that changes nothing is passed over: %j', async (name, text) => {
  expect(await about(makeRepository({ ...TREE, [name]: text }))).toEqual([]);
});

test.each([
  ['.hg/requires', '.hgignore', 'Mercurial'],
  ['.svn/wc.db', 'svn:ignore', 'Subversion'],
])('in a workspace with %s, the rules of %s do not count', async (kept, rules, tool) => {
  const root = plant(makeFolder(), { 'a.js': '', 'dist/b.js': '', '.hgignore': 'dist\n', [kept]: '' });
  const expected = `notice: Ignore file not read: What ${tool} ignores (${rules}) is sent, unless a .gitignore or .deployignore names it.`;
  expect(await about(root)).toEqual([expected]);
  expect(pathsOf(await collect(plant(root, { '.gitignore': 'dist\n' })))).not.toContain('dist/b.js');
  expect(await about(plant(makeRepository(TREE), { [kept]: '' }))).toEqual([]);
});
