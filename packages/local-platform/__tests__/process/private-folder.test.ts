import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { chooseTempFolder, makePrivateFolder } from '../../src/process/private-folder.ts';
import type { Lstat } from '../../../../src/shared/files/safe-path.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';
import { smallDisk, withSmallDisk } from '../../../../__tests__/support/processes/small-disk.ts';

/** As if one place belonged to a user. */
const ownedBy =
  (uid: number, owned: string): Lstat =>
  (place: string): Stats =>
    Object.assign(lstatSync(place), place === owned ? { uid } : {});
const OTHER = 4711;

test('is made with those above it, for this user alone, and is the same the next time', () => {
  const base = makeFolder('base');
  const folder = path.join(base, 'a', 'b');
  expect([makePrivateFolder(folder), makePrivateFolder(folder)]).toEqual([undefined, undefined]);
  expect([folder, path.dirname(folder)].map((place) => statSync(place).mode & 0o777)).toEqual([0o700, 0o700]);
});

describe('others cannot change it', () => {
  test('below a sticky folder', () => {
    const base = makeFolder('base');
    chmodSync(base, 0o1777);
    expect(makePrivateFolder(path.join(base, 'a', 'b'))).toBeUndefined();
  });

  test('by links of this user, also up and to links', () => {
    const base = makeFolder('base');
    mkdirSync(path.join(base, 'real'));
    symlinkSync('x/../real', path.join(base, 'one'));
    mkdirSync(path.join(base, 'x'));
    symlinkSync(path.join(base, 'one'), path.join(base, 'two'));
    expect(makePrivateFolder(path.join(base, 'two', 'a'))).toBeUndefined();
    expect(existsSync(path.join(base, 'real', 'a'))).toBe(true);
  });
});

describe('others could change it', () => {
  test.each([0o770, 0o702, 0o777])('where a folder above it has the mode %o, until that is taken back', (mode) => {
    const above = path.join(makeFolder('base'), 'above');
    mkdirSync(above);
    chmodSync(above, mode);
    const folder = path.join(above, 'a', 'b');
    expect(makePrivateFolder(folder)).toBe(`Other users can write to "${above}".`);
    expect(existsSync(path.join(above, 'a'))).toBe(false);
    chmodSync(above, 0o755);
    expect(makePrivateFolder(folder)).toBeUndefined();
  });

  test('where all can write to the folder itself, sticky or not', () => {
    const folder = makeFolder('base');
    for (const mode of [0o1777, 0o777]) {
      chmodSync(folder, mode);
      expect(makePrivateFolder(folder)).toBe(`Other users can write to "${folder}".`);
      expect(makePrivateFolder(`${folder}/`)).toBe(`Other users can write to "${folder}".`);
    }
  });

  test.each(['', '/a', '/a/b'])('where another user owns <base>%s', (owned) => {
    const base = makeFolder('base');
    const place = `${base}${owned}`;
    mkdirSync(`${base}/a/b`, { recursive: true });
    expect(makePrivateFolder(`${base}/a/b`, ownedBy(OTHER, place))).toBe(`"${place}" belongs to another user.`);
  });

  test('where a link of another user is on the way, even to a folder of this one', () => {
    const base = makeFolder('base');
    const link = path.join(base, 'link');
    symlinkSync(makeFolder('target'), link);
    expect(makePrivateFolder(`${link}/a`, ownedBy(OTHER, link))).toBe(`"${link}" belongs to another user.`);
  });

  test('where a link of this user leads through a folder that others can write to', () => {
    const [base, open] = [makeFolder('base'), makeFolder('open')];
    symlinkSync(makeFolder('target'), path.join(open, 'link'));
    chmodSync(open, 0o777);
    symlinkSync(path.join(open, 'link'), path.join(base, 'link'));
    expect(makePrivateFolder(path.join(base, 'link', 'a'))).toBe(`Other users can write to "${open}".`);
  });

  test('where links lead round in a circle', () => {
    const base = makeFolder('base');
    symlinkSync('two', path.join(base, 'one'));
    symlinkSync('one', path.join(base, 'two'));
    expect(makePrivateFolder(path.join(base, 'one', 'a'))).toContain('ELOOP');
  });

  (process.getuid?.() === 0 ? test.skip : test)('where the last folder is of root', () => {
    const base = makeFolder('base');
    expect(makePrivateFolder(base, ownedBy(0, base))).toBe(`"${base}" belongs to another user.`);
  });
});

test.each([
  ['/proc/x', 'ENOENT'],
  ['/dev/null/x', 'ENOTDIR'],
])('where no folder can be made, the reason is that of the system: %s', (folder, code) => {
  expect(makePrivateFolder(folder)).toContain(code);
});

withSmallDisk('where the disk has no inodes left, the disk is named', () => {
  const folder = path.join(smallDisk('1m', 1), 'a', 'b');
  expect(makePrivateFolder(folder)).toMatch(/^The disk of ".*\/a\/b" can hold no more files/);
});

const withMode = (mode: number): string => {
  const folder = makeFolder('temp');
  chmodSync(folder, mode);
  return folder;
};

describe('the folder for temporary files', () => {
  test.each([0o700, 0o755, 0o1777])('is the given one where its mode is %o', (mode) => {
    const folder = withMode(mode);
    expect(chooseTempFolder(folder, [])).toEqual({ folder });
  });

  test.each([0o777, 0o770])('is the first other one that is safe where its mode is %o', (mode) => {
    const [folder, safe] = [withMode(mode), withMode(0o1777)];
    const others = [withMode(0o777), path.join(safe, 'none'), safe, makeFolder('another')];
    expect(chooseTempFolder(folder, others)).toEqual({
      folder: safe,
      problem: `Other users can write to "${folder}".`,
    });
    expect(readdirSync(safe)).toEqual([]);
  });

  test('is another one where others could replace a folder above it', () => {
    const folder = path.join(withMode(0o777), 'temp');
    mkdirSync(folder, { mode: 0o700 });
    expect(chooseTempFolder(folder).folder).not.toBe(folder);
  });

  test('is the given one where none is safe, or no program can be started in the safe one', () => {
    const folder = withMode(0o777);
    expect(chooseTempFolder(folder, [withMode(0o777)])).toEqual({ folder });
    // Nothing can be made there at all.
    expect(chooseTempFolder(folder, ['/proc'])).toEqual({ folder });
  });

  withSmallDisk('nor is one on a disk from which no program can be started', () => {
    const folder = withMode(0o777);
    const disk = smallDisk('1m', 8, 'noexec');
    expect([chooseTempFolder(folder, [disk]), readdirSync(disk)]).toEqual([{ folder }, []]);
  });
});
