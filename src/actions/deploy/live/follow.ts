import { StopError } from '../../../shared/errors.ts';
import type { BuildOutcome, FollowStart } from '../outcome.ts';
import type { LoggedCallContext } from '../../step/call-context.ts';
import { decide } from './decide.ts';
import type { PlatformReads } from './reads.ts';
import { isForeignRefusal, PlatformError } from '../../../platform/retry/platform-error.ts';
import { FollowedUpload } from './poll.ts';
import type { ReadProblem } from './poll.ts';
import { pollDelay } from '../../../platform/retry/poll-delay.ts';
import { WaitLog } from './waiting.ts';
import { describeNotOurs, describeReadProblem, describeStanding, describeStep, describeUndecided } from './messages.ts';

/** Polls without an answer of the known form after which a read counts as one that the host does not have. */
const MAX_UNUSABLE = 5;

/** Delay between two polls while the local platform builds, in milliseconds. */
const LOCAL_DELAY_MS = 500;

interface FollowContext extends Pick<LoggedCallContext, 'clock' | 'signal' | 'log'> {
  /** Whether people see in place for how long it waits: then only a change is a line. */
  readonly isShownInPlace?: boolean;
  /** Called after each poll with what happens just now; empty where that is not known. */
  readonly showDoing?: (what: string) => void;
}

/** How following ends. */
type Ending = Pick<BuildOutcome, 'result' | 'reason' | 'said' | 'isUndecidable'>;

/**
 * Follows an upload until it is live, or certainly not. A read that fails is not the end: the next poll may fare better,
 * and only the signal ends it.
 * @throws {StopError} `cancelled`; the deadline is an outcome
 */
export async function follow(start: FollowStart, reads: PlatformReads, context: FollowContext): Promise<BuildOutcome> {
  const { clock, signal, log, isShownInPlace, showDoing } = context;
  const now = (): number => clock.now();
  const began = now();
  const waitLog = new WaitLog(log, now, isShownInPlace);
  const upload = new FollowedUpload(start, reads, now);
  /** Polls in a row without an answer of the known form. */
  let unusable = 0;
  let ending = endingAtStart(start);
  if (ending === undefined && start.whyNotOurs !== undefined) log(describeNotOurs(start.whyNotOurs));
  try {
    while (ending === undefined) {
      await clock.sleep(delayAfter(upload), signal);
      await upload.poll();
      showDoing?.(upload.step === undefined ? '' : `${describeStep(upload.step)}, ${upload.step.seconds} s`);
      unusable = upload.problem !== undefined && isUnusable(upload.problem) ? unusable + 1 : 0;
      ending = endingOf(upload, unusable, start);
      if (ending === undefined) waitLog.write(describeStanding(upload));
    }
  } catch (error) {
    const { message } = deadlineOf(error, signal);
    ending = endingByRecord(upload) ?? {
      result: 'unknown',
      reason: `${message} Last seen: ${waitLog.latest}.`,
    };
  }
  const { buildId, environment, failure, remarks, deleted, oldUntil } = upload;
  const known = { buildId, liveBuildId: environment?.liveBuildId, environment, failure, remarks, deleted, oldUntil };
  return { ...ending, ...known, elapsed: now() - began };
}

/** The local platform builds in seconds, and minds no polls. */
function delayAfter({ isResultDue, problem, polls }: FollowedUpload): number {
  return isResultDue && problem === undefined ? LOCAL_DELAY_MS : pollDelay(polls, problem?.retryAfter);
}

/** Undefined as long as the next poll may show more. */
function endingOf(upload: FollowedUpload, unusable: number, { whyNotOurs }: FollowStart): Ending | undefined {
  const { problem } = upload;
  if (problem !== undefined)
    return isUnknownTo(upload, problem, unusable) ? (endingByRecord(upload) ?? notFollowed(problem)) : undefined;
  const decision = decide(upload);
  switch (decision) {
    case 'waiting':
      return undefined;
    case 'undecided':
      return {
        result: 'unknown',
        reason: describeUndecided(upload, upload.whyNotOurs ?? whyNotOurs),
        isUndecidable: true,
      };
    case 'live':
    case 'superseded':
    case 'failed':
    case 'deleted':
      return { result: decision, reason: '' };
  }
}

/** Where the environment cannot be read, or not in time: a build that failed is not live, whatever is. */
function endingByRecord({ failure }: FollowedUpload): Ending | undefined {
  return failure === undefined ? undefined : { result: 'failed', reason: '' };
}

function notFollowed(problem: ReadProblem): Ending {
  const { error } = problem;
  const said = error instanceof PlatformError ? error.details.said : undefined;
  // What it said has the form of the answer, too.
  const what = isForeignRefusal(problem) ? ({ ...problem, kind: 'failed' } as const) : problem;
  return { result: 'not-followed', reason: describeReadProblem(what), said };
}

/** @throws whatever else ended it */
function deadlineOf(error: unknown, signal: AbortSignal): StopError {
  const reason: unknown = signal.aborted ? signal.reason : error;
  if (reason instanceof StopError && reason.code === 'timeout') return reason;
  throw reason;
}

/**
 * The platform has accepted an upload to the environment, so a 404 of its read means that there is no such read. A wall
 * before it means nothing: it has let the upload pass.
 */
function endingAtStart({ before }: FollowStart): Ending | undefined {
  if (before === undefined || before.kind === 'value') return undefined;
  const isMissing = ['missing', 'no-call', 'refused'].includes(before.kind);
  return isMissing && !isForeignRefusal(before) ? notFollowed({ ...before, read: 'environment' }) : undefined;
}

/**
 * A build that is new may not be there yet, so 404 gets some time; and so does a refusal, as the credentials were good for
 * the upload: it may be a wall, or a service that has lost its users for a moment. That it asks to wait makes no difference.
 */
function isUnusable({ kind, error }: ReadProblem): boolean {
  const isForbidden = error instanceof PlatformError && error.details.httpStatus === 403;
  return kind === 'missing' || kind === 'unusable' || kind === 'refused' || isForbidden;
}

/** A read that never gave anything. */
function isUnknownTo({ readable }: FollowedUpload, problem: ReadProblem, unusable: number): boolean {
  if (readable.has(problem.read)) return false;
  return problem.kind === 'no-call' || unusable >= MAX_UNUSABLE;
}
