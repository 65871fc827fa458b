import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { collect, failureOf, notesOf, pathsOf } from '../../../support/git/collecting.ts';
import { git, gitScript, makeCommittedRepository, makeFolder, plant } from '../../../support/git/folders.ts';
import { addSetting, makeLazyRepository } from '../../../support/git/lazy-repository.ts';

const FILES = { '.gitignore': '*.log\n', 'in/a': '1', 'out/b': '2', 'out/deep/c': '3', 'out/.gitignore': '*.o\n' };

/** What a server lets a partial clone omit. */
function makeOrigin(): string {
  const origin = makeCommittedRepository(FILES);
  for (const name of ['allowFilter', 'allowAnySHA1InWant'])
    addSetting(path.join(origin, '.git'), `uploadpack.${name}`, 'true');
  return origin;
}

/** A clone with a filter, before the checkout; its remote cannot be reached once the checkout is done. */
function clone(filter: string, checkOut: (folder: string) => void): string {
  const origin = makeOrigin();
  const folder = path.join(makeFolder(), 'clone');
  git(origin, 'clone', '--quiet', '--no-checkout', `--filter=${filter}`, `file://${origin}`, folder);
  checkOut(folder);
  rmSync(origin, { recursive: true });
  return folder;
}

/** The checkout of a whole branch, or of what a sparse checkout has been set to. */
const switchTo = (folder: string): void => void git(folder, 'checkout', '--quiet', 'main');

describe('a partial clone is deployed', () => {
  test.each(['blob:none', 'tree:0'])('with filter %s, checked out as a whole', async (filter) => {
    const root = plant(clone(filter, switchTo), { 'x.log': '', 'out/x.o': '', 'out/new': '' });
    const selection = await collect(root);
    expect(pathsOf(selection)).toEqual([...Object.keys(FILES), 'out/new'].toSorted());
    expect(notesOf(selection)).toEqual([]);
  });

  test.each(['--no-sparse-index', '--sparse-index'])('with a sparse checkout (%s)', async (index) => {
    const root = clone('blob:none', (folder) => {
      gitScript(folder, `git sparse-checkout set --cone ${index} in && git checkout --quiet main`);
    });
    const selection = await collect(plant(root, { 'in/x.log': '', 'in/new': '' }));
    expect(pathsOf(selection)).toEqual(['.gitignore', 'in/a', 'in/new']);
    expect(notesOf(selection)).toEqual(['info: Sparse checkout: 3 files outside the sparse checkout are not sent.']);
  });
});

describe('what a partial clone lacks is one error that says what to change', () => {
  const message =
    /^git cannot list the files of \S+: this is a partial clone, and git must not fetch what is missing \(.+\)\. Clone without a filter, or with "blob:none" \("filter" on actions\/checkout\); with a sparse checkout, check out the \.gitignore files as well\.$/;

  test('an ignore file that is not checked out', async () => {
    const root = clone('blob:none', (folder) => {
      gitScript(folder, 'git sparse-checkout set --no-cone /in/ && git checkout --quiet main');
    });
    expect(existsSync(path.join(root, '.gitignore'))).toBe(false);
    expect(await failureOf(collect(root))).toMatchObject({
      code: 'invalid-file',
      message: expect.stringMatching(message),
    });
  });

  test('a folder of the sparse index', async () => {
    const root = clone('tree:0', (folder) => {
      gitScript(folder, 'git sparse-checkout set --cone --sparse-index in && git checkout --quiet main');
    });
    dropPackedObject(root, git(root, 'rev-parse', 'HEAD:out').trim());
    expect(await failureOf(collect(root))).toMatchObject({
      code: 'invalid-file',
      message: expect.stringMatching(message),
    });
  });

  test('a folder that git skips without failing', async () => {
    const root = makeLazyRepository();
    expect(await failureOf(collect(root))).toMatchObject({
      code: 'invalid-file',
      message: expect.stringMatching(message),
    });
  });
});

test('a tree that is missing from a whole clone is damage', async () => {
  const root = makeLazyRepository();
  git(root, 'config', '--unset', 'extensions.partialClone');
  expect((await failureOf(collect(root))).message).toMatch(
    /^git cannot read the repository of .*check the repository out again\.$/,
  );
});

/** Packs all objects but one anew, as a server with a filter would have sent them. */
function dropPackedObject(root: string, object: string): void {
  const packs = path.join(root, '.git', 'objects', 'pack');
  const before = readdirSync(packs);
  const objects = git(root, 'cat-file', '--batch-all-objects', '--batch-check=%(objectname)').trim().split('\n');
  const input = objects.filter((name) => name !== object).join('\n');
  const name = execFileSync('git', ['pack-objects', '--quiet', path.join(packs, 'pack')], { cwd: root, input });
  writeFileSync(path.join(packs, `pack-${name.toString().trim()}.promisor`), '');
  for (const file of before) rmSync(path.join(packs, file));
}
