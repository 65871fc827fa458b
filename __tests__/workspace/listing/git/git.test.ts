import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createGit } from '../../../../src/workspace/listing/git/git.ts';
import { failureOf } from '../../../support/git/collecting.ts';
import { makeRepository } from '../../../support/git/folders.ts';

test.each(['ask', 'list'] as const)('%s in a folder that has vanished says so, and does not blame git', async (way) => {
  const folder = makeRepository({ a: '' });
  const git = createGit(process.env, folder);
  expect((await git[way](folder, 'ls-files')).stdout.toString()).toBe('a\n');
  rmSync(folder, { recursive: true });
  expect(await failureOf(git[way](folder, 'ls-files'))).toMatchObject({
    code: 'invalid-file',
    message: `${folder} vanished while the files were listed. Let what writes to "path" finish first, or exclude it.`,
  });
});
