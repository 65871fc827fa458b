import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { listeningOf } from '../../src/process/listening.ts';
import {
  commandLineOf,
  holdersOf,
  identify,
  isRunning,
  outputsOf,
  programOf,
  readStat,
  stateOf,
} from '../../src/process/processes.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';

const NOBODY = 2 ** 30;
const onLinux = process.platform === 'linux' ? describe : describe.skip;

test('this process runs, and a number that no process has does not', () => {
  expect([stateOf(identify(process.pid)), stateOf(identify(NOBODY))]).toEqual(['running', 'gone']);
  expect([isRunning(process.pid), isRunning(NOBODY)]).toEqual([true, false]);
});

onLinux('on Linux', () => {
  const self = identify(process.pid);

  test('a number that another process has by now is gone', () => {
    expect(stateOf({ ...self, started: '1' })).toBe('gone');
  });

  test('what ran before the machine was started again is gone', () => {
    expect(stateOf({ ...self, boot: 'another' })).toBe('gone');
  });

  test('what runs in another container cannot be known', () => {
    expect(stateOf({ ...self, namespace: 'pid:[1]' })).toBe('unknown');
  });

  test('the fields are read whatever the name of the program', async () => {
    const program = path.join(makeFolder('program'), 'a) Z 9 (b');
    symlinkSync(process.execPath, program);
    const source = 'process.stdin.resume(); console.log("started")';
    const child = spawn(program, ['--eval', source], { stdio: ['pipe', 'pipe', 'ignore'] });
    try {
      // Not `spawn`: that comes a moment before Linux shows the new command line.
      await once(child.stdout, 'data');
      expect(programOf(child.pid ?? 0)).toBe('a) Z 9 (b');
      expect(readStat(child.pid ?? 0)).toEqual({
        state: expect.stringMatching(/^[A-Y]$/),
        parent: process.pid,
        group: readStat(process.pid)?.group,
        started: expect.stringMatching(/^\d+$/),
        worked: expect.any(Number),
      });
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('where a process group listens, and nobody else', async () => {
    const source =
      'const a = require("net").createServer().listen(0, "0.0.0.0", () => { const b = require("net").createServer().listen(0, "127.0.0.1", () => { const c = require("net").createServer().listen(0, "::1", () => console.log(a.address().port, b.address().port, c.address().port)) }) })';
    // The shell leads the group.
    const child = spawn('sh', ['-c', `"${process.execPath}" --eval '${source}'; true`], {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    try {
      const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
      const ports = line.trim().split(' ').map(Number);
      const all = ports.map((port, index) => ({ port, isLoopback: index > 0 }));
      expect(listeningOf(child.pid ?? 0)).toEqual(all.toSorted((one, other) => one.port - other.port));
    } finally {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    }
    expect(listeningOf(NOBODY)).toEqual([]);
  });

  test('a process that ended and is not collected does not run', async () => {
    const child = spawn('sh', ['-c', 'sleep 0.05 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
      while (readStat(Number(line))?.state !== 'Z') await setImmediate();
      expect(isRunning(Number(line))).toBe(false);
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('a process of another user runs, although it cannot be signalled', () => {
    // Number 1 always runs; a test that runs as root may signal it, which is just as good.
    expect(isRunning(1)).toBe(true);
  });
});

(process.platform === 'linux' ? test : test.skip)(
  'who holds the output of a program is found, with its command line',
  async () => {
    const child = spawn('sleep', ['1234'], { stdio: ['ignore', 'pipe', 'pipe'] });
    const { pid = 0 } = child;
    try {
      expect([holdersOf(outputsOf(pid)), commandLineOf(pid)]).toEqual([[pid], 'sleep 1234']);
      expect([holdersOf([]), commandLineOf(2 ** 30)]).toEqual([[], '']);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'close');
    }
  },
);
