import type { EnvironmentAddress } from '../../platform/api/address.ts';
import type { CallContext } from '../../platform/api/api-request.ts';
import { unlessRefused } from '../../platform/api/api-request.ts';
import { listBuilds, readBuild } from '../../platform/api/builds.ts';
import type { DatedBuild } from '../../platform/api/builds.ts';
import type { LocalResult } from '../../platform/api/local-result.ts';
import { isLoopback } from '../../shared/secure-url.ts';
import { GRACE_MS } from '../deploy/live/decide.ts';
import type { RequestedTarget } from '../inputs/target.ts';
import { unreadable } from './environment.ts';
import type { CurrentEnvironment } from './environment.ts';

/**
 * Where a build stands, as far as a host shows it: the words for the states of a build are not public.
 *
 * - live: the environment names it.
 * - building: it has not finished.
 * - not-live-yet: it has finished, and may still go live.
 * - not-live: it has finished, and something else is live. One that is newer than that failed, or was cancelled.
 * - failed: its record says so, which only the local platform has.
 */
export type BuildState = 'live' | 'building' | 'not-live-yet' | 'not-live' | 'failed';

/** A build of the list, and where it stands. */
export interface StatedBuild extends DatedBuild {
  readonly state: BuildState;
  /** Whether the environment names it. */
  readonly isLive: boolean;
  /** Whether it came after the live one; undefined where the list does not show that. */
  readonly isNewer: boolean | undefined;
  /** Only from the local platform. */
  readonly local: LocalResult | undefined;
}

/**
 * The newest builds of an environment, newest first.
 * @param environment read just before: a build that went live since counts as one that may still do so
 * @throws {StepError} `not-found` where the host does not show them, `bad-reply`; {PlatformError} where it refuses to, or
 *   is not reached
 */
export async function readBuildStates(
  target: RequestedTarget,
  environment: CurrentEnvironment,
  count: number,
  context: CallContext,
): Promise<readonly StatedBuild[]> {
  const { account, app } = target.address;
  const address = { account, app, environment: environment.id };
  const answer = unlessRefused(await listBuilds(target, address, count, context));
  if (answer.kind !== 'value') throw unreadable('the builds of this environment', answer, target);
  const listed = answer.value;
  const records = await readLocalResults(target, address, listed, context);
  const live = listed.findIndex(({ id }) => id === environment.liveBuildId);
  return listed.map((build, index) => {
    const local = records.get(build.id);
    const isNewer = isNewerThanLive(index, { live, environment, isFull: listed.length >= count });
    const state = stateOf(build, { local, isNewer, environment });
    return { ...build, local, isNewer, isLive: index === live, state };
  });
}

/** What became of each build, which only the local platform says. */
async function readLocalResults(
  target: RequestedTarget,
  address: EnvironmentAddress,
  builds: readonly DatedBuild[],
  context: CallContext,
): Promise<ReadonlyMap<string, LocalResult | undefined>> {
  const results = new Map<string, LocalResult | undefined>();
  if (!isLoopback(target.apiRoot.hostname)) return results;
  for (const { id } of builds) {
    const record = await readBuild(target, { ...address, build: id }, { ...context, maxAttempts: 1 });
    if (record.kind === 'value') results.set(id, record.value.local);
  }
  return results;
}

/** @param of.live index of the live build in the list, below 0 where that does not have it. @param of.isFull there may be more builds */
function isNewerThanLive(
  index: number,
  of: { readonly live: number; readonly environment: CurrentEnvironment; readonly isFull: boolean },
): boolean | undefined {
  if (of.environment.liveBuildId === undefined) return true;
  if (of.live >= 0) return index < of.live;
  // The list has the newest ones.
  return of.isFull ? true : undefined;
}

function stateOf(
  build: DatedBuild,
  known: {
    readonly local: LocalResult | undefined;
    readonly isNewer: boolean | undefined;
    readonly environment: CurrentEnvironment;
  },
): BuildState {
  const { local, isNewer, environment } = known;
  if (local !== undefined && 'reason' in local) return 'failed';
  if (build.id === environment.liveBuildId) return 'live';
  // Whatever it still does, a newer one took its place.
  if (isNewer === false) return 'not-live';
  const finishAge = finishAgeOf(build);
  if (finishAge === undefined) return 'building';
  const isStarting = local !== undefined && 'running' in local;
  return isStarting || environment.reconciling || finishAge < GRACE_MS ? 'not-live-yet' : 'not-live';
}

/** Milliseconds since a build finished, by the platform's clock alone; undefined while it runs. */
export function finishAgeOf({ createTime, finishTime, age }: DatedBuild): number | undefined {
  return finishTime === undefined ? undefined : Math.max(0, age - (finishTime - createTime));
}
