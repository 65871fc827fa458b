import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ENTRIES } from '../../scripts/entries.js';
import { makeDownload, unpackDownload } from '../support/download.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

describe('the download of a step', () => {
  let tar: Buffer;
  let folder = '';

  beforeAll(() => {
    tar = makeDownload();
    folder = unpackDownload(tar);
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
    expect(
      names.filter((name) => /^(?:\.ci|\.github|__tests__|bench|docs|node_modules|jest.*|llms.*)$/.test(name)),
    ).toEqual([]);
    const ours = ['.oxlintrc.json', 'CODE_OF_CONDUCT.md', 'RELEASE.md', 'scripts/release'];
    expect(ours.filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
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
});
