import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compareCommits } from '../../../src/workspace/commits/compare-commits.ts';
import type { CommitComparison } from '../../../src/workspace/commits/compare-commits.ts';
import { selectFiles } from '../../../src/workspace/select.ts';
import type { SelectOptions } from '../../../src/workspace/select.ts';
import { createOptions, createRules, withGitScript } from '../../support/git/collecting.ts';
import { git, gitScript, makeCommittedRepository, makeFolder, plant } from '../../support/git/folders.ts';

const commit = (top: string, message: string): string =>
  gitScript(top, `git add --all && git commit --quiet --message=${message} && git rev-parse HEAD`).trim();

/** Three commits: what is sent is in `app`. */
const top = makeCommittedRepository({
  'app/same.txt': 'same\n',
  'app/a.txt': 'one\n',
  'app/linked': { link: 'a.txt' },
  'app/gone.txt': 'x'.repeat(500),
  'app/notes/old.md': 'excluded\n',
  'app/line\nbreak.txt': 'no zip can carry this name\n',
  'app/<b>::error::\u202e.txt': 'hostile\n',
  'docs/d.txt': 'outside of path\n',
});
const first = git(top, 'rev-parse', 'HEAD').trim();
plant(top, { 'docs/d.txt': 'changed\n' });
const second = commit(top, 'second');
gitScript(top, `git rm --quiet -r app/gone.txt app/notes 'app/line*' 'app/<b>*'`);
plant(top, { 'app/a.txt': 'one, two\n', 'app/new.txt': 'new\n', 'app/notes/new.md': 'excluded\n' });
const third = commit(top, 'third');
git(top, 'config', 'uploadpack.allowFilter', 'true');

const RULES = createRules({ exclude: ['notes/'] });

async function compare(
  folder: string,
  from: string,
  to: string,
  overrides: Partial<SelectOptions> = {},
): Promise<CommitComparison | undefined> {
  const options = createOptions(path.join(folder, 'app'), { workspace: folder, rules: RULES, ...overrides });
  return await compareCommits({ from, to }, await selectFiles(options), options);
}

test('what was added, changed and removed of what is sent, the largest first', async () => {
  expect(await compare(top, first, third)).toEqual({
    commits: { gained: 2, lost: 0 },
    files: { added: 1, changed: 2, removed: 2 },
    largest: [
      { path: 'gone.txt', kind: 'removed', size: 500 },
      { path: 'a.txt', kind: 'changed', size: 9 },
      { path: 'linked', kind: 'changed', size: 9 },
      { path: '<b>::error::\u202e.txt', kind: 'removed', size: 8 },
      { path: 'new.txt', kind: 'added', size: 4 },
    ],
  });
});

test('nothing where only other files were changed, or nothing was', async () => {
  const none = { files: { added: 0, changed: 0, removed: 0 }, largest: [] };
  expect(await compare(top, first, second)).toEqual({ commits: { gained: 1, lost: 0 }, ...none });
  expect(await compare(top, third, third)).toEqual({ commits: { gained: 0, lost: 0 }, ...none });
});

test('ten files are named, and all are counted', async () => {
  const many = makeCommittedRepository({ 'app/a.txt': '' });
  const from = git(many, 'rev-parse', 'HEAD').trim();
  const names = Array.from({ length: 12 }, (_, index) => `n${String(index).padStart(2, '0')}.txt`);
  plant(many, Object.fromEntries(names.map((name, index) => [`app/${name}`, 'x'.repeat(index)])));
  const comparison = await compare(many, from, commit(many, 'more'));
  expect(comparison?.files).toEqual({ added: 12, changed: 0, removed: 0 });
  expect(comparison?.largest.map((file) => file.path)).toEqual(names.slice(2).toReversed());
});

test('a step back, and two branches', async () => {
  const folder = clone('--no-local', '--branch=main');
  gitScript(folder, `git checkout --quiet ${second}`);
  const rules = createRules({ exclude: ['notes/', 'line*'] });
  expect(await compare(folder, third, second, { rules })).toMatchObject({
    commits: { gained: 0, lost: 1 },
    files: { added: 2, changed: 2, removed: 1 },
  });
  plant(folder, { 'app/side.txt': '' });
  expect(await compare(folder, third, commit(folder, 'side'), { rules })).toMatchObject({
    commits: { gained: 1, lost: 1 },
  });
});

/** A clone of the repository, as a checkout makes it. */
function clone(...options: string[]): string {
  const folder = path.join(makeFolder('clone'), 'top');
  git(path.dirname(folder), 'clone', '--quiet', ...options, `file://${top}`, folder);
  return folder;
}

describe('a clone that lacks something', () => {
  test('the older commit: nothing', async () => {
    expect(await compare(clone('--depth=1'), first, third)).toBeUndefined();
  });

  test('what lies between them: no count of commits', async () => {
    const folder = clone('--depth=1');
    git(folder, 'fetch', '--quiet', '--depth=1', 'origin', first);
    expect(await compare(folder, first, third)).toMatchObject({ commits: undefined, files: { removed: 2 } });
  });

  test('only older ones: all of it', async () => {
    expect(await compare(clone('--depth=2'), second, third)).toMatchObject({ commits: { gained: 1, lost: 0 } });
  });

  test('the content of removed files: no sizes of them, and nothing is fetched', async () => {
    const folder = clone('--filter=blob:none', '--no-local');
    git(folder, 'config', 'remote.origin.uploadpack', 'false');
    const comparison = await compare(folder, first, third);
    expect(comparison?.largest.filter(({ kind }) => kind === 'removed')).toEqual([
      { path: '<b>::error::\u202e.txt', kind: 'removed', size: undefined },
      { path: 'gone.txt', kind: 'removed', size: undefined },
    ]);
  });
});

test('a hash of the other algorithm is not looked up as the name of a branch', async () => {
  const branch = 'a'.repeat(64);
  git(top, 'update-ref', `refs/heads/${branch}`, first);
  expect(await compare(top, branch, third)).toBeUndefined();
});

test('no more is read of git than of a large repository', async () => {
  // More than the limit of an answer.
  const script = 'case "$*" in *diff-tree*) head -c 40000000 /dev/zero;; *) exec "$GIT" "$@";; esac';
  expect(await withGitScript(script, async () => await compare(top, first, third))).toBeUndefined();
});

test('a stopped step ends it', async () => {
  const options = createOptions(path.join(top, 'app'), { workspace: top, rules: RULES });
  const selection = await selectFiles(options);
  const stopped = { ...options, signal: AbortSignal.abort(new Error('stopped')) };
  await expect(compareCommits({ from: first, to: third }, selection, stopped)).rejects.toThrow('stopped');
});
