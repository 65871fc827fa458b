import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readEnvFile } from '../../../../src/cli/env-file.ts';
import { runInForeground, withPrivateCaches } from '../../src/program/foreground.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';
import { basic } from '../support.ts';
import { zipOf } from '../zip.ts';
import { describeMisuse } from '../../src/state/portal-access.ts';

/** A process that does not run. */
class FakeProcess extends EventEmitter {
  readonly argv: string[];
  env: Record<string, string> = {};
  out = '';
  err = '';
  exitCode: number | string | null | undefined;
  readonly stdout = Object.assign(new EventEmitter(), { write: (text: string) => (this.out += text) });
  readonly stderr = Object.assign(new EventEmitter(), {
    write: (text: string) => {
      this.err += text;
      this.emit('stderr');
    },
  });

  constructor(...args: string[]) {
    super();
    this.argv = ['node', 'emulator', ...args];
  }

  exit(code: number): void {
    this.emit('exit', code);
  }
}

test('--help prints the options and starts nothing', async () => {
  const terminal = new FakeProcess('--help');
  await runInForeground(terminal);
  expect([terminal.out, terminal.listenerCount('SIGTERM')]).toEqual([expect.stringMatching(/^Starts the local/), 0]);
});

test('what cannot be used is reported on stderr, and the exit status is 2', async () => {
  const terminal = new FakeProcess('--port', 'x', '--nope', '1', '--stricd');
  await runInForeground(terminal);
  expect([terminal.out, terminal.exitCode]).toEqual(['', 2]);
  expect(terminal.err).toBe(
    'The local platform cannot start:\n  --nope: is not an option\n  --stricd: is not an option. Did you mean --strict?\n  --port: must be a whole number of at most 65535, not "x"\n',
  );
});

test.each(['pull_request_target', 'workflow_run', 'issue_comment'])('uploaded code is not run on %s', async (event) => {
  const terminal = new FakeProcess('--run-apps', '--port', 'x');
  terminal.env = { GITHUB_EVENT_NAME: event };
  await runInForeground(terminal);
  expect([terminal.out, terminal.exitCode]).toEqual(['', 2]);
  expect(terminal.err).toBe(
    'The local platform cannot start:\n' +
      '  --port: must be a whole number of at most 65535, not "x"\n' +
      `  --run-apps: runs the uploaded code, which is refused on ${event}: such a job has the secrets of the repository. Use pull_request\n`,
  );
});

test('caches stay only where nobody else can change them', async () => {
  const buildCaches = makeFolder('caches');
  const terminal = new FakeProcess();
  expect(withPrivateCaches({ buildCaches, port: 0 }, terminal)).toEqual({ buildCaches, port: 0 });
  chmodSync(buildCaches, 0o777);
  expect(withPrivateCaches({ buildCaches, port: 0 }, terminal)).toEqual({ port: 0 });
  const line = `The caches of builds are not kept. Other users can write to "${buildCaches}".\n`;
  expect(terminal.err).toBe(line);
  const started = new FakeProcess('--run-apps', '--build-caches', buildCaches);
  await runInForeground(started);
  await stop(started);
  expect(started.err).toBe(line);
});

test('it announces itself, outlives its readers, and a signal ends it, however often it comes', async () => {
  const terminal = new FakeProcess('--json');
  await runInForeground(terminal);
  const { 'headless-url': url } = JSON.parse(terminal.out) as Record<string, string>;
  for (const output of [terminal.stdout, terminal.stderr]) output.emit('error', new Error('EPIPE'));
  expect((await fetch(`${url}/v1/status`)).status).toBe(200);
  const ended = once(terminal, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']) terminal.emit(signal);
  expect(await ended).toEqual([0]);
  await expect(fetch(`${url}/v1/status`)).rejects.toThrow('fetch failed');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'])(
  '%s while it starts ends it, and nothing listens',
  async (signal) => {
    const terminal = new FakeProcess('--json', '--run-apps');
    const ended = once(terminal, 'exit');
    const starting = runInForeground(terminal);
    for (let count = 0; count < 2; count += 1) terminal.emit(signal);
    await starting;
    expect([await ended, terminal.out, terminal.err]).toEqual([[0], '', '']);
  },
);

test('what cannot be removed of its owner does not keep it from ending', async () => {
  const folder = makeFolder('owned');
  chmodSync(folder, 0o777);
  const { pid } = spawnSync(process.execPath, ['--version']);
  const terminal = new FakeProcess('--watch-pid', String(pid), '--remove', folder);
  const ended = once(terminal, 'exit');
  await runInForeground(terminal);
  expect([await ended, existsSync(folder)]).toEqual([[0], true]);
});

test('a folder of its owner goes with the watched process, and stays where a signal stops it', async () => {
  for (const pid of [spawnSync(process.execPath, ['--version']).pid, process.pid]) {
    const folder = makeFolder('owned');
    const terminal = new FakeProcess('--watch-pid', String(pid), '--remove', folder);
    const ended = once(terminal, 'exit');
    await runInForeground(terminal);
    if (pid === process.pid) terminal.emit('SIGTERM');
    expect([await ended, existsSync(folder)]).toEqual([[0], pid === process.pid]);
  }
});

test('--write-env is there while it listens, and goes with it; one that cannot be written ends the start', async () => {
  const file = path.join(makeFolder('env-file'), 'local.env');
  const terminal = new FakeProcess('--json', '--write-env', file);
  await runInForeground(terminal);
  expect(terminal.out).toContain(`"password":"${readEnvFile({ file, by: '--env-from' })['HEADLESS_PASSWORD']}"`);
  await stop(terminal);
  const refused = new FakeProcess('--write-env', path.dirname(file));
  await runInForeground(refused);
  expect([refused.exitCode, refused.err]).toEqual([
    2,
    expect.stringMatching(/\n {2}--write-env: .* was not written by the/),
  ]);
  expect(existsSync(file)).toBe(false);
});

test('a code of the portal that is used again is reported on stderr', async () => {
  const terminal = new FakeProcess('--json');
  await runInForeground(terminal);
  const details = JSON.parse(terminal.out) as Record<string, string>;
  const headers = { authorization: `Bearer ${details['control-token']}` };
  const answer = await fetch(`${details['control-url']}/portal`, { method: 'POST', headers });
  const { url } = (await answer.json()) as { url: string };
  const open = async (): Promise<number> => (await fetch(url, { redirect: 'manual' })).status;
  expect([await open(), terminal.err]).toEqual([303, '']);
  expect([await open(), terminal.err]).toEqual([
    404,
    'Portal: The code of --open was used a second time, so all sessions of the portal have ended. If you did not do that, another user of this machine has read the code.\n',
  ]);
  await stop(terminal);
});

test.each([
  [
    { kind: 'other-user', user: 1001 },
    'Portal: Another user of this machine (uid 1001) tried the code of --open, and was refused.',
  ],
  [{ kind: 'other-user' }, 'Portal: Somebody else tried the code of --open, and was refused.'],
] as const)('%j is: %s', (misuse, line) => {
  expect(describeMisuse(misuse)).toBe(line);
});

/** Uploads what cannot be built, and waits until something is printed. @returns the id of the build, and its log if any */
async function endedBuild(terminal: FakeProcess): Promise<{ id: string; log: unknown }> {
  const details = JSON.parse(terminal.out) as Record<string, string>;
  const { 'headless-url': url, account, app, environment, username, password, 'control-url': control } = details;
  const form = new FormData();
  form.set('repository', new Blob([new Uint8Array(zipOf([{ name: 'index.js' }]))]), 'app.zip');
  const printed = once(terminal, 'stderr');
  const headers = { authorization: basic(`${username}:${password}`) };
  const upload = `${url}/fu/v1/accounts/${account}/apps/${app}/environments/${environment}:upload`;
  const answer = await fetch(upload, { method: 'POST', body: form, headers });
  const { metadata } = (await answer.json()) as { metadata: { build: string } };
  const id = metadata.build.split('/').at(-1) ?? '';
  await printed;
  const token = { authorization: `Bearer ${details['control-token']}` };
  return { id, log: await (await fetch(`${control}/log?build=${id}`, { headers: token })).json() };
}

async function stop(terminal: FakeProcess): Promise<void> {
  const ended = once(terminal, 'exit');
  terminal.emit('SIGTERM');
  await ended;
}

describe('a build that is only simulated', () => {
  test.each([
    ['that goes live', [], 'went live'],
    ['that fails', ['--faults', '{"endpoint":"upload","failBuild":true}'], 'failed'],
  ])('%s is one line on stderr', async (_name, options, what) => {
    const terminal = new FakeProcess('--json', '--build-seconds', '0', ...options);
    await runInForeground(terminal);
    const { id } = await endedBuild(terminal);
    await stop(terminal);
    expect(terminal.err).toBe(`Production: build ${id} ${what}.\n`);
  });
});

describe('a build that fails', () => {
  test('is reported on stderr with the reason', async () => {
    const terminal = new FakeProcess('--json', '--run-apps');
    await runInForeground(terminal);
    const { id } = await endedBuild(terminal);
    await stop(terminal);
    expect(terminal.err).toBe(
      `Production: build ${id} failed at step "package.json".\n` +
        '  There is no package.json at the root of the archive.\n' +
        `  Its log: GET /_control/log?build=${id}\n`,
    );
  });

  test('is one line on stderr where its log is kept in a folder, as the control path shows it', async () => {
    const folder = path.join(makeFolder('logs'), 'new');
    const terminal = new FakeProcess('--json', '--run-apps', '--build-logs', folder);
    await runInForeground(terminal);
    const { id, log } = await endedBuild(terminal);
    await stop(terminal);
    expect(terminal.err).toBe(`Production: build ${id} failed at step "package.json".\n`);
    expect(readdirSync(folder)).toEqual([`${id}.json`]);
    expect(JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8'))).toEqual(log);
  });

  test('does not end the local platform where its log cannot be kept', async () => {
    const folder = makeFolder('logs');
    const terminal = new FakeProcess('--json', '--run-apps', '--build-logs', folder);
    await runInForeground(terminal);
    rmSync(folder, { recursive: true });
    const { id } = await endedBuild(terminal);
    await stop(terminal);
    expect(terminal.err).toContain(`${id} failed`);
    expect(terminal.err).toMatch(/\n--build-logs: ENOENT: no such file or directory, open .*\n$/u);
  });
});

test('a folder for logs that cannot be made is an option that cannot be used', async () => {
  const file = path.join(makeFolder('logs'), 'file');
  writeFileSync(file, '');
  const terminal = new FakeProcess('--run-apps', '--build-logs', path.join(file, 'logs'));
  await runInForeground(terminal);
  expect([terminal.exitCode, terminal.out]).toEqual([2, '']);
  expect(terminal.err).toMatch(/--build-logs: ENOTDIR.*\. Choose a folder that can be created and written to\./u);
});
