import { StopError } from '../../../shared/errors.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import type { Clock } from '../../../platform/retry/attempts.ts';
import { decide } from './decide.ts';
import type { PlatformReads } from './reads.ts';
import { knownAtStart, poll } from './poll.ts';
import type { FollowStart, Known, ReadProblem } from './poll.ts';
import { pollDelay } from './poll-delay.ts';
import { WaitLog } from './wait-log.ts';
import type { Standing } from './wait-log.ts';
import { describeKnown, describeReadProblem, describeStill } from './words.ts';

/** What became of an upload that the platform had accepted. */
export interface BuildOutcome {
  /** `not-followed`: the host does not have the reads for it, or does not allow them. */
  readonly result: 'live' | 'superseded' | 'failed' | 'unknown' | 'not-followed';
  /** ID of our build; undefined where it was never known. */
  readonly buildId: string | undefined;
  /** ID of the build that was live when it was last read. */
  readonly liveBuildId: string | undefined;
  /** The environment as it was last read. */
  readonly environment: EnvironmentRecord | undefined;
  /** Milliseconds since the upload was accepted. */
  readonly elapsed: number;
  /** For `unknown` and `not-followed`: why, as sentences for people. */
  readonly reason: string;
}

/** Polls without an answer of the known form after which a read counts as one that the host does not have. */
const MAX_UNUSABLE = 5;

const NOT_ORDERED = 'Another build is live, and the platform does not show which of the two is newer.';
const NO_BUILD = 'The answer to the upload named no build';
const AMBIGUOUS = 'and several began since, so which one is ours is not known.';

export interface FollowContext {
  readonly clock: Clock;
  /** Aborted with a `StopError`. */
  readonly signal: AbortSignal;
  /** One line at each change, and each minute without one. */
  readonly log: (line: string) => void;
  /** Whether people see in place for how long it waits: then only a change is a line. */
  readonly isShownInPlace?: boolean;
}

/**
 * Follows an upload until it is live, or certainly not. A read that fails is not the end: the next poll may fare better,
 * and only the signal ends it.
 * @throws {StopError} `cancelled`; the deadline is an outcome
 */
export async function follow(start: FollowStart, reads: PlatformReads, context: FollowContext): Promise<BuildOutcome> {
  const { clock, signal, log, isShownInPlace } = context;
  const began = clock.now();
  let known = knownAtStart(start);
  const waitLog = new WaitLog({ log, now: () => clock.now(), isShownInPlace });
  const end = (result: BuildOutcome['result'], reason = ''): BuildOutcome => ({
    result,
    buildId: known.buildId,
    liveBuildId: known.environment?.liveBuildId,
    environment: known.environment,
    elapsed: clock.now() - began,
    reason,
  });
  const missing = missingRead(start);
  if (missing !== undefined) return end('not-followed', describeReadProblem(missing));

  if (start.doubt !== undefined) log(`${start.doubt}: looking for the build of this upload in the list of builds`);
  let polls = 0;
  let unusable = 0;
  let retryAfter: number | undefined;
  try {
    for (;;) {
      await clock.sleep(pollDelay(polls, retryAfter), signal);
      const { known: read, problem } = await poll(known, start, reads, () => clock.now());
      polls = hasProgressed(known, read) ? 0 : polls + 1;
      known = read;
      retryAfter = problem?.retryAfter;
      unusable = problem?.kind === 'missing' || problem?.kind === 'unusable' ? unusable + 1 : 0;
      if (problem !== undefined && isUnknownTo(known, problem, unusable))
        return end('not-followed', describeReadProblem(problem));

      const decision = problem === undefined ? decide(known) : 'waiting';
      if (decision === 'undecided')
        return end('unknown', known.isAmbiguous === true ? `${start.doubt ?? NO_BUILD}, ${AMBIGUOUS}` : NOT_ORDERED);
      if (decision !== 'waiting') return end(decision);
      waitLog.write(standingOf(known, problem));
    }
  } catch (error) {
    // What a sleep throws has the reason of the signal only as its cause.
    const reason: unknown = signal.aborted ? signal.reason : error;
    if (!(reason instanceof StopError) || reason.code !== 'timeout') throw reason;
    return end('unknown', `${reason.message} Last seen: ${waitLog.latest}.`);
  }
}

function standingOf(known: Known, problem: ReadProblem | undefined): Standing {
  if (problem === undefined) return { text: describeKnown(known), still: describeStill(known) };
  const text = `${describeReadProblem(problem)}: still trying`;
  return { text, still: text };
}

/** The platform has accepted an upload to the environment, so a 404 of its read means that there is no such read. */
function missingRead({ before }: FollowStart): ReadProblem | undefined {
  if (before === undefined || before.kind === 'value') return undefined;
  return ['missing', 'no-call', 'refused'].includes(before.kind) ? { ...before, read: 'environment' } : undefined;
}

/** A read that never gave anything. A build that is new may not be there yet, so 404 gets some time. */
function isUnknownTo({ readable }: Known, { read, kind }: ReadProblem, unusable: number): boolean {
  if (readable.has(read)) return false;
  return kind === 'no-call' || kind === 'refused' || unusable >= MAX_UNUSABLE;
}

function hasProgressed(before: Known, after: Known): boolean {
  return before.buildId !== after.buildId || before.isFinished !== after.isFinished;
}
