import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { program as localPlatform } from '#local-platform';
import { systemClock } from '../../../src/shared/clock.ts';
import { startEmulatorAction } from '../../../src/actions/emulator/start.ts';
import { identify, recordProcess } from '../../../packages/local-platform/__tests__/for-root-tests.ts';
import { describeFullDisk } from '../../../src/shared/files/full-disk.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';

/** Runs the step with this program in place of the local platform. */
async function startWith(program: { node?: string; code?: string; bundle?: string }, temp = makeFolder('temp')) {
  const bundle = plant(makeFolder('bundle'), { 'index.js': program.code ?? '' });
  const runner = recordingRunner({}, { RUNNER_TEMP: temp });
  const { node = process.execPath, bundle: file = path.join(bundle, 'index.js') } = program;
  const exitCode = await startEmulatorAction(runner, {
    clock: systemClock,
    localPlatform,
    program: { node, bundle: file },
  });
  const { outputs } = runner;
  const log = runner.log.filter((line) => !line.startsWith('debug: '));
  return { exitCode, log, code: outputs['error-code'], status: outputs['status'], outputs, masked: runner.masked };
}

const notExecutable = plant(makeFolder('program'), { node: '#!/bin/sh\n' });
chmodSync(path.join(notExecutable, 'node'), 0o644);
const BAD_DETAILS = `console.log(JSON.stringify({ password: 'hidden-value' })); process.stdin.resume()`;

describe('not due to an input: internal, with what to check and what to report', () => {
  test.each<[string, Parameters<typeof startWith>[0], RegExp]>([
    ['no such Node', { node: '/no/such/node' }, /did not start: spawn \/no\/such\/node ENOENT\./],
    ['a Node that may not be run', { node: path.join(notExecutable, 'node') }, /did not start: spawn \S+ EACCES\./],
    [
      'no such bundle',
      { bundle: '/no/such/index.js' },
      /exit status 1\. It says: Error: Cannot find module '\/no\/such/,
    ],
    ['a defect', { code: 'throw new TypeError("x")' }, /exit status 1\. It says: TypeError: x\n/],
    ['ended by a signal', { code: 'process.kill(process.pid, "SIGKILL")' }, /it was terminated by SIGKILL\./],
    ['an ending without a word', { code: 'process.exit(0)' }, /it ended with exit status 0\.\nCheck the runner/],
    ['a first line of another kind', { code: BAD_DETAILS }, /unexpected first line of output\.\n/],
  ])('%s', async (_, program, message) => {
    const { exitCode, status, code, log } = await startWith(program);
    expect([exitCode, status, code, log.length]).toEqual([1, 'failed', 'internal', 2]);
    expect(log[0]).toMatch(/^error: Internal error: The local platform did not start: /);
    expect(log[0]).toMatch(message);
    expect(log[0]).toMatch(/Check the runner first: memory, disk, .* This is a bug in headless-deploy\./);
    expect(log[0]).not.toContain('hidden-value');
  });
});

test('the status of the process shows that an input cannot be used, whatever it writes', async () => {
  const { exitCode, code, log } = await startWith({ code: 'console.error("EAGAIN: internal"); process.exit(2)' });
  expect([exitCode, code, log]).toEqual([
    1,
    'invalid-input',
    [
      'error: Invalid input: The local platform did not start. It says: EAGAIN: internal',
      'More: docs/how-to/fix-an-error.md#invalid-input',
    ],
  ]);
});

test('a local platform that met a full disk: no defect, and its own words', async () => {
  const text = describeFullDisk({ code: 'ENOSPC' }, '/var/x') ?? '';
  const code = `console.error(${JSON.stringify(`The local platform cannot start:\n  ${text}`)}); process.exit(1)`;
  const { exitCode, log } = await startWith({ code });
  expect([exitCode, log[0]]).toEqual([1, `error: Disk is full: ${text}`]);
});

test.each<[string, (temp: string) => string]>([
  ['is not there', (temp) => path.join(temp, 'none')],
  ['is a file', (temp) => (writeFileSync(path.join(temp, 'file'), ''), path.join(temp, 'file'))],
])('RUNNER_TEMP %s: said of the variable', async (_, place) => {
  const { exitCode, log } = await startWith({}, place(makeFolder('temp')));
  expect([exitCode, log.length, log[0]]).toEqual([1, 2, expect.stringContaining('RUNNER_TEMP (environment variable)')]);
});

test('what a killed job left goes first, and is named', async () => {
  const temp = makeFolder('temp');
  const left = path.join(temp, 'headless-emulator-left');
  mkdirSync(left, { mode: 0o700 });
  recordProcess(left, { ...identify(process.pid), pid: 2 ** 30 });
  const { log } = await startWith({ code: 'process.exit(2)' }, temp);
  expect(log[0]).toBe('Removed headless-emulator-left, left by a local platform that no longer runs.');
  expect(existsSync(left)).toBe(false);
});
