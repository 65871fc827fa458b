import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StepError } from '../../errors.ts';
import { parseObject } from '../../platform/service-error.ts';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../text.ts';
import { REPORT_ADVICE } from '../failure.ts';
import type { Services } from '../call-context.ts';
import { defineStep } from '../step.ts';
import { readEmulatorInputs } from './inputs.ts';
import type { Document, EmulatorInputs } from './inputs.ts';
import { FILES, STATE } from './process.ts';

/** Outputs, and keys of the line that the local platform prints when it listens. */
export const DETAILS = [
  'headless-url',
  'base-url',
  'username',
  'password',
  'account',
  'app',
  'environment',
  'rebuild-webhook',
  'clean-rebuild-webhook',
  'purge-cache-webhook',
  'control-url',
  'control-token',
] as const;
const SECRETS: readonly string[] = [
  'password',
  'rebuild-webhook',
  'clean-rebuild-webhook',
  'purge-cache-webhook',
  'control-token',
];
/** How often to look whether it listens, in milliseconds. */
const INTERVAL = 50;

/** What the start uses beside the runner. */
export interface EmulatorServices extends Services {
  /** Path of the bundle of the local platform. */
  readonly bundle: string;
}

export interface EmulatorFacts {
  /** The line that the local platform prints when it listens. */
  readonly details: Readonly<Record<string, string>>;
}

/** Starts the local platform in the background of the job, and waits until it listens. */
export const startEmulatorAction = defineStep<EmulatorInputs, EmulatorFacts, EmulatorServices>({
  read: readEmulatorInputs,
  run: async (inputs, { runner, services, signal, record }) => {
    const folder = mkdtempSync(path.join(runner.environment['RUNNER_TEMP'] || tmpdir(), 'headless-emulator-'));
    runner.saveState(STATE.folder, folder);
    const running = launch(runner, services.bundle, folder, inputs);
    runner.saveState(STATE.pid, String(running.pid));
    const details = await waitForDetails(folder, running, services, signal);
    const secrets = SECRETS.map((name) => details[name] ?? '');
    const tokens = secrets.flatMap((secret) => /[?&]token=([^&]+)/.exec(secret)?.slice(1) ?? []);
    runner.mask([...secrets, ...tokens]);
    record({ details });
    runner.info(`The local platform listens on ${safeText(details['headless-url'] ?? '')}, process ${running.pid}.`);
    return 'done';
  },
  report: {
    outputs: ({ details = {} }) => Object.fromEntries(DETAILS.map((name) => [name, details[name] ?? ''])),
    advice: (error) => (error.code === 'internal' ? REPORT_ADVICE : ''),
  },
});

async function waitForDetails(
  folder: string,
  running: RunningPlatform,
  { clock }: Services,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  for (;;) {
    const line = /^(.*)\n/.exec(readFileSync(path.join(folder, FILES.details), 'utf8'))?.[1];
    if (line !== undefined) return textsOf(line);
    if (running.ended()) throw notStarted(readFileSync(path.join(folder, FILES.log), 'utf8'));
    await clock.sleep(INTERVAL, signal).catch(() => {
      throw signal.reason;
    });
  }
}

interface RunningPlatform {
  readonly pid: number;
  readonly ended: () => boolean;
}

/**
 * Detached, with its output in files: a runner waits for every process that holds the pipes of a step. Inputs and
 * tokens of the job are not handed on; RUNNER_TRACKING_ID is, so that the runner ends it when `post:` did not run.
 */
function launch(runner: Runner, bundle: string, folder: string, inputs: EmulatorInputs): RunningPlatform {
  const options = ['--port', String(inputs.port), '--json'];
  if (inputs.strict) options.push('--strict');
  const document = (name: string, value: Document): void => {
    if (value === undefined) return;
    const file = 'file' in value ? value.file : path.join(folder, name);
    if ('content' in value) writeFileSync(file, value.content, { mode: 0o600 });
    options.push(`--${name}`, file);
  };
  document('seed', inputs.seed);
  document('faults', inputs.faults);
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'RUNNER_TRACKING_ID'];
  const env = Object.fromEntries(kept.map((name) => [name, runner.environment[name]]));
  const files = [FILES.details, FILES.log].map((name) => openSync(path.join(folder, name), 'ax', 0o600));
  const child = spawn(process.execPath, [bundle, ...options], { detached: true, env, stdio: ['ignore', ...files] });
  let failed = false;
  child.on('error', () => (failed = true));
  child.unref();
  for (const file of files) closeSync(file);
  if (child.pid === undefined) throw notStarted('the process could not be started');
  return { pid: child.pid, ended: () => failed || child.exitCode !== null || child.signalCode !== null };
}

/** The members of a JSON object that are strings. */
function textsOf(line: string): Record<string, string> {
  const entries = Object.entries(parseObject(line) ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * The local platform checks its own options and documents, and says on stderr what is wrong with them. For a port that
 * is taken that is only the error of the system.
 */
function notStarted(log: string): StepError {
  const lines = log.trim().split('\n').slice(0, 20).map(safeText);
  if (/\bEADDRINUSE\b/.test(log)) lines.push('Another process has that port: give another one, or 0 for any free one.');
  return new StepError('invalid-input', ['The local platform did not start. It says:', ...lines].join(' '));
}
