import { chmodSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { program as localPlatform } from '#local-platform';
import { STATE } from '../../../src/actions/emulator/state.ts';
import { startEmulatorAction } from '../../../src/actions/emulator/start.ts';
import { stopEmulatorAction } from '../../../src/actions/emulator/stop.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { withTurnedTimeouts } from '../../support/jest/turn-timeouts.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';

/** A program that is no local platform: it runs and says nothing. */
const silent = () => ({
  node: process.execPath,
  bundle: path.join(plant(makeFolder('bundle'), { 'index.js': 'setInterval(() => undefined, 1000)' }), 'index.js'),
});

/** A pause in which all that can happen at once does. */
async function sleep(_milliseconds: number, signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}

test('a local platform that does not listen within timeout-minutes fails the step, and post: stops it', async () => {
  const runner = recordingRunner({ 'timeout-minutes': '3' });
  await withTurnedTimeouts(async () => {
    let isOver = false;
    const services = { clock: { ...systemClock, sleep }, localPlatform, program: silent() };
    const starting = startEmulatorAction(runner, services).finally(() => (isOver = true));
    while (jest.getTimerCount() === 0) await setImmediate();
    jest.advanceTimersByTime(3 * 60_000 - 1);
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    expect(isOver).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await starting).toBe(1);
  });
  expect(runner.outputs).toMatchObject({ status: 'failed', 'error-code': 'timeout' });
  expect(runner.log).toContainEqual(expect.stringContaining('The step took longer than "timeout-minutes" allows (3).'));
  await stopEmulatorAction(runner, { clock: systemClock, localPlatform });
  expect(runner.log).toContain('The local platform was stopped.');
});

test('a warning about an input ends the step under fail-on-warning, and nothing is started', async () => {
  // Not an input of this action; a runner passes it on anyway.
  const runner = recordingRunner({ username: 'me@example.com', 'fail-on-warning': 'true' });
  expect(await startEmulatorAction(runner, { clock: systemClock, localPlatform, program: silent() })).toBe(1);
  expect(runner.outputs).toMatchObject({ status: 'failed', 'error-code': 'warning' });
  expect(readdirSync(runner.variables['RUNNER_TEMP'] ?? '')).toEqual([]);
});

test('where other users could replace what is in the temp folder, it runs elsewhere, and a line says why', async () => {
  const runner = recordingRunner({});
  const temp = runner.variables['RUNNER_TEMP'] ?? '';
  chmodSync(temp, 0o777);
  const bundle = path.join(plant(makeFolder('bundle'), { 'index.js': 'process.exit(1)' }), 'index.js');
  const program = { node: process.execPath, bundle };
  expect(await startEmulatorAction(runner, { clock: systemClock, localPlatform, program })).toBe(1);
  const why = `Other users can write to "${temp}". The local platform keeps its files in `;
  const line = runner.log.find((each) => each.startsWith(why)) ?? '';
  const folder = runner.state(STATE.folder);
  expect([readdirSync(temp), line]).toEqual([[], `${why}${path.dirname(folder)} instead.`]);
  await stopEmulatorAction(runner, { clock: systemClock, localPlatform });
  expect(existsSync(folder)).toBe(false);
});
