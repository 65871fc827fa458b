import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { changesFor, setOwner } from '../../scripts/release/owner.js';
import { git, plant } from '../support/git/folders.ts';
import { BUILD, releaseProject, UNOWNED } from './project.ts';

const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
const PAGES = {
  'docs/a.md': 'OWNER/NAME is any repository, `YOUR_ACCOUNT` an account.\n',
  '.github/CODEOWNERS': '* @YOUR_ACCOUNT\n',
};
/** What makes a page that names how many letters the account has. */
const DOCS = `const fs = require('node:fs');
const [, account = ''] = /^- uses: (.*)\\/headless/.exec(fs.readFileSync('README.md', 'utf8'));
fs.writeFileSync('llms.txt', account.length + '\\n');
`;

/** A copy that nobody holds, with a formatter that writes down what it is asked for. */
function unownedProject(files: Readonly<Record<string, string>> = {}) {
  const folder = releaseProject({ ...UNOWNED, ...PAGES, 'scripts/docs.js': DOCS, ...files });
  plant(folder, {
    [PRETTIER]: "require('node:fs').writeFileSync('node_modules/formatted', process.argv.slice(2).join());",
  });
  return { folder, read: (name: string) => readFileSync(path.join(folder, name), 'utf8') };
}

test('the account is in every file, and what is made of them is made anew; nothing is committed', async () => {
  const { folder, read } = unownedProject({ 'src/index.js': 'two\n' });
  symlinkSync('.github', path.join(folder, 'link-to-a-folder'));
  const head = git(folder, 'rev-parse', 'HEAD');
  const reviewers = ['.github/CODEOWNERS:1'];
  expect(await setOwner(folder, 'Acme-Inc')).toEqual({ written: 4, reviewers });
  expect(read('README.md')).toBe('- uses: Acme-Inc/headless-deploy@v1\n');
  expect(read('docs/a.md')).toBe('OWNER/NAME is any repository, `Acme-Inc` an account.\n');
  expect(JSON.parse(read('package.json'))).toEqual({ name: '@acme-inc/headless-deploy', version: '1.0.0' });
  expect([read('llms.txt'), read('dist/index.js')]).toEqual(['8\n', 'two\n']);
  expect(read('node_modules/formatted')).toBe('--write,--log-level=warn,.');
  expect(git(folder, 'rev-parse', 'HEAD')).toBe(head);
  expect(await setOwner(folder, 'Acme-Inc')).toEqual({ written: 0, reviewers });
});

test('a copy that has an owner gets another one, who replaces the former by the name of the repository alone', async () => {
  const page = 'not-acme/headless-deploy, acme/site, account: acme, https://github.com/acme/headless-deploy.git\n';
  const source = 'expect(a).toMatch(/uses: ACME\\/headless-deploy/);\n';
  const { folder, read } = unownedProject({ 'docs/a.md': page, '__tests__/a.ts': source });
  await setOwner(folder, 'acme');
  git(folder, 'commit', '--quiet', '--all', '--message=Own');
  expect(await setOwner(folder, 'Beta-Inc')).toMatchObject({ written: 5 });
  expect(read('README.md')).toBe('- uses: Beta-Inc/headless-deploy@v1\n');
  expect(read('docs/a.md')).toBe(page.replace('/acme/headless', '/Beta-Inc/headless'));
  expect(read('__tests__/a.ts')).toBe(source.replace('ACME', 'Beta-Inc'));
  expect(['package.json', 'package-lock.json'].map((name) => JSON.parse(read(name)))).toMatchObject([
    { name: '@beta-inc/headless-deploy' },
    { name: '@beta-inc/headless-deploy', packages: { '': { name: '@beta-inc/headless-deploy' } } },
  ]);
  expect([read('llms.txt'), await setOwner(folder, 'Beta-Inc')]).toMatchObject(['8\n', { written: 0 }]);
});

describe('a second run finishes', () => {
  test.each([
    ['format', PRETTIER, ''],
    ['documents', 'scripts/docs.js', DOCS],
    ['dist/', 'scripts/build.js', BUILD],
  ])('a first one whose %s failed', async (_, script, text) => {
    const { folder, read } = unownedProject({ 'src/index.js': 'two\n' });
    plant(folder, { [script]: "throw new Error('no memory');\n" });
    const advice = /no memory[^]*\nThe files name acme already\. Run the same command again once this is mended\.$/;
    await expect(setOwner(folder, 'acme')).rejects.toThrow(advice);
    plant(folder, { [script]: text });
    expect(await setOwner(folder, 'acme')).toMatchObject({ written: 0 });
    expect([read('llms.txt'), read('dist/index.js')]).toEqual(['4\n', 'two\n']);
  });

  test.each([
    ['nobody', 'beta'],
    ['acme', 'gamma'],
  ])('one that was stopped between two files: from %s to beta, then to %s', async (former, next) => {
    const { folder, read } = unownedProject({ 'b.md': 'YOUR_ACCOUNT/headless-deploy\n' });
    if (former !== 'nobody') await setOwner(folder, former);
    const names = changesFor(folder, 'beta').map(({ name }) => name);
    expect([names[0], names.at(-1), names.length]).toEqual([
      'package.json',
      'package-lock.json',
      5 - Number(former !== 'nobody'),
    ]);
    const files = changesFor(folder, 'beta').slice(0, -2);
    plant(folder, Object.fromEntries(files.map(({ name, text }) => [name, text])));
    expect(names.slice(0, -2).every((name) => read(name).includes('beta'))).toBe(true);
    await setOwner(folder, next);
    const name = `@${next}/headless-deploy`;
    expect([read('README.md'), read('b.md')]).toEqual([
      `- uses: ${next}/headless-deploy@v1\n`,
      `${next}/headless-deploy\n`,
    ]);
    expect(JSON.parse(read('package.json'))).toMatchObject({ name });
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({ name, packages: { '': { name } } });
  });
});

describe('nothing is written', () => {
  const PACKAGES = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/of-one-machine': { version: '1.0.0', optional: true },
    'node_modules/here': { link: true },
  };
  const MANIFEST = JSON.parse(UNOWNED['package.json'] ?? '') as object;

  test.each([
    [
      'without packages',
      { 'package-lock.json': JSON.stringify({ packages: PACKAGES }) },
      'Packages are missing, or not those of package-lock.json: node_modules/a and 1 more. Run "npm ci" first.',
    ],
    [
      'with an older one',
      {
        'package-lock.json': JSON.stringify({ packages: PACKAGES }),
        'node_modules/a/package.json': '{ "version": "0.9.0" }',
      },
      'node_modules/a and 1 more',
    ],
    [
      'on an old Node',
      { 'package.json': JSON.stringify({ ...MANIFEST, engines: { node: '>=99.1' } }) },
      `Node 99.1 or later is needed, and this is ${process.versions.node}.`,
    ],
  ])('%s', async (_, files, problem) => {
    const { folder } = unownedProject(files);
    await expect(setOwner(folder, 'acme')).rejects.toThrow(problem);
    expect(git(folder, 'status', '--porcelain')).toBe('');
  });
});

test('the program names its mistakes, without a package', () => {
  const { folder } = unownedProject({
    'package-lock.json': '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }',
  });
  const program = path.resolve('scripts/release/set-owner.js');
  const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
  const errors = [run(), run('a_b'), run('acme', 'beta'), run('acme')].map(({ status, stderr }) => [status, stderr]);
  expect(errors).toEqual([
    [1, 'Name the account: npm run set-owner -- NAME\n'],
    [1, expect.stringContaining('"a_b" is not the name of an account')],
    [1, 'Name the account: npm run set-owner -- NAME\n'],
    [1, expect.stringMatching(/^Nothing was changed\.\n- Packages are missing/)],
  ]);
  expect(git(folder, 'status', '--porcelain')).toBe('');
});
