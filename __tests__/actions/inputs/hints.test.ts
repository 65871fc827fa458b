import { describe, expect, test } from '@jest/globals';
import { createAppAction } from '../../../src/actions/create-app/run.ts';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { buildsAction } from '../../../src/actions/builds/run.ts';
import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { deploy } from '../../../src/actions/deploy/run.ts';
import { environmentsAction } from '../../../src/actions/environments/run.ts';
import { installsAction } from '../../../src/actions/installs/run.ts';
import { statusAction } from '../../../src/actions/status/run.ts';
import { webhookAction } from '../../../src/actions/webhook/run.ts';
import { createPacker } from '../../../src/archive/pack.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  deleteEnvironmentInputs,
  environmentsInputs,
  installsInputs,
  statusInputs,
  webhookUrl,
} from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { always } from '../../support/servers/socket-server.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';

type Step = (runner: Runner, services: never) => Promise<number>;

const ACTIONS: readonly (readonly [string, Step, (origin: string, more: Inputs) => Inputs])[] = [
  ['deploy', deploy, createInputs],
  ['create-app', createAppAction, createAppInputs],
  ['create-environment', createEnvironmentAction, createEnvironmentInputs],
  ['installs', installsAction, installsInputs],
  ['environments', environmentsAction, environmentsInputs],
  ['status', statusAction, statusInputs],
  ['builds', buildsAction, (origin, more) => statusInputs(origin, { count: '10', ...more })],
  ['delete-environment', deleteEnvironmentAction, deleteEnvironmentInputs],
];
const WARNING =
  'warning: Username looks like a login: "username" contains an "@". It must be the API user ID from the API Access page of the user portal, not the e-mail address that you log in with.';
const ADVICE = 'The "username" contains an "@", so it is probably the e-mail address of the login.';

describe('inputs that a shell in place of Node has dropped', () => {
  const HINT = 'No input with "-" in its name has arrived';
  test.each([
    ['all with a hyphen', { INPUT_ACCOUNT: 'a' }, true],
    ['the one that is missing', { INPUT_ACCOUNT: 'a', 'INPUT_TIMEOUT-MINUTES': '30' }, false],
    ['none on a runner with underscores', { INPUT_ACCOUNT: 'a', INPUT_TIMEOUT_MINUTES: '30' }, false],
    ['none in a terminal', {}, false],
  ])('%s', async (_, variables, isHinted) => {
    const runner = recordingRunner({ account: 'a' }, variables);
    await webhookAction(runner, { clock: fakeClock() });
    await installsAction(runner, { clock: fakeClock() });
    expect(runner.log.filter((line) => line.includes(HINT))).toHaveLength(isHinted ? 1 : 0);
  });
});

const UUID = '238d69a5-843f-4000-8000-000000000002';

/** Runs an action against a host that answers with one status. */
async function run(step: Step, inputsFor: (origin: string) => Inputs, status: number) {
  const { origin } = await always(status);
  const runner = recordingRunner(inputsFor(origin), {
    GITHUB_WORKSPACE: plant(makeFolder('workspace'), SITE),
  });
  await step(runner, { clock: fakeClock(), writeArchive: createPacker('', 0) } as never);
  return runner.log;
}

test.each(ACTIONS)('%s: an "@" in username is a warning up front, and advice after a 401', async (_, step, inputs) => {
  const log = await run(step, (origin) => inputs(origin, { username: 'me@example.com' }), 401);
  expect(log[0]).toBe(WARNING);
  expect(log.filter((line) => line.startsWith('error: '))).toEqual([expect.stringContaining(ADVICE)]);
  expect(log.join('\n')).not.toContain('me@example.com');
});

test.each(ACTIONS)('%s: with fail-on-warning that ends it before anything is asked', async (_, step, inputs) => {
  const server = await always(200);
  const given = inputs(server.origin, { username: 'me@example.com', 'fail-on-warning': 'true' });
  const runner = recordingRunner(given, { GITHUB_WORKSPACE: plant(makeFolder('workspace'), SITE) });
  const exitCode = await step(runner, { clock: fakeClock(), writeArchive: createPacker('', 0) } as never);
  expect([exitCode, runner.outputs['error-code'], server.connections()]).toEqual([1, 'warning', 0]);
});

test.each(ACTIONS)('%s: after another refusal the advice does not repeat it', async (_, step, inputs) => {
  const log = await run(step, (origin) => inputs(origin, { username: 'me@example.com' }), 403);
  expect(log[0]).toBe(WARNING);
  expect(log.join('\n')).not.toContain(ADVICE);
});

test.each(ACTIONS)('%s: an API user ID gives neither', async (_, step, inputs) => {
  const log = await run(step, (origin) => inputs(origin, {}), 401);
  expect(log.join('\n')).toContain('HTTP 401');
  expect(log.join('\n')).not.toContain('"@"');
});

test('webhook: has no username', async () => {
  const log = await run(webhookAction, (origin) => ({ url: webhookUrl(origin) }), 401);
  expect(log.join('\n')).not.toContain('username');
});

test.each(ACTIONS)('%s: quotes around a secret are named after a 401, and only then', async (_, step, inputs) => {
  const quoted = (origin: string): Inputs => inputs(origin, { username: "'api-user'", password: '"a long password"' });
  const log = (await run(step, quoted, 401)).join('\n');
  for (const name of ['username', 'password'])
    expect(log).toContain(`The "${name}" has quotes around it: store it without them`);
  expect((await run(step, quoted, 403)).join('\n')).not.toContain('quotes');
});

test.each(ACTIONS)('%s: a value that looks odd is what the error tells first, after a 401', async (_, step, inputs) => {
  const odd = (origin: string): Inputs => inputs(origin, { password: '$Summer24' });
  const error = (await run(step, odd, 401)).find((line) => line.startsWith('error: '));
  // The advice is on a line of its own here.
  expect(error).toMatch(/\nThe "password" starts with "\$", like a variable that was not replaced\. Check /);
  expect((await run(step, odd, 403)).join('\n')).not.toContain('like a variable');
});

test.each(ACTIONS.slice(0, 3))('%s: after a 404 that is one of a name', async (_, step, inputs) => {
  const changed = { account: 'undefined', environment: UUID, password: 'undefined' };
  const error = (await run(step, (origin) => inputs(origin, changed), 404)).find((line) => line.startsWith('error: '));
  expect(error).toMatch(/\nThe "account" looks like a placeholder for a value that is not set\. (?!The )/);
});

test.each(ACTIONS)('%s: user and password that look swapped are named after a 401, and only then', async (...row) => {
  const [, step, inputs] = row;
  const hint = 'The "username" looks like a password, and the "password" does not: they may be swapped.';
  for (const [username, password] of [
    ['s3cret-word', UUID],
    ['aB3dE6gH9jK2mN5p', 'api-user'],
  ] as const) {
    const swapped = (origin: string): Inputs => inputs(origin, { username, password });
    expect((await run(step, swapped, 401)).join('\n')).toContain(hint);
    expect((await run(step, swapped, 403)).join('\n')).not.toContain('they may be swapped');
    const right = (origin: string): Inputs => inputs(origin, { username: password, password: username });
    expect((await run(step, right, 401)).join('\n')).not.toContain('swapped');
  }
});

test.each(ACTIONS.slice(0, 3))('%s: a UUID where a name belongs is named after a 403 and a 404', async (...row) => {
  const [, step, inputs] = row;
  for (const status of [403, 404]) {
    const log = await run(step, (origin) => inputs(origin, { app: UUID, environment: UUID }), status);
    const error = log.find((line) => line.startsWith('error: '));
    expect(error).toContain('The "app" is a UUID, but must be a name. Is it the ID of the environment?');
    expect(error).not.toContain('The "account" is');
  }
  expect((await run(step, (origin) => inputs(origin, { app: UUID, environment: UUID }), 409)).join('\n')).not.toContain(
    'is a UUID',
  );
});

/** Packs a site with these inputs, where a warning would end it. */
const dryRun = async (inputs: Inputs) =>
  await runInProcess('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: { 'dry-run': 'true', 'fail-on-warning': 'true', path: '.', ...inputs },
  });

describe('inputs that the action does not have', () => {
  test('a typo is a notice with the nearest, and no warning', async () => {
    const { exitCode, stdout, outputs } = await dryRun({ 'compresion-level': '1', pasword: 's3cret' });
    expect(stdout).toMatch(
      /^::notice title=Unknown input::"compresion-level" is not .*\. Did you mean compression-level\? "pasword" .*mean password\?$/m,
    );
    expect(stdout).not.toMatch(/::warning|s3cret/);
    expect({ exitCode, status: outputs['status'] }).toEqual({ exitCode: 0, status: 'dry-run' });
  });

  test('a name of other tools is a notice with what it is called here', async () => {
    const { stdout } = await dryRun({ 'working-directory': 'apps/web' });
    expect(stdout).toContain('"working-directory" is not an input of this action. Did you mean path?\n');
    expect((await dryRun({ 'working-directory': 'apps/web', path: './' })).stdout).not.toContain('::notice');
  });

  test('"_" for "-" is a notice, unless a composite action passes its own on', async () => {
    const { stdout } = await dryRun({ required_files: 'package.json', max_size: '1GB' });
    expect(stdout).toContain('"required_files" is not an input of this action. Did you mean required-files?');
    expect(stdout).toContain('Did you mean max-size?');
    const passed = {
      'required-files': 'package.json',
      required_files: 'package.json',
      max_size: '',
      timeout_minutes: '30',
    };
    expect((await dryRun(passed)).stdout).not.toMatch(/inputs? of this action/);
  });

  test('what may be of a composite action around it is one plain line', async () => {
    const { stdout } = await dryRun({ 'node-version': '24', exclud: 'x', exclude: '/docs' });
    expect(stdout).toContain('Not inputs of this action: node-version, exclud\n');
    expect(stdout).not.toContain('::notice');
  });

  test('it has no more than it was given', async () => {
    expect((await dryRun({})).stdout).not.toMatch(/input of this action|inputs of this action/i);
  });

  test('each action knows its own', async () => {
    const runner = recordingRunner(
      { url: 'https://h' },
      { INPUT_URL: 'https://h', INPUT_PATH: 'x', INPUT_ACTOIN: 'y' },
    );
    await webhookAction(runner, { clock: fakeClock() });
    expect(runner.log.slice(0, 2)).toEqual([
      'notice: Unknown input: "actoin" is not an input of this action. Did you mean action?',
      'Not inputs of this action: path',
    ]);
  });

  test('a name that would write a command of the runner does not', async () => {
    const runner = recordingRunner({}, { 'INPUT_X\n::ERROR::Y': '1' });
    await webhookAction(runner, { clock: fakeClock() });
    expect(runner.log[0]).toMatch(/^Not inputs of this action: x\\u000a/);
  });
});
