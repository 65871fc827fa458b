import { describe, expect, test } from '@jest/globals';
import { installsAction } from '../../../src/actions/installs/run.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { PATIENT } from '../../support/faults/calls.ts';
import { runBehindDoor } from '../../support/faults/door.ts';
import {
  authorityFile,
  connectProxy,
  credentialsOf,
  exampleHost,
  listThrough,
  PROXY_PASSWORD,
  tunnelsTo,
} from '../../support/faults/proxy.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { valuesIn } from '../../support/runners/files.ts';
import { always } from '../../support/servers/socket-server.ts';

const FAST_CLOCK = new URL('../../support/processes/fast-clock.js', import.meta.url).href;
/** Long enough for one try that fails, and over before the next ones. */
const ONE_TRY = { 'timeout-minutes': '0.015' };
/** Those of the machine itself. */
const NO_VARIABLES = Object.fromEntries(
  ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy', 'NO_PROXY', 'no_proxy'].map((name) => [name, '']),
);

/** Lists installs in this process, which trusts no certificate of ours: for what ends before the host. */
async function listBehindDoor(variables: Readonly<Record<string, string>>, origin = 'https://platform.example') {
  const inputs = { 'base-url': origin, username: 'user', password: 'pass-of-the-api' };
  const services = { clock: fakeClock(), limits: PATIENT };
  const run = await runBehindDoor(installsAction, inputs, services, { ...NO_VARIABLES, ...variables });
  return { ...run, outputs: valuesIn(run.outputFile) };
}

test('a proxy without a scheme, of the last variable that is looked at', async () => {
  const proxy = await connectProxy(await exampleHost());
  const run = await listThrough({ all_proxy: `127.0.0.1:${proxy.port}` });
  expect(run.outputs).toMatchObject({ status: 'done', count: '1' });
  expect(tunnelsTo(proxy)).toEqual(['platform.example:443']);
  expect(run.stdout).toContain(`Through the proxy http://127.0.0.1:${proxy.port}\n`);
});

test('the upload goes through the proxy, and the webhook, too', async () => {
  const host = await exampleHost();
  const proxy = await connectProxy(host);
  const hook =
    'https://hooks.platform.example/wh/v1/accounts/a/apps/b/environments/c/webhooks/webhook:purgeCache?token=t0ken';
  const run = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: createInputs('https://platform.example', { 'purge-cache-webhook': hook }),
    variables: { NODE_EXTRA_CA_CERTS: authorityFile(), HTTPS_PROXY: proxy.origin },
  });
  expect(run.outputs).toMatchObject({ status: 'accepted', attempts: '1', 'purge-status': 'done' });
  expect(tunnelsTo(proxy)).toEqual(['platform.example:443', 'hooks.platform.example:443']);
});

describe('NO_PROXY', () => {
  test.each([
    ['other.example, .example', 'direct, says direct, failed'],
    ['platform.example:8443', 'proxy, says proxy, done'],
  ])('%s', async (names, right) => {
    const proxy = await connectProxy(await exampleHost());
    const variables = { HTTPS_PROXY: proxy.origin, NO_PROXY: names };
    // The host exists for the proxy only, so a direct connection fails.
    const run = await listThrough(variables, right.startsWith('direct') ? ONE_TRY : {});
    const said = run.stdout.includes('Through the proxy') ? 'proxy' : 'direct';
    expect(`${proxy.connections() > 0 ? 'proxy' : 'direct'}, says ${said}, ${run.outputs['status']}`).toBe(right);
  });

  test('this machine is never reached through a proxy', async () => {
    const platform = await always(200, { count: 0, results: [] });
    const proxy = await connectProxy(await exampleHost());
    const through = { HTTPS_PROXY: proxy.origin, HTTP_PROXY: proxy.origin, http_proxy: proxy.origin };
    for (const origin of [platform.origin, platform.origin.replace('127.0.0.1', 'localhost')]) {
      const run = await listBehindDoor(through, origin);
      expect([run.outputs['status'], proxy.connections()]).toEqual(['done', 0]);
    }
  });
});

describe('credentials of the proxy', () => {
  test.each([
    ['encoded', `user%40corp:${encodeURIComponent(PROXY_PASSWORD)}`, `user@corp:${PROXY_PASSWORD}`],
    ['beyond ASCII', `${encodeURIComponent('jürgen')}:${encodeURIComponent('pässwörd')}`, 'jürgen:pässwörd'],
    ['only a user', 'user', 'user:'],
  ])('%s arrive, and are not in the log', async (_, written, sent) => {
    const proxy = await connectProxy(await exampleHost(), { refusal: () => 403 });
    const run = await listBehindDoor({ HTTPS_PROXY: `http://${written}@127.0.0.1:${proxy.port}` });
    expect(run.outputs['status']).toBe('failed');
    expect(proxy.peers.map(({ head }) => credentialsOf(head))).toEqual([sent]);
    for (const secret of new Set([written, sent, sent.split(':')[1] || written])) {
      expect(run.stdout).not.toContain(secret === 'user' ? 'user@127' : secret);
    }
  });

  test('do not go to the host, nor those of the platform to the proxy, nor any to the log', async () => {
    const host = await exampleHost();
    const proxy = await connectProxy(host);
    const address = `http://user:${encodeURIComponent(PROXY_PASSWORD)}@127.0.0.1:${proxy.port}`;
    // DEBUG is what a package of the proxy's agent prints for.
    const run = await listThrough({ HTTPS_PROXY: address, RUNNER_DEBUG: '1', DEBUG: '*' });
    expect(run.outputs['status']).toBe('done');
    expect(run.stderr).toBe('');
    expect(host.peers.map(({ head }) => /^proxy-authorization/im.test(head))).toEqual([false]);
    expect(proxy.peers.map(({ head }) => /^authorization/im.test(head))).toEqual([false]);
    expect(proxy.peers.map(({ head }) => head.includes('/v1/installs'))).toEqual([false]);
    for (const secret of [PROXY_PASSWORD, encodeURIComponent(PROXY_PASSWORD)]) {
      expect(run.stdout + run.stderr).not.toContain(secret);
    }
  });
});

describe('a proxy that refuses', () => {
  test('with 502, 503 and 504: tried again', async () => {
    const proxy = await connectProxy(await exampleHost(), { refusal: (number) => [502, 503, 504][number - 1] });
    const run = await listThrough({ HTTPS_PROXY: proxy.origin, NODE_OPTIONS: `--import=${FAST_CLOCK}` });
    expect(run.outputs['status']).toBe('done');
    expect(tunnelsTo(proxy)).toHaveLength(4);
    for (const [index, status] of [502, 503, 504].entries()) {
      expect(run.stdout).toMatch(
        new RegExp(`^PROXY_${status} .*: retrying in .* \\(attempt ${index + 2} of 5\\)`, 'm'),
      );
    }
  });

  test.each([
    [407, 'The proxy requires a user name and password: put them into HTTPS_PROXY'],
    [403, 'The proxy in HTTPS_PROXY refused the connection'],
  ])('with %d: one try, and what to do', async (status, advice) => {
    const proxy = await connectProxy(await exampleHost(), { refusal: () => status });
    const secret = encodeURIComponent(PROXY_PASSWORD);
    const run = await listBehindDoor({ HTTPS_PROXY: `http://user:${secret}@127.0.0.1:${proxy.port}` });
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
    expect(tunnelsTo(proxy)).toHaveLength(1);
    expect(run.stdout).toContain(advice);
    expect(run.stdout).not.toContain(secret);
    expect(run.stdout).not.toContain(PROXY_PASSWORD);
  });

  test('407 of the host itself is the answer of the host', async () => {
    const host = await exampleHost(async (peer) => {
      await peer.bodyIn();
      peer.reply(407);
    });
    const run = await listThrough({ HTTPS_PROXY: (await connectProxy(host)).origin });
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'rejected' });
    expect(run.stdout).toContain('https://platform.example answered the list of installs with HTTP 407.');
    expect(run.stdout).not.toContain('HTTPS_PROXY');
  });
});

test.each([
  ['no URL', 'http://:not a url'],
  ['another scheme', 'socks5://127.0.0.1:1080'],
  ['quotes, as of an env file', '"http://127.0.0.1:3128"'],
  ['a password that is not encoded', 'http://user:100%@127.0.0.1:3128'],
])('a proxy address that cannot be used: %s', async (_, address) => {
  const run = await listBehindDoor({ HTTPS_PROXY: address });
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
  expect(run.stdout).toContain(
    'HTTPS_PROXY must be the http or https URL of the proxy itself, not of a PAC file, without quotes',
  );
  expect(run.stdout).not.toContain(address);
  expect(run.stdout).not.toContain('100%25@');
});

test('a certificate that the runner does not trust stays one behind a proxy', async () => {
  const host = await exampleHost();
  const proxy = await connectProxy(host);
  const run = await listBehindDoor({ HTTPS_PROXY: proxy.origin });
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
  expect(run.stdout).toContain('NODE_EXTRA_CA_CERTS');
  expect([host.peers.length, tunnelsTo(proxy)]).toEqual([0, ['platform.example:443']]);
});

test('a certificate of another name is not accepted', async () => {
  const proxy = await connectProxy(await exampleHost());
  const run = await listThrough({ HTTPS_PROXY: proxy.origin }, { 'base-url': 'https://other.example' });
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
  expect(run.stdout).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
});
