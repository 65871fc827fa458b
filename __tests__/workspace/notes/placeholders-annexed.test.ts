import path from 'node:path';
import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { collect, notesOf, pathsOf } from '../../support/git/collecting.ts';
import { makeRepository, plant } from '../../support/git/folders.ts';

const OBJECT = '.git/annex/objects/x/K/SHA256E-s9--0a.mp4/SHA256E-s9--0a.mp4';

test.each([
  ['the content is there', '.', { [OBJECT]: 'video' }],
  ['the content is not there', '.', {}],
  ['"path" is below', 'web', { [OBJECT]: 'video' }],
])('a link of git-annex is a warning until the file is unlocked: %s', async (_what, folder, files) => {
  const root = plant(makeRepository({ 'web/a': '', b: '' }), { ...files, 'web/v.mp4': { link: `../${OBJECT}` } });
  const run = async () => await collect(path.join(root, folder), { workspace: root });
  const name = folder === '.' ? 'web/v.mp4' : 'v.mp4';
  const before = await run();
  expect(notesOf(before)).toEqual([
    `warning: git-annex pointers: 1 link of git-annex in place of a file, so not sent: ${name}. Put the content there with "git annex get ." and "git annex unlock .".`,
  ]);
  expect(pathsOf(before)).not.toContain(name);
  rmSync(path.join(root, 'web/v.mp4'));
  plant(root, { 'web/v.mp4': 'video' });
  const after = await run();
  expect([notesOf(after), pathsOf(after)]).toEqual([[], expect.arrayContaining([name])]);
});
