import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  collect,
  createOptions,
  createRules,
  failureOf,
  notesOf,
  pathsOf,
  withoutGit,
} from '../../support/git/collecting.ts';
import { asOtherUser, withTwoUsers } from '../../support/processes/other-user.ts';
import type { FileRules } from '../../../src/workspace/rules/rules.ts';
import type { FileSelection, SelectOptions } from '../../../src/workspace/select.ts';
import { selectFiles } from '../../../src/workspace/select.ts';
import {
  gitScript,
  initRepository,
  makeCommittedRepository,
  makeFolder,
  makeRepository,
  plant,
} from '../../support/git/folders.ts';

// Becoming another user needs root; on a machine without it these cannot be set up.

/** Closes folders to other users. */
function close(root: string, ...names: readonly string[]): string {
  chmodSync(root, 0o755);
  for (const name of names) chmodSync(path.join(root, name), 0o700);
  return root;
}

const WITH_GIT = plant(makeRepository({ a: '' }), { 'in/volume/base/1': '', 'in/[x]/b': '', 'in/b': '' });
const PLAIN = plant(makeFolder(), { a: '', 'in/volume/base/1': '', 'in/[x]/b': '', 'in/b': '' });
for (const root of [WITH_GIT, PLAIN]) close(root, 'in/volume', 'in/[x]');

/** Selects as a user that may not read everything. */
async function select(root: string, rules: Partial<FileRules> = {}, folder = root): Promise<FileSelection> {
  const options: SelectOptions = { ...createOptions(root, { rules: createRules(rules) }), folder };
  chmodSync(options.scratch, 0o777);
  return await asOtherUser(async () => await selectFiles(options));
}

describe.each<[string, string, (run: () => Promise<void>) => Promise<void>]>([
  ['with git', WITH_GIT, async (run) => await run()],
  ['in a repository, without git', WITH_GIT, withoutGit],
  ['outside a repository', PLAIN, async (run) => await run()],
])('%s', (_where, root, within) => {
  withTwoUsers(
    'a folder that cannot be read is an error, never a gap, and the pattern that it names mends that',
    async () => {
      await within(async () => {
        const exclude: string[] = [];
        for (let round = 0; round < 2; round += 1) {
          const error = await failureOf(select(root, { exclude }));
          expect(error.code).toBe('invalid-file');
          expect(error.message).toMatch(
            /^in\/(?:volume|\[x\])\/ cannot be read \(.*\)\. Make it readable for the user/,
          );
          exclude.push(...Array.from(error.message.matchAll(/pattern "(.+?)"/g), ([, pattern = '']) => pattern));
          if (exclude.length === 2) break;
        }
        expect(pathsOf(await select(root, { exclude }))).toEqual(['a', 'in/b']);
      });
    },
  );

  withTwoUsers.each<[string, Partial<FileRules>]>([
    ['exclude', { exclude: ['/in/volume/', 'in/\\[x\\]'] }],
    ['exclude, by the folder around it', { exclude: ['in/[^b]*/'] }],
    ['exclude, by all that is in it', { exclude: ['/in/volume/**', '/in/\\[x\\]/*'] }],
    ['the ignore file', { ignoreLines: ['volume/', '\\[x]', '!in/b'] }],
    ['both, in parts', { ignoreLines: ['/in/volume/*'], exclude: ['*x*'] }],
  ])('left out whole by %s, it is none, and no pattern seems without a match', async (_rule, rules) => {
    await within(async () => {
      const selection = await select(root, rules);
      expect(pathsOf(selection)).toEqual(['a', 'in/b']);
      expect(notesOf(selection).filter((note) => note.startsWith('warning: '))).toEqual([]);
    });
  });

  withTwoUsers.each<[string, Partial<FileRules>]>([
    ['some of its names', { exclude: ['/in/volume/*.txt', '/in/volume/base/1', '\\[x]'] }],
    ['all but one', { ignoreLines: ['/in/volume/*', '!/in/volume/base', '\\[x]'] }],
    [
      'all that "include" does not bring back',
      { ignoreLines: ['/in/volume/', '\\[x]'], include: ['/in/volume/base/1'] },
    ],
  ])('it stays one where the rules leave out %s', async (_what, rules) => {
    await within(async () => {
      expect((await failureOf(select(root, rules))).message).toMatch(/^in\/volume\/ cannot be read/);
    });
  });
});

withTwoUsers('"path" below the top of the repository: the name is relative to it', async () => {
  const { message } = await failureOf(select(WITH_GIT, {}, path.join(WITH_GIT, 'in')));
  expect(message).toContain(' with the pattern "/volume/".');
  expect(message).toContain(String.raw`[x]/ cannot be read (Permission denied).`);
  expect(message).toContain(String.raw` with the pattern "/\[x\]/".`);
});

withTwoUsers('a folder whose names can be listed, and no more, is named as well', async () => {
  const root = plant(makeRepository({ a: '' }), { 'in/b': '' });
  chmodSync(path.join(root, 'in'), 0o744);
  chmodSync(root, 0o755);
  expect((await failureOf(select(root))).message).toMatch(/^in\/ cannot be read \(EACCES\)/);
  const rules = { exclude: ['/in/'] };
  expect(pathsOf(await select(root, rules))).toEqual(['a']);
  expect(pathsOf(await withoutGit(async () => await select(root, rules)))).toEqual(['a']);
});

withTwoUsers('an ignore file that cannot be read is no warning in a folder that is left out', async () => {
  const root = plant(makeRepository({ a: '' }), { 'in/.gitignore': '', 'in/b': '' });
  chmodSync(path.join(root, 'in/.gitignore'), 0o600);
  chmodSync(root, 0o755);
  expect(notesOf(await select(root))).toEqual([expect.stringContaining('git could not read everything')]);
  expect(notesOf(await select(root, { exclude: ['in'] }))).toEqual([]);
});

describe('a repository inside that git cannot read', () => {
  const library = makeCommittedRepository({ 'lib.js': '' });
  const root = makeRepository({ a: '' });
  gitScript(root, `git submodule --quiet add '${library}' sub`);
  writeFileSync(path.join(root, 'sub/.git'), 'gitdir: ../.git/modules/gone\n');
  initRepository(plant(path.join(root, 'own'), { b: '', '.git/config': '[core' }));
  plant(root, { 'own/.git/config': '[core' });

  test('is an error, unless the rules leave it out', async () => {
    expect((await failureOf(collect(root))).message).toContain(`git cannot read the repository of ${root}/sub: `);
    expect((await failureOf(collect(root, { rules: createRules({ exclude: ['sub'] }) }))).message).toContain(
      `git cannot read the repository of ${root}/own: `,
    );
    const selection = await collect(root, { rules: createRules({ ignoreLines: ['own/'], exclude: ['/sub/**'] }) });
    expect(pathsOf(selection)).toEqual(['.gitmodules', 'a']);
    expect(notesOf(selection)).toEqual([]);
  });
});
