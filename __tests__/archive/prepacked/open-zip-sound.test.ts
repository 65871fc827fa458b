import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ZipArchive } from 'archiver';
import { describe, expect, test } from '@jest/globals';
import { craftZip, unicodePath } from '../../support/zips/crafted-zip.ts';
import type { CraftedEntry, CraftedZip } from '../../support/zips/crafted-zip.ts';
import type { Planted } from '../../support/git/folders.ts';
import { contentSha256Of, makeSources, pack } from '../../support/zips/packing.ts';
import { open, prepacked } from '../../support/zips/prepacked.ts';

const TREE: Readonly<Record<string, Planted>> = {
  'package.json': '{"name":"site"}',
  'bin/start': { executable: '#!/bin/sh\n' },
  'empty.txt': '',
  'src/générale/ü.txt': 'names beyond ASCII',
  'src/😀.txt': 'names beyond U+FFFF',
  'src/z.js': 'x'.repeat(5000),
  'photo.bin': randomBytes(70_000),
  'two-blocks.bin': Buffer.concat([randomBytes(2 ** 20), Buffer.alloc(2 ** 20 - 1)]),
  'large/text.txt': 'line\n'.repeat(450_000),
  'large/random.bin': randomBytes(2 ** 21 + 1),
};

describe('a zip of ours gives the same facts as packing it did', () => {
  test.each([0, 6, 9])('at level %d', async (level) => {
    const files = makeSources(TREE);
    const packed = await pack(files, { level });
    const { sha256, bytes, fileCount, contentSha256 } = packed;
    const opened = await open(prepacked(readFileSync(packed.path)));
    expect(opened).toMatchObject({ sha256, bytes, fileCount, contentSha256 });
    expect(contentSha256).toBe(contentSha256Of(files));
    expect(opened.files.map((file) => [file.path, file.mode, file.size])).toEqual(
      files.map((file) => [file.path, file.mode, file.size]),
    );
    expect((await buffer(opened.stream())).equals(readFileSync(packed.path))).toBe(true);
  });
});

/** A zip as archiver makes it: with data descriptors, folders before files, in any order. */
async function archiverZip(level: number, forceZip64: boolean): Promise<{ zip: Buffer; content: string }> {
  const files = makeSources(TREE);
  const archive = new ZipArchive({ zlib: { level }, forceZip64, comment: 'made by a test' });
  for (const { source, path: name, mode } of files.toReversed()) archive.file(source, { name, mode });
  const [zip] = await Promise.all([buffer(archive), archive.finalize()]);
  return { zip, content: contentSha256Of(files) };
}

describe('a zip of another packer', () => {
  test.each<[string, number, boolean]>([
    ['deflated, with descriptors and a comment', 6, false],
    ['stored', 0, false],
    ['Zip64', 6, true],
  ])('archiver: %s', async (_, level, forceZip64) => {
    const { zip, content } = await archiverZip(level, forceZip64);
    expect(await open(prepacked(zip))).toMatchObject({ contentSha256: content, fileCount: 10, bytes: zip.length });
  });

  const A: CraftedEntry = { name: 'a.txt', data: 'a' };
  const B: CraftedEntry = { name: 'b/c.txt', data: 'cc', mode: 0o100755 };

  test.each<[string, readonly CraftedEntry[], CraftedZip]>([
    ['plain', [A, B], {}],
    ['in another order', [B, A], {}],
    [
      'deflated',
      [
        { ...A, method: 8 },
        { ...B, method: 8 },
      ],
      {},
    ],
    [
      'with descriptors',
      [
        { ...A, method: 8, descriptor: true },
        { ...B, descriptor: true },
      ],
      {},
    ],
    ['with folders', [{ name: 'b/', mode: 0o040755 }, A, B], {}],
    ['with a comment', [A, B], { comment: 'PK, but no end record' }],
    [
      'with Zip64 sizes',
      [
        { ...A, zip64: true },
        { ...B, method: 8, zip64: true },
      ],
      {},
    ],
    ['with Zip64 end records', [A, { ...B, zip64: true }], { zip64: true }],
    ['with the same name twice for one entry', [{ ...A, extra: unicodePath('a.txt', 'a.txt') }, B], {}],
    ['without the mark for UTF-8', [{ ...A, flags: 0 }, B], {}],
    [
      'with another mode for others',
      [
        { ...A, mode: 0o100664 },
        { ...B, mode: 0o100700 },
      ],
      {},
    ],
    [
      'without a file type',
      [
        { ...A, mode: 0 },
        { ...B, mode: 0o755 },
      ],
      {},
    ],
  ])('%s', async (_, entries, options) => {
    const { contentSha256, files } = await open(prepacked(craftZip(entries, options)));
    expect(files.map((file) => [file.path, file.mode, file.size])).toEqual([
      ['a.txt', 0o644, 1],
      ['b/c.txt', 0o755, 2],
    ]);
    expect(contentSha256).toBe(contentSha256Of(makeSources({ 'a.txt': 'a', 'b/c.txt': { executable: 'cc' } })));
  });

  test('made on DOS, without modes, with a name beyond ASCII and no mark', async () => {
    const { files } = await open(prepacked(craftZip([{ name: 'ü.txt', flags: 0, mode: 0, host: 0 }])));
    expect(files).toMatchObject([{ path: 'ü.txt', mode: 0o644, size: 0 }]);
  });

  test('an empty file that is deflated to nothing', async () => {
    const zip = craftZip([{ name: 'a', method: 8 }]);
    const nothing = craftZip([{ name: 'a' }]);
    for (const at of [8, nothing.readUInt32LE(nothing.length - 6) + 10]) nothing.writeUInt16LE(8, at);
    const [one, other] = [await open(prepacked(zip)), await open(prepacked(nothing))];
    expect(one.contentSha256).toBe(contentSha256Of(makeSources({ a: '' })));
    expect(other.contentSha256).toBe(one.contentSha256);
  });
});

test('many files', async () => {
  const names = Array.from({ length: 66_000 }, (_, index) => `f/${index}.js`);
  const { files, fileCount } = await open(
    prepacked(
      craftZip(
        names.map((name) => ({ name, data: name })),
        { zip64: true },
      ),
    ),
  );
  expect(fileCount).toBe(66_000);
  expect(files.map((file) => file.path).join('\n')).toBe(names.toSorted().join('\n'));
});

test('package.json and lock files at its root are kept for the checks', async () => {
  const names = ['a.js', 'a/package.json', 'package.json', 'yarn.lock'];
  const { atRoot } = await open(prepacked(craftZip(names.map((name) => ({ name, data: `in ${name}`, method: 8 })))));
  expect(Array.from(atRoot, ([name, bytes]) => [name, String(bytes)])).toEqual([
    ['package.json', 'in package.json'],
    ['yarn.lock', 'in yarn.lock'],
  ]);
});

test('the SHA-256 that it must have', async () => {
  const zip = prepacked(craftZip([{ name: 'a' }]));
  const { sha256 } = await open(zip);
  await expect(open({ ...zip, sha256 })).resolves.toMatchObject({ sha256 });
  const other = 'f'.repeat(64);
  await expect(open({ ...zip, sha256: other })).rejects.toMatchObject({
    code: 'invalid-input',
    message: `archive-sha256: "${other}" is not the SHA-256 of "app.zip", which is ${sha256}`,
  });
});

test('an input of another name is named', async () => {
  const bad = prepacked('text', { input: 'rollback-archive', name: 'old.zip' });
  await expect(open(bad)).rejects.toThrow('rollback-archive: "old.zip" is not a zip');
});
