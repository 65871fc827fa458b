import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ENTRIES } from '../../scripts/entries.js';
import { SUBJECT } from '../../scripts/results.js';
import { readCreateAppInputs } from '../../src/actions/create-app/inputs.ts';
import { createAppAction } from '../../src/actions/create-app/run.ts';
import { readCreateEnvironmentInputs } from '../../src/actions/create-environment/inputs.ts';
import { createEnvironmentAction } from '../../src/actions/create-environment/run.ts';
import { readDeleteEnvironmentInputs } from '../../src/actions/delete-environment/inputs.ts';
import { deleteEnvironmentAction } from '../../src/actions/delete-environment/run.ts';
import { readDeployInputs } from '../../src/actions/deploy/inputs/inputs.ts';
import { deploy } from '../../src/actions/deploy/run.ts';
import { readEmulatorInputs } from '../../src/actions/emulator/inputs.ts';
import { startEmulatorAction } from '../../src/actions/emulator/start.ts';
import { installsAction, readInstallsInputs } from '../../src/actions/installs/run.ts';
import { readEnvironmentsInputs } from '../../src/actions/environments/inputs.ts';
import { environmentsAction } from '../../src/actions/environments/run.ts';
import { readWebhookInputs, webhookAction } from '../../src/actions/webhook/run.ts';
import { InvalidInputError } from '../../src/shared/errors.ts';
import type { Runner } from '../../src/runner/runner.ts';
import { readActionFile } from '../support/runners/action-file.ts';
import { fakeClock } from '../support/steps/fake-clock.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { createInputs } from '../support/steps/inputs.ts';
import { recordingRunner } from '../support/runners/recording-runner.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  deleteEnvironmentInputs,
  environmentsInputs,
  installsInputs,
  webhookUrl,
} from '../support/steps/sibling-actions.ts';
import type { Inputs } from '../support/steps/sibling-actions.ts';

interface Contract {
  readonly step: (runner: Runner, services: never) => Promise<number>;
  readonly read: (runner: Runner) => object;
  /** The inputs that it needs. */
  readonly least: Inputs;
  /** All other inputs, with values that are not their defaults. */
  readonly others: Inputs;
  /** Inputs without which another one is refused. */
  readonly needs?: Readonly<Record<string, Inputs>>;
  /** An input whose other value is an error beside the rest, which is another outcome, too. */
  readonly refused?: string;
}

const ORIGIN = 'https://api.example.com';
const workspace = plant(makeFolder('workspace'), { 'package.json': '{}', 'sub/x': '', other: '*.bak\n' });

const runner = (given: Inputs) => recordingRunner(given, { GITHUB_WORKSPACE: workspace });

/** Of every action. */
const COMMON = { 'timeout-minutes': '1', 'fail-on-warning': 'true' };

/** A row for each action. */
const CONTRACTS: Readonly<Record<string, Contract>> = {
  'action.yml': {
    step: deploy,
    read: readDeployInputs,
    least: createInputs(ORIGIN),
    others: {
      path: 'sub',
      include: '/x',
      exclude: '/x',
      'ignore-file': 'other',
      'compression-level': '1',
      'max-size': '1',
      'secret-scan': 'off',
      'required-files': 'x',
      'dry-run': 'true',
      check: 'true',
      archive: 'sub/x',
      // Without the other one an error.
      'archive-sha256': 'a'.repeat(64),
      ...COMMON,
      'retry-ambiguous': 'true',
      'purge-cache-webhook': webhookUrl(ORIGIN, { action: 'purgeCache' }),
      'fail-on-purge-error': 'true',
      wait: 'true',
      'environment-url': 'https://shop.example',
      'smoke-test': '/',
      'smoke-test-minutes': '1',
      'rollback-archive': 'sub/x',
      'rollback-archive-sha256': 'a'.repeat(64),
      'github-token': 'ghs_1',
      deployment: 'true',
      comment: 'true',
      'skip-unchanged': 'true',
    },
    refused: 'archive-sha256',
    needs: {
      'skip-unchanged': { wait: 'true', deployment: 'true' },
      'smoke-test': { wait: 'true' },
      'rollback-archive': { wait: 'true', 'smoke-test': '/' },
      'rollback-archive-sha256': { wait: 'true', 'smoke-test': '/', 'rollback-archive': 'sub/x' },
    },
  },
  'create-app/action.yml': {
    step: createAppAction,
    read: readCreateAppInputs,
    least: createAppInputs(ORIGIN),
    others: { 'if-exists': 'ignore', ...COMMON },
  },
  'create-environment/action.yml': {
    step: createEnvironmentAction,
    read: readCreateEnvironmentInputs,
    least: createEnvironmentInputs(ORIGIN),
    others: { 'shell-variables': 'A=b', branch: 'main', 'if-exists': 'ignore', 'base-url': ORIGIN, ...COMMON },
  },
  'delete-environment/action.yml': {
    step: deleteEnvironmentAction,
    read: readDeleteEnvironmentInputs,
    least: deleteEnvironmentInputs(ORIGIN),
    others: {
      // With "environment" it is refused.
      'closed-pull-requests': 'true',
      'if-missing': 'ignore',
      'dry-run': 'true',
      comment: 'true',
      deployment: 'true',
      'github-token': 'ghs_1',
      ...COMMON,
    },
    refused: 'closed-pull-requests',
  },
  'environments/action.yml': {
    step: environmentsAction,
    read: readEnvironmentsInputs,
    least: environmentsInputs(ORIGIN),
    others: { name: 'a*', builds: '1', ...COMMON },
  },
  'webhook/action.yml': {
    step: webhookAction,
    read: readWebhookInputs,
    // A word that no value of "action" makes of it.
    least: { url: webhookUrl(ORIGIN, { action: 'someday' }) },
    others: { action: 'clean-rebuild', 'retry-ambiguous': 'true', ...COMMON },
  },
  'installs/action.yml': {
    step: installsAction,
    read: readInstallsInputs,
    least: installsInputs(ORIGIN),
    others: { 'install-id': '7', name: 'a*', 'page-size': '1', offset: '1', 'max-pages': '1', ...COMMON },
  },
  'emulator/action.yml': {
    step: startEmulatorAction,
    read: readEmulatorInputs,
    least: {},
    others: { port: '1', seed: '{}', faults: '[]', strict: 'true', 'run-apps': 'true', 'idle-minutes': '1', ...COMMON },
  },
};

test('every action has a row', () => {
  expect(Object.keys(CONTRACTS)).toEqual(ENTRIES.flatMap(({ actionFile }) => actionFile ?? []));
});

describe.each(Object.entries(CONTRACTS))('%s', (file, { step, read, least, others, needs = {}, refused = '' }) => {
  const { inputs, outputs, runs } = readActionFile(file);
  const declared = Object.keys(inputs).toSorted();

  /** What comes of inputs, as text; patterns and functions by their source. */
  const outcomeOf = (given: Inputs): string => {
    try {
      return JSON.stringify(read(runner({ ...least, ...given })), (_, value: unknown) =>
        typeof value === 'function' || value instanceof RegExp ? String(value) : value,
      );
    } catch (error) {
      if (error instanceof InvalidInputError && refused in given) return error.message;
      throw error;
    }
  };

  test('declares the inputs that the code reads, and no others', () => {
    const asked = new Set<string>();
    const recording = runner(least);
    read({
      ...recording,
      input: (name) => (asked.add(name), recording.input(name)),
      inputAsWritten: (name) => (asked.add(name), recording.inputAsWritten(name)),
    });
    expect([...asked].toSorted()).toEqual(declared);
  });

  test('declares the outputs that the code sets, in the same order', async () => {
    const recording = runner({ ...least, 'timeout-minutes': '-1' });
    await step(recording, { clock: fakeClock() } as never);
    expect(Object.keys(recording.outputs)).toEqual(Object.keys(outputs));
    expect(recording.outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input' });
    const { result = '', ...rest } = recording.outputs;
    const own = file === 'action.yml' ? ['rollback'] : [];
    const keys = [...Object.keys(SUBJECT), ...Object.keys(rest), 'warnings', 'error', ...own];
    expect(Object.keys(JSON.parse(result) as object)).toEqual([...new Set(keys)]);
  });

  test('agrees with the code on what is required', () => {
    // Where another input stands in for it, action.yml cannot say `required: true`.
    const required = declared.filter(
      (name) =>
        inputs[name]?.required === true || / Required unless `[a-z-]+`\.$/.test(inputs[name]?.description ?? ''),
    );
    expect(Object.keys(least).toSorted()).toEqual(required);
    let missing: string[] = [];
    try {
      read(runner({}));
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      missing = error.problems.map(({ input }) => input);
    }
    expect(missing.toSorted()).toEqual(required);
  });

  test('has the defaults of the code: setting them changes nothing', () => {
    // An expression is for the runner to evaluate.
    const defaults = Object.entries(inputs).flatMap(([name, { default: value }]) =>
      value === undefined || value.startsWith('${{') ? [] : [[name, value] as const],
    );
    expect(defaults.length).toBeGreaterThan(0);
    for (const [name, value] of defaults) {
      expect([name, outcomeOf({ [name]: value })]).toEqual([name, outcomeOf({})]);
    }
    expect(defaults.filter(([name]) => name in least)).toEqual([]);
  });

  test('has inputs that count: another value than the default changes something', () => {
    expect([...Object.keys(least), ...Object.keys(others)].toSorted()).toEqual(declared);
    for (const [name, value] of Object.entries(others)) {
      const needed = needs[name] ?? {};
      expect([name, outcomeOf({ ...needed, [name]: value })]).not.toEqual([name, outcomeOf(needed)]);
    }
  });

  test('describes everything', () => {
    const all = [...Object.entries(inputs), ...Object.entries(outputs)];
    expect(all.filter(([, { description = '' }]) => !/^\S.*\.$/s.test(description))).toEqual([]);
  });

  test('runs files that are there, on the Node that runners have', () => {
    expect(runs.using).toBe('node24');
    const files = [runs.main, runs.post ?? runs.main].map((name) => path.join(path.dirname(file), name));
    expect(files.filter((name) => !existsSync(name))).toEqual([]);
  });
});
