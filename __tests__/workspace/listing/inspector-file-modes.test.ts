import { chmodSync, cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, withGitScript, withoutGit } from '../../support/git/collecting.ts';
import {
  git,
  gitScript,
  initRepository,
  makeCommittedRepository,
  makeFolder,
  makeRepository,
  plant,
} from '../../support/git/folders.ts';

async function modesOf(root: string): Promise<Record<string, string>> {
  const { files } = await collect(root);
  return Object.fromEntries(files.map(({ path: name, mode }) => [name, mode.toString(8)]));
}

/** What `git add` records of everything in a repository. */
function modesOfGit(root: string): Record<string, string> {
  gitScript(root, 'git add --all');
  const lines = git(root, 'ls-files', '--stage').trim().split('\n');
  return Object.fromEntries(lines.map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(3, 6)]));
}

/** Tracked and untracked files with bits that an earlier step has changed. */
function makeChanged(settings: readonly string[] = []): string {
  const root = makeRepository({ plain: '', run: { executable: '' }, started: '', stopped: { executable: '' } });
  for (const value of settings) git(root, 'config', 'core.fileMode', value);
  plant(root, { new: '', 'new-run': { executable: '' } });
  chmodSync(path.join(root, 'started'), 0o755);
  chmodSync(path.join(root, 'stopped'), 0o644);
  return root;
}

test.each<[string, string[]]>([
  ['unless core.fileMode is set', []],
  ['where core.fileMode is true', ['true']],
])('%s, the bits of the disk are sent', async (_when, settings) => {
  const root = makeChanged(settings);
  const sent = await modesOf(root);
  expect(sent).toEqual({ new: '644', 'new-run': '755', plain: '644', run: '755', started: '755', stopped: '644' });
  expect(sent).toEqual(modesOfGit(root));
});

test.each(['false', 'no', '0'])('where core.fileMode is %s, those of the index', async (value) => {
  const root = makeChanged([value]);
  const sent = await modesOf(root);
  expect(sent).toEqual({ new: '644', 'new-run': '644', plain: '644', run: '755', started: '644', stopped: '755' });
  expect(sent).toEqual(modesOfGit(root));
});

test('each repository inside has a setting of its own', async () => {
  const root = makeRepository({ '.gitignore': 'out/\n', a: { executable: '' } });
  initRepository(plant(path.join(root, 'in'), { b: { executable: '' }, 'out/c': { executable: '' } }));
  git(path.join(root, 'in'), 'config', 'core.fileMode', 'false');
  expect(await modesOf(root)).toEqual({ '.gitignore': '644', a: '755', 'in/b': '644', 'in/out/c': '644' });
});

test('git is asked only where disk and index differ', async () => {
  const root = makeRepository({ a: '', run: { executable: '' } });
  const asked = path.join(makeFolder(), 'asked');
  const script = `case "$*" in *core.fileMode*) touch '${asked}';; esac; exec $GIT "$@"`;
  await withGitScript(script, async () => await collect(root));
  expect(existsSync(asked)).toBe(false);
  chmodSync(path.join(root, 'a'), 0o755);
  await withGitScript(script, async () => await collect(root));
  expect(existsSync(asked)).toBe(true);
});

test('without git, or outside a repository, the disk has them', async () => {
  const tree = { plain: '', run: { executable: '' }, group: '', secret: '' };
  for (const root of [plant(makeRepository({}), tree), plant(makeFolder(), tree)]) {
    chmodSync(path.join(root, 'group'), 0o615);
    chmodSync(path.join(root, 'secret'), 0o400);
    const expected = { group: '644', plain: '644', run: '755', secret: '644' };
    expect(await modesOf(root)).toEqual(expected);
    expect(await withoutGit(async () => await modesOf(root))).toEqual(expected);
  }
});

test('a link has the mode of the file', async () => {
  const root = makeRepository({ run: { executable: '' }, l: { link: 'run' }, 'd/m': { link: '../l' } });
  expect(await modesOf(root)).toEqual({ 'd/m': '755', l: '755', run: '755' });
});

test('a script that was committed on Windows: both remedies work', async () => {
  const origin = makeCommittedRepository({ 'start.sh': '#!/bin/sh\n' });
  git(origin, 'config', 'core.fileMode', 'false');
  const checkout = path.join(makeFolder(), 'checkout');
  cpSync(origin, checkout, { recursive: true });
  git(checkout, 'config', 'core.fileMode', 'true');
  expect(await modesOf(checkout)).toEqual({ 'start.sh': '644' });
  chmodSync(path.join(checkout, 'start.sh'), 0o755);
  expect(await modesOf(checkout)).toEqual({ 'start.sh': '755' });

  git(origin, 'update-index', '--chmod=+x', 'start.sh');
  expect(await modesOf(origin)).toEqual({ 'start.sh': '755' });
  const clone = path.join(makeFolder(), 'clone');
  gitScript(origin, `git commit --quiet --message=x && git clone --quiet . '${clone}'`);
  expect(await modesOf(clone)).toEqual({ 'start.sh': '755' });
});
