import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { homedir } from 'node:os';
import path from 'node:path';
import { test } from '@jest/globals';

/** The user `nobody`, whose processes only root can start. */
export const OTHER = 65_534;
export const isRoot = process.getuid?.() === 0;
/** A test that needs two users. \`ci:root\` runs all of them. */
export const withTwoUsers = isRoot || process.env['TESTS_OF_ROOT'] !== undefined ? test : test.skip;

/** Statement by which a process that root has started becomes one of the other user. */
export const BECOME_OTHER = isRoot ? `process.setgroups([]); process.setgid(${OTHER}); process.setuid(${OTHER});` : '';

/**
 * Runs a program of the other user beside some work, and ends it.
 * @param code that prints something when it is ready
 */
export async function besideOther<Result>(
  { code, args }: { readonly code: string; readonly args: readonly string[] },
  work: () => Result,
): Promise<Result> {
  const child = spawn(process.execPath, ['--eval', `${BECOME_OTHER}\n${code}`, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  try {
    return work();
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Runs work as another user (root only): for root itself every file is readable. */
export async function asOtherUser<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.env['PATH'] ?? '';
  // @actions/io prints a line for each folder in PATH that it may not enter, such as those in the home of root.
  process.env['PATH'] = before
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(homedir()))
    .join(path.delimiter);
  process.seteuid?.(OTHER);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
    process.env['PATH'] = before;
  }
}
