import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { packWithArchiver } from '../support/zips/archiver-oracle.ts';
import { makeFolder } from '../support/git/folders.ts';
import { makeSources, pack } from '../support/zips/packing.ts';
import fc from '../support/jest/properties.ts';
import { readZip } from '../support/zips/zip-reading.ts';

/** What a reader of the zip gets to see of an entry. */
function seen(zip: string): unknown[] {
  return readZip(readFileSync(zip)).map(({ name, content, mode, modified }) => ({
    name,
    content: content.toString('latin1'),
    mode,
    modified,
  }));
}

const names = fc.stringMatching(/^[a-zA-Z0-9é日 ._()+-]{1,12}$/).filter((name) => /[^. ]/.test(name));
const content = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 5000 }))
    .map(([text, times]) => Buffer.from(text.repeat(times))),
);

test('entry for entry, the zip is what archiver packs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(names, content, { minKeys: 1, maxKeys: 12 }),
      fc.integer({ min: 0, max: 9 }),
      async (tree, level) => {
        const files = makeSources(tree);
        const oracle = path.join(makeFolder('oracle'), 'oracle.zip');
        await packWithArchiver(files, oracle, level);
        const ours = await pack(files, { level });
        expect(seen(ours.path)).toEqual(seen(oracle));
      },
    ),
    { numRuns: 60 },
  );
});
