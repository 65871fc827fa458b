import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { startCommand } from '../../../src/builds/processes/command.ts';
import { endLeftovers, ProcessGroups } from '../../../src/builds/processes/groups.ts';
import { isRunning, readStat } from '../../../src/process/processes.ts';
import { makeFolder } from '../../../../../__tests__/support/git/folders.ts';
import { fill, smallDisk, withSmallDisk } from '../../../../../__tests__/support/processes/small-disk.ts';
import { placeIn } from '../place.ts';

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
  const groups = new ProcessGroups(makeFolder('groups'));
  const { leader, child, closed } = await startGroup();
  groups.add(leader);
  groups.endAll();
  await closed;
  await ended(child);
  expect([isRunning(leader), isRunning(child)]).toEqual([false, false]);
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a process that has left its group is not ended', async () => {
  const groups = new ProcessGroups(makeFolder('groups'));
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

/** A process of its own that has written down a group as a platform does, whose folder this is. */
async function holdGroup(folder: string, leader: number): Promise<ChildProcess> {
  mkdirSync(path.join(folder, 'apps'), { recursive: true });
  const source = new URL('hold-group.js', import.meta.url).pathname;
  const owner = spawn(process.execPath, ['--no-warnings', source, path.join(folder, 'apps'), String(leader)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  return owner;
}

/** What a platform writes down that is then killed. */
async function killedPlatform(temp: string, name: string, leader: number): Promise<string> {
  const folder = path.join(temp, name);
  const owner = await holdGroup(folder, leader);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  return folder;
}

test('what runs is ended with a process that ends without closing its platform', async () => {
  const { leader, child, closed } = await startGroup();
  const folder = path.join(makeFolder('exit'), 'local-platform-open');
  const owner = await holdGroup(folder, leader);
  owner.kill('SIGUSR2');
  await Promise.all([once(owner, 'exit'), closed]);
  await ended(child);
  expect([isRunning(leader), isRunning(child)]).toEqual([false, false]);
});

test('however many platforms there are, a process has one listener for that, and none in the end', async () => {
  const count = process.listenerCount('exit');
  const all = [1, 2].map(() => new ProcessGroups(makeFolder('groups')));
  const shells = await Promise.all(all.map(startGroup));
  for (const [index, groups] of all.entries()) groups.add(shells[index]?.leader ?? 0);
  expect(process.listenerCount('exit')).toBe(count + 1);
  for (const groups of all) groups.endAll();
  expect(process.listenerCount('exit')).toBe(count);
  await Promise.all(shells.map(({ closed }) => closed));
});

test.each(['its own folder', 'the folder that holds it'])(
  'what a killed platform left running is ended: by %s',
  async (by) => {
    const temp = makeFolder('leftovers');
    const { leader, child, closed } = await startGroup();
    const folder = await killedPlatform(temp, 'local-platform-killed', leader);
    expect(isRunning(child)).toBe(true);
    endLeftovers(by === 'its own folder' ? folder : temp);
    await closed;
    await ended(child);
    expect([isRunning(leader), isRunning(child)]).toEqual([false, false]);
  },
);

test('a group whose leader was never identified is not ended: its number may be of another by now', async () => {
  const temp = makeFolder('unidentified');
  const shell = spawn('sh', ['-c', 'sleep 1000 >&- & echo $!'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [[text]] = await Promise.all([once(shell.stdout, 'data') as Promise<[Buffer]>, once(shell, 'exit')]);
  const member = Number(text.toString());
  const folder = path.join(temp, 'local-platform-killed');
  mkdirSync(path.join(folder, 'apps'), { recursive: true });
  const record = { leaders: [{ pid: shell.pid }] };
  writeFileSync(path.join(folder, 'apps', 'process-groups.json'), JSON.stringify(record));
  try {
    endLeftovers(temp);
    expect(isRunning(member)).toBe(true);
  } finally {
    process.kill(member, 'SIGKILL');
  }
});

withSmallDisk(
  'on a full disk a group is ended that cannot be written down, and one that was can be ended (needs root)',
  async () => {
    const disk = smallDisk('64k');
    const groups = new ProcessGroups(disk);
    const before = await startGroup();
    groups.add(before.leader);
    fill(disk);
    const { leader, child, closed } = await startGroup();
    const build = startCommand('build', ['sleep', '1000'], { ...placeIn(makeFolder('app')), disk, groups });
    await expect(build).rejects.toMatchObject({
      step: 'build',
      message: expect.stringContaining(`The disk of "${disk}"`),
    });
    expect(() => groups.add(leader)).toThrow('ENOSPC');
    groups.endAll();
    await Promise.all([closed, before.closed]);
    await Promise.all([leader, child, before.leader].map(ended));
    expect(JSON.parse(readFileSync(path.join(disk, 'process-groups.json'), 'utf8'))).toMatchObject({
      leaders: [{ pid: before.leader }],
    });
  },
);
