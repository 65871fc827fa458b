import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { maskSecrets } from '../../../src/actions/credentials.ts';
import { readDeployInputs } from '../../../src/actions/deploy/inputs.ts';
import type { DeployInputs } from '../../../src/actions/deploy/inputs.ts';
import { deployReport } from '../../../src/actions/deploy/report.ts';
import { endedAs } from '../../support/deploy-facts.ts';
import { makeFolder, plant } from '../../support/folders.ts';
import { recordingRunner } from '../../support/recording-runner.ts';

interface Action {
  readonly inputs: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const action = parse(readFileSync('action.yml', 'utf8')) as Action;
const workspace = plant(makeFolder('workspace'), { 'package.json': '{}' });
const NEEDED: Readonly<Record<string, string>> = {
  account: 'acme',
  app: 'shop',
  environment: 'e-1',
  username: 'user',
  password: 'password',
  'headless-url': 'https://api.example.com',
};

/** Reads the inputs of the deploy action, and notes which names are asked for. */
function read(inputs: Readonly<Record<string, string>>): { inputs: DeployInputs; asked: Set<string> } {
  const runner = recordingRunner(inputs, { GITHUB_WORKSPACE: workspace });
  const asked = new Set<string>();
  const noting = {
    ...runner,
    input: (name: string): string => {
      asked.add(name);
      return runner.input(name);
    },
  };
  maskSecrets(noting, ['purge-cache-webhook']);
  return { inputs: readDeployInputs(noting), asked };
}

describe('action.yml', () => {
  test('declares the inputs that the code reads, and no others', () => {
    expect([...read(NEEDED).asked].toSorted()).toEqual(Object.keys(action.inputs).toSorted());
  });

  test('declares the outputs that the code sets, in the same order', () => {
    const own = Object.keys(deployReport.outputs({}, endedAs('failed'), undefined));
    expect(Object.keys(action.outputs)).toEqual(['status', 'error-code', ...own, 'result']);
  });

  test('requires nothing, as a dry run needs none of it; the code does', () => {
    expect(Object.keys(action.inputs).filter((name) => action.inputs[name]?.required !== undefined)).toEqual([]);
    const described = Object.keys(action.inputs).filter((name) =>
      action.inputs[name]?.description.endsWith(' Required unless `dry-run`.'),
    );
    expect(described.toSorted()).toEqual(Object.keys(NEEDED).toSorted());
    for (const name of described) {
      expect(() => read({ ...NEEDED, [name]: '' })).toThrow(new RegExp(`^${name}: is required`));
    }
    expect(() => read({ 'dry-run': 'true' })).not.toThrow();
  });

  test('has the defaults of the code: setting them changes nothing', () => {
    const declared = Object.entries(action.inputs).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    );
    expect(declared.length).toBeGreaterThan(5);
    expect(read({ ...Object.fromEntries(declared), ...NEEDED }).inputs).toEqual(read(NEEDED).inputs);
  });

  test('has values that count: another one than the default changes something', () => {
    const others: Readonly<Record<string, string>> = {
      path: 'sub',
      include: '/x',
      exclude: '/x',
      'ignore-file': 'other',
      'compression-level': '1',
      'max-size': '1',
      'secret-scan': 'off',
      'required-files': 'x',
      'dry-run': 'true',
      'timeout-minutes': '1',
      'retry-ambiguous': 'true',
      'purge-cache-webhook':
        'https://api.example.com/wh/v1/accounts/a/apps/b/environments/c/webhooks/webhook:purgeCache?token=t',
      'fail-on-purge-error': 'true',
    };
    plant(workspace, { 'sub/x': '', other: '*.bak\n' });
    expect(Object.keys({ ...NEEDED, ...others }).toSorted()).toEqual(Object.keys(action.inputs).toSorted());
    const plain = JSON.stringify(read(NEEDED).inputs);
    for (const [name, value] of Object.entries(others)) {
      expect([name, JSON.stringify(read({ ...NEEDED, [name]: value }).inputs)]).not.toEqual([name, plain]);
    }
  });

  test('runs a file that is there, on the Node that runners have', () => {
    expect(action.runs.using).toBe('node24');
    expect(existsSync(action.runs.main)).toBe(true);
  });

  test('describes everything', () => {
    const entries = [...Object.entries(action.inputs), ...Object.entries(action.outputs)];
    expect(entries.filter(([, { description }]) => !/^[^\s].*\.$/.test(description ?? ''))).toEqual([]);
  });

  test('never has a default that is a host or a credential', () => {
    for (const name of Object.keys(NEEDED)) expect(action.inputs[name]?.default).toBeUndefined();
  });
});
