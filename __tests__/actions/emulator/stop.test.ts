import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { FILES, STATE } from '../../../src/actions/emulator/process.ts';
import { stopEmulatorAction } from '../../../src/actions/emulator/stop.ts';
import { identify, isRunning } from '../../../src/emulator/process/processes.ts';
import { StopError } from '../../../src/errors.ts';
import type { Runner } from '../../../src/runner/runner.ts';
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
async function stop(kept: { pid?: string; folder?: string; cancelled?: boolean; summary?: Runner['summary'] }) {
  const { summary: written } = kept;
  const runner = { ...recordingRunner({}), ...(written === undefined ? {} : { summary: written }) };
  if (kept.cancelled === true) runner.cancel(new StopError('cancelled', 'The step was cancelled.', 130));
  runner.saveState(STATE.pid, kept.pid ?? '');
  runner.saveState(STATE.folder, kept.folder ?? '');
  const clock = fakeClock();
  const exitCode = await stopEmulatorAction(runner, { clock });
  return { exitCode, log: runner.log, summary: runner.summaries.join('\n'), pauses: clock.pauses };
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
    expect([exitCode, log]).toEqual([
      0,
      ['The local platform had already ended.', 'No request came for 60 minutes. The local platform ends.'],
    ]);
    expect([isRunning(child.pid ?? 0), existsSync(folder)]).toEqual([true, false]);
  });

  test('one whose start was killed before its number was kept is found by the record, and stopped', async () => {
    const idle = `setInterval(() => undefined, 1000); console.log('up')`;
    const { child } = await started(process.execPath, '--eval', idle);
    const ended = once(child, 'exit');
    const folder = plant(jobFolder(''), { [FILES.process]: JSON.stringify(identify(child.pid ?? 0)) });
    const { exitCode, log } = await stop({ folder });
    expect([exitCode, log, await ended, existsSync(folder)]).toEqual([
      0,
      ['The local platform was stopped.'],
      [null, 'SIGTERM'],
      false,
    ]);
  });

  test('a start that was killed before there was a platform leaves nothing to say', async () => {
    const folder = plant(makeFolder('platform'), { [FILES.process]: JSON.stringify({ pid: 2 ** 30 }) });
    expect([(await stop({ folder })).log, existsSync(folder)]).toEqual([[], false]);
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

const lineOf = (text: string) => ({ time: '2026-01-01T10:20:30.456Z', step: 'build', source: 'stderr', text });
const logOf = (id: string, lines: readonly string[], more: object = {}) => ({
  build: `accounts/acme/apps/storefront/environments/production-1/builds/${id}`,
  environment: 'Production',
  state: 'failed',
  createTime: '2026-01-01T10:20:00.000Z',
  failure: { step: 'build', message: 'It failed.' },
  lines: lines.map(lineOf),
  ...more,
});

/** The folder of a platform that has ended, with these files beside its log. */
const folderWith = (files: Readonly<Record<string, unknown>>): string => {
  const named = Object.entries(files).map(([name, value]) => [
    `${FILES.buildLogs}/${name}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return plant(jobFolder('the last words\n'), Object.fromEntries(named) as Record<string, string>);
};

async function unwritable(): Promise<void> {
  throw new Error("EACCES: permission denied, open '/x'");
}

describe('builds that failed', () => {
  test('are a group each with the end of the log, oldest first, and are in the summary', async () => {
    const long = Array.from({ length: 120 }, (_, index) => `line ${index}`);
    const cutOff = { state: 'building', failure: undefined, createTime: '2026-01-01T10:21:00.000Z' };
    const folder = folderWith({
      'a.json': logOf('b2', ['half'], cutOff),
      'b.json': logOf('b1', [...long, '', '::error::x', '<b>'], {
        failure: { step: 'build', message: 'It failed.\n<b>' },
      }),
    });
    const { exitCode, log, summary } = await stop({ pid: String(2 ** 30), folder });
    expect([exitCode, existsSync(folder), log.length]).toEqual([0, false, 107]);
    expect([...log.slice(0, 5), ...log.slice(-5)]).toEqual([
      'The local platform had already ended.',
      'the last words',
      'group: Production: build b1 failed at step "build".',
      '… 22 earlier lines',
      '10:20:30.456Z build stderr: line 22',
      '10:20:30.456Z build stderr: ::error::x',
      '10:20:30.456Z build stderr: <b>',
      'warning: Build failed on the local platform: Production: build b1 failed at step "build". It failed.',
      'group: Production: build b2 was cut off at step "build": the local platform ended.',
      '10:20:30.456Z build stderr: half',
    ]);
    expect(summary).toContain(
      '<summary><code>Production&#58; build b1 failed at step &#34;build&#34;.</code></summary>',
    );
    expect(summary).toContain('<ul><li><code>It failed.</code></li><li><code>&#60;b&#62;</code></li></ul>');
    expect(summary).toContain('stderr&#58; half</code></li>');
  });

  test('are printed where the summary cannot be written, and the files are removed', async () => {
    const folder = folderWith({ 'b1.json': logOf('b1', ['why']) });
    const { exitCode, log } = await stop({ folder, summary: unwritable });
    expect([exitCode, log.includes('10:20:30.456Z build stderr: why'), existsSync(folder)]).toEqual([0, true, false]);
    expect(log.at(-1)).toMatch(/^Not all of what the local platform wrote could be shown: EACCES: /);
  });

  test('of many the last five are shown', async () => {
    const times = Array.from({ length: 7 }, (_, index) => `2026-01-01T10:2${index}:00.000Z`);
    const files = times.map((createTime, index) => [`${index}.json`, logOf(`b${index}`, [], { createTime })]);
    const { log } = await stop({ folder: folderWith(Object.fromEntries(files) as Record<string, object>) });
    expect(log.slice(1)).toEqual([
      '7 builds failed; these are the last 5.',
      ...[2, 3, 4, 5, 6].flatMap((index) => [
        `group: Production: build b${index} failed at step "build".`,
        `warning: Build failed on the local platform: Production: build b${index} failed at step "build". It failed.`,
      ]),
    ]);
  });

  test.each([
    ['half a file', '{"build":'],
    ['no object', '[]'],
    ['a field of another kind', logOf('b1', [], { lines: [{ ...lineOf('x'), text: 1 }] })],
    ['no lines', logOf('b1', [], { lines: undefined })],
    ['a failure of another kind', logOf('b1', [], { failure: 'x' })],
    ['a file of 9 MiB', `${JSON.stringify(logOf('b1', []))}${' '.repeat(9 * 2 ** 20)}`],
  ])('%s in their folder is passed over', async (_, content) => {
    const { exitCode, log, summary } = await stop({ folder: folderWith({ 'b1.json': content }) });
    expect([exitCode, log, summary]).toEqual([0, ['the last words'], '']);
  });
});

const makePipe = (file: string): void => void execFileSync('mkfifo', [file]);
const linkToZero = (file: string): void => symlinkSync('/dev/zero', file);
const linkToLog = (file: string): void => {
  const target = path.join(makeFolder('elsewhere'), 'log.json');
  writeFileSync(target, JSON.stringify(logOf('b1', [])));
  symlinkSync(target, file);
};

// The uploaded code runs as the same user: it may put anything in the place of these files.
const onPosix = process.platform === 'win32' ? describe.skip : describe;
onPosix('what could be read for ever', () => {
  test.each([
    ['a named pipe', makePipe],
    ['a link to a device', linkToZero],
    ['a link to a log', linkToLog],
  ])('%s among the logs of builds is passed over', async (_, make) => {
    const folder = folderWith({ 'b2.json': logOf('b2', []) });
    make(path.join(folder, FILES.buildLogs, 'b1.json'));
    const { log } = await stop({ folder });
    expect(log.slice(0, 2)).toEqual(['the last words', 'group: Production: build b2 failed at step "build".']);
    expect([log.join().includes('build b1'), existsSync(folder)]).toEqual([false, false]);
  });

  test.each([FILES.log, FILES.details, FILES.process])('named pipe instead of %s', async (name) => {
    const folder = jobFolder('');
    rmSync(path.join(folder, name), { force: true });
    makePipe(path.join(folder, name));
    const { exitCode } = await stop({ pid: String(2 ** 30), folder });
    expect([exitCode, existsSync(folder)]).toEqual([0, false]);
  });
});
