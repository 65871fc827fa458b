import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { collect, failureOf, pathsOf, withGitScript } from '../../../support/git/collecting.ts';
import { asOtherUser, OTHER, withTwoUsers } from '../../../support/processes/other-user.ts';
import { createUser, follow } from '../../../support/git/following.ts';
import type { Variables } from '../../../support/git/following.ts';
import { git, gitScript, makeCommittedRepository, makeFolder, plant } from '../../../support/git/folders.ts';

const template = makeCommittedRepository({ a: '' });

function makeApp(folder = path.join(makeFolder(), 'app')): string {
  cpSync(template, folder, { recursive: true });
  return folder;
}

interface Damage {
  readonly root?: string;
  /** Workspace and "path", where they are not the repository. */
  readonly workspace?: string;
  readonly folder?: string;
  readonly variables?: Variables;
}

const GONE = path.join(makeFolder(), 'gone');
const set =
  (...settings: readonly string[]) =>
  (root: string): Damage => {
    for (let index = 0; index < settings.length; index += 2)
      git(root, 'config', settings[index] ?? '', settings[index + 1] ?? '');
    return {};
  };

/** What is wrong, what the message must say of it, and whose commands mend it. */
const MENDED: Readonly<Record<string, readonly [(root: string) => Damage, RegExp]>> = {
  'core.bare': [set('core.bare', 'true'), /core\.bare=true/],
  'core.worktree that is not there': [set('core.worktree', GONE), /gone\. Its core\.worktree/],
  'core.worktree in a folder that is not there': [set('core.worktree', `${GONE}/deep`), /Its core\.worktree/],
  'core.worktree relative': [set('core.worktree', 'gone'), /Its core\.worktree/],
  'core.worktree of another folder': [set('core.worktree', makeFolder()), /Its core\.worktree/],
  'core.worktree, with "path" in the repository': [
    (root) => (
      plant(root, { 'in/a': '' }),
      set('core.worktree', makeFolder())(root),
      { folder: path.join(root, 'in') }
    ),
    /Its core\.worktree/,
  ],
  'core.bare, with the workspace in the repository': [
    (root) => (plant(root, { 'in/a': '' }), set('core.bare', 'true')(root), { workspace: path.join(root, 'in') }),
    /"git -C \.\. config core\.bare false"/,
  ],
  'core.bare of a checkout inside': [
    (root) => (set('core.bare', 'true')(makeApp(path.join(root, "it's new"))), {}),
    /"git -C 'it'\\''s new' config core\.bare false"/,
  ],
  'core.worktree of a checkout inside': [
    (root) => (set('core.worktree', GONE)(makeApp(path.join(root, 'in'))), {}),
    /"git -C in --work-tree=\. config --unset core\.worktree"/,
  ],
  'an extension in the oldest format': [
    set('extensions.objectFormat', 'sha1'),
    /v1-only extension found: objectformat\. Run "git -C \/ config --file \S+ core\.repositoryFormatVersion 1"/,
  ],
  'a bad value': [set('core.fileMode', 'perhaps'), /'perhaps' for 'core\.filemode'/],
  'a bad value of core.bare': [set('core.bare', 'perhaps'), /'perhaps' for 'core\.bare'/],
  'a bad number': [set('core.repositoryFormatVersion', 'x'), /'x' for 'core\.repositoryformatversion'/],
  'an index that is none': [(root) => (writeFileSync(path.join(root, '.git/index'), 'x'), {}), /Its index is damaged/],
  'an index of a later version': [
    (root) => (writeFileSync(path.join(root, '.git/index'), Buffer.from(`DIRC\0\0\0\u0009${'\0'.repeat(40)}`)), {}),
    /bad index version 9\. Its index is damaged/,
  ],
  ...Object.fromEntries(
    [
      { GIT_CONFIG_COUNT: '1' },
      { GIT_CONFIG_COUNT: 'x' },
      { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'a.b' },
      { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'a', GIT_CONFIG_VALUE_0: 'x' },
      { GIT_CONFIG_PARAMETERS: 'x' },
    ].map((variables) => [JSON.stringify(variables), [() => ({ variables }), /GIT_CONFIG_COUNT, GIT_CONFIG_KEY_0/]]),
  ),
  'a submodule whose git folder is not there': [
    (root) => {
      gitScript(root, `git submodule --quiet add '${template}' lib`);
      writeFileSync(path.join(root, 'lib/.git'), 'gitdir: ../.git/modules/gone\n');
      return {};
    },
    /The git folder of this submodule is missing/,
  ],
};

test.each(Object.entries(MENDED))('%s: the commands of the message mend it', async (_name, [damage, text]) => {
  const root = makeApp();
  const { workspace = root, folder = workspace, variables = {} } = damage(root);
  const before = { ...createUser(), ...variables };
  const { code, message } = await failureOf(collect(folder, { workspace, variables: before }));
  expect({ code, message }).toEqual({ code: 'invalid-file', message: expect.stringMatching(text) });
  expect(message).toMatch(/^git cannot read the repository of /);
  expect(message).not.toContain('safe.directory');
  const after = follow(message, workspace, before);
  expect(pathsOf(await collect(folder, { workspace, variables: after }))).toContain('a');
});

test.each<[string, string[], RegExp]>([
  [
    'an unknown extension',
    ['extensions.foo', 'true'],
    /: unknown repository extension found: foo\. A newer git made it\./,
  ],
  ['a later format', ['core.repositoryFormatVersion', '7'], /: Expected git repo version <= \d, found 7\. A newer git/],
])('%s: the message names it, and what it needs', async (_name, settings, text) => {
  const root = makeApp();
  set('core.repositoryFormatVersion', '1', ...settings)(root);
  expect((await failureOf(collect(root))).message).toMatch(text);
});

test('all extensions that a git does not know are named', async () => {
  const root = makeApp();
  set('core.repositoryFormatVersion', '1')(root);
  appendFileSync(path.join(root, '.git/config'), '[extensions]\n\tfoo = 1\n\tbar = 1\n');
  expect((await failureOf(collect(root))).message).toContain(': unknown repository extensions found: foo bar. A newer');
});

describe('a file of settings', () => {
  test('of the repository or the user, with a line that is none: corrected, it is read', async () => {
    for (const isOfUser of [true, false]) {
      const root = makeApp();
      const variables = createUser();
      const file = path.join(
        isOfUser ? `${variables['HOME']}` : path.join(root, '.git'),
        isOfUser ? '.gitconfig' : 'config',
      );
      plant(path.dirname(file), { [path.basename(file)]: '[core]\n!\n' });
      const shown = isOfUser ? file : '.git/config';
      const { message } = await failureOf(collect(root, { variables }));
      expect(message).toContain(`: bad config line 2 in file ${shown}. Correct ${shown}.`);
      plant(path.dirname(file), { [path.basename(file)]: '[core]\n' });
      expect(pathsOf(await collect(root, { variables }))).toEqual(['a']);
    }
  });

  test('that is a folder: as a file, it is read', async () => {
    const root = makeApp();
    const variables = { ...createUser(), GIT_CONFIG_GLOBAL: makeFolder() };
    const { message } = await failureOf(collect(root, { variables }));
    expect(message).toContain(`Make ${variables.GIT_CONFIG_GLOBAL} a file that`);
    rmSync(variables.GIT_CONFIG_GLOBAL, { recursive: true });
    writeFileSync(variables.GIT_CONFIG_GLOBAL, '');
    expect(pathsOf(await collect(root, { variables }))).toEqual(['a']);
  });
});

test('a repository that is not mounted: once it is there, it is read', async () => {
  const main = makeApp();
  const root = path.join(makeFolder(), 'tree');
  git(main, 'worktree', 'add', '--quiet', root);
  renameSync(main, `${main}-away`);
  expect((await failureOf(collect(root))).message).toContain(
    `: not a git repository: ${main}/.git/worktrees/tree. Its .git file names that folder, which is missing. In a container, mount it`,
  );
  renameSync(`${main}-away`, main);
  expect(pathsOf(await collect(root))).toEqual(['a']);
});

test('a submodule without the repository around it, as in an image: it is not to be asked', async () => {
  const root = plant(makeFolder(), { a: '', '.git': 'gitdir: ../.git/modules/lib\n' });
  expect((await failureOf(collect(root))).message).toMatch(/Its \.git file names that folder, which is missing\./);
});

test('a bare repository with worktrees beside it: "path" may be one', async () => {
  const root = makeFolder();
  git(root, 'clone', '--quiet', '--bare', template, '.bare');
  plant(root, { '.git': 'gitdir: ./.bare\n' });
  git(root, 'worktree', 'add', '--quiet', 'main');
  expect((await failureOf(collect(root))).message).toContain('Set "path" to one of them.');
  expect(pathsOf(await collect(path.join(root, 'main'), { workspace: root }))).toEqual(['a']);
});

// Only root can give files to another user.
withTwoUsers('a git before 2.38, and a repository of another user', async () => {
  const root = makeApp();
  execFileSync('chown', ['-R', String(OTHER), root]);
  const withoutSetting =
    'for a; do shift; case "$a" in safe.directory=*) a=core.pager=cat;; esac; set -- "$@" "$a"; done';
  await withGitScript(`${withoutSetting}\nexec "$GIT" "$@"`, async () => {
    const variables = { ...createUser(), PATH: process.env['PATH'] };
    const { message } = await failureOf(collect(root, { variables }));
    expect(message).toContain(`Another user owns it. Run "git config --global --add safe.directory ${root}"`);
    expect(pathsOf(await collect(root, { variables: follow(message, root, variables) }))).toEqual(['a']);
  });
});

withTwoUsers('settings that this user may not read', async () => {
  const root = makeApp();
  execFileSync('chmod', ['-R', 'a+rX', path.dirname(root)]);
  execFileSync('chmod', ['600', path.join(root, '.git/config')]);
  const run = async (): Promise<unknown> => await collect(root);
  expect((await failureOf(asOtherUser(run))).message).toContain('Make .git/config a file that');
});
