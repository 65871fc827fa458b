import { expect, test } from '@jest/globals';
import { createAppAction } from '../../../src/actions/create-app/run.ts';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { deploy } from '../../../src/actions/deploy/run.ts';
import { installsAction } from '../../../src/actions/installs/run.ts';
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
  installsInputs,
  webhookUrl,
} from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { always } from '../../support/servers/socket-server.ts';

type Step = (runner: Runner, services: never) => Promise<number>;

const ACTIONS: readonly (readonly [string, Step, (origin: string, more: Inputs) => Inputs])[] = [
  ['deploy', deploy, createInputs],
  ['create-app', createAppAction, createAppInputs],
  ['create-environment', createEnvironmentAction, createEnvironmentInputs],
  ['installs', installsAction, installsInputs],
];
const WARNING =
  'warning: Username looks like a login: "username" contains an "@". It must be the API user ID from the API Access page of the user portal, not the e-mail address that you log in with.';
const ADVICE = 'The "username" contains an "@", so it is probably the e-mail address of the login.';

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
    expect(log).toContain(`The "${name}" has quotes around it: store the secret without them`);
  expect((await run(step, quoted, 403)).join('\n')).not.toContain('quotes');
});
