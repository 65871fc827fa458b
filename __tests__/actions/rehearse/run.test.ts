import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { DETAILS } from '../../../src/actions/emulator/details.ts';
import { FILES } from '../../../src/actions/emulator/process.ts';
import { rehearse } from '../../../src/actions/rehearse/run.ts';
import type { RehearseServices } from '../../../src/actions/rehearse/run.ts';
import { systemClock } from '../../../src/actions/step/clock.ts';
import { isRunning } from '../../../src/emulator/process/processes.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { StopError } from '../../../src/shared/errors.ts';
import { makeFolder, plant } from '../../support/folders.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import type { RecordingRunner } from '../../support/recording-runner.ts';

const SITE = 'http://127.0.0.1:4321';
const PORTAL = 'http://localhost:4320/?token=portal-token';
/** Opens it once. */
const PORTAL_ONCE = 'http://localhost:4320/?code=portal-code';
const ACCESS = {
  ...Object.fromEntries(DETAILS.map((name) => [name, `${name}-value`])),
  'site-url': SITE,
  'portal-url': PORTAL,
};

const CANCELLED = new StopError('cancelled', 'The command was cancelled.', 130);

/** Stands for the local platform: listens at once, and writes down how it was started. */
const PLATFORM = `
  const { writeFileSync } = require('node:fs');
  writeFileSync(process.env.TMPDIR + '/started', JSON.stringify(process.argv.slice(2)));
  require('node:http').createServer(({ method, url, headers: { authorization } }, response) => {
    const isKnown = [method, url, authorization].join() === 'POST,/_control/portal,Bearer control-token-value';
    response.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ url: '${PORTAL_ONCE}' }));
  }).listen(0, '127.0.0.1', function () {
    const access = ${JSON.stringify(ACCESS)};
    access['control-url'] = 'http://127.0.0.1:' + this.address().port + '/_control';
    console.log(JSON.stringify(access));
  });
`;

interface Given {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly platform?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** The deploy, in the runner that it gets. */
  readonly deploy?: (runner: Runner, folder: string, own: RecordingRunner) => number;
  readonly onOpen?: (own: RecordingRunner, pid: number) => void;
  /** Called with the number of warnings. */
  readonly onWarning?: (own: RecordingRunner, count: number) => unknown;
}

/** Runs a rehearsal with stand-ins for the local platform and the deploy. */
async function run({
  inputs = {},
  variables = {},
  platform = PLATFORM,
  deploy = () => 0,
  onOpen = () => undefined,
  onWarning = () => undefined,
}: Given) {
  const temp = makeFolder('temp');
  const bundle = path.join(plant(makeFolder('bundle'), { 'index.js': platform }), 'index.js');
  const recording = recordingRunner(inputs, { RUNNER_TEMP: temp, GITHUB_EVENT_NAME: '', ...variables });
  let warnings = 0;
  const runner: RecordingRunner = {
    ...recording,
    warning: (title, text) => {
      recording.warning(title, text);
      onWarning(runner, (warnings += 1));
    },
  };
  const pidOf = (): number => Number(runner.state('emulator-pid'));
  const opened: string[] = [];
  const services: RehearseServices = {
    clock: systemClock,
    program: { node: process.execPath, bundle },
    deploy: async (deployRunner) => deploy(deployRunner, path.join(temp, readdirSync(temp)[0] ?? ''), runner),
    openBrowser: (url) => {
      opened.push(url);
      onOpen(runner, pidOf());
    },
  };
  const exitCode = await rehearse(runner, services);
  // Whatever the ending: nothing runs, and nothing is left.
  expect([readdirSync(temp), pidOf() > 0 && isRunning(pidOf())]).toEqual([[], false]);
  return { exitCode, opened, log: runner.log, outputs: runner.outputs, masked: runner.masked };
}

/** Outputs of a deploy that went well. */
const LIVE = { status: 'live', 'error-code': '', 'build-id': 'b-1', url: SITE };

/** A deploy that fails, with these outputs. */
function endWithOutputs(runner: Runner): number {
  for (const name of ['status', 'error-code', 'url', 'build-id', 'result']) runner.output(name, `of ${name}`);
  return 3;
}

describe('the deploy', () => {
  test('gets the access to the local platform, the folder as its workspace, and waits', async () => {
    const seen: Record<string, unknown> = {};
    const inputs = { path: 'src', 'smoke-test': '/ 200', include: '/dist/', environment: 'Live' };
    const { exitCode, masked } = await run({
      inputs,
      deploy: (runner, folder) => {
        const names = ['account', 'app', 'environment', 'username', 'password', 'headless-url', 'environment-url'];
        for (const name of [...names, 'path', 'wait', 'smoke-test', 'include']) seen[name] = runner.input(name);
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
      include: '/dist/',
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
    'The app is stopped again. With --open it stays, and is shown in the browser.',
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

describe('--open', () => {
  test('shows the site, and the portal beside it, until Ctrl-C, which is no failure', async () => {
    const { exitCode, opened, log, masked } = await run({
      inputs: { open: 'true' },
      onOpen: (runner) => runner.cancel(CANCELLED),
    });
    // The address that is printed would be in the list of processes.
    expect([exitCode, opened]).toEqual([0, [SITE, PORTAL_ONCE]]);
    expect(log.slice(-3)).toEqual([
      `The site stays at ${SITE} until Ctrl-C ends it.`,
      `Portal: ${PORTAL}`,
      'The local platform was stopped.',
    ]);
    // In a terminal it would be *** otherwise.
    expect(masked).not.toEqual(expect.arrayContaining([expect.stringContaining('portal-token')]));
    expect(masked).toContain('control-token-value');
  });

  test.each<[string, Given]>([
    ['in CI', { inputs: { open: 'true' }, variables: { CI: 'true' }, deploy: () => 1 }],
    ['without --open', {}],
  ])('the address of the portal is masked %s', async (_, given) => {
    expect((await run(given)).masked).toEqual(expect.arrayContaining([PORTAL, 'portal-token']));
  });

  test('shows the site alone where the local platform gives no address for the portal', async () => {
    const platform = PLATFORM.replace('/_control/portal', '/other');
    const given = { platform, inputs: { open: 'true' }, onOpen: (runner: RecordingRunner) => runner.cancel(CANCELLED) };
    const { exitCode, opened, log } = await run(given);
    expect([exitCode, opened, log.includes(`Portal: ${PORTAL}`)]).toEqual([0, [SITE], true]);
  });

  test('says that somebody else has tried to open the portal', async () => {
    const notices = [
      'Portal: Somebody else tried.',
      'A: build b is live: http://127.0.0.1:1',
      'Portal: It was used again.',
    ];
    const platform = PLATFORM.replace(
      'listen(0,',
      `on('request', () => console.error(${JSON.stringify(notices.join('\n'))})).$&`,
    );
    const { exitCode, log } = await run({
      platform,
      inputs: { open: 'true' },
      onWarning: (runner, count) => count === 2 && runner.cancel(CANCELLED),
    });
    expect([exitCode, log.filter((line) => line.startsWith('warning: '))]).toEqual([
      0,
      ['warning: Portal code misused: Somebody else tried.', 'warning: Portal code misused: It was used again.'],
    ]);
  });

  test('fails where the local platform ends by itself', async () => {
    const { exitCode, log, outputs } = await run({
      inputs: { open: 'true' },
      deploy: (runner) => {
        for (const [name, value] of Object.entries(LIVE)) runner.output(name, value);
        runner.output('result', JSON.stringify(LIVE));
        return 0;
      },
      onOpen: (_, pid) => process.kill(pid, 'SIGKILL'),
    });
    expect([exitCode, outputs['status'], outputs['error-code'], outputs['url']]).toEqual([1, 'failed', 'internal', '']);
    expect(JSON.parse(outputs['result'] ?? '')).toEqual({
      ...LIVE,
      status: 'failed',
      'error-code': 'internal',
      url: '',
    });
    expect(log).toContainEqual('error: Local platform ended: The local platform has ended, and the site with it.');
  });

  test('shows nothing where the deploy failed', async () => {
    const { exitCode, opened } = await run({ inputs: { open: 'true' }, deploy: () => 1 });
    expect([exitCode, opened]).toEqual([1, []]);
  });
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
      program: { node: process.execPath, bundle: '' },
      openBrowser: () => undefined,
    };
    expect(await rehearse(runner, { ...services, deploy: async () => deploy() })).toBe(130);
  });
});
