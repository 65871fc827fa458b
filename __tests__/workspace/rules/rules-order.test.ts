import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isNeverSent } from '../../../src/workspace/rules/rules.ts';
import {
  collect,
  createVariables,
  createRules,
  failureOf,
  pathsOf,
  sentWith,
  withoutGit,
} from '../../support/git/collecting.ts';
import { git, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

describe('the built-in defaults and git', () => {
  test('a tree without edge cases is what git would keep, less the defaults', async () => {
    const root = makeRepository({
      '.gitignore': '*.log\n/out/\n',
      'src/index.js': '',
      'src/.gitignore': '!keep.log\n',
    });
    plant(root, {
      '@tmp/new.txt': '',
      'a.log': '',
      'src/keep.log': '',
      'out/page.html': '',
      'node_modules/x/index.js': '',
      'src/.env.local': '',
      '.env.production.local': '',
      '.env': '',
      '.next/x': '',
      '.nuxt/x': '',
      '.cache/x': '',
      '.wordpress-cache/x': '',
      'src/.DS_Store': '',
      'src/._index.js': '',
      'src@tmp/durable-1/script.sh': '',
    });
    const kept = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').slice(0, -1);
    const defaults =
      /node_modules\/|\.next\/|\.nuxt\/|\.cache\/|\.wordpress-cache\/|\.env.*\.local$|\.DS_Store$|\._|src@tmp\//;
    const expected = kept.filter((name) => !defaults.test(name));
    expect(await sentWith(root)).toEqual(expected.toSorted());
    expect(expected).toEqual(expect.arrayContaining(['.env', '@tmp/new.txt', 'src/keep.log']));
    expect(kept.length - expected.length).toBe(10);
  });

  test('a line of .gitignore ranks above the defaults', async () => {
    const root = makeRepository({ '.gitignore': '!.cache/\n', 'sub/.gitignore': '!.DS_Store\n' });
    plant(root, { '.cache/x': '', '.next/x': '', 'sub/.DS_Store': '', '.DS_Store': '' });
    expect(await sentWith(root)).toEqual(['.cache/x', '.gitignore', 'sub/.DS_Store', 'sub/.gitignore']);
  });

  test('a tracked file is sent although the defaults or git would ignore it', async () => {
    const root = makeRepository({ 'node_modules/patched/index.js': '', 'a.log': '' });
    plant(root, { '.gitignore': '*.log\n', 'node_modules/other/index.js': '', 'b.log': '' });
    expect(await sentWith(root)).toEqual(['.gitignore', 'a.log', 'node_modules/patched/index.js']);
  });

  test('nested ignore files, .git/info/exclude and the excludes file of the user count', async () => {
    const root = makeRepository({ '.gitignore': '*.tmp\n', 'deep/er/.gitignore': '!*.tmp\nlocal\n' });
    plant(root, { 'a.tmp': '', 'deep/a.tmp': '', 'deep/er/a.tmp': '', 'deep/er/local': '', 'deep/local': '' });
    plant(root, { 'by-info': '', 'by-user': '', rest: '' });
    plant(root, { '.git/info/exclude': 'by-info\n' });
    const home = plant(makeFolder('home'), { '.gitconfig': '[core]\n\texcludesFile = ~/mine\n', mine: 'by-user\n' });
    const selection = await collect(root, { variables: createVariables({ HOME: home }) });
    expect(pathsOf(selection)).toEqual(['.gitignore', 'deep/er/.gitignore', 'deep/er/a.tmp', 'deep/local', 'rest']);
  });

  test('export-ignore is not read', async () => {
    const root = makeRepository({ '.gitattributes': 'tests export-ignore\n', 'tests/a': '' });
    expect(await sentWith(root)).toEqual(['.gitattributes', 'tests/a']);
  });

  test('ignore files above "path" count', async () => {
    const workspace = makeRepository({ '.gitignore': '*.log\n/site/draft\n', 'site/index.html': '' });
    plant(workspace, { 'site/a.log': '', 'site/draft': '', 'site/b/a.log': '', 'other/x': '' });
    expect(pathsOf(await collect(path.join(workspace, 'site'), { workspace }))).toEqual(['index.html']);
  });
});

describe('the ignore file', () => {
  test('ignores tracked files too, and brings back what git ignores', async () => {
    const root = makeRepository({ '.gitignore': 'dist/\n*.key\n', 'docs/a.md': '', 'src/a.ts': '' });
    plant(root, { 'dist/a.js': '', 'dist/b.js': '', 'x.key': '' });
    const ignoreLines = ['# comment', 'docs', '!dist/', 'dist/b.js'];
    expect(await sentWith(root, { ignoreLines })).toEqual(['.gitignore', 'dist/a.js', 'src/a.ts']);
  });

  test('brings back what the built-in defaults ignore', async () => {
    const root = makeRepository({ a: '' });
    plant(root, { '.env.local': 'A=1', '.next/static/x.js': '', 'node_modules/x/i.js': '' });
    expect(await sentWith(root, { ignoreLines: ['!.env.local', '!.next/'] })).toEqual([
      '.env.local',
      '.next/static/x.js',
      'a',
    ]);
  });
});

describe('include', () => {
  const tree = { 'dist/a.js': '', 'web/dist/b.js': '', 'node_modules/x/dist/c.js': '', 'node_modules/x/d.js': '' };
  const shared = plant(makeRepository({ '.gitignore': 'dist/\n*.map\n' }), { ...tree, 'x.map': '' });

  test.each<[string, string[], string[]]>([
    ['an unanchored folder, but not below node_modules', ['dist/'], ['dist/a.js', 'web/dist/b.js']],
    ['an anchored folder', ['/dist/'], ['dist/a.js']],
    [
      'a folder below an ignored one, when it names that one',
      ['/node_modules/x/'],
      ['node_modules/x/d.js', 'node_modules/x/dist/c.js'],
    ],
    ['a part of a ignored folder', ['/node_modules/x/dist/'], ['node_modules/x/dist/c.js']],
    ['single files by a wildcard', ['*.map'], ['x.map']],
    ['files by a wildcard, but not below ignored folders', ['*.js'], []],
    ['one file of a ignored folder', ['/dist/a.js'], ['dist/a.js']],
    ['several', ['/dist/', '*.map'], ['dist/a.js', 'x.map']],
    ['nothing that is not there', ['/build/'], []],
  ])('brings back %s', async (_what, include, expected) => {
    const sent = await withoutGit(async () => await sentWith(shared, { include }));
    expect(sent).toEqual(['.gitignore', ...expected]);
  });

  test.each<[string[], string[]]>([
    [
      ['dist/', '*.js', '*.map', '/build/'],
      ['dist/a.js', 'web/dist/b.js', 'x.map'],
    ],
    [
      ['/dist/a.js', '/node_modules/x/dist/'],
      ['dist/a.js', 'node_modules/x/dist/c.js'],
    ],
    [['/node_modules/x/'], ['node_modules/x/d.js', 'node_modules/x/dist/c.js']],
  ])('so it does with git: %j', async (include, expected) => {
    expect(await sentWith(shared, { include })).toEqual(['.gitignore', ...expected]);
  });

  test('brings back all of a folder that it names, with what is ignored everywhere else', async () => {
    const root = plant(makeRepository({ '.gitignore': 'dist/\n*.log\n' }), {
      'a.log': '',
      'dist/a.js': '',
      'dist/a.log': '',
      'dist/.env.local': '',
      'dist/node_modules/x/i.js': '',
    });
    const expected = ['.gitignore', 'dist/.env.local', 'dist/a.js', 'dist/a.log', 'dist/node_modules/x/i.js'];
    const sent = async () => await sentWith(root, { include: ['/dist/'] });
    expect([await sent(), await withoutGit(sent)]).toEqual([expected, expected]);
  });

  test('ranks above the ignore file', async () => {
    const root = makeRepository({ 'docs/a.md': '', 'docs/b.md': '' });
    expect(await sentWith(root, { ignoreLines: ['docs/'], include: ['/docs/a.md'] })).toEqual(['docs/a.md']);
  });

  test('also for folders whose content is excluded file by file', async () => {
    const root = plant(makeRepository({ '.gitignore': 'out/*\n' }), { 'out/a': '', 'out/in/b': '' });
    expect(await sentWith(root, { include: ['/out/'] })).toEqual(['.gitignore', 'out/a', 'out/in/b']);
  });
});

describe('exclude', () => {
  test('is applied last, to tracked and included files', async () => {
    const root = plant(makeRepository({ '.gitignore': 'dist/\n', 'src/a.ts': '', 'src/a.test.ts': '' }), {
      'dist/a.js': '',
      'dist/a.js.map': '',
    });
    expect(
      await sentWith(root, { ignoreLines: ['!*.map'], include: ['/dist/'], exclude: ['*.map', '*.test.ts'] }),
    ).toEqual(['.gitignore', 'dist/a.js', 'src/a.ts']);
  });

  test('that leaves nothing is an error', async () => {
    const error = await failureOf(sentWith(makeRepository({ a: '' }), { exclude: ['*'] }));
    expect(error).toMatchObject({
      code: 'no-files',
      message: expect.stringContaining('"exclude" exclude all of them'),
    });
  });

  test('leaves nothing for "include", which brings back what the ignore file excludes', async () => {
    const root = makeRepository({ a: '', b: '' });
    const { message } = await failureOf(sentWith(root, { exclude: ['*'], include: ['a'] }));
    expect(message).toContain('"exclude" is applied last: to bring back some with "include", write its patterns into');
    expect(await sentWith(root, { ignoreLines: ['*'], include: ['a'] })).toEqual(['a']);
    expect(await sentWith(root, { ignoreLines: ['*', '!a'] })).toEqual(['a']);
  });

  test('as is a folder without files', async () => {
    expect(await failureOf(collect(makeRepository({})))).toMatchObject({ code: 'no-files' });
    expect(await failureOf(collect(makeFolder()))).toMatchObject({ code: 'no-files' });
    const workspace = plant(makeFolder(), { a: '', 'out/node_modules/b': '' });
    expect(await failureOf(collect(path.join(workspace, 'out'), { workspace }))).toMatchObject({
      code: 'no-files',
      message: expect.stringContaining('"path" (out) is empty, or git ignores everything in it'),
    });
  });
});

describe('never sent', () => {
  test.each([
    ['.git', true],
    ['.git/config', true],
    ['a/b/.git/config', true],
    ['a/.GIT/config', true],
    ['.hg/x', true],
    ['a/.svn/x', true],
    ['.sl/store/x', true],
    ['.jj', true],
    ['a/.bzr/x', true],
    ['_darcs/x', true],
    ['.pijul/x', true],
    ['_FOSSIL_', true],
    ['gha-creds-0123abcd.json', true],
    ['a/gha-creds-0123abcd.json', true],
    ['.gitignore', false],
    ['.github/workflows/a.yml', false],
    ['a.git/config', false],
    ['.slx', false],
    ['my_darcs/a', false],
    ['Xjj/a', false],
    ['gha-creds.json', false],
    ['my-gha-creds-1.json', false],
  ])('%s: %p', (name, expected) => {
    expect(isNeverSent(name)).toBe(expected);
  });

  test('no rule brings it back, at any depth, tracked or not', async () => {
    const root = makeRepository({ '.hg/store': '', 'sub/.svn/entries': '', 'gha-creds-1.json': '{}', a: '' });
    plant(root, { 'sub/gha-creds-2.json': '{}', 'plain/.git/x': '', 'plain/b': '' });
    const everything = { ignoreLines: ['!*', '!.git/'], include: ['*', '.git/', '/.git/config', 'gha-creds-*.json'] };
    expect(await sentWith(root, everything)).toEqual(['a', 'plain/b']);
  });

  test('nor the temp folder of the runner, when it is in the workspace', async () => {
    const root = makeRepository({ a: '' });
    plant(root, { '_temp/script.sh': '', '_temporary/b': '', '..c/d': '' });
    const inside = async (name: string): Promise<string[]> => {
      const runnerTemp = path.join(root, name);
      return pathsOf(await collect(root, { runnerTemp, scratch: runnerTemp, rules: createRules({ include: ['*'] }) }));
    };
    expect(await inside('_temp')).toEqual(['..c/d', '_temporary/b', 'a']);
    expect(await inside('..c')).toEqual(['_temp/script.sh', '_temporary/b', 'a']);
  });

  test('nor our own folder, when the temp folder is the workspace', async () => {
    const root = plant(makeRepository({ a: '' }), { 'scratch/app.zip': '' });
    expect(pathsOf(await collect(root, { runnerTemp: root, scratch: path.join(root, 'scratch') }))).toEqual(['a']);
  });
});
