import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

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

/** Runs git in a folder with a fixed identity and none of the machine's configuration. */
export function git(folder: string, ...args: string[]): string {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.invalid',
    '-c',
    'protocol.file.allow=always',
  ];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  return execFileSync('git', [...identity, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A repository with these files tracked and committed. */
export function makeRepository(files: Readonly<Record<string, Planted>>): string {
  const folder = plant(makeFolder('repository'), files);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=first');
  return folder;
}
