import { readdirSync } from 'node:fs';
import { createPacker } from '../../../src/archive/pack.ts';
import type { Clock } from '../../../src/shared/clock.ts';
import type { DeployServices, OnLive } from '../../../src/actions/deploy/facts.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { fakeClock } from '../steps/fake-clock.ts';
import { expectResultToFit } from '../steps/result-schema.ts';
import { runBehindDoor } from '../faults/door.ts';
import { makeFolder } from '../git/folders.ts';
import { WORKER_FILE } from '../zips/packing.ts';
import type { BundleOptions, BundleRun } from './run-bundle.ts';
import { valuesIn } from '../runners/files.ts';

const writeArchive = createPacker(WORKER_FILE);

type Action = (runner: Runner, services: DeployServices) => Promise<number>;

/** Loaded when they are asked for: most suites need one of them. */
const ACTIONS = {
  deploy: async (): Promise<Action> => (await import('../../../src/actions/deploy/run.ts')).deploy,
  'create-app': async (): Promise<Action> => (await import('../../../src/actions/create-app/run.ts')).createAppAction,
  'create-environment': async (): Promise<Action> =>
    (await import('../../../src/actions/create-environment/run.ts')).createEnvironmentAction,
  'delete-environment': async (): Promise<Action> =>
    (await import('../../../src/actions/delete-environment/run.ts')).deleteEnvironmentAction,
  webhook: async (): Promise<Action> => (await import('../../../src/actions/webhook/run.ts')).webhookAction,
  installs: async (): Promise<Action> => (await import('../../../src/actions/installs/run.ts')).installsAction,
  environments: async (): Promise<Action> =>
    (await import('../../../src/actions/environments/run.ts')).environmentsAction,
  status: async (): Promise<Action> => (await import('../../../src/actions/status/run.ts')).statusAction,
  builds: async (): Promise<Action> => (await import('../../../src/actions/builds/run.ts')).buildsAction,
  probe: async (): Promise<Action> => (await import('../../../src/actions/probe/run.ts')).probeAction,
};

export type InProcessAction = keyof typeof ACTIONS;

/** Whether `runInProcess` has an action. */
export function isInProcess(name: string): name is InProcessAction {
  return Object.hasOwn(ACTIONS, name);
}

export interface InProcessOptions extends Pick<BundleOptions, 'workspace' | 'inputs' | 'variables'> {
  /** One that does not wait when not given. */
  readonly clock?: Clock;
  /** What a rehearsal does. */
  readonly onLive?: OnLive;
}

/** Those of the machine, which a bundle is not given either. */
const NO_PROXIES = Object.fromEntries(
  ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy', 'NO_PROXY', 'no_proxy'].map(
    (name) => [name, ''],
  ),
);

/**
 * Runs an action of the sources in this process, with the real runner: log, outputs and summary are those of its bundle
 * (`runBundle`), for a tenth of the time. Only a process shows signals and stderr.
 */
export async function runInProcess(name: InProcessAction, options: InProcessOptions): Promise<BundleRun> {
  const { workspace, inputs, variables, clock = fakeClock(), onLive } = options;
  const runnerTemp = makeFolder('runner-temp');
  const own = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: runnerTemp, RUNNER_DEBUG: '' };
  const all = { ...NO_PROXIES, ...own, ...variables };
  const services = { clock, writeArchive, ...(onLive === undefined ? {} : { onLive }) };
  const run = await runBehindDoor(await ACTIONS[name](), inputs, services, all);
  const outputs = valuesIn(run.outputFile);
  if (outputs['result'] !== undefined) expectResultToFit(outputs['result'], name);
  return {
    exitCode: run.exitCode,
    stdout: run.stdout,
    stderr: '',
    outputs,
    summary: run.summary,
    runnerTemp,
    leftovers: readdirSync(runnerTemp, { recursive: true }).map(String),
  };
}
