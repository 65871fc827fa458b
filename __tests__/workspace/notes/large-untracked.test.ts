import { truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createRules, notesOf, withoutGit } from '../../support/git/collecting.ts';
import { git, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';
import type { Planted } from '../../support/git/folders.ts';

const LIMIT = 50_000_000;

/** Adds files with nothing but zeros, which take no room on the disk. */
function addLarge(folder: string, sizes: Readonly<Record<string, number>>): void {
  plant(folder, Object.fromEntries(Object.keys(sizes).map((name) => [name, ''])));
  for (const [name, size] of Object.entries(sizes)) truncateSync(path.join(folder, name), size);
}

const titlesOf = (notes: readonly string[]): string[] => notes.filter((note) => note.includes('Large untracked'));

/** A repository with these files tracked, and large ones that are not. */
function repositoryWith(
  sizes: Readonly<Record<string, number>>,
  tracked: Readonly<Record<string, Planted>> = {},
): string {
  const folder = makeRepository({ 'package.json': '{}', ...tracked });
  addLarge(folder, sizes);
  return folder;
}

test('over 50 MB: a warning with the name, the size and the share of all bytes', async () => {
  const folder = repositoryWith({ 'data/dump.sql': LIMIT + 1, 'a.bin': 150_000_000, 'small.bin': LIMIT });
  expect(titlesOf(notesOf(await collect(folder)))).toEqual([
    'warning: Large untracked file: 2 files over 50 MB that git does not track: a.bin (150.0 MB, 60 % of all bytes), data/dump.sql (50.0 MB, 20 % of all bytes). Exclude what the build on the platform does not need, with "exclude" or .gitignore.',
  ]);
});

test('a folder that holds as much in smaller files, with its subfolders: the innermost, and what is beside it', async () => {
  const sizes: Record<string, number> = { 'clip.mp4': LIMIT + 1, 'loose.bin': 30_000_000 };
  for (let index = 0; index < 6; index += 1) {
    sizes[`rec/${index}/a/${index}.bin`] = 10_000_000;
    sizes[`var/deep/er/${index}.bin`] = 20_000_000;
    sizes[`var/${index}.bin`] = 9_000_000;
    sizes[`small/${index}.bin`] = 1_000_000;
  }
  const tracked = { 'rec/README.md': 'x', 'var/deep/README.md': 'x' };
  const folder = repositoryWith(sizes, tracked);
  expect(titlesOf(notesOf(await collect(folder)))).toEqual([
    'warning: Large untracked file: 1 file and 3 folders of smaller files over 50 MB that git does not track: var/deep/er/ (6 files, 120.0 MB, 37 % of all bytes), rec/ (6 files, 60.0 MB, 19 % of all bytes), var/ (6 files, 54.0 MB, 17 % of all bytes), clip.mp4 (50.0 MB, 16 % of all bytes). Exclude what the build on the platform does not need, with "exclude" or .gitignore.',
  ]);
  // As it says.
  plant(folder, { '.gitignore': '/var/deep/er/\n' });
  const rules = createRules({ exclude: ['/rec/', '/var/', '/clip.mp4'] });
  expect(titlesOf(notesOf(await collect(folder, { rules })))).toEqual([]);
});

test('files all over "path"', async () => {
  const sizes = Object.fromEntries([0, 1, 2].map((index) => [`${index}/a.bin`, 20_000_000]));
  expect(titlesOf(notesOf(await collect(repositoryWith(sizes))))).toEqual([
    expect.stringContaining(
      'untracked file: 1 folder of smaller files over 50 MB that git does not track: ./ (3 files,',
    ),
  ]);
});

test('one that is ignored and brought back is named; one that is not sent is not', async () => {
  const folder = repositoryWith({ 'out/video.mp4': LIMIT * 2, 'dump.sql': LIMIT * 2 }, { '.gitignore': '/out/\n' });
  const rules = createRules({ include: ['/out/'], exclude: ['dump.sql'] });
  expect(titlesOf(notesOf(await collect(folder, { rules })))).toEqual([
    expect.stringContaining('1 file over 50 MB that git does not track: out/video.mp4 (100.0 MB, 100 % of all bytes)'),
  ]);
});

test('one that git tracks is meant to be there', async () => {
  const folder = repositoryWith({ 'video.mp4': LIMIT + 1 });
  git(folder, '-c', 'core.compression=0', 'add', '--all');
  const { files, notes } = await collect(folder);
  expect([files.length, titlesOf(notesOf({ notes }))]).toEqual([2, []]);
});

test('a link to it does not count it twice', async () => {
  const folder = repositoryWith({ 'video.mp4': LIMIT * 2 }, { 'again.mp4': { link: 'video.mp4' } });
  expect(titlesOf(notesOf(await collect(folder)))).toEqual([
    expect.stringContaining('1 file over 50 MB that git does not track: video.mp4 (100.0 MB, 50 % of all bytes)'),
  ]);
});

test('where git was not asked, nobody knows what is tracked', async () => {
  const plain = makeFolder('plain');
  addLarge(plain, { 'video.mp4': LIMIT + 1 });
  expect(titlesOf(notesOf(await collect(plain)))).toEqual([]);
  const repository = repositoryWith({ 'video.mp4': LIMIT + 1 });
  expect(titlesOf(notesOf(await withoutGit(async () => await collect(repository))))).toEqual([]);
  const output = repositoryWith({ 'out/video.mp4': LIMIT + 1 }, { '.gitignore': '/out/\n' });
  const options = { workspace: output, folder: path.join(output, 'out') };
  expect(titlesOf(notesOf(await collect(options.folder, options)))).toEqual([]);
});
