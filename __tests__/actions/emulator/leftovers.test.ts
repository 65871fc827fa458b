import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { removeLeftovers } from '../../../src/actions/emulator/leftovers.ts';
import { FILES, recordProcess } from '../../../src/actions/emulator/process.ts';
import { identify } from '../../../src/emulator/process/processes.ts';
import { makeFolder, plant } from '../../support/folders.ts';

const NOW = Date.now();
const DAY = 24 * 60 * 60_000;
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function waitingProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  children.push(child);
  await once(child, 'spawn');
  return child;
}

/** A folder as a start makes it. */
function platformFolder(temp: string, name: string, owner?: object | string): string {
  const folder = path.join(temp, `headless-emulator-${name}`);
  mkdirSync(folder);
  plant(folder, { [FILES.log]: 'x\n', 'uploads/part': 'zip' });
  if (owner !== undefined) {
    writeFileSync(path.join(folder, FILES.process), typeof owner === 'string' ? owner : JSON.stringify(owner));
  }
  return folder;
}

function age(folder: string, days: number): void {
  const then = new Date(NOW - days * DAY);
  utimesSync(folder, then, then);
}

test('the folder of one that was killed goes with all it holds, that of one that runs stays', async () => {
  const temp = makeFolder('leftovers');
  const killed = await waitingProcess();
  const running = await waitingProcess();
  recordProcess(platformFolder(temp, 'killed'), killed.pid ?? 0);
  recordProcess(platformFolder(temp, 'running'), running.pid ?? 0);
  age(path.join(temp, 'headless-emulator-running'), 400);
  expect(removeLeftovers(temp, NOW)).toEqual([]);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(removeLeftovers(temp, NOW)).toEqual(['headless-emulator-killed']);
  expect(readdirSync(temp)).toEqual(['headless-emulator-running']);
});

describe('nobody can know whether it runs: it stays as long as a job may take', () => {
  test.each<[string, object | string | undefined]>([
    ['no record', undefined],
    ['half a record', '{"pid": 12'],
    ['a record of something else', '["pid"]'],
    ['a number that is none', { pid: 'x' }],
    ['the number of no process of ours', { pid: 1 }],
    ['a process of another container', { ...identify(process.pid), namespace: 'pid:[1]' }],
  ])('%s', (_, owner) => {
    const temp = makeFolder('leftovers');
    const folder = platformFolder(temp, 'x', owner);
    age(folder, 4.9);
    expect(removeLeftovers(temp, NOW)).toEqual([]);
    age(folder, 5.1);
    expect(removeLeftovers(temp, NOW)).toEqual(['headless-emulator-x']);
    expect(existsSync(folder)).toBe(false);
  });
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a number that another process has by now keeps nothing', () => {
  const temp = makeFolder('leftovers');
  platformFolder(temp, 'reused', { ...identify(process.pid), started: '1' });
  expect(removeLeftovers(temp, NOW)).toEqual(['headless-emulator-reused']);
});

test('files, links and the folders of others are left alone', () => {
  const temp = makeFolder('leftovers');
  const gone = { ...identify(process.pid), pid: 2 ** 30 };
  const target = platformFolder(makeFolder('target'), 'target', gone);
  symlinkSync(target, path.join(temp, 'headless-emulator-link'));
  plant(temp, {
    'headless-emulator-file': '',
    'headless-deploy-x/process.json': JSON.stringify(gone),
    [`other/${FILES.process}`]: JSON.stringify(gone),
  });
  const before = readdirSync(temp, { recursive: true });
  expect(removeLeftovers(temp, NOW + 400 * DAY)).toEqual([]);
  expect([readdirSync(temp, { recursive: true }), existsSync(target)]).toEqual([before, true]);
});

test('a folder that is not there is no failure', () => {
  expect(removeLeftovers(path.join(makeFolder('leftovers'), 'none'), NOW)).toEqual([]);
});
