import { describe, expect, test } from '@jest/globals';
import { statusAction } from '../../../src/actions/status/run.ts';
import { buildsPlatform, dated, listed } from '../../support/servers/builds-platform.ts';
import { gitHubError, gitHubServer, SHA, TOKEN } from '../../support/servers/github-server.ts';
import type { GitHubOptions } from '../../support/servers/github-server.ts';
import { environmentWith, livePlatform } from '../../support/servers/live-platform.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { runAction, statusInputs } from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';

const RUN = 'https://github.example/acme/site/actions/runs/42/attempts/1';
const COMMIT = `https://github.example/acme/site/commit/${SHA}`;
const LINE = `On GitHub: commit 0123456 ${COMMIT}, run ${RUN}`;
const LIVE = listed('b-1', 7260, 7200);

/** One of the Deployments that GitHub lists, and the log that its status links to. */
interface Recorded {
  readonly payload?: unknown;
  readonly environment?: string;
  readonly sha?: string;
  readonly log?: unknown;
}

/** What `status` says of an environment whose build `b-1` is live, in a run on GitHub with these Deployments. */
async function statusBeside(
  recorded: (ours: object) => readonly Recorded[],
  { inputs = {}, variables = {}, ...options }: GitHubOptions & { inputs?: Inputs; variables?: Inputs } = {},
) {
  const platform = await buildsPlatform('b-1', [LIVE]);
  const github = await gitHubServer(options);
  const ours = { by: 'headless-deploy', origin: platform.origin, account: 'acme', app: 'shop', 'packed-from': SHA };
  for (const [id, each] of recorded({ ...ours, environment: 'e-1', build: 'b-1' }).entries()) {
    const { payload, environment = 'Production', sha = SHA, log = RUN } = each;
    github.deployments.push({ id, sha, environment, payload });
    github.statuses.set(id, [{ state: 'success', log_url: log }]);
  }
  const run = await runAction(statusAction, statusInputs(platform.origin, { 'github-token': TOKEN, ...inputs }), {
    variables: { ...github.variables, ...variables },
  });
  const [{ commitUrl, liveRun }] = JSON.parse(run.outputs['environments'] ?? '') as [Record<string, unknown>];
  const { commit, 'commit-url': commitPage, 'live-run': runPage } = run.outputs;
  expect([run.exitCode, run.errors, run.warnings]).toEqual([0, [], []]);
  expect([commitUrl ?? '', liveRun ?? '']).toEqual([commitPage, runPage]);
  return { log: run.log.slice(1), named: [commit, commitPage, runPage], calls: github.calls() };
}

const NOTHING = ['', '', ''];

test('the Deployment that a deploy recorded is found again: its commit and run, in log and outputs', async () => {
  const github = await gitHubServer();
  let live = 'b-0';
  const platform = await livePlatform({
    environment: [() => environmentWith(live)],
    builds: [dated({ builds: [LIVE] })],
  });
  const inputs = { deployment: 'true', 'github-token': TOKEN };
  await runDeploy({ variables: github.variables, inputs: createInputs(platform.origin, inputs) });
  live = 'b-1';
  const { variables } = github;
  const read = statusInputs(platform.origin, { 'github-token': TOKEN });
  const { log, outputs, exitCode } = await runAction(statusAction, read, { variables });
  expect([exitCode, log.slice(2)]).toEqual([0, [LINE]]);
  expect(outputs).toMatchObject({ commit: SHA, 'commit-url': COMMIT, 'live-run': RUN });
});

/** An environment of the list, with this build live. */
const environmentOf = (id: string, displayName: string, live: string) => ({
  name: `accounts/acme/apps/shop/environments/${id}`,
  displayName,
  build: `accounts/acme/apps/shop/environments/${id}/builds/${live}`,
});

test('of all environments: a column, a line for each that has one, and the list', async () => {
  const github = await gitHubServer();
  const [one, two] = [environmentOf('e-1', 'Production', 'b-1'), environmentOf('e-2', 'UK', 'u-1')];
  const platform = await livePlatform({
    list: [httpReply(200, { environments: [one, two] })],
    builds: [dated({ builds: [LIVE] }), dated({ builds: [] })],
  });
  const payload = { by: 'headless-deploy', origin: platform.origin, account: 'acme', app: 'shop', 'packed-from': SHA };
  // UK has a Deployment of an older build.
  github.deployments.push(
    { id: 1, sha: SHA, environment: 'UK', payload: { ...payload, environment: 'e-2', build: 'u-0' } },
    { id: 2, sha: SHA, environment: 'Production', payload: { ...payload, environment: 'e-1', build: 'b-1' } },
  );
  const inputs = statusInputs(platform.origin, { environment: '', 'github-token': TOKEN });
  const { log, outputs } = await runAction(statusAction, inputs, { variables: github.variables });
  expect(log.slice(2, 5)).toEqual([
    expect.stringMatching(/^Production +b-1 .* 0123456 +-$/),
    expect.stringMatching(/^UK +u-1 .* - +-$/),
    `Production on GitHub: commit 0123456 ${COMMIT}`,
  ]);
  expect(JSON.parse(outputs['environments'] ?? '')).toMatchObject([
    { commit: SHA, commitUrl: COMMIT, liveRun: null },
    { commit: null, commitUrl: null, liveRun: null },
  ]);
  expect([outputs['commit'], outputs['live-run']]).toEqual(['', '']);
});

test('of all environments, a refusal is noted once, and the others are not asked for', async () => {
  const github = await gitHubServer({ instead: () => gitHubError(403, 'Resource not accessible by integration') });
  const environments = [environmentOf('e-1', 'Production', 'b-1'), environmentOf('e-2', 'UK', 'u-1')];
  const list = [httpReply(200, { environments })];
  const platform = await livePlatform({ list, builds: [dated({ builds: [LIVE] }), dated({ builds: [] })] });
  const inputs = statusInputs(platform.origin, { environment: '', 'github-token': TOKEN });
  const { log } = await runAction(statusAction, inputs, { variables: github.variables });
  expect(log.filter((line) => line.startsWith('notice: Commit and run not shown: '))).toHaveLength(1);
  expect(github.calls()).toEqual(['GET /deployments']);
});

describe('only the Deployment of this very build counts', () => {
  test.each([
    ['of an older build', { build: 'b-0' }],
    ['of no build', { build: '' }],
    ['of another environment', { environment: 'e-2' }],
    ['of another app', { app: 'blog' }],
    ['of another account', { account: 'beta' }],
    ['of another platform', { origin: 'https://api.example' }],
    ['of something else', { by: 'other' }],
  ])('not the newest, which is one %s', async (_, other) => {
    const found = await statusBeside((ours) => [
      { payload: { ...ours, ...other }, sha: 'f'.repeat(40) },
      { payload: ours },
    ]);
    expect([found.log.at(-1), found.named]).toEqual([LINE, [SHA, COMMIT, RUN]]);
    expect((await statusBeside((ours) => [{ payload: { ...ours, ...other } }])).named).toEqual(NOTHING);
  });

  test('one that was recorded under the ID of the environment does', async () => {
    const { named } = await statusBeside((ours) => [{ payload: ours, environment: 'e-1' }]);
    expect(named).toEqual([SHA, COMMIT, RUN]);
  });

  test('where two claim to be it, none does', async () => {
    const { named, log } = await statusBeside((ours) => [{ payload: ours }, { payload: ours }]);
    expect([named, log]).toEqual([NOTHING, [expect.stringMatching(/^Production is live/)]]);
  });
});

describe('the commit is the one that was packed', () => {
  // The Deployment of a zip that was packed earlier has the commit of the run that sent it.
  test('which is not known of a zip that was packed earlier', async () => {
    const found = await statusBeside((ours) => [{ payload: { ...ours, 'packed-from': '' } }]);
    expect([found.log.at(-1), found.named]).toEqual([`On GitHub: run ${RUN}`, ['', '', RUN]]);
    const { log } = await statusBeside((ours) => [{ payload: { ...ours, 'packed-from': '' }, log: 7 }]);
    expect(log).toEqual([expect.stringMatching(/^Production is live/)]);
  });

  test('without a page, where the repository does not have it', async () => {
    const { named } = await statusBeside((ours) => [{ payload: { ...ours, 'packed-from': 'f'.repeat(40) } }]);
    expect(named).toEqual(['f'.repeat(40), '', RUN]);
  });
});

describe('what GitHub answers is not believed', () => {
  test.each([
    ['a page of another host', 'https://evil.example/acme/site/actions/runs/42'],
    ['a page of another repository', 'https://github.example/acme/other/actions/runs/42'],
    ['a way out of the runs', `${RUN}/../../../../settings`],
    ['a script', 'javascript:alert(1)'],
    ['no text', 7],
    ['a token', `${RUN}?${TOKEN}`],
  ])('%s is no run', async (_, log) => {
    const { named } = await statusBeside((ours) => [{ payload: ours, log }]);
    expect(named).toEqual([SHA, COMMIT, '']);
  });

  test('a run with commands in it shows none', async () => {
    const log = `${RUN}\n::error::x\u001b[31m`;
    expect((await statusBeside((ours) => [{ payload: ours, log }])).log.at(-1)).not.toMatch(/\n|\u001b/);
  });

  test.each(['main', '--all', `${SHA}\n`, 'f'.repeat(41)])('%j is no commit', async (sha) => {
    const found = await statusBeside((ours) => [{ payload: { ...ours, 'packed-from': sha }, sha }]);
    expect([found.log.at(-1), found.named]).toEqual([`On GitHub: run ${RUN}`, ['', '', RUN]]);
  });
});

describe('nothing fails', () => {
  const denied = gitHubError(403, 'Resource not accessible by integration');

  test.each([
    [
      'a token without permission',
      () => denied,
      /"deployments: read" beside "contents: read" under "permissions:" of the job/,
    ],
    ['a host without Deployments', () => gitHubError(404, 'Not Found'), /no such API/],
    ['an answer that is no list', () => httpReply(200, {}), /unexpected response format/],
  ])('%s is a notice, and GitHub is asked no more', async (_, instead, reason) => {
    const { log, named, calls } = await statusBeside(() => [], { instead });
    expect([named, calls]).toEqual([NOTHING, ['GET /deployments']]);
    expect(log).toEqual([
      expect.stringMatching(/^notice: Commit and run not shown: .* Nothing else is affected\.$/),
      expect.stringMatching(/^Production is live/),
    ]);
    expect(log[0]).toMatch(reason);
  });

  test.each([
    ['without a token', { inputs: { 'github-token': '' } }],
    ['outside of GitHub', { variables: { GITHUB_API_URL: '' } }],
  ])('%s nothing is asked, and nothing said', async (_, options) => {
    const { log, named, calls } = await statusBeside((ours) => [{ payload: ours }], options);
    expect([named, calls]).toEqual([NOTHING, []]);
    expect(log).toEqual([expect.stringMatching(/^Production is live/)]);
  });
});
