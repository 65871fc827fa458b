import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildApp } from '../../../src/builds/steps/build-app.ts';
import { keepCaches, restoreCaches } from '../../../src/builds/steps/caches.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';
import { smallDisk, withSmallDisk } from '../../../../../__tests__/support/processes/small-disk.ts';
import { useFastNpm } from '../apps.ts';
import { placeIn } from '../place.ts';
import { zipOf } from '../../zip.ts';

test('the folders that the platform keeps are kept and no others, and none that the archive brings', async () => {
  const folder = makeFolder('caches');
  const [built, kept, next] = [path.join(folder, 'built'), path.join(folder, 'kept'), path.join(folder, 'next')];
  const names = ['.cache', '.next/cache', '.nuxt', '.wordpress-cache', 'public'];
  for (const name of [...names, '.next/server', 'dist']) {
    mkdirSync(path.join(built, name), { recursive: true });
    writeFileSync(path.join(built, name, 'old'), '');
  }
  mkdirSync(path.join(next, '.nuxt'), { recursive: true });
  await keepCaches(built, kept);
  await expect(restoreCaches(kept, next, next)).resolves.toEqual({
    restored: names.filter((name) => name !== '.nuxt'),
  });
  expect([await readdir(path.join(next, '.next')), await readdir(path.join(next, '.nuxt'))]).toEqual([['cache'], []]);
});

test('files, folders and links of a cache are kept, pipes are not', async () => {
  const folder = makeFolder('caches');
  const [built, kept, next] = ['built', 'kept', 'next'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(path.join(built, '.cache', 'sub'), { recursive: true });
  writeFileSync(path.join(built, '.cache', 'sub', 'file'), 'content');
  symlinkSync('sub/file', path.join(built, '.cache', 'link'));
  execFileSync('mkfifo', [path.join(built, '.cache', 'pipe'), path.join(built, 'public')]);
  mkdirSync(next);
  await keepCaches(built, kept);
  await restoreCaches(kept, next, next);
  expect(await readdir(next)).toEqual(['.cache']);
  expect((await readdir(path.join(next, '.cache'))).toSorted()).toEqual(['link', 'sub']);
  expect(readlinkSync(path.join(next, '.cache', 'link'))).toBe('sub/file');
  expect(readFileSync(path.join(next, '.cache', 'sub', 'file'), 'utf8')).toBe('content');
});

test('a link in place of a cache, or above it, is neither kept nor followed', async () => {
  const folder = makeFolder('caches');
  const [built, kept, next] = ['built', 'kept', 'next'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(path.join(folder, 'elsewhere', 'cache'), { recursive: true });
  mkdirSync(built);
  for (const name of ['.cache', '.next']) symlinkSync('../elsewhere', path.join(built, name));
  await keepCaches(built, kept);
  await expect(readdir(kept)).resolves.toEqual([]);
  // As an earlier version kept it.
  symlinkSync('../elsewhere', path.join(kept, '.cache'));
  await expect(restoreCaches(kept, next, next)).resolves.toEqual({ restored: [] });
});

test('a folder that the archive brings is not touched, nor is a cache in it restored', async () => {
  const folder = makeFolder('caches');
  const files = { '.cache/file': 'kept', '.next/cache/file': 'kept', 'public/logo.svg': 'kept', '.nuxt/file': 'kept' };
  const kept = path.join(
    plant(folder, Object.fromEntries(Object.entries(files).map(([name, text]) => [`kept/${name}`, text]))),
    'kept',
  );
  const next = path.join(plant(folder, { 'next/.next/own': '', 'next/public/index.html': '' }), 'next');
  expect(await restoreCaches(kept, next, next)).toEqual({ restored: ['.cache', '.nuxt'] });
  const all = (await readdir(next, { recursive: true })).filter(
    (name) => !['.cache', '.nuxt', '.next', 'public'].includes(name),
  );
  expect(all.toSorted()).toEqual(['.cache/file', '.next/own', '.nuxt/file', 'public/index.html']);
});

test('what a platform that was killed has copied so far is removed, but not what another one copies', async () => {
  const folder = makeFolder('caches');
  for (const name of ['built', 'new-killed', 'new-running']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'new-killed', 'file'), '');
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(path.join(folder, 'new-killed'), yesterday, yesterday);
  await keepCaches(path.join(folder, 'built'), path.join(folder, 'kept'));
  expect((await readdir(folder)).toSorted()).toEqual(['built', 'kept', 'new-running']);
});

test('caches above the limit are not kept, nor are those before them', async () => {
  const folder = makeFolder('caches');
  const [built, kept] = [path.join(folder, 'built'), path.join(folder, 'kept')];
  mkdirSync(path.join(built, '.cache'), { recursive: true });
  writeFileSync(path.join(built, '.cache', 'file'), 'x'.repeat(1000));
  await expect(keepCaches(built, kept, 1000)).resolves.toBeUndefined();
  await expect(restoreCaches(kept, path.join(folder, 'next'), folder)).resolves.toEqual({ restored: ['.cache'] });
  await expect(keepCaches(built, kept, 999)).resolves.toBe('They are larger than 999 B.');
  expect((await readdir(folder)).toSorted()).toEqual(['built', 'next']);
});

test('where two builds keep their caches at once, those of one are kept', async () => {
  const folder = makeFolder('caches');
  const kept = path.join(folder, 'kept');
  const built = ['one', 'two', 'three'].map((name) => {
    const place = path.join(folder, name);
    mkdirSync(path.join(place, '.cache'), { recursive: true });
    for (let file = 0; file < 50; file += 1) writeFileSync(path.join(place, '.cache', String(file)), name);
    return place;
  });
  await expect(Promise.all(built.map(async (place) => await keepCaches(place, kept)))).resolves.toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const files = await readdir(path.join(kept, '.cache'));
  expect(new Set(files.map((file) => readFileSync(path.join(kept, '.cache', file), 'utf8'))).size).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['kept', 'one', 'three', 'two']);
});

const NOT_UTF8 = Buffer.from('/\xff', 'latin1');

function plantBadName(cache: string): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(Buffer.concat([Buffer.from(cache), NOT_UTF8]), '');
}

const VANISHED = 'A file has vanished meanwhile, or its name is not UTF-8.';

describe('caches that cannot be copied', () => {
  test.each<[string, string, (cache: string) => void]>([
    ['a name that is not UTF-8', VANISHED, plantBadName],
    [
      'a path that is too long where it is kept',
      'A path is too long.',
      (cache) => {
        let deepest = cache;
        while (deepest.length < 3900) deepest += `/${'d'.repeat(90)}`;
        mkdirSync(deepest, { recursive: true });
      },
    ],
  ])('%s: the reason is a sentence, and those of before stay', async (_, reason, make) => {
    const folder = makeFolder('caches');
    const kept = path.join(folder, 'k'.repeat(200), 'kept');
    plant(kept, { '.cache/before': '' });
    make(path.join(folder, 'built', '.cache'));
    await expect(keepCaches(path.join(folder, 'built'), kept)).resolves.toBe(reason);
    expect(await readdir(path.dirname(kept), { recursive: true })).toEqual([
      'kept',
      'kept/.cache',
      'kept/.cache/before',
    ]);
  });

  withSmallDisk('a full disk is named, and one without inodes as such', async () => {
    const names = ['1', '2', '3', '4', '5', '6'].map((name) => `.cache/${name}`);
    const built = plant(makeFolder('built'), Object.fromEntries(names.map((name) => [name, 'x'.repeat(20_000)])));
    for (const [size, inodes, problem] of [
      ['64k', 100, 'is full'],
      ['1m', 5, 'can hold no more files, as it has no inodes left'],
    ] as const) {
      const disk = smallDisk(size, inodes);
      const text = `The disk of "${disk}" ${problem} (ENOSPC). Free space there.`;
      await expect(keepCaches(built, path.join(disk, 'kept'))).resolves.toBe(text);
      expect(await readdir(disk)).toEqual([]);
      await expect(restoreCaches(built, path.join(disk, 'next'), disk)).resolves.toEqual({
        restored: [],
        problem: text,
      });
    }
  });

  test('of half a cache nothing is used', async () => {
    const folder = makeFolder('caches');
    const [kept, next] = [path.join(folder, 'kept'), path.join(folder, 'next')];
    plant(kept, { '.nuxt/cache/a': '', '.cache/b': '' });
    plantBadName(path.join(kept, '.nuxt'));
    mkdirSync(next);
    await expect(restoreCaches(kept, next, folder)).resolves.toEqual({ restored: ['.cache'], problem: VANISHED });
    expect(await readdir(next)).toEqual(['.cache']);
  });
});

const SERVER = `require('node:http').createServer((request, response) => response.end()).listen(process.env.PORT)`;

test('a build goes on where caches can neither be used nor kept, and its log says so', async () => {
  useFastNpm();
  const folder = makeFolder('caches');
  const source = path.join(folder, 'source.zip');
  const scripts = { build: 'mkdir .cache', start: 'node server.js' };
  const manifest = JSON.stringify({ name: 'app', version: '1.0.0', scripts });
  const files = [
    { name: 'package.json', data: manifest },
    { name: 'server.js', data: SERVER },
  ];
  writeFileSync(source, zipOf(files));
  const caches = path.join(folder, 'kept', 'caches');
  plantBadName(path.join(caches, '.cache'));
  const context = { ...placeIn(folder), folder: path.join(folder, 'app') };
  const order = { source, context, temporary: path.join(folder, 'tmp'), caches, clean: false, mustFail: false };
  // Below a file, no folder can be made.
  const unkept = { ...order, caches: path.join(source, 'x', 'caches') };
  for (const each of [order, unkept]) {
    const app = await buildApp(each, async () => undefined, new AbortController().signal);
    app.stop();
    rmSync(context.folder, { recursive: true });
  }
  const notes = context.log.written().flatMap(({ text }) => (text.startsWith('The caches') ? [text] : []));
  expect(notes).toEqual([
    `The caches of the previous build are not used. ${VANISHED}`,
    expect.stringMatching(/^The caches of the previous build are not used\. ENOTDIR: .*\.$/),
    expect.stringMatching(/^The caches of this build are not kept\. ENOTDIR: .*\.$/),
  ]);
});
