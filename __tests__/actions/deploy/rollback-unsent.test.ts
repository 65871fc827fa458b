import { describe, expect, test } from '@jest/globals';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { build, builds, environmentWith } from '../../support/servers/live-platform.ts';
import { endTime, cancelStep } from '../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';
import { accepted, deployAndRollBack, OLD, OURS } from '../../support/steps/rolling-back.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import type { Answer } from '../../support/servers/socket-server.ts';

describe('nothing is sent again, with a warning', () => {
  test.each([
    ['no build', httpReply(200, '')],
    ['the build that was live before', accepted('b-0')],
  ])(
    "where the answer to the upload named %s: the one that was found may be somebody else's",
    async (_name, answer) => {
      const run = await deployAndRollBack({
        upload: [answer],
        builds: [builds(['b-1', 0])],
        build: [build('b-1', true)],
        environment: [OLD, OURS],
      });
      expect(run.uploads).toHaveLength(1);
      expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
      expect(run.log.join('\n')).toContain('Not rolled back: the answer to the upload did not identify its build');
    },
  );

  test('where the site did not answer at all: the fault may lie outside the build', async () => {
    const run = await deployAndRollBack({ environment: [OLD, OURS] }, { page: () => undefined });
    expect(run.uploads).toHaveLength(1);
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
    expect(run.log.join('\n')).toContain('Not rolled back: The site did not answer at all');
  });
});

test.each([130, 143] as const)(
  'a signal while the rollback is followed: exit code %d, and both uploads are named',
  async (code) => {
    let runner: RecordingRunner | undefined;
    const clock = fakeClock();
    const sleep: typeof clock.sleep = async (milliseconds, signal) => {
      if (runner?.log.includes('group: Roll back') === true) cancelStep(runner, code);
      await clock.sleep(milliseconds, signal);
    };
    const run = await deployAndRollBack(
      { environment: [OLD, OURS], build: [build('b-1', true), build('b-2', false)] },
      { clock: { ...clock, sleep }, onStart: (started) => void (runner = started) },
    );
    expect([run.exitCode, run.uploads.length]).toEqual([code, 2]);
    expect(run.outputs).toMatchObject({ status: 'accepted', 'error-code': 'cancelled', 'build-id': 'b-1' });
    expect(run.rollback).toMatchObject({ status: 'accepted', 'build-id': 'b-2' });
    expect(run.error).toBe(
      'The step was cancelled.\nThe upload had been accepted before, and a rollback may have followed it: check in the user portal which build is live.',
    );
  },
);

test('a purge that takes all of the time: the build is live, and the smoke test was not run', async () => {
  let runner: RecordingRunner | undefined;
  const silent = (): null => {
    endTime(runner);
    return null;
  };
  const onStart = (started: RecordingRunner): void => void (runner = started);
  const run = await deployAndRollBack({ environment: [OLD, OURS], webhook: [silent] }, { onStart });
  expect([run.exitCode, run.pages, run.uploads.length]).toEqual([1, ['/'], 1]);
  expect(run.outputs).toMatchObject({ status: 'live', 'error-code': 'timeout', 'purge-status': 'failed' });
  expect(run.log).toContainEqual(expect.stringMatching(/^warning: Cache not purged: .* The new build is live\.$/));
  expect(run.error).toMatch(/^The new build is live, but the smoke test had no time left\. The step took longer/);
  expect(run.rollback).toBeNull();
});

test('a page that is only old when the time of the step is up has not failed', async () => {
  let runner: RecordingRunner | undefined;
  let requests = 0;
  const page = (): Answer => {
    requests += 1;
    if (requests <= 2) return httpReply(200, 'Welcome', { Age: '300' });
    endTime(runner);
    return null;
  };
  const onStart = (started: RecordingRunner): void => void (runner = started);
  const run = await deployAndRollBack({ environment: [OLD, OURS] }, { page, onStart });
  expect(run.outputs).toMatchObject({ status: 'live', 'error-code': 'timeout' });
  expect([run.pages.length, run.rollback]).toEqual([4, null]);
});

test('the time of the step is for both builds: up while the rollback is followed, its outcome is unknown', async () => {
  let runner: RecordingRunner | undefined;
  const clock = fakeClock();
  const sleep: typeof clock.sleep = async (milliseconds, signal) => {
    if (runner?.log.includes('group: Roll back') === true) endTime(runner);
    await clock.sleep(milliseconds, signal);
  };
  const run = await deployAndRollBack(
    { environment: [OLD, OURS], build: [build('b-1', true), build('b-2', false)] },
    { clock: { ...clock, sleep }, onStart: (started) => void (runner = started) },
  );
  expect([run.exitCode, run.uploads.length]).toEqual([1, 2]);
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
  expect(run.rollback).toMatchObject({ status: 'unknown', 'error-code': 'timeout', 'build-id': 'b-2' });
  expect(run.error).toContain('was accepted, but not seen live. The step took longer than "timeout-minutes" allows');
});

test('several builds that began since an upload without a name: which is ours is not known', async () => {
  const run = await deployAndRollBack({
    upload: [httpReply(200, '')],
    builds: [builds(['b-2', 0], ['b-1', 0])],
    environment: [OLD, environmentWith('b-2')],
  });
  expect(run.exitCode).toBe(1);
  expect([run.uploads.length, run.pages]).toEqual([1, ['/']]);
  expect(run.outputs).toMatchObject({ status: 'unknown', 'error-code': 'timeout', 'purge-status': 'skipped' });
  expect(run.error).toContain('named no build, and several builds were created since');
});

test('a zip for the rollback that is too large: the message is about it, and not about the files of the workspace', async () => {
  const { error, outputs, log, uploads } = await deployAndRollBack(
    { upload: [accepted('b-1')], environment: [OLD] },
    { more: { 'max-size': '2000' } },
  );
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'too-large' });
  expect(uploads).toEqual([]);
  expect(error).toMatch(/^rollback-archive: The zip is larger than "max-size" allows \(2000 bytes\)/);
  expect(error).toContain('Name another zip, or leave "rollback-archive" empty.');
  expect(log).not.toContain('group: What is not sent, and why');
});
