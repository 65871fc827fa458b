import { StopError } from '../../../src/shared/errors.ts';
import { isForkPullRequest } from '../../../src/runner/github/workflow-run.ts';
import { GITHUB_TERMS } from '../../../src/runner/github/github.ts';
import { Redactor } from '../../../src/runner/secrets/redact.ts';
import { gitHubRun, openGitHub } from '../../../src/runner/github/workflow-run.ts';
import type { Runner } from '../../../src/runner/runner.ts';
import { makeFolder } from '../git/folders.ts';

/** A runner that keeps what an action says instead of printing it. */
export interface RecordingRunner extends Runner {
  /** Every line of the log, annotations as `warning: title: text`. */
  readonly log: string[];
  readonly outputs: Record<string, string>;
  readonly summaries: string[];
  readonly masked: string[];
  /** What its annotations were to name, the last one last. */
  readonly abouts: string[];
  /** Cancels the step, as SIGINT does. */
  readonly cancel: (reason: Error) => void;
}

/** @param inputs values by input name; @param variables added to a fresh RUNNER_TEMP */
export function recordingRunner(
  inputs: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string | undefined>> = {},
): RecordingRunner {
  const controller = new AbortController();
  const log: string[] = [];
  const outputs: Record<string, string> = {};
  const summaries: string[] = [];
  const masked: string[] = [];
  const abouts: string[] = [];
  const redactor = new Redactor();
  const saved: Record<string, string> = {};
  const annotate =
    (level: string) =>
    (title: string, text: string, remedy = ''): void => {
      const shown = [text, remedy].map((part) => part.split('\n')[0] ?? '').join(' ');
      // A runner shows no more than that: it must not promise what follows in the log.
      if (/:\s*$/.test(shown)) throw new Error(`the annotation "${title}" ends with a colon: ${shown}`);
      log.push(`${level}: ${title}: ${text}${remedy ? `\n${remedy}` : ''}`);
    };
  return {
    variables: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      RUNNER_TEMP: makeFolder('temp'),
      ...variables,
    },
    cancelled: controller.signal,
    isDebug: false,
    ciRun: () => gitHubRun(variables),
    terms: GITHUB_TERMS,
    log,
    outputs,
    summaries,
    masked,
    abouts,
    cancel: (reason) => controller.abort(reason),
    input: (name) => (inputs[name] ?? '').trim(),
    inputAsWritten: (name) => inputs[name] ?? '',
    mask: (secrets) => {
      masked.push(...secrets);
      redactor.mask(secrets);
    },
    hide: (values) => redactor.hide(values),
    redact: (text) => redactor.text(text),
    holdsSecret: (text, known) => redactor.hasSecretIn(text, known),
    info: (text) => void log.push(...text.split('\n')),
    show: (lines) => void log.push(...lines),
    debug: (text) => void log.push(`debug: ${text}`),
    about: (site) => void (site === '' || abouts.push(site)),
    notice: annotate('notice'),
    warning: annotate('warning'),
    error: annotate('error'),
    group: async (heading, body) => {
      log.push(`group: ${heading}`);
      return await body();
    },
    output: (name, value) => void (outputs[name] = value),
    saveState: (name, value) => void (saved[name] = value),
    state: (name) => saved[name] ?? '',
    summary: async (html) => void summaries.push(html),
    isForkPullRequest: () => isForkPullRequest({ ...variables }),
    github: (token, send) => openGitHub({ ...variables }, token, (text) => text, send),
  };
}

/** Cancels a step, as a runner does by a signal. */
export function cancelStep(runner: RecordingRunner | undefined, exitCode: 130 | 143): void {
  runner?.cancel(new StopError('cancelled', 'The step was cancelled.', exitCode));
}

/** Ends a step as `timeout-minutes` does, but when a test wants it: on a busy machine a timer can come too early. */
export function endTime(runner: RecordingRunner | undefined): void {
  const message = 'The step took longer than "timeout-minutes" allows (30).';
  runner?.cancel(new StopError('timeout', message, 1));
}

/** The problems with the inputs that an error lists: a single one as it stands, several by their numbers. */
export function badInputsIn(error: string): string[] {
  const [first = '', ...numbered] = error.split(/\.? \(\d+\) /);
  return numbered.length === 0
    ? [first.replace(/\.(?:\n[^]*)?$/, '')]
    : numbered.map((problem) => problem.replace(/\.(?:\n[^]*)?$/, ''));
}

/** The names of the bad inputs: those that are missing share one problem. */
export function namesOfBadInputs(error: string): string[] {
  return badInputsIn(error).flatMap((problem) =>
    problem.replace(/^Invalid input: |(?::| are required)[^]*/g, '').split(', '),
  );
}
