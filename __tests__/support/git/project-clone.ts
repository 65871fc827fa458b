import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { git, makeFolder } from './folders.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** A repository of its own with the files of this project, as it will be once they are committed; tagged `v1`. */
export function cloneProject(): string {
  const folder = makeFolder('clone');
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', options, { cwd: PROJECT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const name of names) {
    const source = path.join(PROJECT, name);
    if (name !== '' && existsSync(source)) cpSync(source, path.join(folder, name));
  }
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=clone');
  git(folder, 'tag', 'v1');
  return folder;
}
