import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ANSWERS, LAYOUTS, REMOTES, repositoryAt, runInit } from '../../support/apps/init-repositories.ts';
import type { RemoteName } from '../../support/apps/init-repositories.ts';
import { GOOD } from '../../support/faults/calls.ts';
import { IPV6_ADDRESSES } from '../../support/faults/certificate.ts';
import { connectProxy, tunnelsTo } from '../../support/faults/proxy.ts';
import { faultServer } from '../../support/faults/server.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { fastClock } from '../../support/processes/live-bundle.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import type { InProcessAction } from '../../support/processes/run-in-process.ts';
import { SELF_SIGNED } from '../../support/servers/certificate.ts';
import { gitHubServer, pullRequestEvent, TOKEN } from '../../support/servers/github-server.ts';
import { probeInputs } from '../../support/servers/probed-host.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';
import { SITE } from '../../support/steps/inputs.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  deleteEnvironmentInputs,
  environmentsInputs,
  installsInputs,
  statusInputs,
  webhookUrl,
} from '../../support/steps/sibling-actions.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const withIpv6 = hasIpv6 ? describe : describe.skip;

const relays: Server[] = [];
afterAll(() => relays.splice(0).forEach((relay) => relay.close()));

/** The address of IPv6 that leads to a server of this machine. */
async function ipv6Of(origin: string): Promise<string> {
  const { port, protocol } = new URL(origin);
  const relay = createServer((socket) => {
    const to = connect(Number(port), '127.0.0.1');
    for (const end of [socket, to]) end.on('error', () => undefined);
    socket.pipe(to).pipe(socket);
  });
  relays.push(relay);
  relay.listen(0, '::1');
  await once(relay, 'listening');
  return `${protocol}//[::1]:${(relay.address() as AddressInfo).port}`;
}

const workspace = (): string => plant(makeFolder('workspace'), SITE);

withIpv6('an address of IPv6 works at every door', () => {
  test('headless-url, the purge webhook, environment-url, the smoke test, GitHub; the local platform has one', async () => {
    const platform = await openPlatform({ buildMilliseconds: 200 });
    const origin = platform.url.replace('127.0.0.1', '[::1]');
    const { account, app, environment, 'purge-cache-webhook': hook } = platform.details;
    const site = await ipv6Of((await always(200, 'hello')).origin);
    const github = await gitHubServer();
    const run = await runInProcess('deploy', {
      workspace: workspace(),
      inputs: {
        ...accessTo(platform, 'headless-url'),
        'headless-url': origin,
        account,
        app,
        environment,
        wait: 'true',
        'purge-cache-webhook': hook.replace(platform.url, origin),
        'environment-url': site,
        'smoke-test': '/ 200 hello',
        deployment: 'true',
        comment: 'true',
        'github-token': TOKEN,
      },
      variables: { ...github.variables, ...pullRequestEvent(), GITHUB_API_URL: await ipv6Of(github.origin) },
      clock: fastClock(),
    });
    expect(run.outputs).toMatchObject({ status: 'live', 'purge-status': 'done', url: site });
    expect(run.stdout).toContain(`To ${origin}: `);
    expect([github.deployments.length, github.comments.length]).toEqual([1, 1]);
  });

  test('base-url, and the address of the next page', async () => {
    let root = '';
    const { origin } = await answering((_, number) => {
      const next = number === 1 ? `${root}/v1/installs?limit=1&offset=1` : null;
      return httpReply(200, { count: 2, results: [{ id: number, name: `site${number}` }], next });
    });
    root = await ipv6Of(origin);
    const inputs = installsInputs(root, { 'page-size': '1' });
    const run = await runInProcess('installs', { workspace: workspace(), inputs });
    expect(run.outputs).toMatchObject({ status: 'done', count: '2' });
  });

  test.each<[InProcessAction, (origin: string) => Readonly<Record<string, string>>]>([
    ['create-app', createAppInputs],
    ['create-environment', createEnvironmentInputs],
    ['delete-environment', deleteEnvironmentInputs],
    ['environments', environmentsInputs],
    ['status', statusInputs],
    ['builds', statusInputs],
    ['probe', probeInputs],
    ['webhook', (origin) => ({ url: webhookUrl(origin) })],
  ])('%s reaches it, and names it in the annotation as an address that can be copied', async (action, inputs) => {
    const host = await always(401, { message: 'no' });
    const origin = await ipv6Of(host.origin);
    const run = await runInProcess(action, { workspace: workspace(), inputs: inputs(origin) });
    expect(run.outputs).toMatchObject({ 'error-code': 'unauthorized' });
    expect(host.requests.length).toBeGreaterThan(0);
    expect(run.stdout).toContain(`::${origin.replace('[::1]', '[0:0:0:0:0:0:0:1]')} answered `);
  });

  test('an address in a certificate, directly and through a proxy that has one, too', async () => {
    const host = await faultServer(
      async (peer) => {
        await peer.bodyIn();
        peer.reply(200, GOOD.list);
      },
      { tls: true, certificate: IPV6_ADDRESSES },
    );
    const proxy = await connectProxy(host);
    const direct = await listAt(await ipv6Of(host.origin));
    expect(direct.outputs).toMatchObject({ status: 'done', count: '1' });
    const variables = { HTTPS_PROXY: await ipv6Of(proxy.origin) };
    const proxied = await listAt('https://[2001:db8::1]:8443', variables);
    expect(proxied.outputs).toMatchObject({ status: 'done', count: '1' });
    expect(proxied.stdout).toContain(`Through the proxy ${variables.HTTPS_PROXY}\n`);
    expect(tunnelsTo(proxy)).toEqual(['[2001:db8::1]:8443']);
  });

  test('a certificate for localhost is not one for an address behind a proxy', async () => {
    const host = await faultServer((peer) => peer.reply(200, GOOD.list), { tls: true, certificate: SELF_SIGNED });
    const variables = { HTTPS_PROXY: (await connectProxy(host)).origin };
    const run = await listAt('https://[2001:db8::1]', variables);
    expect([run.outputs['error-code'], host.peers]).toEqual(['network', []]);
    expect(run.stdout).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
  });
});

/** Lists installs in a process of its own, which trusts both certificates. */
async function listAt(origin: string, variables: Readonly<Record<string, string>> = {}) {
  const authority = path.join(makeFolder('authority'), 'ca.pem');
  writeFileSync(authority, IPV6_ADDRESSES.cert + SELF_SIGNED.cert);
  return await runBundle('installs', {
    workspace: makeFolder('workspace'),
    inputs: installsInputs(origin),
    variables: { NODE_EXTRA_CA_CERTS: authority, ...variables },
  });
}

test.each<[RemoteName, string]>([
  ['gitlab', '.gitlab-ci.yml'],
  ['azure', 'azure-pipelines.yml'],
])('init writes it for %s, and quotes it in the commands that follow', async (remote, name) => {
  const url = 'https://[2001:db8::1]:8443';
  const folder = repositoryAt(REMOTES[remote], LAYOUTS.npm);
  const { exitCode, log, texts } = await runInit(folder, { ...ANSWERS, 'headless-url': url });
  expect(exitCode).toBe(0);
  expect(JSON.stringify(parse(texts[name] ?? ''))).toContain(`"${url}"`);
  expect(log).toContain(`--headless-url '${url}'`);
});
