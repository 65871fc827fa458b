import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { FILES, STATE } from '../../../src/actions/emulator/process.ts';
import { stopEmulatorAction } from '../../../src/actions/emulator/stop.ts';
import { identify, isRunning } from '../../../src/emulator/process/processes.ts';
import { StopError } from '../../../src/errors.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { makeFolder, plant } from '../../support/folders.ts';
import { recordingRunner } from '../../support/recording-runner.ts';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process of this test; its first line of output is awaited. */
async function started(command: string, ...args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: chunk.toString('utf8').trim() };
}

/** Runs `post:` with what `main` would have kept. */
async function stop(kept: { pid?: string; folder?: string; cancelled?: boolean }) {
  const runner = recordingRunner({});
  if (kept.cancelled === true) runner.cancel(new StopError('cancelled', 'The step was cancelled.', 130));
  runner.saveState(STATE.pid, kept.pid ?? '');
  runner.saveState(STATE.folder, kept.folder ?? '');
  const clock = fakeClock();
  return { exitCode: await stopEmulatorAction(runner, { clock }), log: runner.log, pauses: clock.pauses };
}

function jobFolder(log: string): string {
  return plant(makeFolder('platform'), { [FILES.log]: log, [FILES.details]: '{}\n' });
}

describe('stopping', () => {
  test('a process that does not listen to SIGTERM is ended by force, after five seconds and no more', async () => {
    const stubborn = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log('up')`;
    const { child } = await started(process.execPath, '--eval', stubborn);
    const ended = once(child, 'exit');
    const { exitCode, log, pauses } = await stop({ pid: String(child.pid), folder: jobFolder('') });
    expect([exitCode, log[0], pauses.reduce((sum, pause) => sum + pause, 0)]).toEqual([
      0,
      'The local platform was stopped.',
      5000,
    ]);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  test('a job that is cancelled waits just as long, and for no longer than it has to', async () => {
    const stubborn = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log('up')`;
    const { child } = await started(process.execPath, '--eval', stubborn);
    const ended = once(child, 'exit');
    const folder = jobFolder('');
    const { log, pauses } = await stop({ pid: String(child.pid), folder, cancelled: true });
    expect([log[0], pauses.length, pauses.reduce((sum, pause) => sum + pause, 0)]).toEqual([
      'The local platform was stopped.',
      100,
      5000,
    ]);
    expect([await ended, existsSync(folder)]).toEqual([[null, 'SIGKILL'], false]);
  });

  test('one that ended by itself is not stopped, when its number is another process by now', async () => {
    const { child } = await started(
      process.execPath,
      '--eval',
      `setInterval(() => undefined, 1000); console.log('up')`,
    );
    const folder = jobFolder('No request came for 60 minutes. The local platform ends.\n');
    const record = { ...identify(child.pid ?? 0), started: '1' };
    plant(folder, { [FILES.process]: JSON.stringify(record) });
    const { exitCode, log } = await stop({ pid: String(child.pid), folder });
    expect([exitCode, log]).toEqual([0, ['No request came for 60 minutes. The local platform ends.']]);
    expect([isRunning(child.pid ?? 0), existsSync(folder)]).toEqual([true, false]);
  });

  test.each([
    ['ended by itself', 'No request came for 60 minutes. The local platform ends.\n', true],
    ['did not say so', 'No request came.\n', false],
  ])('nobody knows when it started: a platform that %s', async (_what, written, survives) => {
    const idle = `setInterval(() => undefined, 1000); console.log('up')`;
    const { child } = await started(process.execPath, '--eval', idle);
    const folder = jobFolder(written);
    const { pid = 0 } = child;
    const ended = survives ? undefined : once(child, 'exit');
    const { log } = await stop({ pid: String(pid), folder });
    await ended;
    expect([isRunning(pid), log.includes('The local platform was stopped.')]).toEqual([survives, !survives]);
  });

  test('the log is printed line by line, cleared of commands, and its end when it is long', async () => {
    const lines = Array.from({ length: 600 }, (_, index) => `line ${index}`);
    const folder = jobFolder([...lines, '::error::x', '##[group]y'].join('\n'));
    const { log } = await stop({ folder });
    expect(log).toHaveLength(500);
    expect([log[0], ...log.slice(-3)]).toEqual(['line 102', 'line 599', '\\u003a:error::x', '##\\u005bgroup]y']);
    expect(existsSync(folder)).toBe(false);
  });

  test('where its files are gone nothing is stopped: the number may belong to another process by now', async () => {
    const { child } = await started(
      process.execPath,
      '--eval',
      `setInterval(() => undefined, 1000); console.log('up')`,
    );
    const folder = `${makeFolder('gone')}/none`;
    const { exitCode, log } = await stop({ pid: String(child.pid), folder });
    expect([exitCode, log, isRunning(child.pid ?? 0), child.signalCode]).toEqual([0, [], true, null]);
  });

  test.each(['', '0', '1', '-1', 'x', '1.5', 'NaN'])('a process number %j stops nothing', async (pid) => {
    const { exitCode, log } = await stop({ pid, folder: jobFolder('') });
    expect([exitCode, log]).toEqual([0, []]);
  });
});

describe('isRunning', () => {
  test('this process does, and a number that no process has does not', () => {
    expect([isRunning(process.pid), isRunning(2 ** 30)]).toEqual([true, false]);
  });

  const onLinux = process.platform === 'linux' ? test : test.skip;
  onLinux('a process that ended and is not collected does not', async () => {
    const { line } = await started('sh', '-c', 'sleep 0.05 & echo $!; exec sleep 60');
    const stat = (): string => readFileSync(`/proc/${line}/stat`, 'utf8');
    while (!stat().includes(') Z ')) await setImmediate();
    expect(isRunning(Number(line))).toBe(false);
  });
});
