import { describe, expect, test } from '@jest/globals';
import { deployAdvice } from '../../../../src/actions/deploy/report/advice.ts';
import { StepError } from '../../../../src/shared/errors.ts';
import { GITHUB_TERMS } from '../../../../src/runner/github/github.ts';
import { createFacts, createReportedInputs } from '../../../support/steps/deploy-facts.ts';
import { createOperation } from '../../../support/servers/exchanges.ts';
import { build, builds, environmentWith } from '../../../support/servers/live-platform.ts';
import { deployAndWait, waitLinesOf } from '../../../support/steps/waiting.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';

const OLD = environmentWith('b-0');
const NEW = environmentWith('b-1');

describe('live', () => {
  test('is logged at each change, and the cache is purged then', async () => {
    const deploying = environmentWith('b-0', { reconciling: true });
    const script = {
      environment: [OLD, deploying, deploying, NEW],
      build: [build('b-1', false), build('b-1', false), build('b-1', true)],
    };
    const { exitCode, outputs, log, kinds, pauses } = await deployAndWait(script);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'live', 'error-code': '', 'build-id': 'b-1', 'purge-status': 'done' });
    expect(log).toContain('Live now: build b-0');
    expect(waitLinesOf(log)).toEqual([
      'Build b-1 is running (2.0 s)',
      'The build has finished, and is being deployed (9.5 s)',
      'Live after 14.5 s',
      'Cache purge: done',
    ]);
    expect(kinds).toEqual([
      'environment',
      'upload',
      'build',
      'build',
      'build',
      'environment',
      'environment',
      'environment',
      'webhook',
    ]);
    expect(pauses).toEqual([2000, 3000, 4500, 2000, 3000]);
  });

  test('the first build of an environment', async () => {
    const { outputs, log } = await deployAndWait({
      environment: [environmentWith(''), NEW],
      build: [build('b-1', true)],
    });
    expect(outputs['status']).toBe('live');
    expect(log).toContain('No build is live yet');
  });

  test('is not reported for the placeholder that stands for no build', async () => {
    const operation = createOperation();
    const metadata = {
      ...(operation['metadata'] as object),
      build: 'accounts/acme/apps/shop/environments/e-1/builds/no_build',
    };
    const { outputs, kinds } = await deployAndWait({
      upload: [httpReply(200, { ...operation, metadata })],
      environment: [environmentWith('no_build'), NEW],
      builds: [builds(['b-1', 1])],
      build: [build('b-1', true)],
    });
    expect(outputs['status']).toBe('live');
    expect(kinds.slice(2, 4)).toEqual(['builds', 'build']);
  });
});

describe('a build of ten minutes', () => {
  const script = {
    environment: [OLD, NEW],
    build: [...Array.from({ length: 45 }, () => build('b-1', false)), build('b-1', true)],
  };

  test('is a line each minute', async () => {
    const { log } = await deployAndWait(script);
    const lines = waitLinesOf(log);
    expect(lines.slice(0, 3)).toEqual([
      'Build b-1 is running (2.0 s)',
      'Still building (1 min 11 s)',
      'Still building (2 min 11 s)',
    ]);
    expect(lines.slice(-3)).toEqual(['Still building (10 min 11 s)', 'Live after 10 min 41 s', 'Cache purge: done']);
    expect(lines).toHaveLength(13);
  });

  test('in a terminal is shown in place instead', async () => {
    const { log } = await deployAndWait(script, {}, (runner) => Object.assign(runner, { progress: () => undefined }));
    expect(waitLinesOf(log)).toEqual(['Build b-1 is running (2.0 s)', 'Live after 10 min 41 s', 'Cache purge: done']);
  });
});

describe('an answer to the upload that names no build', () => {
  test('the build is the newest one since the upload began', async () => {
    const { outputs, log } = await deployAndWait({
      upload: [httpReply(200, '{}')],
      environment: [OLD, NEW],
      builds: [builds(['b-0', -2], ['x', -100]), builds(['b-1', 1], ['b-0', -2], ['x', -100])],
      build: [build('b-1', true)],
    });
    expect(outputs).toMatchObject({ status: 'live', 'build-id': '' });
    expect(waitLinesOf(log).slice(0, 2)).toEqual([
      'The build of this upload is not listed yet (2.0 s)',
      'Live after 5.0 s',
    ]);
  });

  test('a host without a list of builds: accepted, and nobody can wait', async () => {
    const { outputs, error } = await deployAndWait({
      upload: [httpReply(200, '')],
      environment: [OLD],
      builds: [httpReply(405)],
    });
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cannot-wait', 'purge-status': 'skipped' });
    expect(error).toContain('The platform does not show the list of builds (HTTP 405), so the deploy cannot see when');
  });
});

describe('a newer build', () => {
  test('that is live instead: superseded, a warning, and no purge', async () => {
    const newer = environmentWith('b-2');
    const { exitCode, outputs, log } = await deployAndWait({
      environment: [OLD, environmentWith('b-0', { reconciling: true }), newer],
      build: [build('b-1', true)],
      builds: [builds(['b-2', 10], ['b-1', 1], ['b-0', -100])],
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'superseded', 'error-code': '', 'purge-status': 'skipped' });
    expect(log.filter((line) => line.startsWith('warning: '))).toEqual([
      'warning: Superseded: The upload was accepted, but a newer build is live: b-2 instead of b-1. Another deploy or a rebuild of this environment came after it.',
    ]);
  });

  test('within the same second counts by its place in the list', async () => {
    const { outputs } = await deployAndWait({
      environment: [OLD, environmentWith('b-2')],
      build: [build('b-1', true)],
      builds: [builds(['b-2', 1], ['b-1', 1])],
    });
    expect(outputs['status']).toBe('superseded');
  });

  test('is not one that came before ours, and went live meanwhile', async () => {
    const { outputs, error } = await deployAndWait({
      environment: [OLD, environmentWith('b-00')],
      build: [build('b-1', true)],
      builds: [builds(['b-1', 1], ['b-00', -1], ['b-0', -100])],
    });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed' });
    expect(error).toContain('b-00');
  });

  test('of unknown age, where the host has no list: unknown', async () => {
    const { exitCode, outputs, error } = await deployAndWait({
      environment: [OLD, environmentWith('b-2')],
      build: [build('b-1', true)],
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'timeout', 'purge-status': 'skipped' });
    expect(error).toContain('Another build is live, and the platform does not show which of the two is newer.');
    expect(error).toContain('Check in the user portal which build is live.');
    expect(error).not.toContain('timeout-minutes');
  });
});

test('a build that finished, and did not go live: failed, once 60 s have shown it, and no purge', async () => {
  const { exitCode, outputs, log, error, pauses } = await deployAndWait({
    environment: [OLD],
    build: [build('b-1', true)],
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed', 'purge-status': 'skipped' });
  expect(waitLinesOf(log)[0]).toBe(
    'The build has finished, but build b-0 is still live: waiting up to 60 s for a change (2.0 s)',
  );
  expect(error.split('\n')).toEqual([
    'The upload was accepted, but build b-1 is not live: it finished, and 1 min 13 s after the upload the build that was live before still is (b-0). It failed or was cancelled, or the app did not start.',
    expect.stringMatching(
      /^The local platform only simulated this build, so there is no reason and no log\. With "run-apps" it builds/,
    ),
  ]);
  expect(pauses.slice(1).reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(60_000);
});

test('a build that failed on the platform itself: its log is in the portal', () => {
  const inputs = createReportedInputs();
  const host = { isFork: false, terms: GITHUB_TERMS };
  expect(deployAdvice(new StepError('build-failed', 'It failed.'), createFacts(), inputs, host)).toMatch(
    /^The platform does not publish the log of a build through its API: open the build in the user portal\. Common causes/,
  );
});

test('a refused upload is reported as without wait', async () => {
  const { outputs } = await deployAndWait({ environment: [OLD], upload: [httpReply(403)] });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'forbidden', 'purge-status': 'skipped' });
});

test('without wait nothing is read', async () => {
  const { outputs, kinds } = await deployAndWait({ environment: [OLD, NEW] }, { wait: 'false' });
  expect(outputs).toMatchObject({ status: 'accepted', url: '' });
  expect(kinds).toEqual(['upload', 'webhook']);
});
