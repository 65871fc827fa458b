import { repeat } from '../../platform/retry/attempts.ts';
import type { RetryPolicy } from '../../platform/retry/attempts.ts';
import type { Clock, Instant } from '../../shared/clock.ts';
import { describeFailure } from '../../platform/retry/no-reply.ts';
import { ExchangeError } from '../../platform/transport/exchange-error.ts';
import { exchange, MAX_REPLY_BYTES } from '../../platform/transport/exchange.ts';
import { jsonBody } from '../../platform/transport/request-body.ts';
import type { GitHubCall, SendApiRequest } from '../../runner/github-api/calls.ts';
import type { Runner } from '../../runner/runner.ts';
import { isTemporary } from '../../shared/answer.ts';
import type { Answer, Problem } from '../../shared/answer.ts';
import { timeLimit } from '../../shared/signals.ts';

const DELAYS_MS = [1000, 3000] as const;
const POLICY: Omit<RetryPolicy, 'mayPause'> = {
  maxAttempts: DELAYS_MS.length + 1,
  delay: (attempt, retryAfter = 0) => Math.max(retryAfter, DELAYS_MS[attempt - 2] ?? 0),
};

/** Time limit for the calls to GitHub that belong together, such as all that update one Deployment. */
export const GITHUB_TIME_MS = 15_000;

/** A time limit that several calls to GitHub share. */
export interface GitHubTime {
  readonly clock: Clock;
  /** Ends a call or a pause when the time is over. */
  readonly signal: AbortSignal;
  /** When the time is over. A pause that would end later is not begun. */
  readonly end: Instant;
}

/** A time limit that begins now. @param most milliseconds, where less than usual is left */
export function timeForGitHub(clock: Clock, most = GITHUB_TIME_MS): GitHubTime {
  const milliseconds = Math.ceil(Math.min(GITHUB_TIME_MS, most));
  return { clock, signal: timeLimit(milliseconds), end: clock.now() + milliseconds };
}

/** Calls to GitHub may take a tenth of `timeout-minutes`: so much for each minute. */
const MOST_OF_A_MINUTE_MS = 6000;

/** The time for calls that a step waits for, so that they do not use up its own. @param signal of the step */
export function timeBesideStep(clock: Clock, timeoutMinutes: number, signal: AbortSignal): GitHubTime {
  const own = timeForGitHub(clock, timeoutMinutes * MOST_OF_A_MINUTE_MS);
  return { ...own, signal: AbortSignal.any([signal, own.signal]) };
}

/** Makes a call up to three times. Never throws: what the signal ends is a failed call. */
export async function askGitHub<Value>(
  { attempt, isRepeatable }: GitHubCall<Value>,
  { clock, signal, end }: GitHubTime,
): Promise<Answer<Value>> {
  const policy = { ...POLICY, mayPause: (milliseconds: number) => clock.now() + milliseconds <= end };
  return await repeat<Answer<Value>>({ policy, clock, signal, onRetry: () => undefined }, async () => {
    const answer = await attempt(signal);
    if (answer.kind === 'value' || !isTemporary(answer)) return { result: answer };
    if (answer.kind !== 'busy' && !isRepeatable) return { result: answer };
    const { reason, retryAfter } = answer;
    return { reason, retryAfter, giveUp: (why) => (why === 'pause' ? withLongPause(answer) : answer) };
  });
}

function withLongPause(problem: Problem): Problem {
  const { reason, retryAfter = 0, isPauseAssumed = false } = problem;
  if (retryAfter === 0) return problem;
  const seconds = Math.ceil(retryAfter / 1000);
  const why = isPauseAssumed ? 'it names no time to wait' : `it asks to wait ${seconds} s`;
  return { ...problem, reason: `${reason}; ${why}` };
}

/** A line below `permissions:` in a workflow. */
type Permission = 'deployments: read' | 'deployments: write' | 'pull-requests: write' | 'pull-requests: read';

/**
 * Why something was not done on GitHub, as sentences. None of it is a failure of the step.
 * @param isFork whether the run is for a pull request from a fork
 */
export function describeGitHubProblem(
  { kind, reason, lacksPermission = false }: Problem,
  permission: Permission,
  isFork: boolean,
): string {
  switch (kind) {
    case 'refused':
      return `The host answered ${reason}${reason.endsWith('.') ? '' : '.'}${lacksPermission ? lackOf(permission, isFork) : ''}`;
    case 'missing':
    case 'no-call':
      return `The host has no such API, or does not show the repository to this token (${reason}).`;
    case 'busy':
      return `The host rate-limited the request (${reason}).`;
    case 'unusable':
    case 'failed':
      return `The request failed (${reason}).`;
  }
}

function lackOf(permission: Permission, isFork: boolean): string {
  return isFork
    ? ' The token lacks permission: for a pull request from a fork it can only read.'
    : ` The token lacks permission. Add the line "${permission}" beside "contents: read" under "permissions:" of the job.`;
}

/** Time limit for the last calls to GitHub of a cancelled step: the runner kills it 10 s after the first signal. */
export const TIME_WHEN_CANCELLED_MS = 5000;

/** Why a run has no API to use, as a sentence. */
export const NO_API =
  'Nothing can be recorded on the host: "github-token" is empty, or the variables that identify this run are missing. Nothing else is affected.';

/** What was to be done on GitHub. */
export interface Extra {
  /** Title of the annotation that says why it was not done. */
  readonly title: string;
  readonly permission: Permission;
}

/** Says in one annotation why it was not done: a notice where the host cannot do it, else a warning. */
export function reportProblem(runner: Runner, { title, permission }: Extra, problem: Problem): void {
  const isFork = runner.isForkPullRequest();
  const text = `${describeGitHubProblem(problem, permission, isFork)} Nothing else is affected.`;
  if (problem.kind === 'missing' || problem.kind === 'no-call') runner.notice(title, text);
  else runner.warning(title, text);
}

const MEBIBYTE = 1024 * 1024;

/** Sends requests to GitHub through the transport, which has the checks, proxies and limits of all requests. */
export const sendToGitHub: SendApiRequest = async ({ method, url, headers, body, signal }) => {
  try {
    const json = body === undefined ? undefined : jsonBody(body);
    const { status, text, complete, ...reply } = await exchange({ method, url, headers, signal, body: json });
    if (complete) return { status, text, headers: reply.headers };
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ExchangeError ? new Error(describeFailure(error), { cause: error }) : error;
  }
  throw new Error(`the answer was cut off, or is larger than ${MAX_REPLY_BYTES / MEBIBYTE} MiB`);
};
