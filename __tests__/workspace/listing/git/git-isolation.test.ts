import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createVariables, notesOf, pathsOf } from '../../../support/git/collecting.ts';
import {
  git,
  initRepository,
  makeCommittedRepository,
  makeFolder,
  makeRepository,
  plant,
} from '../../../support/git/folders.ts';
import { addSetting } from '../../../support/git/lazy-repository.ts';

test('variables that point git elsewhere do not mislead', async () => {
  const other = makeRepository({ 'from-elsewhere': '', b: '' });
  const root = plant(makeRepository({ a: '', '.gitignore': 'c\n' }), { b: '', c: '' });
  const variables = createVariables({
    GIT_DIR: path.join(other, '.git'),
    GIT_WORK_TREE: other,
    GIT_INDEX_FILE: path.join(other, '.git', 'index'),
    GIT_COMMON_DIR: path.join(other, '.git'),
    GIT_OBJECT_DIRECTORY: path.join(other, '.git', 'objects'),
    GIT_PREFIX: 'x/',
    GIT_INTERNAL_SUPER_PREFIX: 'x/',
    GIT_NAMESPACE: 'x',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_ICASE_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '1',
    LC_ALL: 'de_DE.UTF-8',
  });
  const selection = await collect(root, { variables });
  expect(pathsOf(selection)).toEqual(['.gitignore', 'a', 'b']);
  expect(notesOf(selection)).toEqual([]);
});

test('nor does another file of settings', async () => {
  const root = plant(makeCommittedRepository({ 'a.sh': '' }), { 'a.sh': { executable: '' }, elsewhere: '' });
  git(root, 'config', 'core.fileMode', 'false');
  const variables = createVariables({ GIT_CONFIG: path.join(root, 'elsewhere') });
  const { files } = await collect(root, { variables });
  expect(files.find((file) => file.path === 'a.sh')?.mode).toBe(0o644);
});

test('no program that a repository names is run', async () => {
  const marker = path.join(makeFolder(), 'ran');
  const program = path.join(
    plant(makeFolder(), { monitor: { executable: `#!/bin/sh\ntouch '${marker}'\n` } }),
    'monitor',
  );
  const root = plant(makeRepository({ a: '' }), { 'in/b': '' });
  initRepository(path.join(root, 'in'));
  for (const folder of [root, path.join(root, 'in')]) addSetting(path.join(folder, '.git'), 'core.fsmonitor', program);
  expect(pathsOf(await collect(root))).toEqual(['a', 'in/b']);
  expect(existsSync(marker)).toBe(false);
  // The trap works: git on its own does run it.
  git(root, 'status');
  expect(existsSync(marker)).toBe(true);
});

test('no input of the step reaches git, and its other variables do', async () => {
  const seen = path.join(makeFolder(), 'seen');
  const bin = makeFolder('bin');
  const real = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'git'))
    .find((file) => existsSync(file));
  const spy = path.join(bin, 'git');
  writeFileSync(spy, `#!/bin/sh\nenv >> '${seen}'\nexec '${real}' "$@"\n`);
  chmodSync(spy, 0o755);
  const before = process.env['PATH'];
  process.env['PATH'] = `${bin}${path.delimiter}${before}`;
  try {
    const variables = createVariables({ INPUT_PASSWORD: 'hunter2', input_username: 'me', OTHER: 'stays' });
    expect(pathsOf(await collect(makeRepository({ a: '' }), { variables }))).toEqual(['a']);
  } finally {
    process.env['PATH'] = before;
  }
  const text = readFileSync(seen, 'utf8');
  expect(text).toContain('OTHER=stays');
  expect(text).toContain('GIT_OPTIONAL_LOCKS=0');
  expect(text).not.toMatch(/INPUT_|hunter2/i);
});

test('nothing is written to the repository, and the file with the defaults is gone', async () => {
  const root = makeCommittedRepository({ a: '' });
  const before = git(root, 'rev-parse', 'HEAD') + readFileSync(path.join(root, '.git', 'index')).toString('hex');
  const runnerTemp = makeFolder('temp');
  await collect(root, { runnerTemp, scratch: runnerTemp });
  const after = git(root, 'rev-parse', 'HEAD') + readFileSync(path.join(root, '.git', 'index')).toString('hex');
  expect(after).toBe(before);
  expect(existsSync(path.join(runnerTemp, 'default-ignores'))).toBe(false);
});
