import { lstatSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { followLinkTexts } from '../../../src/workspace/paths/link-texts.ts';
import { collect, failureOf, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import { git, makeRepository } from '../../support/git/folders.ts';
import { addSetting } from '../../support/git/lazy-repository.ts';
import { expectedOf, link, LINK_TREES, linksSentSideBySide } from '../../support/git/link-trees.ts';
import type { Tree } from '../../support/git/link-trees.ts';

/** As a checkout without links has it, which is the default on Windows: plain files with the targets in them. */
function withoutLinks(tree: Tree): string {
  const root = makeRepository(tree);
  addSetting(path.join(root, '.git'), 'core.symlinks', 'false');
  for (const [name, planted] of Object.entries(tree)) {
    if (typeof planted === 'object' && 'link' in planted) unlinkSync(path.join(root, name));
  }
  git(root, 'checkout', '--quiet', '.');
  return root;
}

test('links that are plain files are what the links would be', async () => {
  const tracked = Object.entries(LINK_TREES).filter(([, { tree }]) => tree['.gitignore'] === undefined);
  const trees = new Map(tracked.map(([name, { tree }]) => [name, tree]));
  const expected = Object.fromEntries(tracked.map(([name, each]) => [name, expectedOf(each)]));
  expect(await linksSentSideBySide(trees, withoutLinks)).toEqual(expected);
});

test('without git such a file is sent as it is, with the target as its text', async () => {
  const root = withoutLinks({ 'bin/run': '', start: link('bin/run') });
  const { files } = await withoutGit(async () => await collect(root));
  const sent = files.map((file) => [file.path, readFileSync(file.source, 'utf8')]);
  expect(sent).toEqual([
    ['bin/run', ''],
    ['start', 'bin/run'],
  ]);
});

async function factsOf(folder: string): Promise<unknown[]> {
  const { files } = await collect(folder);
  return files.map(({ path: name, source, mode, size }) => [name, path.relative(folder, source), mode, size]);
}

test('a checkout without links sends what one with links sends, byte for byte', async () => {
  const tree = { 'bin/run': { executable: '#!/bin/sh\n' }, 'a/b/up': link('../../bin'), start: link('a/b/up/run') };
  const linked = makeRepository(tree);
  const root = withoutLinks(tree);
  expect([linked, root].map((folder) => lstatSync(path.join(folder, 'start')).isSymbolicLink())).toEqual([true, false]);
  expect(await factsOf(root)).toEqual([
    ['a/b/up/run', 'bin/run', 0o755, 10],
    ['bin/run', 'bin/run', 0o755, 10],
    ['start', 'bin/run', 0o755, 10],
  ]);
  expect(await factsOf(linked)).toEqual(await factsOf(root));
});

test('a checkout without links: a link out of "path" is an error, and a file in the place of a link is sent', async () => {
  const tree = { 'd/l': link('../../../../../../../../etc/hosts'), 'd/m': link('/etc/hosts'), k: link('d/l') };
  const root = withoutLinks(tree);
  const { message } = await failureOf(collect(root));
  expect(message.match(/\S+ is a symbolic link to a place outside "path"\./g)).toEqual(
    ['d/l', 'd/m', 'k'].map((name) => `${name} is a symbolic link to a place outside "path".`),
  );
  for (const name of ['d/l', 'd/m', 'k']) writeFileSync(path.join(root, name), 'what the link led to\n');
  expect(pathsOf(await collect(root))).toEqual(['d/l', 'd/m', 'k']);
});

test.each<[string, string, Record<string, string>, string | undefined]>([
  ['no link at all', 'a/b', { c: 'd' }, 'a/b'],
  ['".." after a link means the folder above its target', 'l/../x', { l: 'a/b' }, 'a/x'],
  ['a link to the folder itself', 'l/x', { l: '.' }, 'x'],
  ['slashes too many', 'l', { l: './/a//b/' }, 'a/b'],
  ['out of the folder', 'd/l', { 'd/l': '../../x' }, '../x'],
  ['out, and further', 'l', { l: '../../x' }, '../../x'],
  ['an absolute target', 'd/l/y', { 'd/l': '/x' }, '/x/y'],
  ['forty in a row', 'l0', chain(40), 'end'],
  ['one more is a loop', 'l0', chain(41), undefined],
])('%s', (_what, name, targets, expected) => {
  expect(followLinkTexts(name, new Map(Object.entries(targets)))).toBe(expected);
});

function chain(length: number): Record<string, string> {
  const links = Array.from({ length }, (_, index) => [`l${index}`, index === length - 1 ? 'end' : `l${index + 1}`]);
  return Object.fromEntries(links) as Record<string, string>;
}
