import type { BuildFailure } from '../../../platform/api/local/result.ts';
import type { Instant } from '../../../shared/clock.ts';

/** How long the old build must still be the live one after ours has finished, before ours counts as failed. */
export const GRACE_MS = 60_000;
/** How many equal readings in a row that takes. */
export const EQUAL_READINGS = 3;

/** What the platform has shown of our build so far. */
export interface Evidence {
  /** ID of our build. Undefined while it is not known, where the answer to the upload did not name it. */
  readonly buildId: string | undefined;
  /** The build that was live before the upload; undefined where that could not be read. */
  readonly before: { readonly liveBuildId: string | undefined } | undefined;
  readonly isFinished: boolean;
  /** The environment as it was read last, since our build has finished. */
  readonly sighting: Sighting | undefined;
  /** Builds that were created after ours; undefined where that is not known. */
  readonly newerBuildIds: readonly string[] | undefined;
  /** Why our build failed, where its record says so. */
  readonly failure?: BuildFailure | undefined;
  /** The answer to the upload named no build, and several began since. */
  readonly isAmbiguous?: boolean | undefined;
  /** What has gone: the record of the environment could be read before, and the list does not have it, or its app. */
  readonly deleted?: 'environment' | 'app' | undefined;
}

/** The same state of an environment, seen in one or more readings in a row. */
export interface Sighting {
  readonly liveBuildId: string | undefined;
  readonly reconciling: boolean;
  readonly readings: number;
  /** Milliseconds between the first and the last of these readings. */
  readonly heldFor: number;
}

/** `undecided`: which build is ours is not known, or whether another one that is live is newer. */
type Decision = 'waiting' | 'live' | 'superseded' | 'failed' | 'deleted' | 'undecided';

/**
 * What became of our build. The words for the states of a build are not public, so only this counts: whether it has
 * finished, and which build is live once the platform has stopped changing the environment. The local platform's record
 * of a build says whether it failed: then nothing is waited for.
 */
export function decide(evidence: Evidence): Decision {
  const { buildId, before, isFinished, sighting, newerBuildIds, failure, isAmbiguous, deleted } = evidence;
  if (deleted !== undefined) return 'deleted';
  if (isAmbiguous === true) return 'undecided';
  if (buildId === undefined || !isFinished || sighting === undefined || sighting.reconciling) return 'waiting';
  const { liveBuildId, readings, heldFor } = sighting;
  // The record can only take away: the environment still names a build whose app has ended.
  if (liveBuildId === buildId) return failure === undefined ? 'live' : 'failed';
  if (liveBuildId !== undefined && newerBuildIds?.includes(liveBuildId) === true) return 'superseded';
  if (failure !== undefined) return 'failed';
  if (readings < EQUAL_READINGS || heldFor < GRACE_MS) return 'waiting';
  const isOld = liveBuildId === undefined || liveBuildId === before?.liveBuildId || newerBuildIds !== undefined;
  return isOld ? 'failed' : 'undecided';
}

/** Adds a reading to those before it: equal ones are counted, a different one restarts the count. */
export function addReading(
  earlier: (Sighting & { readonly since: Instant }) | undefined,
  { liveBuildId, reconciling }: Pick<Sighting, 'liveBuildId' | 'reconciling'>,
  now: Instant,
): Sighting & { readonly since: Instant } {
  const isSame = earlier !== undefined && earlier.liveBuildId === liveBuildId && earlier.reconciling === reconciling;
  if (!isSame) return { liveBuildId, reconciling, readings: 1, heldFor: 0, since: now };
  return { ...earlier, readings: earlier.readings + 1, heldFor: now - earlier.since };
}
