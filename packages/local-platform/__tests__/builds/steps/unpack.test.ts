import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { LIMITS, unpack } from '../../../src/builds/steps/unpack.ts';
import { makeFolder } from '../../../../../__tests__/support/git/folders.ts';
import type { ZipEntry } from '../../zip.ts';
import { zipOf } from '../../zip.ts';

async function unpacked(entries: readonly ZipEntry[], limits = LIMITS): Promise<string> {
  const folder = makeFolder('unpack');
  const file = path.join(folder, 'app.zip');
  writeFileSync(file, zipOf(entries));
  await unpack(file, path.join(folder, 'app'), new AbortController().signal, limits);
  return path.join(folder, 'app');
}

test('files, folders and executable bits come out, in a private folder', async () => {
  const folder = await unpacked([
    { name: 'empty/' },
    { name: 'a/b.txt', data: 'text' },
    { name: 'run.sh', data: '#!/bin/sh', mode: 0o100755 },
  ]);
  expect(readFileSync(path.join(folder, 'a/b.txt'), 'utf8')).toBe('text');
  const modes = ['', 'run.sh', 'a/b.txt'].map((name) => statSync(path.join(folder, name)).mode & 0o700);
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(path.join(folder, 'empty')).isDirectory()).toBe(true);
});

test.each([
  [
    'a symbolic link',
    { name: 'link', data: '/etc/passwd', mode: 0o120777 },
    'is a link or a special file: only files and folders are unpacked.',
  ],
  ['a device', { name: 'device', mode: 0o020666 }, 'is a link or a special file: only files and folders are unpacked.'],
  ['a FIFO', { name: 'fifo', mode: 0o010666 }, 'is a link or a special file: only files and folders are unpacked.'],
])('%s is refused', async (_, entry, message) => {
  await expect(unpacked([entry])).rejects.toMatchObject({ step: 'unpack', message: expect.stringContaining(message) });
});

test('a name that leads outside is refused although it was accepted', async () => {
  const folder = makeFolder('unpack-outside');
  const file = path.join(folder, 'app.zip');
  writeFileSync(file, zipOf([{ name: 'x/../../outside.txt', data: 'x' }]));
  await expect(unpack(file, path.join(folder, 'app'), new AbortController().signal)).rejects.toThrow();
  expect(existsSync(path.join(folder, 'outside.txt'))).toBe(false);
});

test('more than the limit, or than so many times the archive, is refused', async () => {
  const entries = [{ name: 'a', data: 'x'.repeat(5000) }];
  const message = /^The zip \(5\.1 kB\) unpacks to more than its limit of 5\.0 kB\.$/;
  await expect(unpacked(entries, { bytes: 4999, ratio: 10, ratioFrom: 0 })).rejects.toThrow(message);
  await expect(unpacked(entries, { bytes: 9999, ratio: 0.5, ratioFrom: 4999 })).rejects.toThrow(message);
  expect(existsSync(await unpacked(entries, { bytes: 5000, ratio: 1, ratioFrom: 0 }))).toBe(true);
  // So many times the archive, but not yet so much.
  expect(existsSync(await unpacked(entries, { bytes: 5000, ratio: 0.5, ratioFrom: 5000 }))).toBe(true);
});
