import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { removeFolder } from '../../src/process/remove-folder.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';

// root may write into any folder: only somebody else sees this fail.
test('a folder that a program has closed is removed anyway', async () => {
  const folder = plant(makeFolder('closed'), { 'a/b/file.txt': 'x' });
  chmodSync(path.join(folder, 'a', 'b'), 0o500);
  chmodSync(path.join(folder, 'a'), 0o000);
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});

test('what cannot be removed is no error', async () => {
  const folder = path.join(makeFolder('other'), 'folder');
  await expect(removeFolder(folder)).resolves.toBeUndefined();
  mkdirSync(folder);
  await expect(removeFolder(`${folder}\0`)).resolves.toBeUndefined();
});
