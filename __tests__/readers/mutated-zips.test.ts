import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { openZip } from '../../src/archive/prepacked/open-zip.ts';
import { makeFolder } from '../support/git/folders.ts';
import { mutatedZip, SOUND_ZIPS } from '../support/zips/mutated-zips.ts';
import fc from '../support/jest/properties.ts';
import { READERS } from '../support/zips/zip-readers.ts';
import type { Seen } from '../support/zips/zip-readers.ts';

/** How many zips are changed; more for a longer search. Most of them are refused. */
const MUTATIONS = Number(process.env['MUTATIONS'] ?? 2000);

/** The files that we count, with their bytes in hex; undefined for a zip that we refuse. */
async function counted(zip: Buffer, file: string): Promise<Record<string, string> | undefined> {
  writeFileSync(file, zip);
  const signal = new AbortController().signal;
  const opened = await openZip(
    { input: 'archive', name: 'app.zip', file, sha256: undefined },
    { signal, secretScan: undefined },
  ).catch((error: unknown) => {
    expect(error).toMatchObject({ name: 'StepError' });
  });
  if (opened === undefined) return undefined;
  opened.close();
  return Object.fromEntries(
    opened.files.map(({ path: name, offset, compressedSize, method }) => {
      const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
      const packed = zip.subarray(start, start + compressedSize);
      return [name, (method === 8 && packed.length > 0 ? inflateRawSync(packed) : packed).toString('hex')];
    }),
  );
}

/** What a program may see: of what it could not read, the name and a part of the bytes. */
function allowed(files: Record<string, string>, { files: seen, isWhole }: Seen): Record<string, string | undefined> {
  if (isWhole) return files;
  return Object.fromEntries(
    Object.entries(seen).map(([name, hex]) => [name, files[name]?.startsWith(hex) ? hex : files[name]]),
  );
}

test('of a zip that we accept, no program sees another file than we count', async () => {
  const file = path.join(makeFolder('mutated'), 'app.zip');
  let accepted = 0;
  for (const zip of [...SOUND_ZIPS, ...fc.sample(mutatedZip, { numRuns: MUTATIONS })]) {
    const files = await counted(zip, file);
    if (SOUND_ZIPS.includes(zip)) expect(files).toBeDefined();
    if (files === undefined) continue;
    accepted += 1;
    for (const [reader, read] of Object.entries(READERS)) {
      const seen = read(file);
      const hex = zip.toString('hex');
      expect({ reader, hex, files: seen.files }).toEqual({ reader, hex, files: allowed(files, seen) });
    }
  }
  expect(accepted).toBeGreaterThan(SOUND_ZIPS.length + MUTATIONS / 100);
}, 3_600_000);
