import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/git/folders.ts';
import type { Planted } from '../support/git/folders.ts';
import { listSources, pack } from '../support/zips/packing.ts';
import fc from '../support/jest/properties.ts';
import { UNPACKERS } from '../support/zips/unpackers.ts';
import type { Unpacked } from '../support/zips/unpackers.ts';

/** How many trees each program unpacks; more for a longer search. */
const TREES = Number(process.env['TREES'] ?? 40);

// Every character that a name may hold: no "/", no "\", no controls. Some are here because a shell, a pattern, a
// terminal or another system would take them for something else.
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcXYZ019'.split('')) },
  { weight: 3, arbitrary: fc.constantFrom(...' .-_~#%&+,;=@^!$()[]{}\'"`*?<>|:'.split('')) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'é',
      'e\u0301',
      'ß',
      '日',
      '本',
      'Ω',
      'ﬁ',
      'İ',
      '😀',
      '\u{1f468}\u200d\u{1f469}',
      '\ufeff',
      '\u202e',
      '\u00a0',
    ),
  },
);
const name = fc
  .array(character, { minLength: 1, maxLength: 12 })
  .map((characters) => characters.join(''))
  .filter((text) => text !== '.' && text !== '..' && !/^[A-Za-z]:/.test(text));
const content = fc.oneof(
  { weight: 2, arbitrary: fc.constant(Buffer.alloc(0)) },
  { weight: 4, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 3, arbitrary: fc.nat(200_000).map((size) => Buffer.alloc(size, 'some text that repeats ')) },
  // Above the bound from which files are packed block by block.
  { weight: 1, arbitrary: fc.integer({ min: 2_000_000, max: 4_500_000 }).map((size) => Buffer.alloc(size, 'large ')) },
);
const tree = fc
  .array(fc.tuple(fc.array(name, { minLength: 1, maxLength: 4 }), content, fc.boolean()), {
    minLength: 1,
    maxLength: 12,
  })
  .map((entries) => {
    const files = new Map<string, Planted>();
    // For a program that composes names, two that differ in their form only are one.
    const composedFiles = new Set<string>();
    const composedFolders = new Set<string>();
    for (const [segments, bytes, executable] of entries) {
      const file = segments.join('/');
      const composed = file.normalize('NFC');
      const parents = composed.split('/').slice(0, -1);
      const folders = parents.map((_, index) => parents.slice(0, index + 1).join('/'));
      if (composedFiles.has(composed) || composedFolders.has(composed)) continue;
      if (folders.some((folder) => composedFiles.has(folder))) continue;
      composedFiles.add(composed);
      for (const folder of folders) composedFolders.add(folder);
      files.set(file, executable ? { executable: bytes.toString('latin1') } : bytes);
    }
    return Object.fromEntries(files);
  });

test.each(Object.entries(UNPACKERS))(
  '%s reads every zip as it was meant',
  async (_program, { unpack, verify, composes }) => {
    const nameOf = (file: string): string => (composes === true ? file.normalize('NFC') : file);
    const property = fc.asyncProperty(tree, fc.integer({ min: 0, max: 9 }), async (files, level) => {
      const root = plant(makeFolder('tree'), files);
      const sources = listSources(root, Object.keys(files));
      const archive = await pack(sources, { level });
      verify?.(archive.path);
      const expected: Unpacked = Object.fromEntries(
        sources.map(({ path: file, source, mode }) => [
          nameOf(file),
          { hex: readFileSync(source).toString('hex'), executable: mode === 0o755 },
        ]),
      );
      const found = unpack(archive.path);
      // Names first: a difference in the bytes of a large file would hide one in the names.
      expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
      expect(found).toEqual(expected);
      for (const folder of [root, path.dirname(archive.path)]) rmSync(folder, { recursive: true });
    });
    await fc.assert(property, { numRuns: TREES });
  },
  3_600_000,
);
