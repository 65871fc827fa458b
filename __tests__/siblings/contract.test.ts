import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createAppAction } from '../../src/actions/create-app/run.ts';
import { readCreateAppInputs } from '../../src/actions/create-app/inputs.ts';
import { createEnvironmentAction } from '../../src/actions/create-environment/run.ts';
import { readCreateEnvironmentInputs } from '../../src/actions/create-environment/inputs.ts';
import { DETAILS } from '../../src/actions/emulator/details.ts';
import { readEmulatorInputs } from '../../src/actions/emulator/inputs.ts';
import { installsAction } from '../../src/actions/installs/run.ts';
import { readInstallsInputs } from '../../src/actions/installs/inputs.ts';
import { readWebhookInputs } from '../../src/actions/webhook/inputs.ts';
import { webhookAction } from '../../src/actions/webhook/run.ts';
import { InvalidInputError } from '../../src/errors.ts';
import type { Runner } from '../../src/runner/runner.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  installsInputs,
  runAction,
  webhookUrl,
} from '../support/sibling-actions.ts';
import type { Inputs } from '../support/sibling-actions.ts';
import { actionFile, expectDeclaredOutputs, SIBLINGS } from '../support/sibling-bundles.ts';
import type { Sibling } from '../support/sibling-bundles.ts';

const ORIGIN = 'https://api.example.com';

/** How each action reads its inputs, and the least it needs. */
const READERS: Readonly<Record<Sibling, { read: (runner: Runner) => object; least: Inputs }>> = {
  'create-app': { read: readCreateAppInputs, least: createAppInputs(ORIGIN) },
  'create-environment': { read: readCreateEnvironmentInputs, least: createEnvironmentInputs(ORIGIN) },
  webhook: { read: readWebhookInputs, least: { url: webhookUrl(ORIGIN) } },
  installs: { read: readInstallsInputs, least: installsInputs(ORIGIN) },
  emulator: { read: readEmulatorInputs, least: {} },
};

/** Names of the inputs that are asked for, and what comes of them. */
function reading(name: Sibling, inputs: Inputs): { asked: string[]; outcome: unknown } {
  const asked = new Set<string>();
  const runner = recordingRunner(inputs);
  const listening: Runner = { ...runner, input: (input) => (asked.add(input), runner.input(input)) };
  let outcome: unknown;
  try {
    outcome = READERS[name].read(listening);
  } catch (error) {
    outcome = error;
  }
  return { asked: [...asked].toSorted(), outcome };
}

describe.each(SIBLINGS)('%s and its action.yml agree', (name) => {
  const { inputs, outputs, runs } = actionFile(name);
  const { least } = READERS[name];

  test('on the inputs', () => {
    const declared = Object.keys(inputs).toSorted();
    expect(reading(name, {}).asked).toEqual(declared);
    expect(reading(name, least).asked).toEqual(declared);
  });

  test('on those that are required', () => {
    const required = Object.keys(inputs).filter((input) => inputs[input]?.required === true);
    const { outcome } = reading(name, {});
    const missing = outcome instanceof InvalidInputError ? outcome.problems.map(({ input }) => input) : [];
    expect(missing.toSorted()).toEqual(required.toSorted());
    expect(Object.keys(least).toSorted()).toEqual(required.toSorted());
  });

  test('on the defaults: to leave an input out is to give its default', () => {
    const defaults = Object.entries(inputs).flatMap(([input, { default: text }]) =>
      text === undefined ? [] : [[input, text] as const],
    );
    expect(defaults.length).toBeGreaterThan(0);
    const plain = JSON.stringify(reading(name, least).outcome);
    for (const [input, text] of defaults) {
      expect([input, JSON.stringify(reading(name, { ...least, [input]: text }).outcome)]).toEqual([input, plain]);
    }
  });

  test('on the bundles', () => {
    for (const file of [runs.main, ...(runs.post === undefined ? [] : [runs.post])]) {
      expect([file, existsSync(path.resolve(name, file))]).toEqual([file, true]);
    }
  });

  test('on "result" as the last output', () => {
    expect(Object.keys(outputs).at(0)).toBe('status');
    expect(Object.keys(outputs).at(-1)).toBe('result');
  });
});

test.each([
  ['create-app', createAppAction],
  ['create-environment', createEnvironmentAction],
  ['webhook', webhookAction],
  ['installs', installsAction],
] as const)('%s sets exactly the declared outputs when it fails', async (name, action) => {
  expectDeclaredOutputs(name, (await runAction(action, {})).outputs);
});

test('the emulator hands on exactly the declared details', () => {
  const details = Object.keys(actionFile('emulator').outputs).filter(
    (name) => !['status', 'error-code', 'result'].includes(name),
  );
  expect([...DETAILS]).toEqual(details);
});
