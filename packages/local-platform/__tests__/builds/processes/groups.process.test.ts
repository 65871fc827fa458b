import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, jest, test } from '@jest/globals';
import { ProcessGroups } from '../../../src/builds/processes/groups.ts';
import { isRunning, readStat } from '../../../src/process/processes.ts';

/** A shell with a child of its own, in a process group. */
async function startGroup(): Promise<{ leader: number; child: number; closed: Promise<unknown> }> {
  const shell = spawn('sh', ['-c', 'sleep 1000 & echo $!; wait'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(shell, 'close');
  const [text] = (await once(shell.stdout, 'data')) as [Buffer];
  return { leader: shell.pid ?? 0, child: Number(text.toString()), closed };
}

/** Output closes a moment before the process that held it is gone. */
async function ended(process: number): Promise<void> {
  while (isRunning(process)) await setTimeout(5);
}

test('a group is ended with everything in it', async () => {
  const groups = new ProcessGroups();
  const { leader, child, closed } = await startGroup();
  groups.add(leader);
  groups.endAll();
  await closed;
  await ended(child);
  expect([isRunning(leader), isRunning(child)]).toEqual([false, false]);
});

test('a group for which the system refuses a guard at once is ended', async () => {
  const { leader, child, closed } = await startGroup();
  const spawning = jest.spyOn(ChildProcess.prototype as unknown as { spawn: () => void }, 'spawn');
  spawning.mockImplementationOnce(() => {
    throw new Error('spawn ENOMEM');
  });
  expect(() => new ProcessGroups().add(leader)).toThrow('spawn ENOMEM');
  await closed;
  await ended(child);
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a process that has left its group is not ended', async () => {
  const groups = new ProcessGroups();
  const shell = spawn('sh', ['-c', 'setsid sleep 1000 >&- & echo $!; wait'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [text] = (await once(shell.stdout, 'data')) as [Buffer];
  const left = Number(text.toString());
  while (readStat(left)?.group !== left) await setTimeout(5);
  groups.add(shell.pid ?? 0);
  const exited = once(shell, 'exit');
  groups.endAll();
  await exited;
  try {
    expect(isRunning(left)).toBe(true);
  } finally {
    process.kill(left, 'SIGKILL');
  }
});

test.each(['SIGKILL', 'SIGTERM', 'SIGUSR2'] as const)(
  'what runs is ended with a process that ends without closing its platform: by %s',
  async (signal) => {
    const { leader, child, closed } = await startGroup();
    const source = new URL('hold-group.js', import.meta.url).pathname;
    const owner = spawn(process.execPath, ['--no-warnings', source, String(leader)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(owner.stdout, 'data');
    expect(isRunning(child)).toBe(true);
    owner.kill(signal);
    await Promise.all([once(owner, 'exit'), closed]);
    await ended(child);
    expect([isRunning(leader), isRunning(child)]).toEqual([false, false]);
  },
);

test('with the thread of a platform ends what it runs', async () => {
  const { leader, child, closed } = await startGroup();
  const worker = new Worker(new URL('hold-group.js', import.meta.url), { argv: [String(leader)], stdout: true });
  await once(worker.stdout, 'data');
  await worker.terminate();
  await closed;
  await ended(child);
  expect([isRunning(leader), isRunning(child)]).toEqual([false, false]);
});
