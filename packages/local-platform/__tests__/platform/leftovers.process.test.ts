import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { removeLeftovers } from '../../src/platform/leftovers.ts';
import { startPlatform } from '../../src/platform/server.ts';
import { RECORD, recordProcess } from '../../src/process/process-record.ts';
import { identify } from '../../src/process/processes.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';
import { runSource } from '../../../../__tests__/support/processes/run-source.ts';
import { besideOther, withTwoUsers } from '../../../../__tests__/support/processes/other-user.ts';

/** Files in a home, whose names others can guess. */
const NAMES = Array.from({ length: 500 }, (_, index) => String(index));

/**
 * A program of another user, with the folder for temporary files, a home and a record of a process. It makes a folder that
 * looks like a leftover. As soon as one file is gone from a folder of any leftover, it puts a link to the home there.
 */
const SWAP = `
  const fs = require('node:fs');
  const path = require('node:path');
  const [temp, home, owner] = process.argv.slice(1);
  const theirs = path.join(temp, 'headless-emulator-theirs');
  fs.mkdirSync(theirs);
  fs.writeFileSync(path.join(theirs, 'process.json'), owner);
  const attempt = (act) => { try { return act(); } catch {} };
  process.stdout.write('ready');
  for (;;) for (const name of fs.readdirSync(temp)) {
    const folder = path.join(temp, name, 'open', 'names');
    if (attempt(() => fs.readdirSync(folder).length) < ${NAMES.length}) attempt(() => {
      fs.renameSync(folder, folder + '-away');
      fs.symlinkSync(home, folder);
    });
  }
`;

const NOW = Date.now();
const DAY = 24 * 60 * 60_000;
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function waitingProcess(): Promise<ChildProcess> {
  const program = ['--eval', 'process.stdin.resume()'];
  const child = spawn(process.execPath, program, { stdio: ['pipe', 'ignore', 'ignore'] });
  children.push(child);
  await once(child, 'spawn');
  return child;
}

/** A folder as a start makes it. */
function platformFolder(temp: string, name: string, owner?: object | string, kind = 'headless-emulator'): string {
  const folder = path.join(temp, `${kind}-${name}`);
  mkdirSync(folder, { mode: 0o700 });
  plant(folder, { log: 'x\n', 'uploads/part': 'zip' });
  if (owner !== undefined) {
    writeFileSync(path.join(folder, RECORD), typeof owner === 'string' ? owner : JSON.stringify(owner));
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
  recordProcess(platformFolder(temp, 'killed'), identify(killed.pid ?? 0));
  recordProcess(platformFolder(temp, 'running'), identify(running.pid ?? 0));
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

const GONE = { ...identify(process.pid), pid: 2 ** 30 };

/** Starts a local platform in a process of its own, and kills it as soon as it listens. */
async function killedPlatform(temp: string, signal: NodeJS.Signals): Promise<void> {
  const code = `import { runInForeground } from '%PACKAGE%/src/program/foreground.ts'; await runInForeground(process, ['--json']);`;
  await runSource(code, {
    variables: { TMPDIR: temp },
    onStart: (child) => child.stdout?.once('data', () => child.kill(signal)),
  });
}

test('of a local platform that is killed the next start removes all, of one that is stopped nothing is left', async () => {
  const temp = makeFolder('leftovers');
  await killedPlatform(temp, 'SIGTERM');
  expect(readdirSync(temp)).toEqual([]);
  await killedPlatform(temp, 'SIGKILL');
  const left = readdirSync(temp);
  const platform = await startPlatform({ temporaryFolder: temp });
  const now = readdirSync(temp);
  await platform.close();
  expect([left.length, now.length, now.includes(left[0] ?? ''), readdirSync(temp)]).toEqual([1, 1, false, []]);
});

describe('one that was killed before it had written its record', () => {
  test.each([
    ['nothing', {}],
    ['a part of it', { [`${RECORD}.new`]: '{"pi' }],
  ])('%s: it goes after two seconds', (_, files) => {
    const temp = makeFolder('leftovers');
    const folder = path.join(temp, 'local-platform-x');
    mkdirSync(folder, { mode: 0o700 });
    plant(folder, files);
    expect(removeLeftovers(temp)).toEqual([]);
    expect(removeLeftovers(temp, Date.now() + 3000)).toEqual(['local-platform-x']);
    expect(readdirSync(temp)).toEqual([]);
  });
});

test('files, links and the folders of others are left alone', () => {
  const temp = makeFolder('leftovers');
  const target = platformFolder(makeFolder('target'), 'target', GONE);
  symlinkSync(target, path.join(temp, 'headless-emulator-link'));
  plant(temp, {
    'headless-emulator-file': '',
    'headless-deploy-x/process.json': JSON.stringify(GONE),
    [`other/${RECORD}`]: JSON.stringify(GONE),
  });
  const before = readdirSync(temp, { recursive: true });
  expect(removeLeftovers(temp, NOW + 400 * DAY)).toEqual([]);
  expect([readdirSync(temp, { recursive: true }), existsSync(target)]).toEqual([before, true]);
});

test('one that runs, and is put in the place of another one after that was checked, stays', () => {
  const temp = makeFolder('leftovers');
  const folder = platformFolder(temp, 'x', GONE);
  const running = platformFolder(temp, 'y');
  recordProcess(running, identify(process.pid));
  let checks = 0;
  const swapping = (place: string): Stats => {
    if (place === folder && (checks += 1) === 2) {
      renameSync(folder, path.join(makeFolder('away'), 'x'));
      renameSync(running, folder);
    }
    return lstatSync(place);
  };
  expect(removeLeftovers(temp, NOW, swapping)).toEqual([]);
  expect([readdirSync(temp), readdirSync(folder)]).toEqual([[path.basename(folder)], ['log', RECORD, 'uploads']]);
});

test('a folder that is not there is no failure', () => {
  expect(removeLeftovers(path.join(makeFolder('leftovers'), 'none'), NOW)).toEqual([]);
});

describe('another user', () => {
  test.each(['headless-emulator', 'local-platform'])(
    'a %s folder of theirs, or that they can write to, stays',
    (kind) => {
      const temp = makeFolder('leftovers');
      chmodSync(platformFolder(temp, 'writable', GONE, kind), 0o770);
      platformFolder(temp, 'foreign', GONE, kind);
      const before = readdirSync(temp, { recursive: true });
      expect(removeLeftovers(temp, NOW + 400 * DAY, foreign)).toEqual([]);
      expect(readdirSync(temp, { recursive: true })).toEqual(before);
    },
  );

  // Without root it is a program of this user.
  test('who puts a link to our home in the place of a folder while it is removed takes no file of it', async () => {
    const [temp, home] = [makeFolder('leftovers'), plant(makeFolder('home'), filesOf(''))];
    chmodSync(temp, 0o1777);
    // What an app of ours has left open to everybody.
    const folder = plant(platformFolder(temp, 'ours', GONE), filesOf('open/names/'));
    chmodSync(path.join(folder, 'open'), 0o777);
    await besideOther({ code: SWAP, args: [temp, home, JSON.stringify(GONE)] }, () => {
      chmodSync(folder, 0o755);
      removeLeftovers(temp);
    });
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(home).length).toBe(NAMES.length);
  });

  withTwoUsers('whose own folder says that its process is gone keeps it (needs root)', async () => {
    const temp = makeFolder('leftovers');
    chmodSync(temp, 0o1777);
    const removed = await besideOther({ code: SWAP, args: [temp, temp, JSON.stringify(GONE)] }, () =>
      removeLeftovers(temp, NOW + 400 * DAY),
    );
    expect([removed, readdirSync(temp)]).toEqual([[], ['headless-emulator-theirs']]);
  });
});

function foreign(place: string): Stats {
  return Object.assign(lstatSync(place), place.endsWith('foreign') ? { uid: 4711 } : {});
}

function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(NAMES.map((name) => [`${folder}${name}`, 'x']));
}
