import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { program as localPlatform } from '#local-platform';
import { FILES } from '../../../packages/local-platform/__tests__/for-root-tests.ts';
import { rehearse } from '../../../src/actions/rehearse/run.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { StopError } from '../../../src/shared/errors.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import { runRehearsal as run, SITE } from '../../support/steps/rehearsing.ts';

/** A deploy that fails, with these outputs. */
function endWithOutputs(runner: Runner): number {
  for (const name of ['status', 'error-code', 'url', 'build-id', 'result']) runner.output(name, `of ${name}`);
  return 3;
}

describe('the deploy', () => {
  test('gets the access to the local platform, the folder as its workspace, and waits', async () => {
    const seen: Record<string, unknown> = {};
    const own = { include: '/dist/', 'fail-on-warning': 'true' };
    const inputs = { path: 'src', 'smoke-test': '/ 200', environment: 'Live', ...own };
    const { exitCode, masked } = await run({
      inputs,
      deploy: (runner, folder) => {
        const names = ['account', 'app', 'environment', 'username', 'password', 'headless-url', 'environment-url'];
        for (const name of [...names, 'path', 'wait', 'smoke-test', ...Object.keys(own)])
          seen[name] = runner.input(name);
        const { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary } = runner.variables;
        Object.assign(seen, { workspace, isInFolder: temporary === folder });
        return 0;
      },
    });
    expect(exitCode).toBe(0);
    expect(seen).toEqual({
      account: 'account-value',
      app: 'app-value',
      environment: 'Live',
      username: 'username-value',
      password: 'password-value',
      'headless-url': 'headless-url-value',
      'environment-url': SITE,
      path: '',
      wait: 'true',
      // The rehearsal asks the pages.
      'smoke-test': '',
      ...own,
      workspace: path.resolve('src'),
      isInFolder: true,
    });
    expect(masked).toEqual(expect.arrayContaining(['password-value', 'control-token-value']));
  });

  test('its exit code is that of the rehearsal, and so are the outputs that outlive the local platform', async () => {
    const { exitCode, outputs, log } = await run({ deploy: endWithOutputs });
    expect([exitCode, outputs]).toEqual([
      3,
      { status: 'of status', 'error-code': 'of error-code', result: 'of result' },
    ]);
    expect(log.at(-1)).toBe('The local platform was stopped.');
    // The site is there for a while.
    expect((await run({ deploy: endWithOutputs, inputs: { open: 'true' } })).outputs['url']).toBe('of url');
  });

  test('what apps and builds wrote is printed where it failed', async () => {
    const line = { time: '2026-01-01T00:00:00.000Z', step: 'start', source: 'stdout', text: 'what the app wrote' };
    const build = { build: 'b/1', environment: 'Rehearsal', state: 'live', createTime: line.time, lines: [line] };
    const deployWith = (code: number, error: string) => (runner: Runner, folder: string) => {
      runner.output('error-code', error);
      plant(path.join(folder, FILES.buildLogs), { '1.json': JSON.stringify(build) });
      return code;
    };
    const isShown = async (code: number, error: string): Promise<boolean> => {
      const { log } = await run({ deploy: deployWith(code, error) });
      return log.some((each) => each.includes('what the app wrote'));
    };
    expect(await isShown(1, 'smoke-test-failed')).toBe(true);
    // The deploy has said why.
    expect(await isShown(1, 'build-failed')).toBe(false);
    expect(await isShown(0, '')).toBe(false);
  });
});

test('it says first that it runs the app, and in the end where it was live', async () => {
  const { log, opened } = await run({});
  expect([log[0], ...log.slice(-2)]).toEqual([
    'This builds and runs the app on this machine, as you and without a sandbox.',
    'The app has stopped. --open leaves it running and shows it in the browser.',
    'The local platform was stopped.',
  ]);
  expect(opened).toEqual([]);
});

test('the local platform runs apps of this seed, and goes with this process and with its folder', async () => {
  let started: string[] = [];
  let seed = '';
  const { log } = await run({
    inputs: { env: 'A=s3cret' },
    deploy: (_, folder) => {
      started = JSON.parse(readFileSync(path.join(folder, 'started'), 'utf8')) as string[];
      seed = readFileSync(path.join(folder, 'seed'), 'utf8');
      return 0;
    },
  });
  const valueOf = (option: string): string => started[started.indexOf(option) + 1] ?? '';
  expect(started).toContain('--run-apps');
  expect([valueOf('--watch-pid'), valueOf('--idle-minutes')]).toEqual([String(process.pid), '0']);
  expect([valueOf('--seed'), existsSync(valueOf('--seed'))]).toEqual([path.join(valueOf('--remove'), 'seed'), false]);
  expect([seed.includes('s3cret'), log.join('\n').includes('s3cret')]).toEqual([true, false]);
});

test.each([
  ['false', 1],
  ['true', 0],
])('no-cache %s: the number of folders that it gets for the caches of the build is %d', async (noCache, folders) => {
  let started: string[] = [];
  await run({
    inputs: { 'no-cache': noCache },
    deploy: (_, folder) => {
      started = JSON.parse(readFileSync(path.join(folder, 'started'), 'utf8')) as string[];
      return 0;
    },
  });
  expect(started.filter((option) => option === '--build-caches')).toHaveLength(folders);
});

const deploy = (): number => {
  throw new Error('It was deployed.');
};

describe('nothing is deployed', () => {
  test('with inputs that cannot be used', async () => {
    const { exitCode, outputs, log } = await run({ inputs: { open: 'x' }, deploy });
    expect([exitCode, outputs['status'], outputs['error-code']]).toEqual([1, 'failed', 'invalid-input']);
    expect(log[0]).toMatch(/^error: Invalid input: open: "x" must be true or false\./);
  });

  test('where the local platform does not start', async () => {
    const platform = 'console.error("seed: bad"); process.exit(2)';
    const { exitCode, outputs, log } = await run({ platform, deploy });
    expect([exitCode, outputs['error-code']]).toEqual([1, 'invalid-input']);
    expect(log).toContainEqual(expect.stringContaining('The local platform did not start. It says: seed: bad'));
  });

  test('where it was cancelled before', async () => {
    const runner = recordingRunner({}, { RUNNER_TEMP: makeFolder('temp') });
    runner.cancel(new StopError('cancelled', 'The command was cancelled.', 130));
    const services = {
      clock: systemClock,
      localPlatform,
      program: { node: process.execPath, bundle: '' },
      openBrowser: () => undefined,
      restoreSignals: () => undefined,
    };
    expect(await rehearse(runner, { ...services, deploy: async () => deploy() })).toBe(130);
  });
});
