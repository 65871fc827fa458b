import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { SELF_SIGNED } from '../../support/servers/certificate.ts';
import { PLATFORM_EXAMPLE } from '../../support/faults/certificate.ts';
import { connectProxy, exampleHost, tunnelsTo } from '../../support/faults/proxy.ts';
import { faultServer } from '../../support/faults/server.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import type { BundleRun } from '../../support/processes/run-bundle.ts';

function authority(cert: string): string {
  const file = path.join(makeFolder('authority'), 'ca.pem');
  writeFileSync(file, cert);
  return file;
}

/** Lists installs in a process of its own: node reads the variable from the real environment. */
async function listFrom(origin: string, variables: Readonly<Record<string, string>> = {}): Promise<BundleRun> {
  return await runBundle('installs', {
    workspace: makeFolder('workspace'),
    inputs: { 'base-url': origin, username: 'user', password: 'pass-of-the-api', 'timeout-minutes': '1' },
    variables: { NODE_TLS_REJECT_UNAUTHORIZED: '0', ...variables },
  });
}

const NOT_HONOURED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 has no effect here';

function expectRefusal(run: BundleRun, code: string): void {
  expect([run.exitCode, run.stdout]).toEqual([1, expect.stringContaining(code)]);
  expect(run.outputs['error-code']).toBe('network');
  expect(run.stdout.split(NOT_HONOURED)).toHaveLength(2);
}

describe('NODE_TLS_REJECT_UNAUTHORIZED=0 does not turn the certificate check off', () => {
  test('for a host', async () => {
    const host = await faultServer((peer) => peer.reply(200, '{}'), { tls: true });
    const run = await listFrom(host.origin);
    expectRefusal(run, 'DEPTH_ZERO_SELF_SIGNED_CERT');
    expect([host.connections(), host.peers]).toEqual([1, []]);
  });

  test('for a host behind an http proxy', async () => {
    const host = await exampleHost();
    const proxy = await connectProxy(host);
    const run = await listFrom('https://platform.example', { HTTPS_PROXY: proxy.origin });
    expectRefusal(run, 'DEPTH_ZERO_SELF_SIGNED_CERT');
    expect([tunnelsTo(proxy), host.peers]).toEqual([['platform.example:443'], []]);
  });

  test('for a host behind an https proxy', async () => {
    const host = await exampleHost();
    const proxy = await connectProxy(host, { tls: true });
    const variables = { HTTPS_PROXY: proxy.origin, NODE_EXTRA_CA_CERTS: authority(SELF_SIGNED.cert) };
    const run = await listFrom('https://platform.example', variables);
    expectRefusal(run, 'DEPTH_ZERO_SELF_SIGNED_CERT');
    expect([tunnelsTo(proxy), host.peers]).toEqual([['platform.example:443'], []]);
  });

  test('for an https proxy', async () => {
    const host = await exampleHost();
    const proxy = await connectProxy(host, { tls: true });
    const variables = { HTTPS_PROXY: proxy.origin, NODE_EXTRA_CA_CERTS: authority(PLATFORM_EXAMPLE.cert) };
    const run = await listFrom('https://platform.example', variables);
    expectRefusal(run, 'DEPTH_ZERO_SELF_SIGNED_CERT');
    expect([proxy.connections(), proxy.peers, host.peers]).toEqual([1, [], []]);
  });
});

test('an https proxy and a host that are both trusted are used', async () => {
  const host = await exampleHost();
  const proxy = await connectProxy(host, { tls: true });
  const both = authority(SELF_SIGNED.cert + PLATFORM_EXAMPLE.cert);
  const run = await listFrom('https://platform.example', { HTTPS_PROXY: proxy.origin, NODE_EXTRA_CA_CERTS: both });
  expect([run.exitCode, run.outputs['status']]).toEqual([0, 'done']);
  expect(tunnelsTo(proxy)).toEqual(['platform.example:443']);
  expect(run.stdout).toContain(`Through the proxy ${proxy.origin}\n`);
});
