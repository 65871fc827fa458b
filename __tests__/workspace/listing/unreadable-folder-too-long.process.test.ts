import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { collect, createRules, failureOf, notesOf, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import { makeRepository } from '../../support/git/folders.ts';

const root = makeRepository({ a: '', 'long [1]/b': '' });
const DEEPER =
  'for (let i = 0; i < 25; i += 1) { fs.mkdirSync(name); process.chdir(name); } fs.writeFileSync("c", "");';
execFileSync(process.execPath, ['-e', `const name = 'd'.repeat(200); process.chdir('long [1]'); ${DEEPER}`], {
  cwd: root,
});

async function follow(): Promise<void> {
  const { message } = await failureOf(collect(root));
  expect(message).toBe(
    String.raw`A path in long [1]/ is too long for this system. Shorten it, or exclude all of that with the pattern "/long\ \[1\]/".`,
  );
  const [, pattern = ''] = /pattern "([^"]+)"/.exec(message) ?? [];
  const selection = await collect(root, { rules: createRules({ exclude: [pattern] }) });
  expect(pathsOf(selection)).toEqual(['a']);
  expect(notesOf(selection).filter((note) => !note.includes('without git'))).toEqual([]);
}

test('a path that no program can read, with git and without: the pattern that is named leaves it out', async () => {
  try {
    await follow();
    await withoutGit(follow);
  } finally {
    // Node cannot remove it.
    execFileSync('rm', ['-r', root]);
  }
});
