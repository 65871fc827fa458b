import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { isAlive } from '../../../support/processes/is-alive.ts';
import { withGitScript } from '../../../support/git/collecting.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import type { DeployOptions, Ending } from '../../../support/steps/deploying.ts';
import { git, gitScript, makeCommittedRepository, makeFolder, plant } from '../../../support/git/folders.ts';
import { gitHubServer, pullRequestEvent, SHA, TOKEN } from '../../../support/servers/github-server.ts';
import type { GitHubServer } from '../../../support/servers/github-server.ts';
import { textOfHtml } from '../../../support/pages/html-tokens.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';
import { fastClock } from '../../../support/processes/live-bundle.ts';
import { build, environmentWith, livePlatform } from '../../../support/servers/live-platform.ts';
import { cancelStep } from '../../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';
import type { BundleRun } from '../../../support/processes/run-bundle.ts';
import { runInProcess } from '../../../support/processes/run-in-process.ts';
import { accessTo, openPlatform } from '../../../support/servers/sibling-platform.ts';

const top = makeCommittedRepository({ ...SITE, 'old.txt': 'x'.repeat(3000), 'docs/d.md': '' });
const hashOf = (folder: string): string => git(folder, 'rev-parse', 'HEAD').trim();
const first = hashOf(top);
let second = '';
/** A clone of the second commit that no test changes. */
let clean = '';
beforeAll(() => {
  plant(top, { 'index.js': 'export default 1;\n', 'new &<b>.txt': 'new\n', 'docs/d.md': 'changed\n' });
  second = gitScript(
    top,
    'git rm --quiet old.txt && git add --all && git commit --quiet -m 2 && git rev-parse HEAD',
  ).trim();
  clean = checkOut(second);
});

const INPUTS = { deployment: 'true', 'github-token': TOKEN, wait: 'true', exclude: 'docs/' };

/** One deploy of what a folder holds, which goes live as build b-1. */
async function deployFrom(
  github: GitHubServer,
  workspace: string,
  { inputs = {}, variables = {}, ...more }: Partial<DeployOptions> = {},
): Promise<Ending> {
  const platform = await platformOf(github);
  const all = { ...github.variables, GITHUB_SHA: hashOf(workspace), ...variables };
  const given = createInputs(platform.origin, { ...INPUTS, ...inputs });
  return await runDeploy({ ...more, inputs: given, workspace, variables: all });
}

/** One platform for all deploys with one GitHub: its origin is part of the payload. */
const platforms = new Map<GitHubServer, Awaited<ReturnType<typeof livePlatform>>>();
async function platformOf(github: GitHubServer): Promise<Awaited<ReturnType<typeof livePlatform>>> {
  const environment = [environmentWith('b-0'), environmentWith('b-1'), environmentWith('b-0'), environmentWith('b-1')];
  const known = platforms.get(github) ?? (await livePlatform({ environment, build: [build('b-1', true)] }));
  platforms.set(github, known);
  return known;
}

const commitsIn = ({ deployments }: GitHubServer): unknown[] =>
  deployments.map(({ payload }) => (payload as { commit?: unknown }).commit);

const comparing = (log: readonly string[]): string[] =>
  log.filter((line) => / since [0-9a-f]{7}|^Live before|^Not compared|^No commit in/.test(line));

/** A clone with this commit checked out. */
function checkOut(commit: string, ...options: string[]): string {
  const folder = path.join(makeFolder('clone'), 'workspace');
  // By its path alone a clone is a copy, and cannot be shallow.
  git(path.dirname(folder), 'clone', '--quiet', ...options, options.length === 0 ? top : `file://${top}`, folder);
  git(folder, 'checkout', '--quiet', commit);
  return folder;
}

/** A GitHub that knows of a live Deployment of the first commit. @param payload what is other there */
async function afterFirst(payload: object = {}, instead?: (call: string) => string | undefined): Promise<GitHubServer> {
  const github = await gitHubServer(instead === undefined ? {} : { instead });
  const { origin } = await platformOf(github);
  const ours = { by: 'headless-deploy', origin, account: 'acme', app: 'shop', environment: 'e-1', commit: first };
  github.deployments.push({ id: 7, sha: SHA, environment: 'Production', payload: { ...ours, ...payload } });
  github.statuses.set(7, [{ state: 'success' }]);
  return github;
}

describe('two deploys to the local platform, with a change between them', () => {
  let github: GitHubServer;
  let one: BundleRun;
  let two: BundleRun;
  beforeAll(async () => {
    github = await gitHubServer();
    const platform = await openPlatform({ buildMilliseconds: 200 });
    const { account, app, environment } = platform.details;
    const access = { ...accessTo(platform, 'headless-url'), account, app, environment };
    const deploy = async (commit: string, inputs: object, variables: object): Promise<BundleRun> => {
      const all = { ...github.variables, GITHUB_SHA: commit, ...variables };
      const given = { ...access, ...INPUTS, ...inputs };
      const step = { workspace: checkOut(commit), inputs: given, variables: all, clock: fastClock() };
      return await runInProcess('deploy', step);
    };
    one = await deploy(first, {}, {});
    two = await deploy(second, { comment: 'true' }, pullRequestEvent());
  });

  test('each Deployment names its commit', () => {
    expect([one.outputs['status'], two.outputs['status']]).toEqual(['live', 'live']);
    expect(commitsIn(github)).toEqual([second, first]);
    expect(comparing(one.stdout.split('\n'))).toEqual([
      'Not compared with what was live: no earlier Deployment of the environment succeeded.',
    ]);
  });

  test('log, summary and comment of the second name what it changes', () => {
    const words = `1 file added, 1 changed, 1 removed since ${first.slice(0, 7)} (1 commit)`;
    expect(comparing(two.stdout.split('\n'))).toEqual([`${words}.`]);
    const link = `https&#58;//github.example/acme/site/compare/${first}...${second}`;
    for (const html of [two.summary, String(github.comments[0]?.['body'])]) {
      expect(textOfHtml(html)).toContain(words);
      expect(html).toContain(`<a href="${link}">`);
      expect(textOfHtml(html)).toContain('Changed files: 3');
      expect(html).toContain('<code>new &#38;&#60;b&#62;.txt</code>');
      expect(html).not.toContain('docs/d.md');
    }
  });
});

test('nothing that is sent was changed', async () => {
  const github = await afterFirst();
  const workspace = checkOut(first);
  plant(workspace, { 'docs/d.md': 'other\n' });
  git(workspace, 'commit', '--quiet', '--all', '--message=docs');
  const { log, summary } = await deployFrom(github, workspace);
  expect(comparing(log)).toEqual([`No sent file changed since ${first.slice(0, 7)} (1 commit).`]);
  expect(textOfHtml(summary)).toContain(`No sent file changed since ${first.slice(0, 7)} (1 commit)`);
});

test('a shallow clone without the older commit has the link alone', async () => {
  const { log, summary } = await deployFrom(await afterFirst(), checkOut(second, '--depth=1'));
  expect(comparing(log)).toEqual([
    expect.stringMatching(/^Live before: commit .{7}\. The changed files could not be counted/),
  ]);
  expect(summary).toContain(`compare/${first}...${second}`);
  expect(summary).not.toContain('Changed files');
});

describe('no commit is recorded, and nothing compared', () => {
  test('for changed files', async () => {
    const github = await afterFirst();
    const workspace = plant(checkOut(second), { 'index.js': 'export default 2;\n' });
    const { log, summary } = await deployFrom(github, workspace);
    expect(comparing(log)).toEqual(['No commit in the Deployment: index.js was changed.']);
    expect([commitsIn(github)[0], summary.includes('/compare/')]).toEqual(['', false]);
  });

  test('for a zip that was packed earlier', async () => {
    const github = await afterFirst();
    const workspace = checkOut(second);
    const dry = await deployFrom(github, workspace, { inputs: { 'dry-run': 'true' } });
    plant(workspace, { 'app.zip': readFileSync(dry.outputs['archive-path'] ?? '') });
    const { log } = await deployFrom(github, workspace, { inputs: { archive: 'app.zip', exclude: '' } });
    expect(comparing(log)).toEqual(['No commit in the Deployment: the zip was packed earlier.']);
    expect(commitsIn(github)).toEqual(['', first]);
    // GitHub shows the commit of the event all the same.
    expect(github.deployments[0]?.['ref']).toBe(second);
  });
});

describe('GitHub names no commit', () => {
  test.each([
    ['that is one, but an option', '--output=x', 'Deployment 7, the last live one, names no commit'],
    ['but 4 MB', 'a'.repeat(4_000_000), 'the Deployments could not be read. The request failed'],
  ])('%s', async (_, commit, expected) => {
    const { log, summary, outputs } = await deployFrom(await afterFirst({ commit }), clean);
    expect(outputs['status']).toBe('live');
    expect(comparing(log)).toEqual([expect.stringContaining(`Not compared with what was live: ${expected}`)]);
    expect(summary).not.toContain('/compare/');
  });
});

test('a commit of another repository is compared without a link', async () => {
  const variables = { GITHUB_SHA: SHA };
  const { log, summary } = await deployFrom(await afterFirst(), clean, { variables });
  expect(comparing(log)).toEqual([expect.stringContaining('1 file added')]);
  expect(summary).not.toContain('/compare/');
  const own = checkOut(second);
  git(own, 'remote', 'set-url', 'origin', 'https://token@github.example/Acme/Site.git');
  expect((await deployFrom(await afterFirst(), own, { variables })).summary).toContain('/compare/');
});

test('without "wait" the step ends with the comparison, too', async () => {
  const github = await afterFirst();
  // Nobody read its display name.
  Object.assign(github.deployments[0] ?? {}, { environment: 'e-1' });
  const { log, outputs } = await deployFrom(github, clean, { inputs: { wait: 'false' } });
  expect(outputs['status']).toBe('accepted');
  expect(comparing(log)).toEqual([expect.stringContaining('1 file added')]);
});

test('with "skip-unchanged" the Deployments are listed once', async () => {
  const github = await afterFirst();
  const { log } = await deployFrom(github, clean, { inputs: { 'skip-unchanged': 'true' } });
  expect(github.calls().filter((call) => call === 'GET /deployments')).toHaveLength(1);
  expect(comparing(log)).toEqual([expect.stringContaining('1 file added')]);
});

test('git that hangs delays the end by 15 seconds at most, and is ended with the step', async () => {
  const folder = makeFolder('signs');
  const [listing, go, hanging] = [`${folder}/listing`, `${folder}/go`, `${folder}/hanging`];
  const script = `case "$*" in
    *ls-tree*) : > '${listing}'; while [ ! -e '${go}' ]; do sleep 0.01; done;;
    *diff-tree*) echo $$ > '${go}' && mv '${go}' '${hanging}' && exec sleep 1000;;
    esac
    exec "$GIT" "$@"`;
  const github = await afterFirst();
  Object.assign(github.deployments[0] ?? {}, { environment: 'e-1' });
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  const ending = await withGitScript(script, async () => {
    const running = deployFrom(github, clean, { inputs: { wait: 'false' } });
    await isThere(listing);
    jest.advanceTimersByTime(9000);
    plant(folder, { go: '' });
    await isThere(hanging);
    jest.advanceTimersByTime(6000);
    return await running;
  }).finally(() => jest.useRealTimers());
  expect([ending.outputs['status'], comparing(ending.log)]).toEqual(['accepted', []]);
  const pid = Number(readFileSync(hanging, 'utf8'));
  while (isAlive(pid)) await pause(5);
  expect(commitsIn(github)[0]).toBe(second);
});

async function isThere(file: string): Promise<void> {
  while (!existsSync(file)) await pause(5);
}

test('a step that is cancelled while it looks does not wait, and ends as it was', async () => {
  let runner: RecordingRunner | undefined;
  const github = await afterFirst({}, (call) => {
    if (call === 'GET /deployments') cancelStep(runner, 143);
    return undefined;
  });
  const onStart = (started: RecordingRunner): void => {
    runner = started;
  };
  const { outputs, exitCode, summary } = await deployFrom(github, clean, { inputs: { wait: 'false' }, onStart });
  expect(github.calls()).toContain('GET /deployments');
  expect([outputs['status'], outputs['error-code'], exitCode]).toEqual(['accepted', '', 0]);
  expect(summary).not.toContain('/compare/');
});
