import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { writeIndex } from './index-file.ts';
import type { TrackedFile } from './index-file.ts';

const made: string[] = [];

/** A new empty folder, removed when the test file is through. Real path. */
export function makeFolder(name = 'test'): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `headless-deploy-${name}-`)));
  made.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Content of a file, or what else to put at its path. */
export type Planted = string | Buffer | { readonly link: string } | { readonly executable: string };

/** Writes files below a folder; missing folders are made. */
export function plant(folder: string, files: Readonly<Record<string, Planted>>): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(file, content);
    else if ('link' in content) symlinkSync(content.link, file);
    else {
      writeFileSync(file, content.executable);
      chmodSync(file, 0o755);
    }
  }
  return folder;
}

/** Runs git in a folder with a fixed identity, none of the machine's configuration and no sample files. */
export function git(folder: string, ...args: string[]): string {
  const settings = [...IDENTITY, 'protocol.file.allow=always', 'maintenance.auto=false'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', GIT_TEMPLATE_DIR: '' };
  return execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs several commands of git, as a shell script: one start from here costs more than those that git makes itself. */
export function gitScript(folder: string, script: string): string {
  return git(folder, '-c', `alias.script=!${script}`, 'script');
}

const IDENTITY = ['user.name=Test', 'user.email=test@example.invalid'];

/** Makes a folder a repository without tracked files, as `git init --template=` does, but without a start of git. */
export function initRepository(folder: string): string {
  for (const name of ['objects', 'refs']) mkdirSync(path.join(folder, '.git', name), { recursive: true });
  const config = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n';
  return plant(folder, { '.git/HEAD': 'ref: refs/heads/main\n', '.git/config': config });
}

/** Files that may change what git adds. */
const OF_GIT = /(?:^|\/)\.git(?:\/|$|ignore$|attributes$|modules$)/;

/** A repository with these files tracked, and no commit yet: no list of files needs one. */
export function makeRepository(files: Readonly<Record<string, Planted>>): string {
  const folder = initRepository(plant(makeFolder('repository'), files));
  const names = Object.keys(files);
  if (names.some((name) => OF_GIT.test(name))) git(folder, 'add', '--all');
  else if (names.length > 0) writeIndex(folder, Object.entries(files).map(asTracked));
  return folder;
}

function asTracked([name, content]: readonly [string, Planted]): TrackedFile {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return { name, mode: 0o100644, content };
  if ('link' in content) return { name, mode: 0o120000, content: content.link };
  return { name, mode: 0o100755, content: content.executable };
}

/** A repository with these files tracked and committed. */
export function makeCommittedRepository(files: Readonly<Record<string, Planted>>): string {
  const folder = makeRepository(files);
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=first');
  return folder;
}
