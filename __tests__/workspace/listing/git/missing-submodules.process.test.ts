import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, failureOf, notesOf, pathsOf } from '../../../support/git/collecting.ts';
import { createUser, follow } from '../../../support/git/following.ts';
import { git, gitScript, makeCommittedRepository, makeFolder, plant } from '../../../support/git/folders.ts';

const library = makeCommittedRepository({ 'lib.js': '' });
const template = makeCommittedRepository({ a: '' });
gitScript(template, `git submodule --quiet add '${library}' 'vendor/my lib' && git commit --quiet --message=x`);

const LISTED = ['.gitmodules', 'a', 'vendor/my lib/lib.js'];

/** A copy of the repository, with what a copy or a clone may lack. */
function makeCopy(folder: string, ...missing: readonly string[]): string {
  cpSync(template, folder, { recursive: true });
  for (const name of missing) rmSync(path.join(folder, name), { recursive: true });
  return folder;
}

/** The one warning about what is sent of a folder. */
async function warningOf(root: string): Promise<string> {
  const warnings = notesOf(await collect(root)).filter((note) => note.startsWith('warning: '));
  expect(warnings).toHaveLength(1);
  return warnings[0] ?? '';
}

test.each<[string, string[], RegExp]>([
  ['no folder', ['vendor/my lib'], /is not checked out/],
  ['an empty folder', ['vendor/my lib/lib.js', 'vendor/my lib/.git'], /is not checked out/],
  ['its files without a .git', ['vendor/my lib/.git'], /whose \.git is missing/],
  ['the same, without a git folder', ['vendor/my lib/.git', '.git/modules'], /whose \.git is missing/],
])('%s: the commands of the warning check it out', async (_what, missing, text) => {
  const inside = plant(makeFolder(), { b: '' });
  const copies = [makeFolder(), path.join(inside, 'app')];
  for (const [root, workspace] of [
    [copies[0], copies[0]],
    [copies[1], inside],
  ] as [string, string][]) {
    makeCopy(root, ...missing);
    const warning = await warningOf(workspace);
    expect(warning).toMatch(text);
    const variables = follow(warning, workspace, createUser());
    const prefix = root === workspace ? '' : 'app/';
    const sent = pathsOf(await collect(workspace, { variables }));
    expect(sent).toEqual(expect.arrayContaining(LISTED.map((name) => prefix + name)));
  }
});

test('as "path", it is an error with the same commands', async () => {
  const workspace = makeCopy(makeFolder(), 'vendor/my lib/.git');
  const folder = path.join(workspace, 'vendor/my lib');
  const { code, message } = await failureOf(collect(folder, { workspace }));
  expect({ code, message }).toEqual({
    code: 'invalid-file',
    message: expect.stringMatching(/^"path" is a submodule whose/),
  });
  const variables = follow(message, workspace, createUser());
  expect(pathsOf(await collect(folder, { workspace, variables }))).toEqual(['lib.js']);
});

test.each([
  String.raw`path = "vendor/my lib"`,
  String.raw`Path="vendor/my" lib ; where it is`,
  String.raw`path = vendor/\"my lib # where it is`,
])('%s is a submodule of .gitmodules', async (line) => {
  const root = makeCopy(makeFolder(), 'vendor/my lib');
  const isOther = line.includes('\\"');
  plant(root, { '.gitmodules': `[submodule "lib"]\n\t${line}\n\turl = ${library}\n` });
  expect(await warningOf(root)).toContain(isOther ? 'committed without .gitmodules' : 'is not checked out');
});

test('a repository that was committed without .gitmodules: followed where its files are, they are kept', async () => {
  const origin = makeCommittedRepository({ a: '' });
  cpSync(library, path.join(origin, 'in/lib'), { recursive: true });
  gitScript(origin, 'git add --all && git commit --quiet --message=x');
  const clone = path.join(makeFolder(), 'clone');
  git(origin, 'clone', '--quiet', '.', clone);
  const warning = await warningOf(clone);
  expect(warning).toContain('in/lib is a repository of its own that was committed without .gitmodules');
  expect(warning).not.toContain('submodule update');

  rmSync(path.join(origin, 'in/lib/.git'), { recursive: true });
  follow(warning, origin, createUser());
  gitScript(origin, `git commit --quiet --message=y && git -C '${clone}' pull --quiet`);
  const selection = await collect(clone);
  expect({ paths: pathsOf(selection), notes: notesOf(selection) }).toEqual({
    paths: ['a', 'in/lib/lib.js'],
    notes: [],
  });
});

test('the same with its files, and no .git any more', async () => {
  const root = makeCommittedRepository({ a: '' });
  cpSync(library, path.join(root, 'lib'), { recursive: true });
  gitScript(root, 'git add --all && git commit --quiet --message=x');
  rmSync(path.join(root, 'lib/.git'), { recursive: true });
  mkdirSync(path.join(root, 'lib/in'));
  const warning = await warningOf(root);
  follow(warning, root, createUser());
  expect(pathsOf(await collect(root))).toEqual(['a', 'lib/lib.js']);
});
