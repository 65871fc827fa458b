import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { authorityFile, connectProxy, exampleHost, listThrough, PROXY_PASSWORD } from '../support/faults/proxy.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { createInputs, SITE } from '../support/steps/inputs.ts';
import { runBundle } from '../support/processes/run-bundle.ts';

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves when somebody listens. A foreign program says no other way that it is ready. */
async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (isOpen) return;
    await setTimeout(25);
  }
  throw new Error('tinyproxy does not listen');
}

/** Debian's tinyproxy, which hands all tunnels on to a proxy that knows where platform.example is. */
async function tinyproxy(settings: readonly string[] = []): Promise<number> {
  const next = await connectProxy(await exampleHost());
  const port = await freePort();
  const file = path.join(makeFolder('tinyproxy'), 'tinyproxy.conf');
  const lines = [
    `Port ${port}`,
    'Listen 127.0.0.1',
    'Timeout 60',
    'MaxClients 20',
    'LogLevel Error',
    'ConnectPort 443',
    `Upstream http 127.0.0.1:${next.port}`,
    ...settings,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  started.push(spawn('tinyproxy', ['-d', '-c', file], { stdio: 'ignore' }));
  await listening(port);
  return port;
}

test('a list, an upload and a webhook through tinyproxy', async () => {
  const port = await tinyproxy();
  const proxy = { HTTPS_PROXY: `http://127.0.0.1:${port}` };
  expect((await listThrough(proxy)).outputs).toMatchObject({ status: 'done', count: '1' });
  const run = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), { ...SITE, 'large.bin': Buffer.alloc(20_000_000, 'abc') }),
    inputs: createInputs('https://platform.example', {
      'compression-level': '0',
      'purge-cache-webhook':
        'https://platform.example/wh/v1/accounts/a/apps/b/environments/c/webhooks/webhook:purgeCache?token=t0ken',
    }),
    variables: { NODE_EXTRA_CA_CERTS: authorityFile(), ...proxy },
  });
  expect(run.outputs).toMatchObject({ status: 'accepted', attempts: '1', 'purge-status': 'done' });
});

test('with a user and a password, which are not in the log', async () => {
  // tinyproxy knows no other special characters in its own file.
  const port = await tinyproxy(['BasicAuth user p4ss.word-_x']);
  const right = await listThrough({ HTTPS_PROXY: `http://user:p4ss%2Eword-_x@127.0.0.1:${port}` });
  expect(right.outputs['status']).toBe('done');
  for (const secret of ['p4ss.word', 'p4ss%2Eword']) expect(right.stdout).not.toContain(secret);
  for (const credentials of ['', `user:${encodeURIComponent(PROXY_PASSWORD)}@`]) {
    const wrong = await listThrough({ HTTPS_PROXY: `http://${credentials}127.0.0.1:${port}` });
    expect(wrong.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
    expect(wrong.stdout).toMatch(/PROXY_40[17]/);
    expect(wrong.stdout).not.toContain(encodeURIComponent(PROXY_PASSWORD));
  }
});

test('a port that it refuses', async () => {
  const port = await tinyproxy();
  const run = await listThrough(
    { HTTPS_PROXY: `http://127.0.0.1:${port}` },
    { 'base-url': 'https://platform.example:8443' },
  );
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
  expect(run.stdout).toContain('PROXY_403');
});
