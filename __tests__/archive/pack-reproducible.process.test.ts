import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, jest, test } from '@jest/globals';
import type { Archive } from '../../src/archive/archive.ts';
import { WorkerPool } from '../../src/archive/threads/pool.ts';
import type { SourceFile } from '../../src/workspace/files.ts';
import { collect } from '../support/git/collecting.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { contentSha256Of, createRequest, makeSources, pack } from '../support/zips/packing.ts';
import { readZip } from '../support/zips/zip-reading.ts';

const SCRIPT = fileURLToPath(new URL('../support/zips/pack-in-process.js', import.meta.url));
const TREE = {
  'a.txt': 'hello',
  'b/run': { executable: '#!/bin/sh\n' },
  'b/c/é': 'x'.repeat(5000),
  big: Buffer.alloc(2 * 1024 * 1024, 'abc'),
  empty: '',
};

/** Packs in a process with its own time zone and umask. */
function packElsewhere(files: readonly SourceFile[], zone: string, umask: number): Archive {
  const requests = JSON.stringify([{ ...createRequest(files), umask }]);
  const env = { ...process.env, TZ: zone };
  const [archive] = JSON.parse(execFileSync(process.execPath, [SCRIPT, requests], { encoding: 'utf8', env })) as [
    Archive,
  ];
  return archive;
}

/** Sleeps at each word of progress until another thread has had a task: threads take time to start. */
function sleepUntil(byThreads: { readonly mock: { readonly calls: readonly unknown[] } }): () => void {
  return () => {
    if (byThreads.mock.calls.length === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  };
}

describe('the same files give the same zip', () => {
  test('whatever the times of the files', async () => {
    const [one, two] = [makeSources(TREE), makeSources(TREE)];
    const later = two.map((file) => {
      utimesSync(file.source, 1, 981_173_106.5);
      return Object.assign(file, { mtimeMs: statSync(file.source).mtimeMs });
    });
    expect((await pack(one)).sha256).toBe((await pack(later)).sha256);
  });

  test('whatever the time zone and umask', async () => {
    const files = makeSources(TREE);
    const { sha256, contentSha256 } = await pack(files);
    for (const [zone, umask] of [
      ['Pacific/Kiritimati', 0o000],
      ['America/St_Johns', 0o777],
    ] as const) {
      const other = packElsewhere(files, zone, umask);
      expect(other).toMatchObject({ sha256, contentSha256 });
      expect(statSync(other.path).mode & 0o777 & ~0o600).toBe(0);
    }
  });

  test('whatever the order in which they were written', async () => {
    const names = ['z', 'a', 'm/b', 'B', 'é', '\u{1f600}', '\uffee', 'm/a'];
    const zips = [names, names.toReversed()].map(async (order) => {
      const root = makeFolder();
      for (const name of order) plant(root, { [name]: name });
      return (await pack((await collect(root)).files)).sha256;
    });
    const [one, two] = await Promise.all(zips);
    expect(one).toBe(two);
  });

  test('and so do the same files in another place', async () => {
    const [one, two] = [await pack(makeSources(TREE)), await pack(makeSources(TREE))];
    expect(one.path).not.toBe(two.path);
    expect(one.sha256).toBe(two.sha256);
    expect(one.sha256).toBe(createHash('sha256').update(readFileSync(one.path)).digest('hex'));
  });
});

describe('however many threads pack', () => {
  // More bytes than one thread packs alone, in files of every size.
  // Pieces of real text: zlib looks at what another file has left in its memory.
  const text = readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8');
  const many: Record<string, string> = {};
  for (let index = 0; index < 600; index += 1) many[`many/${index}`] = text.slice(index * 85, index * 105);
  const noise = createHash('shake256', { outputLength: 1.5 * 2 ** 20 })
    .update('seed')
    .digest();
  const files = makeSources({
    ...TREE,
    ...many,
    'huge.txt': Buffer.alloc(3 * 2 ** 20 + 3, 'many words that come again and again '),
    'huge.bin': Buffer.concat([noise, noise]),
    'mixed.bin': Buffer.concat([Buffer.alloc(1.5 * 2 ** 20), noise]),
  });

  test.each([
    [0, [0, 1]],
    [6, [0, 5]],
  ])('at level %d the zip is the same, and it is whole', async (level, counts) => {
    const archives = [];
    const byThreads = jest.spyOn(WorkerPool.prototype, 'run');
    for (const threads of counts) {
      byThreads.mockClear();
      archives.push(
        await pack(files, threads === 0 ? { level } : { level, onProgress: sleepUntil(byThreads) }, threads),
      );
      expect([threads, byThreads.mock.calls.length > 0]).toEqual([threads, threads > 0]);
    }
    byThreads.mockRestore();
    expect(new Set(archives.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(new Set(archives.map(({ contentSha256 }) => contentSha256))).toEqual(new Set([contentSha256Of(files)]));
    const entries = readZip(readFileSync(archives.at(-1)?.path ?? ''));
    expect(entries).toHaveLength(files.length);
    for (const [index, { path: name, source }] of files.entries()) {
      const entry = entries[index];
      expect([entry?.name, entry?.content.equals(readFileSync(source))]).toEqual([name, true]);
    }
  });
});

describe('content-sha256', () => {
  test('is what the documentation describes', async () => {
    const files = makeSources(TREE);
    expect((await pack(files)).contentSha256).toBe(contentSha256Of(files));
    // Worked out by hand with sha256sum, so that the test and the code cannot drift together.
    const hello = makeSources({ 'a.txt': 'hello' });
    expect((await pack(hello)).contentSha256).toBe(HELLO);
  });

  test('does not depend on the level or the time in the zip', async () => {
    const files = makeSources(TREE);
    const archives = [
      await pack(files),
      await pack(files, { level: 0 }),
      await pack(files, { level: 9, modified: 1e9 }),
    ];
    expect(new Set(archives.map(({ contentSha256 }) => contentSha256)).size).toBe(1);
    expect(new Set(archives.map(({ sha256 }) => sha256)).size).toBe(3);
  });

  test.each<[string, (files: [SourceFile, ...SourceFile[]]) => SourceFile[]]>([
    ['a byte', () => makeSources({ ...TREE, 'a.txt': 'hellO' })],
    ['a mode', ([file, ...rest]) => [{ ...file, mode: 0o755 }, ...rest]],
    ['a name', ([file, ...rest]) => [{ ...file, path: 'a.tx' }, ...rest]],
    ['a file less', ([, ...rest]) => rest],
  ])('changes with %s', async (_what, change) => {
    const before = await pack(makeSources(TREE));
    const after = await pack(change(makeSources(TREE) as [SourceFile, ...SourceFile[]]));
    expect(after.contentSha256).not.toBe(before.contentSha256);
    expect(after.sha256).not.toBe(before.sha256);
  });
});

// printf '100644 5 %s a.txt\0' "$(printf hello | sha256sum | cut -d' ' -f1)" | sha256sum
const HELLO = 'b72d7ff34fa760a33844a1f840bfdfaa00784c0e9bf10ebecfb77fc4aebad3a3';
