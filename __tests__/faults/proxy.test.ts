import { describe, expect, test } from '@jest/globals';
import {
  authorityFile,
  connectProxy,
  credentialsOf,
  exampleHost,
  listThrough,
  PROXY_PASSWORD,
  tunnelsTo,
} from '../support/fault-proxy.ts';
import { makeFolder, plant } from '../support/folders.ts';
import { createInputs, SITE } from '../support/inputs.ts';
import { runBundle } from '../support/run-bundle.ts';
import { always } from '../support/socket-server.ts';

/** Long enough for one try that fails, and over before the next ones. */
const ONE_TRY = { 'timeout-minutes': '0.015' };

test.each(['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'])('%s, in three forms', async (variable) => {
  const host = await exampleHost();
  const forms = ['http://127.0.0.1:PORT', 'http://127.0.0.1:PORT/', '127.0.0.1:PORT'].map(async (form) => {
    const proxy = await connectProxy(host);
    const run = await listThrough({ [variable]: form.replace('PORT', String(proxy.port)) });
    expect(run.outputs).toMatchObject({ status: 'done', count: '1' });
    expect(tunnelsTo(proxy)).toEqual(['platform.example:443']);
    expect(run.stdout).toContain(`Through the proxy http://127.0.0.1:${proxy.port}\n`);
  });
  await Promise.all(forms);
});

test('the upload goes through the proxy, and the webhook, too', async () => {
  const host = await exampleHost();
  const proxy = await connectProxy(host);
  const hook =
    'https://hooks.platform.example/wh/v1/accounts/a/apps/b/environments/c/webhooks/webhook:purgeCache?token=t0ken';
  const run = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: createInputs('https://platform.example', { 'purge-cache-webhook': hook }),
    environment: { NODE_EXTRA_CA_CERTS: authorityFile(), HTTPS_PROXY: proxy.origin },
  });
  expect(run.outputs).toMatchObject({ status: 'accepted', attempts: '1', 'purge-status': 'done' });
  expect(tunnelsTo(proxy)).toEqual(['platform.example:443', 'hooks.platform.example:443']);
});

describe('NO_PROXY', () => {
  test('names hosts, suffixes and ports that are reached directly', async () => {
    const host = await exampleHost();
    const through = async (names: string, isProxied: boolean): Promise<string> => {
      const proxy = await connectProxy(host);
      const run = await listThrough({ HTTPS_PROXY: proxy.origin, NO_PROXY: names }, isProxied ? {} : ONE_TRY);
      const said = run.stdout.includes('Through the proxy') ? 'proxy' : 'direct';
      return `${proxy.connections() > 0 ? 'proxy' : 'direct'}, says ${said}, ${run.outputs['status']}`;
    };
    const cells: readonly (readonly [string, boolean])[] = [
      ['platform.example', false],
      ['PLATFORM.example', false],
      ['.example', false],
      ['*.example', false],
      ['*', false],
      ['other.example, platform.example:443', false],
      ['other.example platform.example', false],
      ['example', false],
      ['platform.example.', false],
      ['platform.example:8443', true],
      ['.other', true],
      ['form.example', true],
      ['', true],
    ];
    const seen = await Promise.all(
      cells.map(async ([names, isProxied]) => [names, await through(names, isProxied)] as const),
    );
    // The host exists for the proxy only, so a direct connection fails.
    expect(seen).toEqual(
      cells.map(([names, isProxied]) => [names, isProxied ? 'proxy, says proxy, done' : 'direct, says direct, failed']),
    );
  });

  test('this machine is never reached through a proxy', async () => {
    const platform = await always(200, { count: 0, results: [] });
    const proxy = await connectProxy(await exampleHost());
    const through = { HTTPS_PROXY: proxy.origin, HTTP_PROXY: proxy.origin, http_proxy: proxy.origin, NO_PROXY: '' };
    for (const origin of [platform.origin, platform.origin.replace('127.0.0.1', 'localhost')]) {
      const run = await listThrough(through, { 'base-url': origin });
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
    const proxy = await connectProxy(await exampleHost());
    const address = `http://${written}@127.0.0.1:${proxy.port}`;
    const run = await listThrough({ HTTPS_PROXY: address, RUNNER_DEBUG: '1' });
    expect(run.outputs['status']).toBe('done');
    expect(proxy.peers.map(({ head }) => credentialsOf(head))).toEqual([sent]);
    for (const secret of new Set([written, sent, sent.split(':')[1] || written])) {
      expect(run.stdout + run.stderr).not.toContain(secret === 'user' ? 'user@127' : secret);
    }
  });

  test('do not go to the host, nor those of the platform to the proxy', async () => {
    const host = await exampleHost();
    const proxy = await connectProxy(host);
    await listThrough({ HTTPS_PROXY: `http://user:${encodeURIComponent(PROXY_PASSWORD)}@127.0.0.1:${proxy.port}` });
    expect(host.peers.map(({ head }) => /^proxy-authorization/im.test(head))).toEqual([false]);
    expect(proxy.peers.map(({ head }) => /^authorization/im.test(head))).toEqual([false]);
    expect(proxy.peers.map(({ head }) => head.includes('/v1/installs'))).toEqual([false]);
  });
});

describe('a proxy that refuses', () => {
  test.each([502, 503, 504])('with %d: tried again', async (status) => {
    const proxy = await connectProxy(await exampleHost(), {
      refusal: (number) => (number === 1 ? status : undefined),
    });
    const run = await listThrough({ HTTPS_PROXY: proxy.origin });
    expect(run.outputs['status']).toBe('done');
    expect(tunnelsTo(proxy)).toHaveLength(2);
    expect(run.stdout).toMatch(new RegExp(`^PROXY_${status} .*: retrying in .* \\(attempt 2 of 5\\)`, 'm'));
  });

  test.each([
    [407, 'The proxy requires a user name and password: put them into HTTPS_PROXY'],
    [403, 'The proxy in HTTPS_PROXY refused the connection'],
  ])('with %d: one try, and what to do', async (status, advice) => {
    const proxy = await connectProxy(await exampleHost(), { refusal: () => status });
    const secret = encodeURIComponent(PROXY_PASSWORD);
    const run = await listThrough({ HTTPS_PROXY: `http://user:${secret}@127.0.0.1:${proxy.port}` });
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
  ['a password that is not encoded', 'http://user:100%@127.0.0.1:3128'],
])('a proxy address that cannot be used: %s', async (_, address) => {
  const run = await listThrough({ HTTPS_PROXY: address });
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
  expect(run.stdout).toContain(
    'HTTPS_PROXY must be an http or https URL, with special characters in user and password',
  );
  expect(run.stdout).not.toContain(address);
  expect(run.stdout).not.toContain('100%25@');
});

test('a certificate that the runner does not trust stays one behind a proxy', async () => {
  const host = await exampleHost();
  const proxy = await connectProxy(host);
  const run = await listThrough({ HTTPS_PROXY: proxy.origin, NODE_EXTRA_CA_CERTS: '' });
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
  expect(run.stdout).toContain('NODE_EXTRA_CA_CERTS');
  expect([host.peers.length, tunnelsTo(proxy)]).toEqual([0, ['platform.example:443']]);
});

test('a certificate of another name is not taken', async () => {
  const proxy = await connectProxy(await exampleHost());
  const run = await listThrough({ HTTPS_PROXY: proxy.origin }, { 'base-url': 'https://other.example' });
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
  expect(run.stdout).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
});
