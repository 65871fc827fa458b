import { expect, test } from '@jest/globals';
import { sentWith, withGitScript } from '../support/collecting.ts';
import { makeRepository } from '../support/folders.ts';

test('a file that "git add" moves from one list of git to the other meanwhile is sent once', async () => {
  const root = makeRepository({ a: '', b: '', c: '' });
  const script = `case "$*" in *--others*) printf 'b\\0' ;; esac\nexec "$GIT" "$@"`;
  expect(await withGitScript(script, async () => await sentWith(root))).toEqual(['a', 'b', 'c']);
});
