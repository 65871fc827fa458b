import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './folders.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** @param name of something in the folder of the repository's own data, which is elsewhere for a worktree */
function gitPath(name: string): string {
  const options = { cwd: PROJECT, encoding: 'utf8' } as const;
  return path.resolve(PROJECT, execFileSync('git', ['rev-parse', '--git-path', name], options).trim());
}

/**
 * What a runner downloads for `uses:` once the files of this folder are committed: `git archive` of them, without its
 * gzip.
 */
export function makeDownload(): Buffer {
  const git = withAllAdded();
  return git('archive', '--format=tar', git('write-tree').toString().trim());
}

/** What a clone has once the files of this folder are committed. @returns its folder */
export function makeClone(): string {
  const folder = makeFolder('clone');
  withAllAdded()('checkout-index', '--all', `--prefix=${folder}/`);
  return folder;
}

/** Git with all files of this folder added. Index and objects are temporary ones: nothing is left in the repository. */
function withAllAdded(): (...args: string[]) => Buffer {
  const folder = makeFolder('download-git');
  const env = {
    ...process.env,
    GIT_INDEX_FILE: path.join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: folder,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: gitPath('objects'),
  };
  copyFileSync(gitPath('index'), env.GIT_INDEX_FILE);
  const git = (...args: string[]): Buffer =>
    execFileSync('git', args, { cwd: PROJECT, env, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });
  git('add', '--all');
  return git;
}

/** @returns the folder in which a download was unpacked */
export function unpackDownload(tar: Buffer): string {
  const folder = makeFolder('download');
  const file = path.join(makeFolder('download-tar'), 'download.tar');
  writeFileSync(file, tar);
  execFileSync('tar', ['-xf', file], { cwd: folder });
  return folder;
}
