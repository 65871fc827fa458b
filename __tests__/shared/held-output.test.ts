import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, expect, jest, test } from '@jest/globals';
import { boundOutput } from '../../src/shared/held-output.ts';
import { createGit } from '../../src/workspace/listing/git/git.ts';
import { makeFolder } from '../support/git/folders.ts';
import { fakeTimeouts } from '../support/jest/turn-timeouts.ts';

const PATH = process.env['PATH'];
afterEach(() => {
  jest.useRealTimers();
  process.env['PATH'] = PATH;
});

/** Writes the number of a program that goes on, and holds the output. */
const LEAVES = 'setsid sleep 1000 & echo $!';

function endLeft(output: string): void {
  process.kill(Number(/\d+/.exec(output)?.[0]));
}

/** Turns the time once a timer runs: the program has ended. */
async function turn(milliseconds: number): Promise<void> {
  while (jest.getTimerCount() === 0) await setImmediate();
  jest.advanceTimersByTime(milliseconds);
}

test('a child is closed two seconds after its exit, with all that it wrote, and not before', async () => {
  fakeTimeouts();
  const seen: string[] = [];
  const child = spawn('sh', ['-c', LEAVES]);
  boundOutput(child, () => seen.push('held'));
  const written = once(child.stdout, 'data');
  const closed = once(child, 'close').then(() => seen.push('closed'));
  await turn(1999);
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(1);
  await closed;
  expect(seen).toEqual(['held', 'closed']);
  endLeft(String(await written));
});

test('execFile, which waits for that, has its output', async () => {
  fakeTimeouts();
  const running = promisify(execFile)('sh', ['-c', LEAVES]);
  boundOutput(running.child);
  await turn(2000);
  const { stdout } = await running;
  expect(stdout).toMatch(/^\d+\n$/);
  endLeft(stdout);
});

test('of a child that leaves nothing, no timer is left', async () => {
  fakeTimeouts();
  const held = jest.fn();
  const child = spawn('sh', ['-c', 'setsid sleep 1000 > /dev/null 2>&1 & echo $! >&2'], { stdio: 'pipe' });
  boundOutput(child, held);
  const output = text(child.stderr);
  await once(child, 'close');
  jest.advanceTimersByTime(2000);
  expect([jest.getTimerCount(), held.mock.calls]).toEqual([0, []]);
  endLeft(await output);
});

test.each(['ask', 'list'] as const)('a git that leaves something is not waited for: %s', async (call) => {
  const folder = makeFolder('git');
  writeFileSync(path.join(folder, 'git'), `#!/bin/sh\n${LEAVES}\n`, { mode: 0o755 });
  process.env['PATH'] = `${folder}${path.delimiter}${PATH}`;
  fakeTimeouts();
  const answer = createGit({ PATH }, folder)[call](folder, 'version');
  await turn(2000);
  const { exitCode, stdout } = await answer;
  expect(exitCode).toBe(0);
  endLeft(stdout.toString());
});
