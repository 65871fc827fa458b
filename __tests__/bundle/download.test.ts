import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ENTRIES } from '../../scripts/entries.js';
import { makeFolder } from '../support/folders.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param name of something in the folder of the repository's own data, which is elsewhere for a worktree */
function gitPath(name: string): string {
  const options = { cwd: PROJECT, encoding: 'utf8' } as const;
  return path.resolve(PROJECT, execFileSync('git', ['rev-parse', '--git-path', name], options).trim());
}

/**
 * What a runner downloads for `uses:` once the files of this folder are committed: `git archive` of them, without its
 * gzip. Index and objects are temporary ones, so that nothing is left in the repository.
 */
function makeDownload(): Buffer {
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
  return git('archive', '--format=tar', git('write-tree').toString().trim());
}

describe('the download of a step', () => {
  const folder = makeFolder('download');
  let tar: Buffer;

  beforeAll(() => {
    tar = makeDownload();
    const file = path.join(makeFolder('download-tar'), 'download.tar');
    writeFileSync(file, tar);
    execFileSync('tar', ['-xf', file], { cwd: folder });
  });

  test('is below 1.5 MB, and its bundles are below 6 MB', () => {
    const dist = path.join(folder, 'dist');
    const sizes = readdirSync(dist, { recursive: true }).map((name) => statSync(path.join(dist, String(name))).size);
    expect(sizes.length).toBeGreaterThan(ENTRIES.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6e6);
    expect(gzipSync(tar).length).toBeLessThan(1.5e6);
  });

  test.each(['axios/lib/axios.js', '@actions/core/lib/core.js'])('has %s once', (name) => {
    const dist = path.join(folder, 'dist');
    const files = readdirSync(dist, { recursive: true }).filter((file) => String(file).endsWith('.js'));
    const holders = files.filter((file) =>
      readFileSync(path.join(dist, String(file)), 'utf8').includes(`MODULE: ./node_modules/${name}\n`),
    );
    expect(holders.length).toBe(1);
  });

  test('has what an action needs, and the source, but no tests', () => {
    const names = readdirSync(folder);
    const needed = [
      'LICENSE',
      'README.md',
      'action.yml',
      'dist',
      'package-lock.json',
      'package.json',
      'scripts',
      'src',
    ];
    expect(names).toEqual(expect.arrayContaining(needed));
    for (const name of ['.ci', '.github', '__tests__', 'bench', 'docs', 'node_modules', 'jest.config.js']) {
      expect(names).not.toContain(name);
    }
  });

  test.each(ENTRIES.flatMap(({ name, actionFile }) => (actionFile === undefined ? [] : [[name, actionFile] as const])))(
    '%s: its action.yml, README and the files that it names are there',
    (name, actionFile) => {
      const action = path.join(folder, path.dirname(actionFile));
      const { runs } = parse(readFileSync(path.join(folder, actionFile), 'utf8')) as { runs: Record<string, string> };
      const launchers = [runs['main'], runs['post']].flatMap((file) => (file === undefined ? [] : [file]));
      expect(path.resolve(action, launchers[0] ?? '')).toBe(path.join(folder, 'dist', name, 'index.js'));
      const files = ['README.md', ...launchers];
      expect(files.filter((file) => !existsSync(path.resolve(action, file)))).toEqual([]);
    },
  );

  test('starts: every action, the local platform, the packing threads', () => {
    const smoke = [path.join(PROJECT, 'scripts', 'smoke.js'), folder];
    const lines = execFileSync(process.execPath, smoke, { encoding: 'utf8' }).trim().split('\n');
    expect(lines).toEqual(ENTRIES.map(({ name }) => `dist/${name} starts`));
  });

  test('runs the demo with nothing installed', () => {
    const log = execFileSync(process.execPath, [path.join(folder, 'demo', 'run.js')], { encoding: 'utf8' });
    expect(log).toMatch(/^ +status: +accepted$/m);
  });
});
