import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { collect, failureOf } from '../../../support/git/collecting.ts';
import { makeFolder, makeRepository, plant } from '../../../support/git/folders.ts';

const PATH = process.env['PATH'];

/** Puts a program in front of git. */
function useGit(program: string): void {
  const bin = makeFolder('bin');
  writeFileSync(path.join(bin, 'git'), program);
  chmodSync(path.join(bin, 'git'), 0o755);
  process.env['PATH'] = `${bin}${path.delimiter}${PATH}`;
}

afterEach(() => {
  process.env['PATH'] = PATH;
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a git that cannot be started is an error, and not the same as none', async () => {
  const root = makeRepository({ a: '' });
  useGit('#!/nowhere/interpreter\n');
  const failure = await failureOf(collect(root));
  expect(failure.code).toBe('invalid-file');
  expect(failure.message).toMatch(
    /^git is installed, but could not be started \(spawn \S*git ENOENT\)\. If this machine has reached its limit/,
  );
});

test.each([
  ['the repository cannot be read', 'exit 128', false],
  ['the folder is ignored, so all of it is sent', 'exec git-of-the-system "$@"', true],
])('when %s, no listing keeps running', async (_what, question, isSent) => {
  const root = plant(makeRepository({ '.gitignore': 'out\n' }), { 'out/a': '' });
  const pid = path.join(makeFolder(), 'pid');
  const real = (PATH ?? '').split(path.delimiter).find((folder) => existsSync(path.join(folder, 'git'))) ?? '';
  const answer = question.replace('git-of-the-system', path.join(real, 'git'));
  // The question is answered once the listing runs.
  const listing = `echo $$ > '${pid}.new' && mv '${pid}.new' '${pid}' && exec sleep 60`;
  const wait = `while [ ! -e '${pid}' ]; do sleep 0.01; done`;
  useGit(`#!/bin/sh\ncase "$*" in *--others*) ${listing};; *) ${wait}; ${answer};; esac\n`);
  const ending = collect(path.join(root, 'out'));
  if (isSent) expect((await ending).files.map((file) => file.path)).toEqual(['a']);
  else expect((await failureOf(ending)).message).toMatch(/^git cannot read the repository/);
  const started = Number(readFileSync(pid, 'utf8'));
  while (isRunning(started)) await setTimeout(20);
});
