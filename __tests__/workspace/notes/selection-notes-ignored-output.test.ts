import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createRules, notesOf, pathsOf } from '../../support/git/collecting.ts';
import { makeFolder, makeRepository, plant } from '../../support/git/folders.ts';
import type { FileRules } from '../../../src/workspace/rules/rules.ts';

const FONT = 'out/[v]/node_modules/@expo/vector-icons/a.ttf';
const PATTERN = String.raw`/out/\[v\]/node_modules/`;

/** What is sent of such a folder, and what is said of it. */
async function about(root: string, rules: Partial<FileRules> = {}) {
  const selection = await collect(root, { rules: createRules(rules) });
  return {
    sent: pathsOf(selection).filter((name) => name.includes('node_modules/')),
    notes: notesOf(selection).filter((note) => note.includes('node_modules')),
  };
}

test.each([
  ['a built-in rule', () => makeRepository({ 'package.json': '' })],
  ['.gitignore', () => makeRepository({ 'package.json': '', '.gitignore': 'node_modules/\n' })],
  ['a built-in rule, without git', () => plant(makeFolder(), { 'package.json': '' })],
])('a node_modules/ without packages that %s ignores is named, and its pattern helps', async (_rule, make) => {
  const root = plant(make(), { [FONT]: '', 'out/index.html': '', 'node_modules/a/package.json': '' });
  expect(await about(root)).toEqual({
    sent: [],
    notes: [
      `warning: Folder left out: out/[v]/node_modules/ is left out, as installed packages are, but looks like part of a build. If the site needs it, add "${PATTERN}" to "include", else to "exclude".`,
    ],
  });
  expect(await about(root, { include: [PATTERN] })).toEqual({ sent: [FONT], notes: [] });
  expect(await about(root, { exclude: [PATTERN] })).toEqual({ sent: [], notes: [] });
  expect(await about(root, { exclude: ['node_modules'] })).toEqual({ sent: [], notes: [] });
});

test.each([
  ['packages', { 'web/node_modules/@a/b/package.json': '', 'web/node_modules/@a/b/c.js': '' }],
  ['what is beside a package.json', { 'web/package.json': '', 'web/node_modules/a/b.js': '' }],
  ['a cache', { 'web/node_modules/.cache/a/b.js': '' }],
  ['a cache beside a file', { 'web/node_modules/.cache/a/b.js': '', 'web/node_modules/c.js': '' }],
  ['a lock file', { 'web/node_modules/.package-lock.json': '', 'web/node_modules/a/b.js': '' }],
  ['what Yarn keeps', { 'web/node_modules/.yarn-state.yml': '', 'web/node_modules/a/b.js': '' }],
  ['packages of pnpm in YAML', { 'web/node_modules/a/package.yaml': '', 'web/node_modules/a/b.js': '' }],
  ['what pages do not load', { 'web/node_modules/a/b.node': '' }],
  ['an index of pnpm', { 'web/node_modules/.pnpm/lock.yaml': '', 'web/node_modules/a/b.js': '' }],
])('%s: nothing is said', async (_what, files) => {
  const root = plant(makeRepository({ 'package.json': '' }), { ...files, 'out/index.html': '' });
  expect(await about(root)).toEqual({ sent: [], notes: [] });
});

test('links and empty folders that a package manager left behind are none', async () => {
  const root = plant(makeRepository({ 'package.json': '' }), { 'old/node_modules/a.js': '', 'old/b.js': '' });
  mkdirSync(path.join(root, 'old/empty/node_modules/@a'), { recursive: true });
  expect((await about(root)).notes).toHaveLength(1);
  symlinkSync('../../node_modules/.pnpm/chart.js', path.join(root, 'old/node_modules/chart.js'));
  expect((await about(root)).notes).toEqual([]);
});

test.each([
  ['many files', Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`web/node_modules/a/${at}.js`, '']))],
  [
    'data and licences',
    { 'web/node_modules/a/b.js': '', 'web/node_modules/a/b.json': '', 'web/node_modules/LICENSE': '' },
  ],
])('%s are an output', async (_what, files) => {
  const root = plant(makeRepository({ 'package.json': '' }), { ...files, 'web/index.html': '' });
  expect((await about(root)).notes).toEqual([expect.stringContaining('looks like part of a build')]);
});

test('what pnpm links is an output, too', async () => {
  const root = plant(makeRepository({ 'package.json': '' }), { 'a/node_modules/.pnpm/v@1/a.ttf': '', 'a/b.js': '' });
  expect((await about(root)).notes).toEqual([expect.stringContaining('a/node_modules/ is left out')]);
});
