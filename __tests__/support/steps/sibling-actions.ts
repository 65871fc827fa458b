import { expect } from '@jest/globals';
import type { Services } from '../../../src/actions/step/call-context.ts';
import type { PhaseLimits } from '../../../src/platform/transport/request-phases.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { fakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { expectResultToFit } from './result-schema.ts';
import { recordingRunner, cancelStep } from '../runners/recording-runner.ts';
import type { RecordingRunner } from '../runners/recording-runner.ts';
import { commandsIn } from '../runners/command-parser.ts';

export type Inputs = Readonly<Record<string, string>>;

export const USERNAME = 'api-user';
export const PASSWORD = 'pa55/word+with=signs';
export const TOKEN = 'tok3n-aB_9==';

/** How one run of an action ended, and all that it said. */
export interface ActionRun {
  readonly exitCode: number;
  /** Every line but annotations, which are `warning: title: text`. */
  readonly log: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  /** The output `result`. */
  readonly result: Readonly<Record<string, unknown>>;
  readonly masked: readonly string[];
  readonly summaries: readonly string[];
  /** Title and text of the error annotations; one at most, says the design. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Pauses before further tries, in milliseconds; nobody waited for them. */
  readonly pauses: readonly number[];
}

export interface ActionOptions {
  readonly limits?: PhaseLimits;
  /** A new one when not given. */
  readonly clock?: FakeClock;
  /** Environment variables of the step. */
  readonly variables?: Inputs;
  /** Called with the runner before the action starts, for tests that cancel it. */
  readonly onStart?: (runner: RecordingRunner) => void;
}

/** Runs an action in this process with a clock that does not wait. */
export async function runAction(
  action: (runner: Runner, services: Services) => Promise<number>,
  inputs: Inputs,
  { limits, variables, onStart, clock = fakeClock() }: ActionOptions = {},
): Promise<ActionRun> {
  const runner = recordingRunner(inputs, variables);
  onStart?.(runner);
  const exitCode = await action(runner, { clock, ...(limits === undefined ? {} : { limits }) });
  const { log, outputs, masked, summaries } = runner;
  // Every test of every sibling shows, by the way, that nobody else's command is in the log.
  expect(commandsIn(log.join('\n'))).toEqual([]);
  if (outputs['result'] !== undefined) expectResultToFit(outputs['result']);
  const annotations = (level: string): string[] =>
    log.filter((line) => line.startsWith(`${level}: `)).map((line) => line.slice(level.length + 2));
  return {
    exitCode,
    log,
    outputs,
    result: outputsIn(outputs['result'] ?? 'null', outputs),
    masked,
    summaries,
    errors: annotations('error'),
    warnings: annotations('warning'),
    pauses: clock.pauses,
  };
}

/** Inputs of create-app that are all right, for a service at `origin`. */
export function createAppInputs(origin: string, overrides: Inputs = {}): Inputs {
  return {
    account: 'acme',
    app: 'blog',
    region: 'EU-W',
    username: USERNAME,
    password: PASSWORD,
    'headless-url': origin,
    ...overrides,
  };
}

export function createEnvironmentInputs(origin: string, overrides: Inputs = {}): Inputs {
  return {
    account: 'acme',
    app: 'storefront',
    'display-name': 'Staging',
    'wp-environment': 'acmestage',
    username: USERNAME,
    password: PASSWORD,
    'headless-url': origin,
    ...overrides,
  };
}

export function deleteEnvironmentInputs(origin: string, overrides: Inputs = {}): Inputs {
  return {
    account: 'acme',
    app: 'storefront',
    environment: 'shop-pr-7',
    prefix: 'shop-pr-',
    username: USERNAME,
    password: PASSWORD,
    'headless-url': origin,
    ...overrides,
  };
}

export function installsInputs(origin: string, overrides: Inputs = {}): Inputs {
  return { 'base-url': origin, username: USERNAME, password: PASSWORD, ...overrides };
}

export function environmentsInputs(origin: string, overrides: Inputs = {}): Inputs {
  return {
    account: 'acme',
    app: 'storefront',
    username: USERNAME,
    password: PASSWORD,
    'headless-url': origin,
    ...overrides,
  };
}

/** Of the commands that read one environment: `status` and `builds`. */
export function statusInputs(origin: string, overrides: Inputs = {}): Inputs {
  return {
    account: 'acme',
    app: 'shop',
    environment: 'environments/e-1',
    username: USERNAME,
    password: PASSWORD,
    'headless-url': origin,
    ...overrides,
  };
}

/** A webhook URL as the portal issues it; the account in it is an opaque id. */
export function webhookUrl(origin: string, { action = 'rebuild', query = `token=${TOKEN}` } = {}): string {
  return `${origin}/wh/v1/accounts/0paque-1d/apps/storefront/environments/e-1/webhooks/webhook:${action}?${query}`;
}

/** Lets a server cancel the step that called it, as a runner would: hand `onStart` to `runAction`. */
export function cancellation(exitCode: 130 | 143) {
  const runners: RecordingRunner[] = [];
  return {
    onStart: (runner: RecordingRunner): void => void runners.push(runner),
    cancel: (): void => {
      for (const runner of runners) cancelStep(runner, exitCode);
    },
  };
}

/** `result` without what has no output of its own. */
function outputsIn(result: string, outputs: RecordingRunner['outputs']): Record<string, unknown> {
  const members = Object.entries((JSON.parse(result) ?? {}) as Record<string, unknown>);
  return Object.fromEntries(members.filter(([name]) => name in outputs));
}
