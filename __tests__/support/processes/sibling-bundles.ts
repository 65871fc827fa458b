import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from '@jest/globals';
import { isAlive } from './is-alive.ts';
import { readActionFile } from '../runners/action-file.ts';
import type { ActionFile } from '../runners/action-file.ts';
import { makeFolder } from '../git/folders.ts';
import { runBundle } from './run-bundle.ts';
import type { BundleRun } from './run-bundle.ts';
import { valuesIn } from '../runners/files.ts';
import type { Inputs } from '../steps/sibling-actions.ts';

export const SIBLINGS = [
  'create-app',
  'create-environment',
  'delete-environment',
  'environments',
  'webhook',
  'installs',
  'emulator',
] as const;
export type Sibling = (typeof SIBLINGS)[number];

export function actionFile(name: Sibling): ActionFile {
  return readActionFile(`${name}/action.yml`);
}

/** Inputs as a runner hands them over: those of the workflow, and the defaults of action.yml. */
export function withDefaults(name: Sibling, inputs: Inputs): Inputs {
  const declared = Object.entries(actionFile(name).inputs);
  return { ...Object.fromEntries(declared.map(([input, { default: text = '' }]) => [input, text])), ...inputs };
}

const SUBJECT: ReadonlySet<string> = new Set(['account', 'app', 'environment', 'repository', 'commit', 'run']);

/** Checks that exactly the declared outputs were set, and that `result` says the same as the others. */
export function expectDeclaredOutputs(name: Sibling, outputs: Readonly<Record<string, string>>): void {
  expect(Object.keys(outputs).toSorted()).toEqual(Object.keys(actionFile(name).outputs).toSorted());
  const { result = '', ...others } = outputs;
  const { warnings, error: _, ...same } = JSON.parse(result) as Record<string, unknown>;
  expect(warnings).toBeInstanceOf(Array);
  // Which site and which job it was: in `result` alone, but for an action with such an output.
  const values = Object.entries(same).filter(([key]) => key in others || !SUBJECT.has(key));
  const texts = values.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value ?? '')]);
  expect(Object.fromEntries(texts.map(([key, text]) => [key, text === '""' ? '' : text]))).toEqual(others);
}

/** One job that uses the emulator action: its temporary folder, and what `main` keeps for `post`. */
export interface EmulatorJob {
  readonly temp: string;
  readonly workspace: string;
  /** @returns the run, and the process id of the local platform (0 when none was started) */
  readonly start: (inputs?: Inputs) => Promise<BundleRun & { readonly pid: number }>;
  readonly stop: () => Promise<BundleRun>;
}

const started: number[] = [];
afterAll(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

/**
 * @param more environment variables of the job
 * @param project the folder that holds `dist`; this project when not given
 */
export function emulatorJob(more: Readonly<Record<string, string>> = {}, project?: string): EmulatorJob {
  const place = project === undefined ? {} : { project };
  const temp = makeFolder('job-temp');
  const workspace = makeFolder('job-workspace');
  const stateFile = path.join(makeFolder('job-state'), 'state');
  writeFileSync(stateFile, '');
  const state = (): Record<string, string> => valuesIn(readFileSync(stateFile, 'utf8'));
  return {
    temp,
    workspace,
    start: async (inputs = {}) => {
      const variables = { ...more, RUNNER_TEMP: temp, GITHUB_STATE: stateFile };
      const run = await runBundle('emulator-start', {
        workspace,
        inputs: withDefaults('emulator', inputs),
        variables,
        ...place,
      });
      const pid = Number(state()['emulator-pid'] ?? 0);
      if (pid > 0) started.push(pid);
      return { ...run, pid };
    },
    stop: async () => {
      const kept = Object.entries(state()).map(([name, value]) => [`STATE_${name}`, value]);
      const variables = { RUNNER_TEMP: temp, ...Object.fromEntries(kept) };
      return await runBundle('emulator-stop', { workspace, inputs: {}, variables, ...place });
    },
  };
}
