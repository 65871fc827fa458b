import { lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { removeLeftovers } from '../../src/platform/leftovers.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';

test.each([
  ['headless-emulator', 'local-platform-Ab12cd/apps/1/tmp/x'],
  ['local-platform', 'apps/1/tmp/x'],
])('what a program that was left running made again goes with the next start: %s with %s', (kind, file) => {
  const temp = makeFolder('leftovers');
  const folder = path.join(temp, `${kind}-x`);
  mkdirSync(folder, { mode: 0o700 });
  plant(folder, { [file]: 'x' });
  const { mtimeMs } = lstatSync(folder);
  expect(removeLeftovers(temp, mtimeMs + 1000)).toEqual([]);
  expect([removeLeftovers(temp, mtimeMs + 3000), readdirSync(temp)]).toEqual([[`${kind}-x`], []]);
});
