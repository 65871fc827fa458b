import { readdirSync, statSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { DeployServices, OnLive } from '../../../src/actions/deploy/facts.ts';
import { deploy } from '../../../src/actions/deploy/run.ts';
import { createPacker } from '../../../src/archive/pack.ts';
import { WORKER_FILE } from '../zips/packing.ts';
import type { WriteArchive } from '../../../src/archive/archive.ts';
import { PHASE_LIMITS } from '../../../src/platform/transport/request-phases.ts';
import type { Resolve } from '../../../src/platform/transport/public-address.ts';
import type { PhaseLimits } from '../../../src/platform/transport/request-phases.ts';
import { fakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { makeFolder, plant } from '../git/folders.ts';
import type { Planted } from '../git/folders.ts';
import { OUTPUT_NAMES, SITE } from './inputs.ts';
import { expectResultToFit } from './result-schema.ts';
import { recordingRunner } from '../runners/recording-runner.ts';
import type { RecordingRunner } from '../runners/recording-runner.ts';
import { commandsIn } from '../runners/command-parser.ts';
import { secretsIn } from '../secrets/secret-scan.ts';

/** As the action packs. */
const pack = createPacker(WORKER_FILE);

export interface DeployOptions {
  readonly inputs: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, Planted>>;
  /** A folder that is there, in place of a new one with these files. */
  readonly workspace?: string;
  readonly limits?: Partial<PhaseLimits>;
  readonly clock?: FakeClock;
  /** Finds the addresses of a host for the smoke test. */
  readonly resolve?: Resolve;
  /** What a rehearsal does. */
  readonly onLive?: OnLive;
  /** Gets the path of the zip once it is written, for tests that tamper with it. */
  readonly onPacked?: (zip: string) => void;
  /** Gets the runner before the step starts, for tests that cancel it. */
  readonly onStart?: (runner: RecordingRunner) => void;
  /** Variables beside those of the workspace. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Called once the step is through, before anything is checked. */
  readonly onEnd?: () => void;
}

export interface Ending {
  readonly exitCode: number;
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: readonly string[];
  /** Text of the error annotation without its title; empty where there is none. */
  readonly error: string;
  readonly summary: string;
  readonly pauses: readonly number[];
  readonly workspace: string;
  readonly runnerTemp: string;
}

/**
 * Runs the deploy action with a recording runner, and checks what holds in every ending: all outputs are set, `result`
 * says the same, one error annotation where it failed, nothing left behind, no secret in anything that is written.
 */
export async function runDeploy(options: DeployOptions): Promise<Ending> {
  const workspace = options.workspace ?? plant(makeFolder('workspace'), options.files ?? SITE);
  const runner = recordingRunner(options.inputs, { GITHUB_WORKSPACE: workspace, ...options.variables });
  const clock = options.clock ?? fakeClock();
  options.onStart?.(runner);
  const limits = { ...PHASE_LIMITS, ...options.limits };
  const writeArchive: WriteArchive = async (request) => {
    const archive = await pack(request);
    options.onPacked?.(archive.path);
    return archive;
  };
  const given = Object.entries({ resolve: options.resolve, onLive: options.onLive });
  const more = Object.fromEntries(given.filter(([, service]) => service !== undefined)) as Partial<DeployServices>;
  const exitCode = await deploy(runner, { writeArchive, clock, limits, ...more });
  options.onEnd?.();
  const { outputs, log, summaries } = runner;
  const errors = log.filter((line) => line.startsWith('error: '));
  const runnerTemp = runner.variables['RUNNER_TEMP'] ?? '';

  expect(Object.keys(outputs)).toEqual(OUTPUT_NAMES);
  expectResultToFit(outputs['result'], 'deploy');
  expectResultToEqual(outputs);
  expect(errors).toHaveLength(exitCode === 0 ? 0 : 1);
  expect(outputs['error-code'] === '').toBe(exitCode === 0);
  expect(summaries).toHaveLength(1);
  expectNothingLeft(runnerTemp, outputs);
  const written = [...log, ...summaries, ...Object.values(outputs)].join('\n');
  expect(secretsIn(written, options.inputs)).toEqual([]);
  // Before the door to stdout breaks what is left: nothing should be.
  expect(commandsIn(log.join('\n'))).toEqual([]);
  return {
    exitCode,
    outputs,
    log,
    error: (errors[0] ?? '').replace(/^error: [^:]*: /, ''),
    summary: summaries.join('\n'),
    pauses: clock.pauses,
    workspace,
    runnerTemp,
  };
}

function expectResultToEqual({ result, ...others }: Readonly<Record<string, string>>): void {
  const parsed = JSON.parse(result ?? '') as Record<string, string | number | null>;
  // Without what has no output of its own.
  const asText = Object.entries(parsed).flatMap(([name, value]) =>
    name in others ? [[name, String(value ?? '')]] : [],
  );
  expect(Object.fromEntries(asText)).toEqual(others);
}

function expectNothingLeft(runnerTemp: string, outputs: Readonly<Record<string, string>>): void {
  const left = readdirSync(runnerTemp, { recursive: true, encoding: 'utf8' }).map((name) => `${runnerTemp}/${name}`);
  const kept = outputs['archive-path'];
  if (outputs['status'] === 'dry-run') {
    expect(left.filter((name) => statSync(name).isFile())).toEqual([kept]);
  } else {
    expect(kept).toBe('');
    expect(left).toEqual([]);
  }
}
