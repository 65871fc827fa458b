import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../support/git/folders.ts';
import { valuesIn } from '../../support/runners/files.ts';
import { emulatorJob } from '../../support/processes/sibling-bundles.ts';
import type { EmulatorJob } from '../../support/processes/sibling-bundles.ts';
import { isAlive } from '../../support/processes/is-alive.ts';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Waits until a local platform closes its connections: it does when it ends. */
async function ended(url: string): Promise<void> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  // One that has ended already refuses the connection: that closes the socket, too.
  socket.on('error', () => undefined).resume();
  // A connection that has been used is closed at once, a new one only after the time that running answers get.
  socket.write(`GET /v1/status HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
}

/** Begins an upload as soon as the platform of a job listens, before the idle time ends: it does not end while that goes on. */
async function unfinishedUpload({ temp }: EmulatorJob): Promise<Socket> {
  for (;;) {
    await setTimeout(10);
    const file = readdirSync(temp).map((name) => path.join(temp, name, 'details.json'))[0] ?? '';
    const [line] = existsSync(file) ? readFileSync(file, 'utf8').split('\n', 1) : [''];
    if (line === undefined || !line.endsWith('}')) continue;
    const details = JSON.parse(line) as Record<string, string>;
    const { port } = new URL(details['headless-url'] ?? '');
    const target = `/fu/v1/accounts/${details['account']}/apps/${details['app']}/environments/${details['environment']}:upload`;
    const login = Buffer.from(`${details['username']}:${details['password']}`).toString('base64');
    const head = [
      `POST ${target} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Authorization: Basic ${login}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9',
    ];
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined).write(`${head.join('\r\n')}\r\n\r\n--x`);
    return socket;
  }
}

test('the platform of the action ends when nobody uses it, and post: reports that', async () => {
  const job = emulatorJob();
  const starting = job.start({ 'idle-minutes': '0.02' });
  const request = await unfinishedUpload(job);
  const { exitCode, outputs, pid } = await starting;
  expect([exitCode, outputs['status']]).toEqual([0, 'done']);
  // It was not answered meanwhile.
  expect(request.bytesRead).toBe(0);
  request.destroy();
  await gone(pid);
  const stop = await job.stop();
  expect([stop.exitCode, stop.stdout.endsWith('No request came for 0.02 minutes. The local platform ends.\n')]).toEqual(
    [0, true],
  );
  expect([isAlive(pid), readdirSync(job.temp)]).toEqual([false, []]);
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux(
  'it outlives the step and the shell that ran it, and ends with the worker; the next start tidies up',
  async () => {
    const job = emulatorJob();
    const outputFile = path.join(makeFolder('worker'), 'output');
    writeFileSync(outputFile, '');
    const worker = path.join(makeFolder('worker'), 'Runner.Worker');
    symlinkSync(process.execPath, worker);
    // As a runner does: it runs the step (here through a shell), waits for its end, and goes on to other steps.
    const step = `"${process.execPath}" "${path.join(PROJECT, 'dist', 'emulator-start', 'index.js')}"; exit $?`;
    const code = `
    const { spawn } = require('node:child_process');
    spawn('sh', ['-c', process.argv[1]], { stdio: 'ignore' }).on('close', (code) => console.log(code));
    process.stdin.resume();
  `;
    const child = spawn(worker, ['--eval', code, step], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'], RUNNER_TEMP: job.temp, GITHUB_OUTPUT: outputFile, GITHUB_ACTIONS: 'true' },
    });
    const [exitCode] = (await once(child.stdout, 'data')) as [Buffer];
    expect(exitCode.toString('utf8')).toBe('0\n');
    const url = valuesIn(readFileSync(outputFile, 'utf8'))['headless-url'] ?? '';
    const [left = ''] = readdirSync(job.temp);
    const { pid } = JSON.parse(readFileSync(path.join(job.temp, left, 'process.json'), 'utf8')) as { pid: number };
    try {
      expect((await fetch(`${url}/v1/status`)).status).toBe(200);
      const end = ended(url);
      child.kill('SIGKILL');
      await end;
      await gone(pid);
    } finally {
      for (const id of [child.pid ?? 0, pid]) if (isAlive(id)) process.kill(id, 'SIGKILL');
    }
    expect(readFileSync(path.join(job.temp, left, 'log'), 'utf8')).toBe(
      `Process ${child.pid} is gone. The local platform ends.\n`,
    );

    const next = await job.start();
    expect(next.stdout).toContain(`Removed ${left}, left by a local platform that no longer runs.\n`);
    expect(readdirSync(job.temp)).not.toContain(left);
    await job.stop();
  },
);

/** Waits for the end of a process that closed its connections and is not a child of this one. */
async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await setTimeout(20);
}
