import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readlinkSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildApp } from '../../../src/builds/steps/build-app.ts';
import { keepCaches, restoreCaches } from '../../../src/builds/steps/caches.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';
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
  await expect(restoreCaches(kept, next)).resolves.toEqual(names.filter((name) => name !== '.nuxt'));
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
  await restoreCaches(kept, next);
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
  await expect(restoreCaches(kept, next)).resolves.toEqual([]);
});

test('a folder that the archive brings is not touched, nor is a cache in it restored', async () => {
  const folder = makeFolder('caches');
  const files = { '.cache/file': 'kept', '.next/cache/file': 'kept', 'public/logo.svg': 'kept', '.nuxt/file': 'kept' };
  const kept = path.join(
    plant(folder, Object.fromEntries(Object.entries(files).map(([name, text]) => [`kept/${name}`, text]))),
    'kept',
  );
  const next = path.join(plant(folder, { 'next/.next/own': '', 'next/public/index.html': '' }), 'next');
  expect(await restoreCaches(kept, next)).toEqual(['.cache', '.nuxt']);
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
  await expect(keepCaches(built, kept, 1000)).resolves.toBe(true);
  await expect(restoreCaches(kept, path.join(folder, 'next'))).resolves.toEqual(['.cache']);
  await expect(keepCaches(built, kept, 999)).resolves.toBe(false);
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
    true,
    true,
    true,
  ]);
  const files = await readdir(path.join(kept, '.cache'));
  expect(new Set(files.map((file) => readFileSync(path.join(kept, '.cache', file), 'utf8'))).size).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['kept', 'one', 'three', 'two']);
});

test('caches that cannot be kept are a failure of the build', async () => {
  const folder = makeFolder('caches');
  const source = path.join(folder, 'source.zip');
  const manifest = { name: 'app', version: '1.0.0', scripts: { start: 'sleep 1000' } };
  writeFileSync(
    source,
    zipOf([
      { name: 'package.json', data: JSON.stringify(manifest) },
      { name: '.npmrc', data: 'offline=true\nupdate-notifier=false\n' },
    ]),
  );
  const place = { ...placeIn(folder), folder: path.join(folder, 'app') };
  // Below a file, no folder can be made.
  const order = {
    source,
    context: place,
    temporary: path.join(folder, 'tmp'),
    caches: path.join(source, 'caches', 'app'),
    clean: false,
    mustFail: false,
  };
  const built = buildApp(order, () => undefined, new AbortController().signal);
  await expect(built).rejects.toMatchObject({ step: 'build', message: expect.stringContaining('ENOTDIR') });
});
