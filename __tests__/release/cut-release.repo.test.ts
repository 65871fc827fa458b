import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { cutRelease } from '../../scripts/release/cut-release.js';
import { git, makeFolder } from '../support/git/folders.ts';
import { releaseProject, releaseSteps, UNOWNED } from './project.ts';

const FIRST = { version: '1.0.0', now: new Date('2030-01-31T23:59:59Z'), dryRun: false };

const noBuild = () => Promise.reject(new Error('no build'));

const buildWithPath = async (folder: string) => {
  await releaseSteps().build(folder, '');
  appendFileSync(path.join(folder, 'dist', 'index.js'), folder);
};

/** All that a release could change. */
const stateOf = (folder: string) =>
  execFileSync('sh', ['-c', 'git for-each-ref && git status --porcelain --branch --ignored && git worktree list'], {
    cwd: folder,
    encoding: 'utf8',
  });

test('one commit and its tag, from which everything says the version', async () => {
  const folder = releaseProject();
  expect(await cutRelease(folder, FIRST, releaseSteps())).toEqual({ problems: [], branch: 'main' });
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  expect(git(folder, 'log', '--format=%s').split('\n')).toEqual(['Release 1.0.0', 'first', '']);
  expect(git(folder, 'cat-file', '-t', 'v1.0.0').trim()).toBe('tag');
  expect(git(folder, 'rev-parse', 'v1.0.0^{commit}')).toBe(git(folder, 'rev-parse', 'main'));
  expect(git(folder, 'status', '--porcelain')).toBe('');
  expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(read('CHANGELOG.md')).toBe('# Changelog\n\n## 1.0.0 (2030-01-31)\n\n- The first version.\n');
  expect(JSON.parse(read('package.json'))).toEqual({ name: '@acme/headless-deploy', version: '1.0.0' });
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ name: '@acme/headless-deploy', version: '1.0.0' });
});

test('the next one: dist/ is built with its version', async () => {
  const folder = releaseProject();
  await cutRelease(folder, FIRST, releaseSteps());
  const more = '# Changelog\n\n## Unreleased\n\n- More.\n\n## 1.0.0 (2030-01-31)\n\n- The first version.\n';
  appendFileSync(path.join(folder, 'src', 'index.js'), 'two\n');
  git(folder, 'rm', '--quiet', 'CHANGELOG.md');
  appendFileSync(path.join(folder, 'CHANGELOG.md'), more);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=more');
  const next = { ...FIRST, version: '1.1.0' };
  expect((await cutRelease(folder, next, releaseSteps())).problems).toEqual([]);
  expect(git(folder, 'diff', '--name-only', 'v1.1.0~1', 'v1.1.0').trim().split('\n')).toEqual([
    'CHANGELOG.md',
    'dist/cli/index.js',
    'dist/index.js',
    'package-lock.json',
    'package.json',
  ]);
  expect(git(folder, 'show', 'v1.1.0:dist/cli/index.js')).toBe("console.log('1.1.0');\n");
});

test.each<[string, Parameters<typeof cutRelease>[1], object, RegExp]>([
  ['a dry run', { ...FIRST, dryRun: true }, {}, /^$/],
  ['a build that leaves its path', FIRST, { build: buildWithPath }, /two folders:\n {4} M dist\/index\.js$/],
  ['documents out of step', FIRST, { docs: async () => ['a is out of step with b'] }, /^Documents are out of step/],
])('%s changes nothing', async (_, release, steps, problem) => {
  const folder = releaseProject();
  const before = stateOf(folder);
  const { problems } = await cutRelease(folder, release, { ...releaseSteps(), ...steps });
  expect(problems.map((one) => one.problem).join('\n')).toMatch(problem);
  expect(stateOf(folder)).toEqual(before);
});

test('a build that fails, and a tag that cannot be made, change nothing', async () => {
  const folder = releaseProject();
  const before = stateOf(folder);
  await expect(cutRelease(folder, FIRST, releaseSteps({ build: noBuild }))).rejects.toThrow('no build');
  git(folder, 'config', 'tag.gpgSign', 'true');
  git(folder, 'config', 'gpg.program', 'no-such-program');
  await expect(cutRelease(folder, FIRST, releaseSteps())).rejects.toThrow(/^git tag: .*no-such-program/s);
  expect(stateOf(folder)).toEqual(before);
  expect(existsSync(path.join(folder, '.git', 'worktrees'))).toBe(false);
});

test('what is in the way is found before anything is built, but for a dist/ that is built anyway', async () => {
  const folder = releaseProject({
    ...UNOWNED,
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- a\n\n## Next\n',
    'dist/cli/index.js': "console.log('0.1.0');\n",
  });
  const { problems } = await cutRelease(folder, FIRST, releaseSteps({ build: noBuild }));
  expect(problems.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^CHANGELOG\.md:7: "## Next" has an unexpected format/),
    expect.stringMatching(/^4 places name no account/),
  ]);
  git(folder, 'revert', '--no-edit', 'HEAD');
  appendFileSync(path.join(folder, 'dist', 'cli', 'index.js'), 'old();\n');
  git(folder, 'commit', '--quiet', '--all', '--message=old');
  expect((await cutRelease(folder, FIRST, releaseSteps())).problems).toEqual([]);
});

test.each([
  ['not on a branch', ['checkout', '--quiet', '--detach'], 'HEAD is not on a branch.', 'git switch main'],
  ['on another branch', ['checkout', '--quiet', '-b', 'next'], 'HEAD is on the branch next.', 'git switch main'],
])('nothing is released %s', async (_, args, problem, remedy) => {
  const folder = releaseProject();
  git(folder, ...args);
  const { problems } = await cutRelease(folder, FIRST, releaseSteps({ build: noBuild }));
  expect(problems).toEqual([{ problem, remedy: expect.stringContaining(remedy) }]);
});

test('main may be ahead of origin/main, and not behind it', async () => {
  const folder = releaseProject({ 'a.md': 'a\n' });
  const problems = async (origin: string) => {
    git(folder, 'update-ref', 'refs/remotes/origin/main', origin);
    return (await cutRelease(folder, { ...FIRST, dryRun: true }, releaseSteps())).problems;
  };
  expect(await problems('HEAD~1')).toEqual([]);
  git(folder, 'reset', '--quiet', '--hard', 'HEAD~1');
  expect(await problems('HEAD@{1}')).toEqual([
    { problem: 'origin/main has commits that main has not.', remedy: expect.stringContaining('git pull') },
  ]);
});

test.each<NodeJS.Signals>(['SIGINT', 'SIGTERM'])('%s during a build leaves nothing behind', async (signal) => {
  const folder = releaseProject();
  const before = stateOf(folder);
  const temp = makeFolder('temp');
  const module = pathToFileURL(path.resolve('scripts/release/cut-release.js')).href;
  const script = `import { cutRelease } from '${module}';
    const build = () => new Promise(() => setInterval(() => {}, console.log('building') ?? 1e6));
    await cutRelease(process.cwd(), { version: '1.0.0', now: new Date() },
      { build, printedVersion: () => '1.0.0' });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { ...process.env, TMPDIR: temp },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(2);
  const ended = once(child, 'exit');
  child.kill(signal);
  expect(await ended).toEqual([null, signal]);
  expect(stateOf(folder)).toEqual(before);
  expect(readdirSync(temp)).toEqual([]);
});

test('what cannot be cleaned up does not hide the error', async () => {
  const folder = releaseProject();
  const build = async () => {
    rmSync(path.join(folder, '.git', 'worktrees'), { recursive: true, force: true });
    throw new Error('no build');
  };
  await expect(cutRelease(folder, FIRST, releaseSteps({ build }))).rejects.toThrow(/^no build$/);
});
