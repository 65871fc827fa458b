import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { HeldFile } from '../../../src/archive/prepacked/held-file.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';

const CONTENT = Buffer.alloc(300_000, 'zip ');
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const CHANGED = {
  code: 'invalid-file',
  message: 'archive: "a.zip" changed while it was read. Let whatever writes it finish first.',
};

function createFile(content: Buffer | string = CONTENT): string {
  return path.join(plant(makeFolder('held'), { 'a.zip': content }), 'a.zip');
}

function hold(file: string): HeldFile {
  return new HeldFile(file, 'archive: "a.zip"');
}

describe('what changes after the file was opened', () => {
  test('another file at its path is not looked at', async () => {
    const file = createFile();
    const held = hold(file);
    renameSync(createFile('another one'), file);
    expect((await buffer(held.verifiedChunks(SHA256))).equals(CONTENT)).toBe(true);
    rmSync(file);
    expect((await buffer(held.verifiedChunks(SHA256))).equals(CONTENT)).toBe(true);
    held.close();
  });

  test.each<[string, (file: string) => void]>([
    ['its first byte', (file) => writeFileSync(file, Buffer.concat([Buffer.from('Z'), CONTENT.subarray(1)]))],
    ['its last byte', (file) => writeFileSync(file, Buffer.concat([CONTENT.subarray(1), Buffer.from('Z')]))],
    ['its length', (file) => truncateSync(file, 200_000)],
    ['all of it', (file) => truncateSync(file, 0)],
  ])('%s: what is streamed fails at its end', async (_, change) => {
    const file = createFile();
    const held = hold(file);
    expect((await buffer(held.verifiedChunks(SHA256))).equals(CONTENT)).toBe(true);
    change(file);
    await expect(buffer(held.verifiedChunks(SHA256))).rejects.toMatchObject(CHANGED);
    held.close();
  });

  test('in the middle of streaming', async () => {
    const file = createFile();
    const held = hold(file);
    const chunks = held.verifiedChunks(SHA256);
    const first = await chunks.next();
    expect(first.done).toBe(false);
    writeFileSync(file, Buffer.from(CONTENT).fill('new ', 290_000));
    const rest = (async () => {
      for await (const chunk of chunks) void chunk;
    })();
    await expect(rest).rejects.toMatchObject(CHANGED);
    held.close();
  });

  test.each<[string, (file: string) => void]>([
    ['bytes, of the same length', (file) => writeFileSync(file, Buffer.alloc(300_000, 'ZIP '))],
    ['length', (file) => appendFileSync(file, 'x')],
    ['modification time alone', (file) => utimesSync(file, 1, 1)],
  ])('its %s are noticed without reading it', (_, change) => {
    const file = createFile();
    utimesSync(file, 1_000_000, 1_000_000);
    const held = hold(file);
    held.assertUnchanged();
    change(file);
    expect(() => held.assertUnchanged()).toThrow(CHANGED.message);
    held.close();
  });
});

describe('what cannot be opened', () => {
  test.each<[string, (folder: string) => string, string]>([
    ['a folder', (folder) => (mkdirSync(path.join(folder, 'd')), path.join(folder, 'd')), 'is not a regular file.'],
    [
      'a named pipe that nobody writes to',
      (folder) => (execFileSync('mkfifo', [path.join(folder, 'p')]), path.join(folder, 'p')),
      'is not a regular file.',
    ],
    ['nothing', (folder) => path.join(folder, 'gone'), 'changed while it was read.'],
    [
      'a link that has appeared',
      (folder) => (symlinkSync('a.zip', path.join(folder, 'l')), path.join(folder, 'l')),
      'changed while it was read.',
    ],
    [
      'a folder on the way that has become a link',
      (folder) => (symlinkSync('.', path.join(folder, 'l')), path.join(folder, 'l', 'a.zip')),
      'changed while it was read.',
    ],
  ])('%s', (_, make, message) => {
    const file = make(path.dirname(createFile()));
    expect(() => hold(file)).toThrow(`archive: "a.zip" ${message}`);
  });
});

test('closing twice closes once', () => {
  const held = hold(createFile());
  held.close();
  expect(() => held.close()).not.toThrow();
});
