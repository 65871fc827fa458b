import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { git, makeCommittedRepository, makeFolder, plant } from '../support/git/folders.ts';

const FILES = { 'src/a.ts': 'a', 'docs/a.md': 'a', 'dist/index.js': 'built from a' };
/** A build that copies, and says so. */
const NPM = '#!/bin/sh\n[ "$*" = "run --silent build" ] && printf "built from %s" "$(cat src/a.ts)" > dist/index.js\n';

let bin = '';
beforeAll(() => {
  bin = plant(makeFolder('bin'), { npm: { executable: NPM } });
});

/** A repository with the hook switched on as `npm run hooks` does. */
function hooked(): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [, name = '', folder = ''] = /^git config (\S+) (\S+)$/.exec(scripts['hooks'] ?? '') ?? [];
  const repository = makeCommittedRepository(FILES);
  mkdirSync(path.join(repository, folder));
  copyFileSync(`${folder}/pre-commit`, path.join(repository, folder, 'pre-commit'));
  git(repository, 'config', name, folder);
  return repository;
}

/** Commits. @returns the exit status, what was said, and dist as it is in the last commit */
function commit(repository: string, ...args: string[]): [number | null, string, string] {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid'];
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` };
  const options = { cwd: repository, env, encoding: 'utf8' } as const;
  const run = spawnSync('git', [...identity, 'commit', '--quiet', '--message=change', ...args], options);
  return [run.status, run.stderr.trim(), git(repository, 'show', 'HEAD:dist/index.js')];
}

test('a commit of a source has the dist that is built from it', () => {
  const repository = plant(hooked(), { 'src/a.ts': 'b' });
  git(repository, 'add', 'src');
  expect(commit(repository)).toEqual([0, '', 'built from b']);
  plant(repository, { 'src/a.ts': 'c' });
  expect(commit(repository, '--all')).toEqual([0, '', 'built from c']);
  expect(git(repository, 'status', '--porcelain', '--', 'src', 'dist')).toBe('');
});

test('nothing is built for other files', () => {
  const repository = plant(hooked(), { 'src/a.ts': 'b', 'docs/a.md': 'b' });
  git(repository, 'add', 'docs');
  expect(commit(repository)).toEqual([0, '', 'built from a']);
});

test.each(['src/a.ts', 'src/b.ts'])('a change of %s that is not part of the commit refuses it', (file) => {
  const repository = plant(hooked(), { 'src/c.ts': 'c' });
  git(repository, 'add', 'src');
  plant(repository, { [file]: 'not staged' });
  expect(commit(repository)).toEqual([1, expect.stringMatching(/^dist\/ would be built from changes/), 'built from a']);
});
