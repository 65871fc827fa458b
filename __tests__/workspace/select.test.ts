import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, notesOf, sentWith, withGitScript } from '../support/git/collecting.ts';
import { asOtherUser, withTwoUsers } from '../support/processes/other-user.ts';
import { makeFolder, makeRepository, plant } from '../support/git/folders.ts';

test('a file that "git add" moves from one list of git to the other meanwhile is sent once', async () => {
  const root = makeRepository({ a: '', b: '', c: '' });
  const script = `case "$*" in *--others*) printf 'b\\0' ;; esac\nexec "$GIT" "$@"`;
  expect(await withGitScript(script, async () => await sentWith(root))).toEqual(['a', 'b', 'c']);
});

// For root every file is readable, so it has to become somebody else.
withTwoUsers('a file that cannot be read is chosen like any other: only packing reads it', async () => {
  const root = plant(makeFolder(), { a: '', secret: '' });
  chmodSync(root, 0o755);
  chmodSync(path.join(root, 'secret'), 0o600);
  expect(await asOtherUser(async () => await sentWith(root))).toEqual(['a', 'secret']);
});

test('a deleted file beside an ignored one of another case is no trouble', async () => {
  const root = plant(makeRepository({ 'README.md': '', '.gitignore': 'readme.md\n' }), { 'readme.md': '' });
  rmSync(path.join(root, 'README.md'));
  expect(notesOf(await collect(root))).toEqual([expect.stringMatching(/^info: Deleted files: 1 tracked file/)]);
});
