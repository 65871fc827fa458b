import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeCommittedRepository, makeFolder, plant } from '../support/git/folders.ts';
import { PACKERS, run } from '../support/zips/other-packers.ts';
import { contentSha256Of, listSources } from '../support/zips/packing.ts';
import { open, prepacked } from '../support/zips/prepacked.ts';

const TREE = {
  'package.json': '{}',
  'bin/start': { executable: '#!/bin/sh\n' },
  'src/größe/ü.txt': 'names beyond ASCII',
  'src/empty.js': '',
  'large.txt': 'line\n'.repeat(600_000),
};

test.each(Object.entries(PACKERS))('a zip that %s packed holds what we would have packed', async (name, packWith) => {
  // Only git leaves its own data out.
  const folder = name.startsWith('git') ? makeCommittedRepository(TREE) : plant(makeFolder('tree'), TREE);
  const zip = path.join(makeFolder('packed'), 'app.zip');
  await packWith(folder, zip, Object.keys(TREE));
  const opened = await open(prepacked(readFileSync(zip)));
  expect(opened.files.map((file) => file.path)).toEqual(Object.keys(TREE).toSorted());
  expect(opened.contentSha256).toBe(contentSha256Of(listSources(folder, Object.keys(TREE))));
});

test('a zip that has a repository in it is refused', async () => {
  const folder = makeCommittedRepository({ 'package.json': '{}' });
  const zip = path.join(makeFolder('packed'), 'app.zip');
  run(folder, '7z', ['a', '-bd', zip, '.']);
  await expect(open(prepacked(readFileSync(zip)))).rejects.toThrow(
    'cannot be sent: .git/ is version control data or a key file, which is never sent.',
  );
});
