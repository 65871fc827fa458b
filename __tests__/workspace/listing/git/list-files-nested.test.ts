import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  collect,
  createRules,
  failureOf,
  notesOf,
  pathsOf,
  sentWith,
  withoutGit,
} from '../../../support/git/collecting.ts';
import {
  git,
  gitScript,
  initRepository,
  makeCommittedRepository,
  makeFolder,
  makeRepository,
  plant,
} from '../../../support/git/folders.ts';

const SUBMODULE = { 'lib.js': '', '.gitignore': '*.o\n', 'kept.key': '' };

/** A repository with a submodule at `vendor/lib`, in which there is also something ignored and something new. */
const template = makeRepository({ '.gitignore': '*.key\n', a: '' });
const origin = makeCommittedRepository(SUBMODULE);
gitScript(template, `git submodule --quiet add '${origin}' vendor/lib && git commit --quiet --all --message=first`);
plant(template, { 'vendor/lib/x.o': '', 'vendor/lib/new.js': '', 'vendor/lib/node_modules/y/package.json': '' });

/** A copy of it, for a test that changes it. */
function copyTemplate(): string {
  const root = makeFolder('repository');
  cpSync(template, root, { recursive: true });
  return root;
}

describe('submodules', () => {
  const own = ['.gitignore', '.gitmodules', 'a'];
  const its = ['vendor/lib/.gitignore', 'vendor/lib/kept.key', 'vendor/lib/lib.js', 'vendor/lib/new.js'];

  test('checked out: its own rules choose its files', async () => {
    const selection = await collect(template);
    expect(pathsOf(selection)).toEqual([...own, ...its]);
    expect(notesOf(selection)).toEqual([]);
  });

  test('without git: the same, as .git is a file there', async () => {
    expect(await withoutGit(async () => await sentWith(template))).toEqual([...own, ...its]);
  });

  test('in a merge conflict: its files are there once', async () => {
    const root = copyTemplate();
    const stages = [1, 2, 3].map((stage) => `160000 ${'1'.repeat(40)} ${stage}\tvendor/lib\n`);
    const input = [`0 ${'0'.repeat(40)}\tvendor/lib\n`, ...stages].join('');
    execFileSync('git', ['update-index', '--index-info'], { cwd: root, input });
    expect(git(root, 'ls-files', '--stage', 'vendor').trim().split('\n')).toHaveLength(3);
    expect(await sentWith(root)).toEqual([...own, ...its]);
  });

  test('the rules of the user reach inside', async () => {
    expect(await sentWith(template, { include: ['*.o'], exclude: ['/vendor/lib/.gitignore', 'new.js'] })).toEqual([
      ...own,
      'vendor/lib/kept.key',
      'vendor/lib/lib.js',
      'vendor/lib/x.o',
    ]);
  });

  test('as "path"', async () => {
    const root = path.join(template, 'vendor', 'lib');
    expect(pathsOf(await collect(root, { workspace: template }))).toEqual([
      '.gitignore',
      'kept.key',
      'lib.js',
      'new.js',
    ]);
  });

  test('not checked out: a warning, which an exclusion silences', async () => {
    const clone = path.join(makeFolder(), 'clone');
    git('/', 'clone', '--quiet', template, clone);
    const selection = await collect(clone);
    expect(pathsOf(selection)).toEqual(own);
    expect(notesOf(selection)).toEqual([
      'warning: Submodule not checked out: vendor/lib is a submodule that is not checked out, so nothing of it is sent. Check it out ("git submodule update --init -- vendor/lib", or "submodules: recursive" on actions/checkout), or exclude it.',
    ]);
    expect(notesOf(await collect(clone, { rules: createRules({ exclude: ['/vendor/'] }) }))).toEqual([]);
    const root = path.join(clone, 'vendor', 'lib');
    expect(await failureOf(collect(root, { workspace: clone }))).toMatchObject({
      code: 'invalid-file',
      message: expect.stringContaining('is a submodule that is not checked out'),
    });
  });

  test.each(['a missing folder', 'a dangling link'])('%s in its place: the same warning', async (what) => {
    const root = copyTemplate();
    rmSync(path.join(root, 'vendor', 'lib'), { recursive: true });
    if (what === 'a dangling link') symlinkSync('nowhere', path.join(root, 'vendor', 'lib'));
    const selection = await collect(root);
    expect(pathsOf(selection)).toEqual(own);
    expect(notesOf(selection)[0]).toContain('vendor/lib is a submodule that is not checked out');
  });

  test('a file in its place is sent; a link to another repository is not followed outside', async () => {
    const root = copyTemplate();
    const place = path.join(root, 'vendor', 'lib');
    const outside = path.join(makeFolder(), 'moved');
    renameSync(place, outside);
    writeFileSync(place, 'a file');
    expect(await sentWith(root)).toEqual([...own, 'vendor/lib']);
    rmSync(place);
    symlinkSync(outside, place);
    expect((await failureOf(collect(root))).message).toMatch(/^vendor\/lib is a symbolic link to a place outside/);
  });

  test.each<[string, (folder: string) => void]>([
    ['an empty .git folder', (folder) => mkdirSync(path.join(folder, '.git'))],
    ['a .git file that leads nowhere', (folder) => writeFileSync(path.join(folder, '.git'), 'gitdir: ../nowhere\n')],
    ['a .git file with something else', (folder) => writeFileSync(path.join(folder, '.git'), 'what\n')],
  ])('with %s: an error', async (_what, damage) => {
    const root = copyTemplate();
    rmSync(path.join(root, 'vendor', 'lib', '.git'));
    damage(path.join(root, 'vendor', 'lib'));
    const error = await failureOf(collect(root));
    expect(error.code).toBe('invalid-file');
    expect(error.message).toContain(`git cannot read the repository of ${path.join(root, 'vendor', 'lib')}`);
  });
});

/** A repository in a repository in a repository, and one that is ignored. */
function makeNested(): string {
  const root = plant(makeRepository({ '.gitignore': '*.key\n/skip/\n', a: '' }), {
    'in/.gitignore': '*.o\n',
    'in/b': '',
    'in/x.o': '',
    'in/y.key': '',
    'in/in/c': '',
    'in/in/z.o': '',
    'skip/d': '',
  });
  for (const folder of ['in', 'in/in', 'skip']) initRepository(path.join(root, folder));
  return root;
}

describe('repositories inside that are no submodules', () => {
  const sent = ['.gitignore', 'a', 'in/.gitignore', 'in/b', 'in/in/c', 'in/in/z.o', 'in/y.key'];

  test('are asked for their own rules, at any depth, unless they are ignored', async () => {
    const root = makeNested();
    expect(await sentWith(root)).toEqual(sent);
    expect(await withoutGit(async () => await sentWith(root))).toEqual(sent);
  });

  test('also when they are brought back', async () => {
    const root = makeNested();
    expect(await sentWith(root, { include: ['/skip/', '/in/x.o'] })).toEqual([...sent, 'in/x.o', 'skip/d'].toSorted());
  });

  test('committed as they are, without .gitmodules', async () => {
    const root = makeNested();
    const commit = 'git commit --quiet --allow-empty --message=first';
    gitScript(path.join(root, 'in', 'in'), commit);
    gitScript(path.join(root, 'in'), `git add . && ${commit}`);
    git(root, 'add', '.');
    expect(git(root, 'ls-files', '--stage', 'in')).toMatch(/^160000 /);
    expect(await sentWith(root)).toEqual(sent);
  });

  test.each<[string, (place: string) => void]>([
    ['an empty .git folder', (place) => mkdirSync(place)],
    ['an empty .git file', (place) => writeFileSync(place, '')],
    ['a .git file that leads nowhere', (place) => writeFileSync(place, 'gitdir: ../nowhere\n')],
    ['a .git link that leads nowhere', (place) => symlinkSync('nowhere', place)],
  ])('%s makes none: the rules around it hold', async (_what, make) => {
    const root = plant(makeRepository({ '.gitignore': '*.key\n' }), { 'in/b': '', 'in/y.key': '' });
    make(path.join(root, 'in', '.git'));
    expect(await sentWith(root)).toEqual(['.gitignore', 'in/b']);
    expect(await withoutGit(async () => await sentWith(root))).toEqual(['.gitignore', 'in/b']);
  });
});
