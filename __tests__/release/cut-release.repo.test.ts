import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { cutRelease } from '../../scripts/release/cut-release.js';
import { git, makeFolder } from '../support/git/folders.ts';
import { isAlive } from '../support/processes/is-alive.ts';
import { BUILD, releaseProject, UNOWNED } from './project.ts';

const NO_BUILD = { 'scripts/build.js': "throw new Error('no build');\n" };

/** All that a release could change. */
const stateOf = (folder: string) =>
  execFileSync('sh', ['-c', 'git for-each-ref && git status --porcelain --branch --ignored && git worktree list'], {
    cwd: folder,
    encoding: 'utf8',
  });

test('one commit and its tag, from which everything says the version', async () => {
  const folder = releaseProject();
  expect(await cutRelease(folder, '1.0.0', false)).toEqual([]);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  expect(git(folder, 'log', '--format=%s').split('\n')).toEqual(['Release 1.0.0', 'first', '']);
  expect(git(folder, 'cat-file', '-t', 'v1.0.0').trim()).toBe('tag');
  expect(git(folder, 'rev-parse', 'v1.0.0^{commit}')).toBe(git(folder, 'rev-parse', 'main'));
  expect(git(folder, 'status', '--porcelain')).toBe('');
  expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
  // The day in UTC, of before midnight or after it.
  const [, day = ''] =
    /^# Changelog\n\n## 1\.0\.0 \((.*)\)\n\n- The first version\.\n$/.exec(read('CHANGELOG.md')) ?? [];
  expect(Math.abs(Date.now() - Date.parse(day))).toBeLessThan(25 * 3_600_000);
  expect(JSON.parse(read('package.json'))).toEqual({ name: '@acme/headless-deploy', version: '1.0.0' });
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ name: '@acme/headless-deploy', version: '1.0.0' });
});

test('the next one: dist/ is built with its version', async () => {
  const folder = releaseProject();
  await cutRelease(folder, '1.0.0', false);
  const more = '# Changelog\n\n## Unreleased\n\n- More.\n\n## 1.0.0 (2030-01-31)\n\n- The first version.\n';
  appendFileSync(path.join(folder, 'src', 'index.js'), 'two\n');
  git(folder, 'rm', '--quiet', 'CHANGELOG.md');
  appendFileSync(path.join(folder, 'CHANGELOG.md'), more);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=more');
  expect(await cutRelease(folder, '1.1.0', false)).toEqual([]);
  expect(git(folder, 'diff', '--name-only', 'v1.1.0~1', 'v1.1.0').trim().split('\n')).toEqual([
    'CHANGELOG.md',
    'dist/cli/index.js',
    'dist/index.js',
    'package-lock.json',
    'package.json',
  ]);
  expect(git(folder, 'show', 'v1.1.0:dist/cli/index.js')).toBe("console.log('1.1.0');\n");
});

test.each<[string, object, boolean, RegExp]>([
  ['a dry run', {}, true, /^$/],
  [
    'a build that leaves its path',
    { 'scripts/build.js': `${BUILD}fs.appendFileSync('dist/index.js', process.cwd());\n` },
    false,
    /^Built in another folder, dist\/ differs from the commit:\n {4} M dist\/index\.js\n/,
  ],
  [
    'documents out of step',
    { 'scripts/docs.js': "console.log('a is out of step'); process.exit(1);\n" },
    false,
    /\na is/,
  ],
])('%s changes nothing', async (_, files, isDryRun, problem) => {
  const folder = releaseProject({ ...files });
  const before = stateOf(folder);
  expect((await cutRelease(folder, '1.0.0', isDryRun)).join('\n')).toMatch(problem);
  expect(stateOf(folder)).toEqual(before);
});

test('a build that fails, and a tag that cannot be made, change nothing', async () => {
  const failing = releaseProject(NO_BUILD);
  const folder = releaseProject();
  const before = [failing, folder].map(stateOf);
  await expect(cutRelease(failing, '1.0.0', false)).rejects.toThrow('no build');
  git(folder, 'config', 'tag.gpgSign', 'true');
  git(folder, 'config', 'gpg.program', 'no-such-program');
  await expect(cutRelease(folder, '1.0.0', false)).rejects.toThrow(/^git tag: .*no-such-program/s);
  expect([failing, folder].map(stateOf)).toEqual(before);
  expect(existsSync(path.join(folder, '.git', 'worktrees'))).toBe(false);
});

test('what is in the way is found before anything is built, but for a dist/ that is built anyway', async () => {
  const folder = releaseProject({
    ...UNOWNED,
    ...NO_BUILD,
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- a\n\n## Next\n',
  });
  expect(await cutRelease(folder, '1.0.0', false)).toEqual([
    expect.stringMatching(/^CHANGELOG\.md:7: "## Next" has an unexpected format/),
    expect.stringMatching(/^There are places that name no account/),
  ]);
  expect(await cutRelease(releaseProject({ 'dist/cli/index.js': 'old();\n' }), '1.0.0', false)).toEqual([]);
});

test.each([
  ['not on a branch', ['checkout', '--quiet', '--detach'], /^HEAD is not on a branch\.\n.*git switch main/],
  ['on another branch', ['checkout', '--quiet', '-b', 'next'], /^HEAD is on the branch next\.\n.*git switch main/],
])('nothing is released %s', async (_, args, problem) => {
  const folder = releaseProject(NO_BUILD);
  git(folder, ...args);
  expect(await cutRelease(folder, '1.0.0', false)).toEqual([expect.stringMatching(problem)]);
});

test('main may be ahead of origin/main, and not behind it', async () => {
  const folder = releaseProject({ 'a.md': 'a\n' });
  const problems = async (origin: string) => {
    git(folder, 'update-ref', 'refs/remotes/origin/main', origin);
    return await cutRelease(folder, '1.0.0', true);
  };
  expect(await problems('HEAD~1')).toEqual([]);
  git(folder, 'reset', '--quiet', '--hard', 'HEAD~1');
  expect(await problems('HEAD@{1}')).toEqual([
    expect.stringMatching(/^origin\/main has commits that main has not\.\n.*git pull/),
  ]);
});

test.each<[NodeJS.Signals, string, number]>([
  ['SIGINT', '', 2],
  ['SIGTERM', "if (execFileSync('git', ['log', '-1', '--format=%s'], { encoding: 'utf8' }) !== 'first\\n')", 3],
])('%s during a build leaves nothing behind', async (signal, condition, workTrees) => {
  const folder = releaseProject();
  const building = path.join(makeFolder('state'), 'building');
  const script = `const { execFileSync } = require('node:child_process');
    ${condition} {
      fs.writeFileSync(${JSON.stringify(building)}, String(process.pid));
      setInterval(() => {}, 1e6);
    }\n`;
  appendFileSync(path.join(folder, 'scripts', 'build.js'), script);
  git(folder, 'commit', '--quiet', '--all', '--amend', '--no-edit');
  const before = stateOf(folder);
  const temp = makeFolder('temp');
  const child = spawn(process.execPath, [path.resolve('scripts/release/run.js'), '1.0.0'], {
    cwd: folder,
    // The npm of Node 24 keeps what it has compiled in the folder for temporary files.
    env: { ...process.env, TMPDIR: temp, NODE_DISABLE_COMPILE_CACHE: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (!existsSync(building) || readFileSync(building, 'utf8') === '') await setTimeout(20);
  expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(workTrees);
  const ended = once(child, 'exit');
  child.kill(signal);
  expect(await ended).toEqual([null, signal]);
  expect(stateOf(folder)).toEqual(before);
  expect(readdirSync(temp)).toEqual([]);
  const pid = Number(readFileSync(building, 'utf8'));
  while (isAlive(pid)) await setTimeout(20);
});

test('what cannot be cleaned up does not hide the error', async () => {
  const folder = releaseProject();
  const worktrees = JSON.stringify(path.join(folder, '.git', 'worktrees'));
  const script = `fs.rmSync(${worktrees}, { recursive: true });\nthrow new Error('no build');\n`;
  appendFileSync(path.join(folder, 'scripts', 'build.js'), script);
  git(folder, 'commit', '--quiet', '--all', '--amend', '--no-edit');
  await expect(cutRelease(folder, '1.0.0', false)).rejects.toThrow(/no build/);
});
