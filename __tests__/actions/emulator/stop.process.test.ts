import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { FILES, identify, isRunning } from '../../../packages/local-platform/__tests__/for-root-tests.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { jobFolder, stop } from '../../support/processes/stopping.ts';

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

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a program that uploaded code left running is named, once', async () => {
  const folder = jobFolder('');
  const env = { ...process.env, TMPDIR: path.join(folder, 'local-platform-x', 'apps', '1', 'tmp') };
  const child = spawn('sleep', ['1000'], { env, stdio: 'ignore' });
  children.push(child);
  await once(child, 'spawn');
  const line = `"sleep" (process ${child.pid}), which a build or an app started, still runs. What it writes to its temporary folder is removed by the next start.`;
  expect((await stop({ folder })).log).toEqual([line]);
  expect((await stop({ folder: plant(folder, { [FILES.log]: `${line}\n` }) })).log).toEqual([line]);
});

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

  test('a start that failed in this process does not end this process', async () => {
    const folder = plant(makeFolder('platform'), { [FILES.process]: JSON.stringify(identify(process.pid)) });
    const { log, pauses } = await stop({ folder });
    expect([log, pauses, existsSync(folder)]).toEqual([[], [], false]);
  });

  test('a folder that others can write to is left alone, and what it says of a process is not believed', async () => {
    const idle = `setInterval(() => undefined, 1000); console.log('up')`;
    const { child } = await started(process.execPath, '--eval', idle);
    const folder = plant(jobFolder(''), { [FILES.process]: JSON.stringify(identify(child.pid ?? 0)) });
    chmodSync(folder, 0o777);
    const { exitCode, log } = await stop({ folder });
    expect([exitCode, log, isRunning(child.pid ?? 0), existsSync(folder)]).toEqual([
      0,
      [`${folder} was not removed: it belongs to another user, or others can write to it.`],
      true,
      true,
    ]);
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
