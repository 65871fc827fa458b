import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { program as localPlatform } from '#local-platform';
import { DETAILS } from '../../../src/shared/emulator-details.ts';
import { rehearse } from '../../../src/actions/rehearse/run.ts';
import type { RehearseServices } from '../../../src/actions/rehearse/run.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import { isAlive } from '../processes/is-alive.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { makeFolder, plant } from '../git/folders.ts';
import { recordingRunner } from '../runners/recording-runner.ts';
import type { RecordingRunner } from '../runners/recording-runner.ts';

export const SITE = 'http://127.0.0.1:4321';
export const PORTAL = 'http://localhost:4320/?token=portal-token';
/** Opens it once. */
export const PORTAL_ONCE = 'http://localhost:4320/?code=portal-code';
const ACCESS = {
  ...Object.fromEntries(DETAILS.map((name) => [name, `${name}-value`])),
  'site-url': SITE,
  'portal-url': PORTAL,
};

/** Stands for the local platform: listens at once, and writes down how it was started. */
export const PLATFORM = `
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

/** What differs from one rehearsal to the next. */
export interface RehearsalGiven {
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
export async function runRehearsal({
  inputs = {},
  variables = {},
  platform = PLATFORM,
  deploy = () => 0,
  onOpen = () => undefined,
  onWarning = () => undefined,
}: RehearsalGiven) {
  const temp = makeFolder('temp');
  const bundle = path.join(plant(makeFolder('bundle'), { 'index.js': platform }), 'index.js');
  const recording = recordingRunner(inputs, {
    RUNNER_TEMP: temp,
    XDG_CACHE_HOME: makeFolder('cache-home'),
    GITHUB_EVENT_NAME: '',
    ...variables,
  });
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
  let restored = 0;
  const services: RehearseServices = {
    clock: systemClock,
    localPlatform,
    program: { node: process.execPath, bundle },
    deploy: async (deployRunner) => deploy(deployRunner, path.join(temp, readdirSync(temp)[0] ?? ''), runner),
    openBrowser: (url) => {
      opened.push(url);
      onOpen(runner, pidOf());
    },
    restoreSignals: () => void (restored += 1),
  };
  const exitCode = await rehearse(runner, services);
  // Whatever the ending: nothing runs, and nothing is left.
  expect([readdirSync(temp), pidOf() > 0 && isAlive(pidOf())]).toEqual([[], false]);
  return { exitCode, opened, restored, log: runner.log, outputs: runner.outputs, masked: runner.masked };
}
