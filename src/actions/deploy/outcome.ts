import type { BuildFailure, BuildRemarks } from '../../platform/api/local/result.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import type { Answer } from '../../shared/answer.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { Instant } from '../../shared/clock.ts';

/** How far the age of a build may be off: a platform has several clocks, and dates its answers in whole seconds. */
export const MAX_CLOCK_SKEW_MS = 5000;

/** An upload that the platform has accepted. */
export interface FollowStart {
  /** ID of its build in the answer; undefined where the answer named none that can be ours. */
  readonly buildId: string | undefined;
  /** Why the build in the answer is not taken for ours, as a clause. */
  readonly whyNotOurs?: string | undefined;
  /** When the upload began. */
  readonly since: Instant;
  /** The environment, read before the upload; undefined where nobody asked. */
  readonly before: Answer<EnvironmentRecord> | undefined;
}

/** What became of an upload that the platform had accepted. */
export interface BuildOutcome {
  /**
   * `deleted`: the environment was, or its app. `not-followed`: the host does not have the reads for it, or does not allow them.
   */
  readonly result: 'live' | 'superseded' | 'failed' | 'deleted' | 'unknown' | 'not-followed';
  /** ID of our build; undefined where it was never known. */
  readonly buildId: string | undefined;
  /** ID of the build that was live when it was last read. */
  readonly liveBuildId: string | undefined;
  /** The environment as it was last read. */
  readonly environment: EnvironmentRecord | undefined;
  /** Why our build failed, where its record says so; only with `failed`, or where a newer build is live. */
  readonly failure?: BuildFailure | undefined;
  /** What the record of our build says of it; only with `live`. */
  readonly remarks?: BuildRemarks | undefined;
  /** For `deleted`: what was. */
  readonly deleted?: 'environment' | 'app' | undefined;
  /** When our build was last seen not to be live yet, by `now` of the clock: at least when the upload began. */
  readonly oldUntil: number;
  /** Milliseconds since the upload was accepted. */
  readonly elapsed: number;
  /** For `unknown` and `not-followed`: why, as human-readable sentences. */
  readonly reason: string;
  /** For `not-followed`: what the last answer said, as sentences; undefined where it said nothing. */
  readonly said?: string | undefined;
  /** For `unknown`: more time would not have shown more. */
  readonly isUndecidable?: boolean;
}

/** What a page of the smoke test answered that is as its line expects. */
export interface PageAnswer {
  readonly path: string;
  readonly status: number;
  /** How long the request took. */
  readonly milliseconds: number;
}

/** What became of a rollback, as `result` has it. */
export interface RollbackFacts {
  /** `not-sent`: the platform accepted nothing of it. */
  readonly status: 'live' | 'superseded' | 'accepted' | 'failed' | 'unknown' | 'not-sent';
  readonly 'error-code': ErrorCode | '';
  readonly 'archive-sha256': string;
  readonly 'operation-name': string;
  readonly 'build-id': string;
  /** How the pages of the smoke test answered after it; empty where it is not live. */
  readonly pages: readonly PageAfterRollback[];
}

/** A line of the smoke test, requested once after a rollback. */
export interface PageAfterRollback {
  readonly line: string;
  /** Null without an answer in time. */
  readonly status: number | null;
  /** What is not as the line expects, as a sentence; empty where nothing is. */
  readonly problem: string;
}
