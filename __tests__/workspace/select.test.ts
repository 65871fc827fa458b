import { expect, test } from '@jest/globals';
import { sentWith, withGitScript } from '../support/git/collecting.ts';
import { makeRepository } from '../support/git/folders.ts';

test('a file that "git add" moves from one list of git to the other meanwhile is sent once', async () => {
  const root = makeRepository({ a: '', b: '', c: '' });
  const script = `case "$*" in *--others*) printf 'b\\0' ;; esac\nexec "$GIT" "$@"`;
  expect(await withGitScript(script, async () => await sentWith(root))).toEqual(['a', 'b', 'c']);
});
