import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Planted } from '../../support/git/folders.ts';
import { collect, createRules, notesOf, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import {
  git,
  initRepository,
  makeCommittedRepository,
  makeFolder,
  makeRepository,
  plant,
} from '../../support/git/folders.ts';

interface Case {
  readonly tracked?: Readonly<Record<string, Planted>>;
  readonly untracked: Readonly<Record<string, Planted>>;
  readonly path: string;
  readonly sent: string[];
  /** Whether "path" is taken for a build output. */
  readonly everything: boolean;
}

const OUTPUT = { 'node_modules/x/i.js': '', '.next/b': '', '.env.local': '', 'a.log': '' };
const ALL = ['.env.local', '.next/b', 'a.log', 'node_modules/x/i.js'];
const below = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(OUTPUT).map(([name, text]) => [`${folder}/${name}`, text]));

const CASES: Record<string, Case> = {
  'a folder that git ignores': {
    tracked: { '.gitignore': '/out/\n*.log\n' },
    untracked: below('out'),
    path: 'out',
    sent: ALL,
    everything: true,
  },
  'a folder inside one that git ignores': {
    tracked: { '.gitignore': '/out/\n*.log\n' },
    untracked: below('out/deep'),
    path: 'out/deep',
    sent: ALL,
    everything: true,
  },
  'a folder that only the defaults ignore': {
    untracked: below('.next/standalone'),
    path: '.next/standalone',
    sent: ALL,
    everything: true,
  },
  'a folder that only the defaults ignore, by several names': {
    untracked: below('.yarn/cache/site'),
    path: '.yarn/cache/site',
    sent: ALL,
    everything: true,
  },
  'a folder that the defaults ignore and git brings back': {
    tracked: { '.gitignore': '!.cache/\n*.log\n' },
    untracked: below('.cache/site'),
    path: '.cache/site',
    sent: [],
    everything: false,
  },
  'a folder whose ignored parent a deeper file brings back': {
    tracked: { '.gitignore': '**/out/\n', 'web/.gitignore': '!out/\n*.log\n' },
    untracked: { ...below('web/out/deep'), 'web/out/deep/index.html': '' },
    path: 'web/out/deep',
    sent: ['index.html'],
    everything: false,
  },
  'a folder that is not ignored': {
    tracked: { '.gitignore': '*.log\n' },
    untracked: { ...below('site'), 'site/index.html': '' },
    path: 'site',
    sent: ['index.html'],
    everything: false,
  },
  'a folder whose name is pathspec magic': {
    tracked: { '.gitignore': '/:out/\n' },
    untracked: below(':out'),
    path: ':out',
    sent: ALL,
    everything: true,
  },
};

// As a scaffold keeps a folder in git that a build fills.
const CONTENT_CASES: Record<string, Omit<Case, 'everything'>> = {
  'a pattern for all in it': {
    tracked: { '.gitignore': '/out/*\n!/out/.gitkeep\n', 'out/.gitkeep': '' },
    untracked: below('out'),
    path: 'out',
    sent: ['.env.local', '.gitkeep', '.next/b', 'a.log', 'node_modules/x/i.js'],
  },
  'an ignore file of its own': {
    tracked: { 'web/out/.gitignore': '*\n!.gitignore\n' },
    untracked: below('web/out'),
    path: 'web/out',
    sent: ['.env.local', '.gitignore', '.next/b', 'a.log', 'node_modules/x/i.js'],
  },
  'a list of what is kept, which keeps nothing there': {
    tracked: { '.gitignore': '*\n!*/\n!*.js\n', 'a.js': '' },
    untracked: { 'out/a': '' },
    path: 'out',
    sent: ['a'],
  },
  'a list of what is kept': {
    tracked: { '.gitignore': '*\n!*/\n!*.js\n', 'app/a.js': '' },
    untracked: { 'app/a.log': '' },
    path: 'app',
    sent: ['a.js'],
  },
};

// A tree that sends nothing is an error, so each case gets one more file that always goes.
const run = async (workspace: string, { path: root }: Case): Promise<{ sent: string[]; everything: boolean }> => {
  const selection = await collect(path.join(workspace, root), { workspace });
  const everything = notesOf(selection).some((note) => note.startsWith('info: Everything in "path" is sent: '));
  return { sent: pathsOf(selection).filter((name) => name !== 'zz'), everything };
};

test.each(Object.entries(CASES))('"path" is %s', async (_name, each) => {
  const files = { ...each.untracked, [`${each.path}/zz`]: '' };
  const expected = { sent: each.sent, everything: each.everything };
  const workspace = plant(makeRepository(each.tracked ?? { a: '' }), files);
  expect(await run(workspace, each)).toEqual(expected);
  expect(await withoutGit(async () => await run(workspace, each))).toEqual(expected);
  expect(await run(plant(makeFolder(), { ...each.tracked, ...files }), each)).toEqual(expected);
});

test.each(Object.entries(CONTENT_CASES))('git ignores all that is in "path" by %s', async (_name, each) => {
  const workspace = plant(makeRepository(each.tracked ?? {}), each.untracked);
  const expected = { sent: each.sent, everything: each.path !== 'app' };
  expect(await run(workspace, { ...each, everything: true })).toEqual(expected);
  expect(await withoutGit(async () => await run(workspace, { ...each, everything: true }))).toEqual(expected);
});

test('a folder with nothing but a node_modules is no build output', async () => {
  const workspace = plant(makeRepository({ '.gitignore': '*.log\nnode_modules/\n' }), {
    'app/node_modules/x/i.js': '',
  });
  await expect(collect(path.join(workspace, 'app'), { workspace })).rejects.toMatchObject({ code: 'no-files' });
});

test('one tracked .gitkeep does not make a build output a source folder', async () => {
  const workspace = plant(makeFolder(), { '.gitignore': '/out/\n', 'out/.gitkeep': '' });
  initRepository(workspace);
  git(workspace, 'add', '--force', '.');
  plant(workspace, { 'out/node_modules/x/i.js': '', 'out/index.html': '' });
  const selection = await collect(path.join(workspace, 'out'), { workspace });
  expect(pathsOf(selection)).toEqual(['.gitkeep', 'index.html', 'node_modules/x/i.js']);
});

test('the rules on top of the listing still hold inside a build output', async () => {
  const workspace = plant(makeRepository({ '.gitignore': '/out/\n' }), {
    'out/a': '',
    'out/b': '',
    'out/c': '',
    'out/.git/config': '',
    'out/gha-creds-1.json': '',
  });
  initRepository(path.join(workspace, 'out'));
  // A repository of its own: not a build output of the one around it.
  const rules = createRules({ ignoreLines: ['b'], exclude: ['c'] });
  expect(pathsOf(await collect(path.join(workspace, 'out'), { workspace, rules }))).toEqual(['a']);
  const outer = plant(makeRepository({ '.gitignore': '/out/\n' }), {
    'out/a': '',
    'out/b': '',
    'out/c': '',
    'out/in/.svn/x': '',
  });
  expect(pathsOf(await collect(path.join(outer, 'out'), { workspace: outer, rules }))).toEqual(['a']);
});

test('a linked worktree in a build output is left out and named, and include brings it back', async () => {
  const workspace = makeCommittedRepository({ '.gitignore': '/out/\n', a: '' });
  const output = path.join(workspace, 'out');
  plant(workspace, { 'out/a': '', 'out/node_modules/x': '' });
  git(workspace, 'worktree', 'add', '--quiet', '--detach', path.join(output, 'fix'));
  const sentWith = async (include: readonly string[]) =>
    await collect(output, { workspace, rules: createRules({ include }) });
  for (const around of [async <T>(work: () => Promise<T>) => await work(), withoutGit]) {
    const selection = await around(async () => await sentWith([]));
    expect(pathsOf(selection)).toEqual(['a', 'node_modules/x']);
    const [, pattern = ''] = /add the pattern "([^"]+)" to "include"/.exec(notesOf(selection).join('\n')) ?? [];
    expect(pattern).toBe('/fix/');
    expect(pathsOf(await around(async () => await sentWith([pattern])))).toContain('fix/a');
  }
});

test('a build output needs its packages, so nothing is said of them', async () => {
  const root = plant(makeCommittedRepository({ '.gitignore': '/out/\n', 'node_modules/x/i.js': '' }), below('out'));
  const told = async (folder: string): Promise<boolean> =>
    notesOf(await collect(path.join(root, folder), { workspace: root })).some((note) =>
      note.includes('of node_modules'),
    );
  expect([await told('.'), await told('out')]).toEqual([true, false]);
});
