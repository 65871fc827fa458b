import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { setOwner } from '../../scripts/release/owner.js';
import { STEPS } from '../../scripts/release/steps.js';
import { git, plant } from '../support/git/folders.ts';
import { isRoot } from '../support/processes/other-user.ts';
import { releaseProject, releaseSteps, UNOWNED } from './project.ts';

const PAGES = {
  'docs/a.md': 'OWNER/NAME is any repository, `YOUR_ACCOUNT` an account.\n',
  '.github/CODEOWNERS': '* @YOUR_ACCOUNT\n',
};

/** A copy that nobody holds, whose documents name how many letters the account has. */
function unownedProject(files: Readonly<Record<string, string>> = {}) {
  const folder = releaseProject({ ...UNOWNED, ...PAGES, ...files });
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const steps = releaseSteps({
    makeDocs: async () => {
      plant(folder, { 'llms.txt': `${/^- uses: (.*)\/headless/.exec(read('README.md'))?.[1]?.length}\n` });
    },
  });
  return { folder, read, steps };
}

test('the account is in every file, and what is made of them is made anew; nothing is committed', async () => {
  const { folder, read, steps } = unownedProject({ 'src/index.js': 'two\n' });
  symlinkSync('.github', path.join(folder, 'link-to-a-folder'));
  const head = git(folder, 'rev-parse', 'HEAD');
  const reviewers = ['.github/CODEOWNERS:1'];
  expect(await setOwner(folder, 'Acme-Inc', steps)).toEqual({ written: 4, reviewers });
  expect(read('README.md')).toBe('- uses: Acme-Inc/headless-deploy@v1\n');
  expect(read('docs/a.md')).toBe('OWNER/NAME is any repository, `Acme-Inc` an account.\n');
  expect(JSON.parse(read('package.json'))).toEqual({ name: '@acme-inc/headless-deploy', version: '1.0.0' });
  expect([read('llms.txt'), read('dist/index.js')]).toEqual(['8\n', 'two\n']);
  expect(git(folder, 'rev-parse', 'HEAD')).toBe(head);
  expect(await setOwner(folder, 'Acme-Inc', steps)).toEqual({ written: 0, reviewers });
});

test('a copy that has an owner gets another one, who replaces the former by the name of the repository alone', async () => {
  const page = 'not-acme/headless-deploy, acme/site, account: acme, https://github.com/acme/headless-deploy.git\n';
  const source = 'expect(a).toMatch(/uses: ACME\\/headless-deploy/);\n';
  const { folder, read, steps } = unownedProject({ 'docs/a.md': page, '__tests__/a.ts': source });
  await setOwner(folder, 'acme', steps);
  git(folder, 'commit', '--quiet', '--all', '--message=Own');
  expect(await setOwner(folder, 'Beta-Inc', steps)).toMatchObject({ written: 5 });
  expect(read('README.md')).toBe('- uses: Beta-Inc/headless-deploy@v1\n');
  expect(read('docs/a.md')).toBe(page.replace('/acme/headless', '/Beta-Inc/headless'));
  expect(read('__tests__/a.ts')).toBe(source.replace('ACME', 'Beta-Inc'));
  expect(['package.json', 'package-lock.json'].map((name) => JSON.parse(read(name)))).toMatchObject([
    { name: '@beta-inc/headless-deploy' },
    { name: '@beta-inc/headless-deploy', packages: { '': { name: '@beta-inc/headless-deploy' } } },
  ]);
  expect([read('llms.txt'), await setOwner(folder, 'Beta-Inc', steps)]).toMatchObject(['8\n', { written: 0 }]);
});

describe('a second run finishes', () => {
  test.each([
    ['documents', 'makeDocs', 'dist/index.js', 'two\n'],
    ['dist/', 'build', 'dist/index.js', 'two\n'],
  ] as const)('a first one whose %s failed', async (_, step, name, text) => {
    const { folder, read, steps } = unownedProject({ 'src/index.js': 'two\n' });
    const failing = { ...steps, [step]: () => Promise.reject(new Error('no memory\n')) };
    const advice = 'no memory\nThe files name acme already. Run the same command again once this is mended.';
    await expect(setOwner(folder, 'acme', failing)).rejects.toThrow(advice);
    expect(await setOwner(folder, 'acme', steps)).toMatchObject({ written: 0 });
    expect([read('llms.txt'), read(name)]).toEqual(['4\n', text]);
  });

  test.each([
    ['nobody', 'beta'],
    ['nobody', 'gamma'],
    ['acme', 'beta'],
    ['acme', 'gamma'],
  ])('one that was stopped between two files: from %s to beta, then to %s', async (former, next) => {
    const { folder, read, steps } = unownedProject({
      'b.md': 'YOUR_ACCOUNT/headless-deploy\n',
      'z.md': 'YOUR_ACCOUNT/headless-deploy\n',
    });
    if (former !== 'nobody') await setOwner(folder, former, steps);
    const readme = read('README.md');
    rmSync(path.join(folder, 'README.md'));
    mkdirSync(path.join(folder, 'README.md'));
    const stopped: typeof steps = {
      ...steps,
      format: async (_, files) => [...files.filter(({ name }) => name !== 'z.md'), { name: 'README.md', text: '' }],
    };
    await expect(setOwner(folder, 'beta', stopped)).rejects.toThrow('EISDIR');
    rmSync(path.join(folder, 'README.md'), { recursive: true });
    plant(folder, { 'README.md': readme });
    expect(['package.json', 'b.md', 'z.md'].map((name) => read(name).includes('beta'))).toEqual([true, true, false]);
    await setOwner(folder, next, steps);
    const name = `@${next}/headless-deploy`;
    expect([read('README.md'), read('z.md')]).toEqual([
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
    const { folder, steps } = unownedProject(files);
    await expect(setOwner(folder, 'acme', steps)).rejects.toThrow(problem);
    expect(git(folder, 'status', '--porcelain')).toBe('');
  });

  // Root may write everything.
  (isRoot ? test.skip : test)('where a file may not be written', async () => {
    const { folder, steps } = unownedProject();
    chmodSync(path.join(folder, 'README.md'), 0o444);
    await expect(setOwner(folder, 'acme', steps)).rejects.toThrow('You may not write README.md.');
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

test('files are formatted as the project has it, but for those that it leaves out', async () => {
  const folder = path.resolve('.');
  const table = '| a | b |\n| - | - |\n| YOUR_ACCOUNT | 1 |\n';
  const files = ['README.md', 'demo/site/a.md', 'LICENSE'].map((name) => ({ name, text: table }));
  const formatted = '| a            | b   |\n| ------------ | --- |\n| YOUR_ACCOUNT | 1   |\n';
  expect((await STEPS.format(folder, files)).map(({ text }) => text)).toEqual([formatted, table, table]);
});
