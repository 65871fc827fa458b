import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isOwnFolder, removeOwnFolder } from '../../src/process/own-folder.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';
import { BECOME_OTHER } from '../../../../__tests__/support/processes/other-user.ts';
import { RECORD } from '../../src/process/process-record.ts';
import { runSource } from '../../../../__tests__/support/processes/run-source.ts';
import { smallDisk, withSmallDisk } from '../../../../__tests__/support/processes/small-disk.ts';

const FILES = { log: 'x', 'a/b/c/file': 'x', 'a/d/file': 'x', '.hidden/file': 'x' };

/** A folder beside which nothing is. */
function leftover(files: Readonly<Record<string, string>> = FILES): string {
  const folder = path.join(makeFolder('temp'), 'left');
  mkdirSync(folder, { mode: 0o700 });
  return plant(folder, files);
}

const foreign = (place: string): Stats => Object.assign(lstatSync(place), { uid: 4711 });

/** What is in the folder for temporary files. */
const beside = (folder: string): string[] => readdirSync(path.dirname(folder));

test('a folder goes with all that is in it, what else is there stays, and links are not followed', () => {
  const folder = leftover();
  const other = plant(makeFolder('other'), { 'folder/file': 'x' });
  for (const name of ['link', 'a/link']) symlinkSync(path.join(other, 'folder'), path.join(folder, name));
  symlinkSync(path.join(other, 'folder', 'file'), path.join(folder, 'a', 'b', 'file-link'));
  plant(path.dirname(folder), { 'left.removal-x': 'x' });
  expect([removeOwnFolder(folder), beside(folder)]).toEqual([true, ['left.removal-x']]);
  expect(readdirSync(path.join(other, 'folder'))).toEqual(['file']);
});

test('it can be read before, where what is put in its place cannot be seen', () => {
  const folder = leftover();
  const seen: unknown[] = [];
  const prepare = (place: string): void => {
    renameSync(folder, `${folder}-before`);
    plant(folder, { log: 'of others' });
    seen.push(readFileSync(path.join(place, 'log'), 'utf8'));
    renameSync(folder, `${folder}-other`);
    renameSync(`${folder}-before`, folder);
  };
  expect([removeOwnFolder(folder, { prepare }), seen, beside(folder)]).toEqual([true, ['x'], ['left-other']]);
});

test('it stays where it must, as it is', () => {
  const folder = leftover();
  const before = readdirSync(folder, { recursive: true });
  expect(removeOwnFolder(folder, { prepare: () => false })).toBe(false);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

/** In a process of another user where this one is of root, who may do anything. */
async function removedByOther(folder: string): Promise<string> {
  const code = `
    import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
    import { removeOwnFolder } from '%PACKAGE%/src/process/own-folder.ts';
    ${BECOME_OTHER}
    const folder = ${JSON.stringify(folder)};
    mkdirSync(folder + '/a/b', { recursive: true, mode: 0o700 });
    writeFileSync(folder + '/a/b/file', '');
    writeFileSync(Buffer.concat([Buffer.from(folder + '/a/'), Buffer.from([0xff, 0xfe])]), '');
    chmodSync(folder + '/a/b', 0);
    chmodSync(folder + '/a', 0o500);
    process.stdout.write(String(removeOwnFolder(folder)));
  `;
  const { stdout, stderr } = await runSource(code);
  return stdout + stderr;
}

test('folders that cannot be read or changed, and names that are not UTF-8, are no hindrance', async () => {
  const temp = makeFolder('temp');
  chmodSync(temp, 0o777);
  expect([await removedByOther(path.join(temp, 'left')), readdirSync(temp)]).toEqual(['true', []]);
});

test('it is told of each file and folder in it', () => {
  let count = 0;
  removeOwnFolder(leftover(), { onEntry: () => (count += 1) });
  const folders = ['a', 'a/b', 'a/b/c', 'a/d', '.hidden'];
  expect(count).toBe(Object.keys(FILES).length + folders.length);
});

describe('left alone', () => {
  test.each<[string, (folder: string) => void]>([
    ['a folder that its group can write to', (folder) => chmodSync(folder, 0o770)],
    ['a folder that anybody can write to', (folder) => chmodSync(folder, 0o702)],
    [
      'a link to a folder',
      (folder) => {
        renameSync(folder, `${folder}-target`);
        symlinkSync(`${folder}-target`, folder);
      },
    ],
    [
      'a file',
      (folder) => {
        renameSync(folder, `${folder}-target`);
        writeFileSync(folder, '');
      },
    ],
  ])('%s', (_, change) => {
    const folder = leftover();
    change(folder);
    const before = readdirSync(path.dirname(folder), { recursive: true });
    expect([isOwnFolder(folder), removeOwnFolder(folder)]).toEqual([false, false]);
    expect(readdirSync(path.dirname(folder), { recursive: true })).toEqual(before);
  });

  test('a folder of another user', () => {
    const folder = leftover();
    expect([isOwnFolder(folder, foreign), removeOwnFolder(folder, { lstat: foreign })]).toEqual([false, false]);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  test('nothing', () => {
    expect(removeOwnFolder(path.join(makeFolder('temp'), 'none'))).toBe(false);
  });

  test('what is gone by the time that it is opened', () => {
    const folder = leftover();
    const removing = (place: string): Stats => {
      const stats = lstatSync(place);
      renameSync(folder, path.join(makeFolder('away'), 'left'));
      return stats;
    };
    expect(() => removeOwnFolder(folder, { lstat: removing })).toThrow('ENOENT');
    expect(beside(folder)).toEqual([]);
  });

  test('another folder that is in its place by the time that it is opened', () => {
    const folder = leftover();
    let isSwapped = false;
    const swapping = (place: string): Stats => {
      const stats = lstatSync(place);
      if (!isSwapped) {
        renameSync(folder, `${folder}-before`);
        plant(folder, { 'other/file': 'x' });
      }
      isSwapped = true;
      return stats;
    };
    expect(removeOwnFolder(folder, { prepare: () => expect(true).toBe(false), lstat: swapping })).toBe(false);
    expect([beside(folder), readdirSync(folder)]).toEqual([['left', 'left-before'], ['other']]);
  });
});

test('a link that is put in the place of a folder while it is removed goes, and what it leads to stays', () => {
  const victim = plant(makeFolder('victim'), { 'home/a/file': 'x', 'home/file': 'x' });
  const names = ['one', 'two', 'three'];
  const folder = leftover(Object.fromEntries(names.map((name) => [`in/${name}/file`, 'x'])));
  let entries = 0;
  const onEntry = (): void => {
    // The second is the first of them: all of them were listed as folders.
    if ((entries += 1) !== 2) return;
    for (const name of names) {
      renameSync(path.join(folder, 'in', name), path.join(makeFolder('away'), name));
      symlinkSync(path.join(victim, 'home'), path.join(folder, 'in', name));
    }
  };
  expect([removeOwnFolder(folder, { onEntry }), beside(folder)]).toEqual([true, []]);
  const left = readdirSync(victim, { recursive: true, encoding: 'utf8' });
  expect(left.toSorted()).toEqual(['home', 'home/a', 'home/a/file', 'home/file']);
});

test('what programs write meanwhile goes, and what they remove is no failure', () => {
  const folder = leftover();
  let entries = 0;
  const onEntry = (): void => {
    if ((entries += 1) > 1) return;
    for (const name of Object.keys(FILES)) rmSync(path.join(folder, name));
    plant(folder, { 'late/file': 'x' });
  };
  expect([removeOwnFolder(folder, { onEntry }), beside(folder)]).toEqual([true, []]);
});

describe('where the system shows no open folders', () => {
  const openFolders = '/none';

  test('a folder goes that nobody else could replace', () => {
    const folder = leftover();
    const seen: unknown[] = [];
    const prepare = (place: string): void => void seen.push(place);
    expect([removeOwnFolder(folder, { prepare, openFolders }), beside(folder), seen]).toEqual([true, [], [folder]]);
  });

  test('any other stays, and one that must', () => {
    const folder = leftover();
    expect(removeOwnFolder(folder, { prepare: () => false, openFolders })).toBe(false);
    chmodSync(path.dirname(folder), 0o777);
    expect([removeOwnFolder(folder, { openFolders }), readdirSync(folder).length]).toEqual([false, 3]);
  });
});

describe('on a full disk, where no folder can be made (needs root)', () => {
  withSmallDisk('a folder is removed in its place', () => {
    const disk = smallDisk('1m', 8);
    const folder = path.join(disk, 'left');
    mkdirSync(folder, { mode: 0o700 });
    plant(folder, { [RECORD]: '{}', 'a/b/file': 'x', 'c/file': 'x' });
    plant(disk, { other: 'x' });
    expect(() => mkdirSync(path.join(disk, 'new'))).toThrow('ENOSPC');
    const seen: unknown[] = [];
    const prepare = (place: string): void => void seen.push(...readdirSync(place).toSorted());
    const isRemoved = removeOwnFolder(folder, { prepare });
    expect([isRemoved, readdirSync(disk), seen]).toEqual([true, ['other'], ['a', 'c', RECORD]]);
  });

  withSmallDisk('but not another one that is in its place by then', () => {
    const disk = smallDisk('1m', 4);
    const folder = path.join(disk, 'left');
    for (const name of ['left', 'other']) mkdirSync(path.join(disk, name), { mode: 0o700 });
    plant(path.join(disk, 'other'), { [RECORD]: '{}', file: 'x' });
    const swapping = (place: string): Stats => {
      const stats = lstatSync(place);
      renameSync(folder, path.join(disk, 'before'));
      renameSync(path.join(disk, 'other'), folder);
      return stats;
    };
    expect(removeOwnFolder(folder, { lstat: swapping })).toBe(false);
    expect(readdirSync(folder).toSorted()).toEqual(['file', RECORD]);
  });
});
