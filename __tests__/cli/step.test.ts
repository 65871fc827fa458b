import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { excludeFiles, readPassword } from '../../src/cli/step.ts';
import { fakeDisk } from '../support/git/fake-disk.ts';
import { makeFolder } from '../support/git/folders.ts';

test.each([
  ['in the workspace', '.', ['deploy.env'], '/deploy.env'],
  ['below a folder', '.', ['build/out.env'], '/build/out.env'],
  ['both, after the patterns of the user', '.', ['a', '/w/b'], '/a\n/b'],
  ['relative to the folder that is sent', 'site', ['site/a'], '/a'],
  ['outside of it', 'site', ['a', '../b', '/x'], ''],
  ['a name with signs of patterns', '.', ['a [1]*?\\b'], '/a\\ \\[1\\]\\*\\?\\\\b'],
  ['a name that begins with dots', '.', ['..a'], '/..a'],
])('%s', (_, folder, files, patterns) => {
  expect(excludeFiles('', folder, files, '/w')).toBe(patterns);
  expect(excludeFiles('*.map', folder, files, '/w')).toBe(patterns === '' ? '*.map' : `*.map\n${patterns}`);
});

test('links in the way to a file or to the folder, and a file that is a link, with what it leads to', () => {
  const top = makeFolder('own-files');
  mkdirSync(path.join(top, 'sub'));
  writeFileSync(path.join(top, 'sub', 'prod.env'), '');
  symlinkSync('sub', path.join(top, 'alias'));
  symlinkSync('prod.env', path.join(top, 'sub', 'link.env'));
  expect(excludeFiles('', '.', ['alias/prod.env', 'alias/new.env'], top)).toBe('/sub/prod.env\n/sub/new.env');
  expect(excludeFiles('', 'alias', ['sub/prod.env'], top)).toBe('/prod.env');
  expect(excludeFiles('', 'sub', ['sub/link.env'], top)).toBe('/link.env\n/prod.env');
});

test.each<[string, 'win32' | 'darwin', string, string, string, string]>([
  [
    'the name that the disk has, not the one that was typed',
    'win32',
    'D:\\W',
    '.',
    'Deploy.ENV',
    '/Deploy.ENV\n/deploy.env',
  ],
  ['through a short name', 'win32', 'D:\\w', '.', 'SITE~1\\prod.env', '/site-of-ours/prod.env'],
  ['a backslash between folders', 'win32', 'D:\\w', 'site-of-ours', 'SITE-OF-OURS\\prod.env', '/prod.env'],
  ['on another drive', 'win32', 'D:\\w', '.', 'E:\\deploy.env', ''],
  ['on a server', 'win32', 'D:\\w', '.', '\\\\server\\share\\deploy.env', ''],
  ['macOS', 'darwin', '/W', '.', 'DEPLOY.env', '/DEPLOY.env\n/deploy.env'],
  ['accents, as git on macOS writes them', 'darwin', '/w', '.', 'cafe\u0301.env', '/cafe\u0301.env\n/caf\u00e9.env'],
])('%s (%s)', (_, platform, cwd, folder, file, patterns) => {
  const windows = ['D:\\w', 'D:\\w\\deploy.env', 'D:\\w\\site-of-ours', 'D:\\w\\site-of-ours\\prod.env'];
  const places = [...windows, '/w', '/w/deploy.env', '/w/cafe\u0301.env'].map((place) => [place, 'file'] as const);
  const disk = fakeDisk(platform, Object.fromEntries(places), { 'D:\\w\\SITE~1': 'D:\\w\\site-of-ours' });
  expect(excludeFiles('', folder, [file], cwd, disk)).toBe(patterns);
});

describe('--password-stdin', () => {
  test.each([
    ['p4ss', 'p4ss'],
    ['p4ss\n', 'p4ss'],
    ['p4ss\r\n', 'p4ss'],
    ['\ufeffp4ss\r\n', 'p4ss'],
    ['p 4ss\n\n', 'p 4ss\n'],
  ])('%j is the password %j', async (text, password) => {
    expect(await readPassword(Readable.from([Buffer.from(text)]))).toBe(password);
  });

  test.each([
    ['nothing', Readable.from([]), 'stdin is empty'],
    ['a byte order mark alone', Readable.from([Buffer.from('\ufeff\n')]), 'stdin is empty'],
    ['too much', Readable.from([Buffer.alloc(70_000, 'x')]), 'too long for a password'],
    ['a terminal', Object.assign(Readable.from([]), { isTTY: true }), 'not from a terminal'],
  ])('%s is a usage error', async (_, stdin, message) => {
    await expect(readPassword(stdin)).rejects.toThrow(message);
  });

  test('must be UTF-8', async () => {
    const problem = '--password-stdin: the input must be UTF-8 text.';
    await expect(readPassword(Readable.from([Buffer.from('pässwörd', 'latin1')]))).rejects.toThrow(problem);
    // A character that comes in two pieces is one.
    const bytes = Buffer.from('pä');
    expect(await readPassword(Readable.from([bytes.subarray(0, 2), bytes.subarray(2)]))).toBe('pä');
  });
});
