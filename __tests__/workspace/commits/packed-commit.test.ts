import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { whyNotOfCommit } from '../../../src/workspace/commits/packed-commit.ts';
import { selectFiles } from '../../../src/workspace/select.ts';
import type { SelectOptions } from '../../../src/workspace/select.ts';
import { createOptions, createRules } from '../../support/git/collecting.ts';
import { git, gitScript, makeCommittedRepository, makeFolder, plant } from '../../support/git/folders.ts';

const template = makeCommittedRepository({
  '.gitignore': '*.log\n',
  'app/a.txt': 'one\n',
  'app/b.txt': 'two\n',
  'app/lib/c.txt': 'three\n',
  'app/other/c.txt': 'another three\n',
  'app/run.sh': { executable: '#!/bin/sh\n' },
  'app/link.txt': { link: 'a.txt' },
  'app/linked': { link: 'lib' },
  'app/through': { link: 'linked/c.txt' },
  'docs/d.txt': 'outside of path\n',
});
const HEAD = git(template, 'rev-parse', 'HEAD').trim();

type Change = (top: string) => void;

/** Why the files of `app` are not those of the commit, after a change of the work tree. */
async function reasonAfter(
  change: Change,
  overrides: Partial<SelectOptions>,
  commit = HEAD,
): Promise<string | undefined> {
  const top = path.join(makeFolder('copy'), 'top');
  cpSync(template, top, { recursive: true, verbatimSymlinks: true });
  change(top);
  const options = createOptions(path.join(top, 'app'), { workspace: top, ...overrides });
  return await whyNotOfCommit(commit, await selectFiles(options), options);
}

/** No rules of the user. */
const PLAIN: Partial<SelectOptions> = {};
const excluding = (...exclude: string[]): Partial<SelectOptions> => ({ rules: createRules({ exclude }) });

describe('the files are those of the commit', () => {
  test.each<readonly [string, Change, Partial<SelectOptions>]>([
    ['as it was checked out', () => undefined, PLAIN],
    [
      'with changes of what is not sent',
      (top) => {
        plant(top, { 'docs/d.txt': 'changed\n', 'docs/new.txt': '', 'app/debug.log': 'ignored' });
        plant(top, { 'app/new.txt': 'excluded', 'app/b.txt': 'excluded, changed\n' });
        rmSync(`${top}/app/run.sh`);
      },
      excluding('new.txt', 'b.txt', 'run.sh'),
    ],
    [
      'with changes of the index alone',
      (top) => {
        git(top, 'rm', '--quiet', '--cached', 'app/a.txt');
        git(top, 'update-index', '--chmod=+x', 'app/lib/c.txt');
      },
      PLAIN,
    ],
    [
      'as far as they are in a sparse checkout',
      (top) => {
        git(top, 'update-index', '--skip-worktree', 'app/b.txt');
        rmSync(`${top}/app/b.txt`);
      },
      PLAIN,
    ],
  ])('%s', async (_, change, overrides) => {
    expect(await reasonAfter(change, overrides)).toBeUndefined();
  });
});

describe('they are not', () => {
  test.each<readonly [string, Change, string, Partial<SelectOptions>]>([
    [
      'with other content of the same size that git was told to overlook',
      (top) => {
        git(top, 'update-index', '--assume-unchanged', 'app/b.txt');
        plant(top, { 'app/b.txt': 'TWO\n' });
      },
      'b.txt was changed',
      PLAIN,
    ],
    [
      'with a change that is staged',
      (top) => {
        plant(top, { 'app/b.txt': 'TWO\n' });
        git(top, 'add', '--all');
      },
      'b.txt was changed',
      PLAIN,
    ],
    [
      'with what a filter has made of a pointer, as Git LFS does, which is no change to git',
      (top) => {
        plant(top, { '.git/info/attributes': 'b.txt filter=lfs\n', 'app/b.txt': 'large\n' });
        git(top, 'config', 'filter.lfs.clean', 'echo two');
        git(top, 'add', 'app/b.txt');
        expect(git(top, 'status', '--porcelain')).toBe('');
      },
      'b.txt was changed',
      PLAIN,
    ],
    ['with a new file', (top) => plant(top, { 'app/new.txt': '' }), 'new.txt is not in the commit', PLAIN],
    [
      'with an ignored file that is brought back',
      (top) => plant(top, { 'app/debug.log': '' }),
      'debug.log is not in the commit',
      { rules: createRules({ include: ['*.log'] }) },
    ],
    ['with a file of another repository', (top) => plantRepository(top), 'inner/x.txt is not in the commit', PLAIN],
    ['without a file', (top) => rmSync(`${top}/app/b.txt`), 'b.txt was deleted', PLAIN],
    ['without a file, which is staged', (top) => git(top, 'rm', '--quiet', 'app/b.txt'), 'b.txt was deleted', PLAIN],
    ['with another mode', (top) => chmodSync(`${top}/app/b.txt`, 0o755), 'the mode of b.txt was changed', PLAIN],
    [
      'with a link that leads to another file',
      (top) => {
        rmSync(`${top}/app/link.txt`);
        symlinkSync('b.txt', `${top}/app/link.txt`);
      },
      'the link link.txt was changed',
      PLAIN,
    ],
    ['with a new link', (top) => symlinkSync('b.txt', `${top}/app/new-link`), 'new-link is not in the commit', PLAIN],
    [
      'with a link that leads through a changed one, which is excluded',
      (top) => {
        rmSync(`${top}/app/linked`);
        symlinkSync('other', `${top}/app/linked`);
      },
      'the link linked was changed',
      excluding('/linked'),
    ],
    [
      'of a commit that git shows with the files of another one',
      (top) => {
        plant(top, { 'app/b.txt': 'TWO\n' });
        gitScript(
          top,
          `git commit --quiet --all --message=other && git replace ${HEAD} HEAD && git reset --quiet --soft ${HEAD}`,
        );
      },
      'b.txt was changed',
      PLAIN,
    ],
    [
      'with a file in place of a link',
      (top) => {
        rmSync(`${top}/app/link.txt`);
        plant(top, { 'app/link.txt': 'one\n' });
      },
      'link.txt is not in the commit',
      PLAIN,
    ],
  ])('%s', async (_, change, expected, overrides) => {
    expect(await reasonAfter(change, overrides)).toBe(expected);
  });

  test('where there is no git, or no such commit', async () => {
    expect(await reasonAfter((top) => rmSync(`${top}/.git`, { recursive: true }), PLAIN)).toBe(
      'the files were chosen without git',
    );
    expect(await reasonAfter(() => undefined, PLAIN, 'f'.repeat(40))).toBe('git cannot read the commit');
  });
});

test('a named pipe in place of a link that git forgot is not read: nobody may ever write to it', async () => {
  const reason = await reasonAfter((top) => {
    git(top, 'rm', '--quiet', 'app/link.txt');
    execFileSync('mkfifo', [`${top}/app/link.txt`]);
  }, PLAIN);
  expect(reason).toBe('the link link.txt was changed');
});

test('no filter of the repository is run', async () => {
  const marker = path.join(makeFolder('marker'), 'ran');
  const reason = await reasonAfter((top) => {
    plant(top, { '.git/info/attributes': '* filter=trap\n' });
    git(top, 'config', 'filter.trap.clean', `touch ${marker}; cat`);
  }, PLAIN);
  expect([reason, existsSync(marker)]).toEqual([undefined, false]);
});

function plantRepository(top: string): void {
  git(plant(`${top}/app/inner`, { 'x.txt': '' }), 'init', '--quiet');
}
