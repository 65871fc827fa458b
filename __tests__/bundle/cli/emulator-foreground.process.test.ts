import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { SITE } from '../../support/steps/inputs.ts';
import { runCli } from '../../support/processes/run-cli.ts';

const BUNDLE = fileURLToPath(new URL('../../../dist/emulator/index.js', import.meta.url));
const taken = createServer();
afterAll(() => void taken.close());

/** Runs the local platform in the foreground until it ends by itself. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, [BUNDLE, '--json', ...args], {
    env: { ...process.env, TMPDIR: makeFolder('foreground') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { stdout, stderr, exitCode };
}

test('idle minutes: it prints its line, ends by itself with the reason, and that is no failure', async () => {
  const { stdout, stderr, exitCode } = await run('--idle-minutes', '0.001');
  expect(Object.keys(JSON.parse(stdout) as object)).toContain('control-token');
  expect([exitCode, stderr]).toEqual([0, 'No request came for 0.001 minutes. The local platform ends.\n']);
});

test('--write-env of a new file, as the package starts it, and the deploy that reads it', async () => {
  const folder = plant(makeFolder('site'), SITE);
  const file = path.join(makeFolder('env'), 'local.env');
  const program = fileURLToPath(new URL('../../../dist/cli/index.js', import.meta.url));
  const child = spawn(process.execPath, [program, 'emulator', '--json', '--write-env', file], {
    env: { PATH: process.env['PATH'], TMPDIR: makeFolder('foreground') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  const { exitCode, stdout } = await runCli({ args: ['deploy', '--env-from', file, '--wait', '--json'], cwd: folder });
  child.kill('SIGTERM');
  await once(child, 'close');
  expect([exitCode, JSON.parse(stdout), existsSync(file)]).toEqual([
    0,
    expect.objectContaining({ status: 'live' }),
    false,
  ]);
});

test('a port that is taken is an option: exit status 2, and what to give instead', async () => {
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { stdout, stderr, exitCode } = await run('--port', String(port));
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`--port: listen EADDRINUSE: address already in use 127.0.0.1:${port}. Another process uses`);
});
