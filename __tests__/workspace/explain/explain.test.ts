import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createVariables, createRules, withoutGit } from '../../support/git/collecting.ts';
import { explainFolder, rulesIn } from '../../support/git/explaining.ts';
import { git, makeCommittedRepository, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

describe('each rule with its file and line', () => {
  test('nested ignore files, a negation, .git/info/exclude, the excludes file of the user, the defaults', async () => {
    const root = makeRepository({
      '.gitignore': '# comment\n\n*.log\n/out/\n',
      'src/.gitignore': '!keep.log\n*.tmp  \n',
      'src/index.js': '',
    });
    plant(root, {
      'a.log': '',
      'src/keep.log': '',
      'src/b.tmp': '',
      'out/in/page.html': '',
      'node_modules/x/index.js': '',
      'src/.env.local': '',
      'by-info': '',
      'by-user': '',
      '.git/info/exclude': '\nby-info\n',
    });
    const home = plant(makeFolder('home'), { '.gitconfig': '[core]\n\texcludesFile = ~/mine\n', mine: '#\nby-user\n' });
    expect(await rulesIn(root, { variables: createVariables({ HOME: home }) })).toEqual({
      'a.log': '.gitignore:3 *.log',
      'src/b.tmp': 'src/.gitignore:2 *.tmp',
      'out/in/page.html': '.gitignore:4 /out/',
      'node_modules/x/index.js': 'built-in node_modules/',
      'src/.env.local': 'built-in .env*.local',
      'by-info': '.git/info/exclude:2 by-info',
      'by-user': "user's excludes file:2 (core.excludesFile) by-user",
    });
  });

  test('a rule of git ranks above a built-in one of the same name', async () => {
    const root = plant(makeRepository({ '.gitignore': 'node_modules/\n' }), { 'node_modules/x': '', 'a/.next/y': '' });
    expect(await rulesIn(root)).toEqual({
      'node_modules/x': '.gitignore:1 node_modules/',
      'a/.next/y': 'built-in .next/',
    });
  });

  test('lines that end with CRLF, empty ones among them', async () => {
    const root = plant(makeRepository({ '.gitignore': '\r\n*.log\r\n\r\n' }), { 'node_modules/x': '', 'a.log': '' });
    expect(await rulesIn(root)).toEqual({ 'node_modules/x': 'built-in node_modules/', 'a.log': '.gitignore:2 *.log' });
  });

  test('beside a tracked file of an ignored folder', async () => {
    // Its ignore file brings back nothing: git looks at it only where the folder itself is not ignored.
    const root = makeRepository({
      'node_modules/.gitignore': '!*.js\n',
      'node_modules/a/index.js': '',
      'dist/kept': '',
    });
    plant(root, { '.gitignore': 'dist/\n', 'node_modules/new.js': '', 'dist/new': '' });
    expect(await rulesIn(root)).toEqual({
      'node_modules/new.js': 'built-in node_modules/',
      'dist/new': '.gitignore:1 dist/',
    });
  });

  test('a rule above "path" is named relative to the repository, the files relative to "path"', async () => {
    const workspace = makeRepository({ '.gitignore': '*.log\n', 'site/.gitignore': 'draft\n', 'site/a': '' });
    plant(workspace, { 'site/x.log': '', 'site/draft': '', 'y.log': '' });
    const site = path.join(workspace, 'site');
    const expected = { 'x.log': '.gitignore:1 *.log', draft: 'site/.gitignore:1 draft' };
    expect(await rulesIn(site, { workspace })).toEqual(expected);
    expect(await withoutGit(async () => await rulesIn(site, { workspace }))).toEqual(expected);
  });

  test('"path" inside a folder that git ignores: only rules other than those of git are left', async () => {
    const workspace = plant(makeRepository({ '.gitignore': 'out/\n*.log\n' }), { 'out/a.log': '', 'out/b.map': '' });
    const rules = createRules({ exclude: ['*.map'] });
    expect(await rulesIn(path.join(workspace, 'out'), { workspace, rules })).toEqual({ 'b.map': 'exclude *.map' });
  });

  test('"path" that holds nothing but ignored files, which git lists as "./" as well', async () => {
    const workspace = plant(makeRepository({ '.gitignore': '*.log\n' }), { 'site/a.log': '', 'site/b.log': '' });
    const rules = createRules({ include: ['a.log'] });
    expect(await rulesIn(path.join(workspace, 'site'), { workspace, rules })).toEqual({
      'b.log': '.gitignore:1 *.log',
    });
  });

  test('in a worktree, whose .git is a file: no path of the machine', async () => {
    const main = plant(makeCommittedRepository({ a: '' }), { '.git/info/exclude': 'by-info\n' });
    const root = path.join(makeFolder(), 'tree');
    git(main, 'worktree', 'add', '--quiet', root);
    plant(root, { 'by-info': '' });
    expect(await rulesIn(root)).toEqual({ 'by-info': 'info/exclude:1 by-info' });
  });

  test('outside a sparse checkout, an ignore file that only the index has', async () => {
    const root = makeCommittedRepository({ '.gitignore': '*.log\n', 'in/a': '', 'out/b': '' });
    git(root, 'sparse-checkout', 'set', '--no-cone', '/in/');
    plant(root, { 'in/x.log': '' });
    expect(await rulesIn(root)).toEqual({ 'in/x.log': '.gitignore:1 *.log' });
  });
});

describe('rules on top of the listing', () => {
  const tracked = { '.gitignore': '/dist/\n*.map\n', 'docs/a.md': '', 'docs/b.md': '', 'src/a.ts': '' };
  const shared = plant(makeRepository(tracked), { 'dist/a.js': 'abc', 'dist/a.map': 'ab', 'x.map': '' });

  test('a line of the ignore file, and a pattern of "exclude", for what would be sent', async () => {
    const rules = createRules({ ignoreLines: ['', 'docs/'], exclude: ['*.js', '*.ts'] });
    expect(await rulesIn(shared, { rules })).toEqual({
      'docs/a.md': '.deployignore:2 docs/',
      'docs/b.md': '.deployignore:2 docs/',
      'src/a.ts': 'exclude *.ts',
      'dist/a.js': '.gitignore:1 /dist/',
      'dist/a.map': '.gitignore:1 /dist/',
      'x.map': '.gitignore:2 *.map',
    });
  });

  test('what "include" brings back, less what "exclude" excludes from it', async () => {
    const rules = createRules({ include: ['/dist/'], exclude: ['*.map'] });
    const { exclusions, rules: found } = await explainFolder(shared, { rules });
    expect(found).toMatchObject({ 'dist/a.map': 'exclude *.map', 'x.map': '.gitignore:2 *.map' });
    expect(exclusions.broughtBack).toEqual([{ source: 'include', pattern: '/dist/', files: 1, bytes: 3 }]);
  });

  test('what a line of the ignore file brings back, less what a later one ignores of it', async () => {
    const rules = createRules({ ignoreLines: ['!*.key', '!/dist/', '*.map'] });
    const { exclusions, rules: found } = await explainFolder(shared, { rules });
    expect(found).toMatchObject({ 'dist/a.map': '.deployignore:3 *.map', 'x.map': '.gitignore:2 *.map' });
    expect(exclusions.broughtBack).toEqual([{ source: '.deployignore:2', pattern: '!/dist/', files: 1, bytes: 3 }]);
  });

  test('what "include" brings back from the ignore file', async () => {
    const rules = createRules({ ignoreLines: ['docs/'], include: ['/docs/a.md'] });
    const { exclusions, rules: found } = await explainFolder(shared, { rules });
    expect(found).toMatchObject({ 'docs/b.md': '.deployignore:1 docs/' });
    expect(found['docs/a.md']).toBeUndefined();
    expect(exclusions.broughtBack).toEqual([{ source: 'include', pattern: '/docs/a.md', files: 1, bytes: 0 }]);
  });

  test('what both git and the ignore file ignore is brought back once', async () => {
    const rules = createRules({ ignoreLines: ['dist/'], include: ['/dist/a.js'] });
    const { exclusions } = await explainFolder(shared, { rules });
    expect(exclusions.broughtBack).toEqual([{ source: 'include', pattern: '/dist/a.js', files: 1, bytes: 3 }]);
  });

  test('never sent, tracked, ignored or brought back', async () => {
    const root = makeRepository({
      '.hg/store': '',
      _FOSSIL_: '',
      'gha-creds-1.json': '{}',
      '.gitignore': 'sub/\n',
      a: '',
    });
    plant(root, { 'sub/.svn/x': '', 'sub/b': '', 'old.zip': '' });
    const archives = [path.join(root, 'old.zip')];
    const rules = createRules({ include: ['/sub/'] });
    expect(await rulesIn(root, { rules, archives, runnerTemp: plant(path.join(root, 'tmp'), { c: '' }) })).toEqual({
      '.hg/store': 'never sent .hg',
      _FOSSIL_: 'never sent _fossil_',
      'gha-creds-1.json': 'never sent gha-creds-*.json',
      'sub/.svn/x': 'never sent .svn',
      'tmp/c': 'never sent files of git or of this run',
      'old.zip': 'never sent files of git or of this run',
    });
  });

  test('rules that leave nothing are explained, too', async () => {
    const root = plant(makeRepository({ a: 'four', '.gitignore': 'b\n' }), { b: 'five5' });
    const { exclusions, rules } = await explainFolder(root, { rules: createRules({ exclude: ['*'] }) });
    expect(rules).toMatchObject({ a: 'exclude *', '.gitignore': 'exclude *', b: '.gitignore:1 b' });
    expect(exclusions.excluded).toContainEqual({ source: 'exclude', pattern: '*', files: 2, bytes: 6 });
  });
});

test('files and bytes of a rule are added up, most bytes first', async () => {
  const root = plant(makeRepository({ '.gitignore': '*.log\nbig/\n' }), {
    'a.log': '12',
    'in/b.log': '345',
    'big/x': '123456',
    'big/deep/y': '',
  });
  const { exclusions } = await explainFolder(root);
  expect(exclusions.excluded.filter(({ source }) => source !== 'never sent')).toEqual([
    { source: '.gitignore:2', pattern: 'big/', files: 2, bytes: 6 },
    { source: '.gitignore:1', pattern: '*.log', files: 2, bytes: 5 },
  ]);
  expect(exclusions.broughtBack).toEqual([]);
});
