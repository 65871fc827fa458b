import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import type { Ending } from '../../../support/steps/deploying.ts';
import { createOperation } from '../../../support/servers/exchanges.ts';
import { gitHubServer, HEAD, pullRequestEvent, SHA, TOKEN } from '../../../support/servers/github-server.ts';
import type { GitHubServer } from '../../../support/servers/github-server.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { build, builds, environmentWith, livePlatform } from '../../../support/servers/live-platform.ts';
import type { LiveScript } from '../../../support/servers/live-platform.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';

const LIVE: LiveScript = {
  environment: [
    environmentWith('b-0', { domains: ['shop.example'] }),
    environmentWith('b-1', { domains: ['shop.example'] }),
  ],
  build: [build('b-1', true)],
};
const FAILED: LiveScript = { environment: [environmentWith('b-0')], build: [build('b-1', true)] };
const SUPERSEDED: LiveScript = {
  environment: [environmentWith('b-0'), environmentWith('b-2')],
  build: [build('b-1', true)],
  builds: [builds(['b-2', 100], ['b-1', 1])],
};

interface Ran {
  readonly github: GitHubServer;
  readonly ending: Ending;
  readonly root: string;
  /** State and description of each status, oldest first. */
  readonly states: string[];
}

async function deployWith(
  script: LiveScript,
  inputs: Record<string, string> = {},
  variables: Record<string, string> = {},
): Promise<Ran> {
  const github = await gitHubServer();
  const platform = await livePlatform(script);
  const ending = await runDeploy({
    inputs: createInputs(platform.origin, { deployment: 'true', 'github-token': TOKEN, wait: 'true', ...inputs }),
    variables: { ...github.variables, ...variables },
  });
  const statuses = [...github.statuses.values()].flat();
  const states = statuses.map(({ state, description }) => `${String(state)}: ${String(description)}`);
  return { github, ending, root: platform.origin, states };
}

test('a deploy that goes live is a Deployment that ends in success', async () => {
  const { github, ending, root, states } = await deployWith(LIVE);
  expect(ending.outputs).toMatchObject({ status: 'live', 'error-code': '' });
  expect(github.deployments).toEqual([
    {
      id: expect.any(Number),
      sha: SHA,
      ref: SHA,
      auto_merge: false,
      required_contexts: [],
      environment: 'Production',
      transient_environment: false,
      description: 'Direct upload to Production',
      payload: {
        by: 'headless-deploy',
        'content-sha256': ending.outputs['content-sha256'],
        origin: root,
        account: 'acme',
        app: 'shop',
        environment: 'e-1',
        build: 'b-1',
        commit: '',
        'packed-from': SHA,
      },
    },
  ]);
  expect(states).toEqual(['in_progress: Accepted, waiting until it is live', 'success: Live']);
  expect([...github.statuses.values()].flat()[1]).toEqual({
    id: expect.any(Number),
    state: 'success',
    description: 'Live',
    log_url: 'https://github.example/acme/site/actions/runs/42/attempts/1',
    environment_url: 'https://shop.example',
    auto_inactive: true,
  });
  const path = `/deployments/${String(github.deployments[0]?.['id'])}/statuses`;
  expect(github.calls()).toEqual(['POST /deployments', `POST ${path}`, `POST ${path}`]);
  expect(ending.log).toContain(
    `Deployment on GitHub: ${String(github.deployments[0]?.['id'])}, environment Production`,
  );
});

test('a build that was live before the upload is not recorded as the one that was sent', async () => {
  const { github } = await deployWith({ environment: [environmentWith('b-1')] });
  expect(github.deployments.map(({ payload }) => payload)).toEqual([expect.objectContaining({ build: '' })]);
});

describe('the last status where the deploy', () => {
  test.each<[string, LiveScript, Record<string, string>, string[]]>([
    ['failed to build', FAILED, {}, ['in_progress: Accepted, waiting until it is live', 'failure: Build failed']],
    [
      'was superseded',
      SUPERSEDED,
      {},
      ['in_progress: Accepted, waiting until it is live', 'inactive: Accepted, but a newer build is live'],
    ],
    [
      'cannot be followed, which it was asked to be',
      {},
      {},
      ['in_progress: Accepted, waiting until it is live', 'in_progress: Accepted, not seen live: Could not wait'],
    ],
    [
      'cannot be followed, which it need not be',
      {},
      { wait: 'if-possible' },
      ['in_progress: Accepted, waiting until it is live', 'in_progress: Accepted, not seen live'],
    ],
    ['is not sent, as it cannot be followed', { environment: [httpReply(405)] }, {}, []],
    ['is not waited for', {}, { wait: 'false' }, ['in_progress: Accepted, without waiting until it is live']],
    ['was refused', { upload: [httpReply(401)] }, {}, ['failure: Credentials refused']],
    ['may have been taken', { upload: [httpReply(500)] }, { wait: 'false' }, ['error: Outcome unknown']],
  ])('%s', async (_, script, inputs, expected) => {
    const { states } = await deployWith(script, inputs);
    expect(states).toEqual(expected);
  });
});

test('without a display name the environment has its ID', async () => {
  const { github } = await deployWith({ upload: [httpReply(200, createOperation())] }, { wait: 'false' });
  expect(github.deployments).toEqual([expect.objectContaining({ environment: 'e-1' })]);
});

test('a pull request has a transient environment, and its head as the commit', async () => {
  const { github } = await deployWith(LIVE, {}, pullRequestEvent());
  expect(github.deployments).toEqual([expect.objectContaining({ ref: HEAD, transient_environment: true })]);
});

test('environment-url is the address', async () => {
  const { github } = await deployWith(LIVE, { 'environment-url': 'https://www.shop.example/de/' });
  const urls = [...github.statuses.values()].flat().map((status) => status['environment_url']);
  expect(urls).toEqual(['https://www.shop.example/de', 'https://www.shop.example/de']);
});

test.each([
  ['a step that asks for none', { deployment: 'false' }],
  ['a dry run', { 'dry-run': 'true' }],
  ['a check', { check: 'true' }],
  ['a step whose files are refused', { 'required-files': 'none.txt' }],
])('%s requests nothing from GitHub', async (_, inputs) => {
  const { github } = await deployWith(LIVE, inputs);
  expect(github.calls()).toEqual([]);
});

test('GitHub never gets the credentials, nor the platform the token', async () => {
  const github = await gitHubServer();
  const platform = await livePlatform(LIVE);
  const inputs = createInputs(platform.origin, { deployment: 'true', 'github-token': TOKEN, wait: 'true' });
  await runDeploy({ inputs, variables: github.variables });
  const heads = (server: typeof platform): string =>
    server.requests.map(({ head, body }) => head + String(body)).join('\n');
  expect(heads(platform)).not.toContain(TOKEN);
  expect(heads(platform)).toContain('Basic ');
  expect(heads(github)).toContain(TOKEN);
  expect(heads(github)).not.toContain('Basic ');
});
