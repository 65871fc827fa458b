import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { collect, createRules, notesOf, pathsOf, withoutGit } from '../../../support/git/collecting.ts';
import { explainFolder } from '../../../support/git/explaining.ts';
import { git, gitScript, makeCommittedRepository, makeFolder, plant } from '../../../support/git/folders.ts';

const template = makeCommittedRepository({ '.gitignore': '*.log\n', a: '' });

/** A repository with `a` and `.gitignore`, in a folder that has nothing else. */
function makeApp(): string {
  const root = path.join(makeFolder(), 'app');
  cpSync(template, root, { recursive: true });
  return root;
}

/** Adds a linked worktree with an untracked file of its own. */
function addWorktree(repository: string, folder: string): void {
  git(repository, 'worktree', 'add', '--quiet', '--detach', folder);
  plant(folder, { new: '', 'x.log': '' });
}

/** A checkout in a workspace that is the repository `repository`, or has it in a folder. */
interface Layout {
  readonly make: () => string;
  /** The folders that are left out. */
  readonly leftOut: readonly string[];
  /** What is sent beside `a` and `.gitignore`. */
  readonly sent?: readonly string[];
  /** Without git it depends on the order in which the disk lists folders. */
  readonly needsGit?: boolean;
}

const OF_WORKTREE = ['.gitignore', 'a', 'new'];
const below = (folder: string): string[] => OF_WORKTREE.map((name) => `${folder}/${name}`);

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'a worktree at the top and one further down': {
    make: () => {
      const root = makeApp();
      for (const name of ['topic', '.claude/worktrees/fix']) addWorktree(root, path.join(root, name));
      return root;
    },
    leftOut: ['.claude/worktrees/fix/', 'topic/'],
  },
  'a worktree in a workspace that is one itself': {
    make: () => {
      const main = makeApp();
      const root = path.join(makeFolder(), 'tree');
      git(main, 'worktree', 'add', '--quiet', '--detach', root);
      addWorktree(main, path.join(root, '.worktrees/topic'));
      return root;
    },
    leftOut: ['.worktrees/topic/'],
  },
  'a worktree of a workspace with its git folder elsewhere': {
    make: () => {
      const root = makeApp();
      git(root, 'init', '--quiet', `--separate-git-dir=${path.join(makeFolder(), 'history')}`);
      addWorktree(root, path.join(root, '.worktrees/topic'));
      return root;
    },
    leftOut: ['.worktrees/topic/'],
  },
  'a worktree of a checkout inside, which comes later in the list': {
    make: () => {
      const root = makeApp();
      cpSync(template, path.join(root, 'tools'), { recursive: true });
      addWorktree(path.join(root, 'tools'), path.join(root, '.worktrees/tools'));
      return root;
    },
    leftOut: ['.worktrees/tools/'],
    sent: ['tools/.gitignore', 'tools/a'],
  },
  'the same, with its git folder elsewhere': {
    make: () => {
      const root = makeApp();
      cpSync(template, path.join(root, 'tools'), { recursive: true });
      git(path.join(root, 'tools'), 'init', '--quiet', `--separate-git-dir=${path.join(makeFolder(), 'history')}`);
      addWorktree(path.join(root, 'tools'), path.join(root, '.tools-topic'));
      return root;
    },
    leftOut: ['.tools-topic/'],
    sent: ['tools/.gitignore', 'tools/a'],
    needsGit: true,
  },
  'a worktree beside its checkout, in a workspace that is no repository': {
    make: () => {
      const root = makeFolder();
      cpSync(template, root, { recursive: true });
      rmSync(path.join(root, '.git'), { recursive: true });
      cpSync(template, path.join(root, 'web'), { recursive: true });
      addWorktree(path.join(root, 'web'), path.join(root, 'an-early-name'));
      return root;
    },
    leftOut: ['an-early-name/'],
    sent: ['web/.gitignore', 'web/a'],
  },
  'a worktree of a submodule': {
    make: () => {
      const root = makeApp();
      gitScript(root, `git submodule --quiet add '${template}' lib`);
      addWorktree(path.join(root, 'lib'), path.join(root, 'lib-topic'));
      return root;
    },
    leftOut: ['lib-topic/'],
    sent: ['.gitmodules', 'lib/.gitignore', 'lib/a'],
  },
  'a worktree whose repository is not there': {
    make: () => {
      const main = makeApp();
      const root = makeApp();
      addWorktree(main, path.join(root, 'in/topic'));
      plant(root, { 'in/topic/deep/b': '', 'in/c': '' });
      rmSync(main, { recursive: true });
      return root;
    },
    leftOut: ['in/topic/'],
    sent: ['in/c'],
  },
  'a worktree of a repository on another system': {
    make: () => {
      const root = plant(makeApp(), {
        'topic/.git': 'gitdir: C:/Users/me/app/.git/worktrees/topic\r\n',
        'topic/b': '',
      });
      return root;
    },
    leftOut: ['topic/'],
  },
  'worktrees of a repository elsewhere, one inside the other': {
    make: () => {
      const [root, other] = [makeApp(), makeApp()];
      for (const name of ['one', 'two', 'two/three']) addWorktree(other, path.join(root, name));
      return root;
    },
    leftOut: ['two/three/'],
    sent: [...below('one'), ...below('two')],
  },
  'a submodule called worktrees/…': {
    make: () => {
      const root = makeApp();
      gitScript(root, `git submodule --quiet add --name worktrees/theme '${template}' themes/it`);
      return root;
    },
    leftOut: [],
    sent: ['.gitmodules', 'themes/it/.gitignore', 'themes/it/a'],
  },
  'the only worktree of a bare repository in the workspace': {
    make: () => {
      const root = makeApp();
      git(root, 'clone', '--quiet', '--bare', template, 'node_modules/web.git');
      addWorktree(path.join(root, 'node_modules/web.git'), path.join(root, 'web'));
      return root;
    },
    leftOut: [],
    sent: below('web'),
  },
};

describe.each(Object.entries(LAYOUTS))('%s', (_name, { make, leftOut, sent = [], needsGit = false }) => {
  test('with git and without', async () => {
    const root = make();
    const expected = { paths: ['.gitignore', 'a', ...sent].toSorted(), leftOut };
    const run = async (): Promise<unknown> => {
      const { files, by } = await collect(root);
      return { paths: pathsOf({ files }).toSorted(), leftOut: by.worktrees.toSorted() };
    };
    expect(await run()).toEqual(expected);
    if (!needsGit) expect(await withoutGit(run)).toEqual(expected);
  });
});

test('"path" may be a worktree, or a folder in one', async () => {
  const root = makeApp();
  addWorktree(root, path.join(root, 'topic'));
  plant(root, { 'topic/in/b': '' });
  expect(pathsOf(await collect(path.join(root, 'topic'), { workspace: root }))).toEqual([
    '.gitignore',
    'a',
    'in/b',
    'new',
  ]);
  expect(pathsOf(await collect(path.join(root, 'topic/in'), { workspace: root }))).toEqual(['b']);
});

test('a worktree that is ignored is not mentioned', async () => {
  const root = makeApp();
  addWorktree(root, path.join(root, 'topic'));
  plant(root, { '.git/info/exclude': 'topic\n' });
  const selection = await collect(root);
  expect({ paths: pathsOf(selection), notes: notesOf(selection) }).toEqual({ paths: ['.gitignore', 'a'], notes: [] });
});

test('its files are counted, each once, also where its repository is not there', async () => {
  const root = makeApp();
  plant(root, { 'gone/.git': 'gitdir: /nowhere/.git/worktrees/gone\n', 'gone/b': '', 'gone/x.log': '' });
  const rule = { source: 'linked worktree', pattern: 'gone/', files: 2, bytes: 0 };
  const { exclusions } = await explainFolder(root);
  expect(exclusions.excluded.filter(({ source }) => source !== 'never sent')).toEqual([rule]);
});

test('rules of the user reach it as they reach an ignored folder', async () => {
  const root = makeApp();
  addWorktree(root, path.join(root, 'topic'));
  const sent = async (rules: Parameters<typeof createRules>[0]): Promise<string[]> =>
    pathsOf(await collect(root, { rules: createRules(rules) })).filter((name) => name.startsWith('topic/'));
  expect(await sent({ include: ['new'] })).toEqual([]);
  expect(await sent({ include: ['/topic/new'] })).toEqual(['topic/new']);
  expect(await sent({ ignoreLines: ['!/topic/'] })).toEqual([
    'topic/.gitignore',
    'topic/a',
    'topic/new',
    'topic/x.log',
  ]);
  expect(await sent({ include: ['/topic/'], exclude: ['*.log'] })).toEqual(below('topic'));
});
