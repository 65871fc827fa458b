import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { safeSettings } from '../../../src/workspace/git/safe-settings.ts';
import { createGit } from '../../../src/workspace/git/git.ts';
import { failureOf, sentWith, withGitScript } from '../../support/collecting.ts';
import { makeRepository } from '../../support/folders.ts';

test.each(['ask', 'list'] as const)('%s in a folder that has vanished says so, and does not blame git', async (way) => {
  const folder = makeRepository({ a: '' });
  const git = createGit(process.env, folder);
  expect((await git[way](folder, 'ls-files')).stdout.toString()).toBe('a\n');
  rmSync(folder, { recursive: true });
  expect(await failureOf(git[way](folder, 'ls-files'))).toMatchObject({
    code: 'invalid-file',
    message: `${folder} vanished while the files were listed. Let what writes to "path" finish first, or exclude it.`,
  });
});

test('a file that "git add" moves from one list of git to the other meanwhile is sent once', async () => {
  const root = makeRepository({ a: '', b: '', c: '' });
  const script = `case "$*" in *--others*) printf 'b\\0' ;; esac\nexec "$GIT" "$@"`;
  expect(await withGitScript(script, async () => await sentWith(root))).toEqual(['a', 'b', 'c']);
});

test.each<[NodeJS.Platform, string, string, string]>([
  ['linux', '/w', '/w', '/dev/null'],
  ['linux', String.raw`/w/a\b`, String.raw`/w/a\b`, '/dev/null'],
  ['win32', String.raw`D:\a\repo`, 'D:/a/repo', 'NUL'],
  ['win32', String.raw`\\server\share\repo`, '%(prefix)///server/share/repo', 'NUL'],
])('on %s git trusts %s as it writes the path itself', (platform, repository, safe, hooks) => {
  expect(safeSettings(repository, platform)).toEqual(
    expect.arrayContaining([`safe.directory=${safe}`, `core.hooksPath=${hooks}`]),
  );
});
