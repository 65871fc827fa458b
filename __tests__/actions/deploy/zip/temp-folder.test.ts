import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { holdTempFolder } from '../../../../src/actions/deploy/zip/temp-folder.ts';
import { makeTempFolder } from '../../../../src/actions/inputs/runner-folder.ts';
import { makeFolder, plant } from '../../../support/git/folders.ts';

/** A new folder of ours with files. */
function madeFolder(): string {
  return makeTempFolder(makeFolder('temp'), 'ours-', {});
}

test('the temporary folder goes with its files, and stays where it is kept', () => {
  const [removed, kept] = [madeFolder(), madeFolder()];
  for (const folder of [removed, kept]) {
    const end = holdTempFolder(folder);
    plant(folder, { 'app.zip': 'x', other: 'x' });
    end(folder === kept);
  }
  expect([existsSync(removed), readdirSync(kept)]).toEqual([false, ['app.zip', 'other']]);
});

test.each<[string, (place: string, victim: string) => void]>([
  ['a link to a folder', (place, victim) => symlinkSync(victim, place)],
  [
    'a folder with a link',
    (place, victim) => {
      mkdirSync(place);
      symlinkSync(victim, path.join(place, 'app.zip'));
    },
  ],
  ['a folder with files', (place) => void plant(place, { 'app.zip': 'x' })],
  ['nothing', () => undefined],
])('what others put in its place is left alone: %s', (_, swap) => {
  const [folder, victim] = [madeFolder(), plant(makeFolder('victim'), { 'app.zip': 'x' })];
  const end = holdTempFolder(folder);
  plant(folder, { 'app.zip': 'x' });
  renameSync(folder, `${folder}-before`);
  swap(folder, victim);
  const there = existsSync(folder) ? readdirSync(folder) : [];
  end(false);
  expect([existsSync(folder) ? readdirSync(folder) : [], readdirSync(victim)]).toEqual([there, ['app.zip']]);
});
