import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authorityFile, connectProxy, exampleHost, tunnelsTo } from '../../support/faults/proxy.ts';
import { faultServer } from '../../support/faults/server.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { gitHubServer, pullRequestEvent, TOKEN } from '../../support/servers/github-server.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { previewPlatform } from '../../support/servers/preview-platform.ts';
import { probeInputs } from '../../support/servers/probed-host.ts';
import { deployLive } from '../../support/processes/live-bundle.ts';
import type { BundleRun } from '../../support/processes/run-bundle.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import type { InProcessAction } from '../../support/processes/run-in-process.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  deleteEnvironmentInputs,
  environmentsInputs,
  installsInputs,
  statusInputs,
  webhookUrl,
} from '../../support/steps/sibling-actions.ts';

type Variables = Readonly<Record<string, string>>;

// Node reads its variable at every connection, from the environment of the process; that of a test is a copy.
const { env } = runInThisContext('process') as NodeJS.Process;
const VARIABLE = 'NODE_TLS_REJECT_UNAUTHORIZED';
const before = env[VARIABLE];
beforeAll(() => {
  env[VARIABLE] = '0';
});
afterAll(() => {
  if (before === undefined) delete env[VARIABLE];
  else env[VARIABLE] = before;
});

async function act(name: InProcessAction, inputs: Variables, variables: Variables): Promise<BundleRun> {
  return await runInProcess(name, { workspace: plant(makeFolder('workspace'), SITE), inputs, variables });
}

/** A deploy to a platform on this machine, which only has to do with the host in one way. */
async function deployBeside(inputs: Variables, variables: Variables): Promise<BundleRun> {
  return await deployLive({ inputs, variables });
}

/** The same with GitHub at the host. */
async function deployTelling(inputs: Variables, origin: string, more: Variables): Promise<BundleRun> {
  const { variables } = await gitHubServer();
  const run = { ...variables, ...pullRequestEvent(), GITHUB_API_URL: origin };
  return await deployBeside({ ...inputs, 'github-token': TOKEN }, { ...run, ...more });
}

/** A deletion of which only GitHub is at the host. */
async function deleteTelling(inputs: Variables, origin: string, more: Variables): Promise<BundleRun> {
  const platform = await previewPlatform();
  const { variables } = await gitHubServer();
  const all = deleteEnvironmentInputs(platform.origin, { ...inputs, 'github-token': TOKEN });
  return await act('delete-environment', all, { ...variables, GITHUB_API_URL: origin, ...more });
}

/** Everything that opens a connection, by what it does at the host. */
const CALLERS: readonly (readonly [string, (origin: string, variables: Variables) => Promise<BundleRun>])[] = [
  ['uploads', async (origin, more) => await act('deploy', createInputs(origin), more)],
  ['reads what is live', async (origin, more) => await act('deploy', createInputs(origin, { wait: 'true' }), more)],
  ['makes an app', async (origin, more) => await act('create-app', createAppInputs(origin), more)],
  [
    'makes an environment',
    async (origin, more) => await act('create-environment', createEnvironmentInputs(origin), more),
  ],
  [
    'deletes an environment',
    async (origin, more) => await act('delete-environment', deleteEnvironmentInputs(origin), more),
  ],
  [
    'asks whether pull requests are closed',
    async (origin, more) =>
      await deleteTelling({ environment: '', 'closed-pull-requests': 'true', 'timeout-minutes': '1' }, origin, more),
  ],
  ['ends the comment of a preview', async (origin, more) => await deleteTelling({ comment: 'true' }, origin, more)],
  ['ends Deployments', async (origin, more) => await deleteTelling({ deployment: 'true' }, origin, more)],
  ['lists installs', async (origin, more) => await act('installs', installsInputs(origin), more)],
  ['lists environments', async (origin, more) => await act('environments', environmentsInputs(origin), more)],
  ['reads what is live in an environment', async (origin, more) => await act('status', statusInputs(origin), more)],
  ['lists builds', async (origin, more) => await act('builds', statusInputs(origin), more)],
  ['compares a host', async (origin, more) => await act('probe', probeInputs(origin), more)],
  ['triggers a webhook', async (origin, more) => await act('webhook', { url: webhookUrl(origin) }, more)],
  [
    'purges the cache',
    async (origin, more) =>
      await deployBeside({ 'purge-cache-webhook': webhookUrl(origin, { action: 'purgeCache' }) }, more),
  ],
  [
    'runs the smoke test',
    async (origin, more) =>
      await deployBeside({ 'environment-url': origin, 'smoke-test': '/ 200', 'smoke-test-minutes': '1' }, more),
  ],
  ['records a Deployment', async (origin, more) => await deployTelling({ deployment: 'true' }, origin, more)],
  ['writes a comment', async (origin, more) => await deployTelling({ comment: 'true' }, origin, more)],
  [
    'looks whether all is unchanged',
    async (origin, more) => await deployTelling({ deployment: 'true', 'skip-unchanged': 'true' }, origin, more),
  ],
];

test('node trusts any host where nothing else is asked of it', async () => {
  const host = await exampleHost();
  await fetch(`https://127.0.0.1:${host.port}/`);
  expect(host.peers).toHaveLength(1);
});

test.each(CALLERS)(
  'with NODE_TLS_REJECT_UNAUTHORIZED=0, what %s sends nothing to a host whose certificate is not trusted',
  async (_, call) => {
    const host = await faultServer((peer) => peer.reply(200, '{}'), { tls: true });
    const run = await call(host.origin, {});
    expect([host.connections() > 0, host.peers]).toEqual([true, []]);
    expect(run.stdout).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
  },
);

/** One of each way to the transport, which alone knows of proxies (`__tests__/imports/one-door.repo.test.ts`). */
const SOME = new Set(['uploads', 'lists installs', 'runs the smoke test', 'records a Deployment']);

describe.each(CALLERS.filter(([name]) => SOME.has(name)))('with it, what %s sends nothing to', (_, call) => {
  test('such a host behind a proxy', async () => {
    const host = await exampleHost();
    const proxy = await connectProxy(host);
    const run = await call('https://platform.example', { HTTPS_PROXY: proxy.origin });
    expect([new Set(tunnelsTo(proxy)), host.peers]).toEqual([new Set(['platform.example:443']), []]);
    expect(run.stdout).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
  });

  test('a proxy whose certificate is not trusted', async () => {
    const host = await exampleHost();
    const proxy = await connectProxy(host, { tls: true });
    await call('https://platform.example', { HTTPS_PROXY: proxy.origin });
    expect([proxy.connections() > 0, proxy.peers, host.connections()]).toEqual([true, [], 0]);
  });
});

// Node reads these when it starts.
test('what runs the smoke test, records a Deployment and writes a comment trusts NODE_EXTRA_CA_CERTS', async () => {
  const host = await exampleHost();
  const proxy = await connectProxy(host);
  const origin = 'https://platform.example';
  const { variables } = await gitHubServer();
  await deployLive({
    inputs: {
      'environment-url': origin,
      'smoke-test': '/ 200',
      deployment: 'true',
      comment: 'true',
      'github-token': TOKEN,
    },
    variables: {
      ...variables,
      ...pullRequestEvent(),
      GITHUB_API_URL: origin,
      // Node warns of its variable on stderr.
      [VARIABLE]: '0',
      NODE_NO_WARNINGS: '1',
      HTTPS_PROXY: proxy.origin,
      NODE_EXTRA_CA_CERTS: authorityFile(),
    },
    bundle: {},
  });
  const requests = host.peers.map(({ head }) => /^.*(?= HTTP\/1\.1\r\n)/.exec(head)?.[0]);
  expect(requests).toEqual(
    expect.arrayContaining(['GET /', expect.stringMatching(/deployments/), expect.stringMatching(/comments/)]),
  );
});
