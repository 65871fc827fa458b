import type { EnvironmentAddress } from '../../platform/api/address.ts';
import type { AppTarget, CallContext } from '../../platform/api/api-request.ts';
import { unlessRefused } from '../../platform/api/api-request.ts';
import { listBuilds, readBuild } from '../../platform/api/builds.ts';
import type { Build } from '../../platform/api/builds.ts';
import type { LocalResult } from '../../platform/api/local/result.ts';
import { isTemporary } from '../../shared/answer.ts';
import { isLoopback } from '../../shared/secure-url.ts';
import { GRACE_MS } from '../deploy/live/decide.ts';
import { unreadable } from './environment.ts';
import type { CurrentEnvironment } from './environment.ts';

/**
 * Where a build stands, as far as a host shows it: the words for the states of a build are not public.
 *
 * - live: the environment names it.
 * - building: it has not finished.
 * - not-live-yet: it has finished, and may still go live.
 * - superseded: a newer build is live.
 * - not-live: it has finished, and an older build is live: it failed, or was cancelled.
 * - failed: its record says so, which only the local platform has.
 */
type BuildState = 'live' | 'superseded' | 'building' | 'not-live-yet' | 'not-live' | 'failed';

/** A build of the list, and where it stands. */
export interface StatedBuild extends Build {
  readonly state: BuildState;
  /** Whether the environment names it. */
  readonly isLive: boolean;
  /** Whether it came after the live one; undefined where the list does not show that. */
  readonly isNewer: boolean | undefined;
  /** Only from the local platform. */
  readonly local: LocalResult | undefined;
}

/** The builds of an environment, as far as they are known. */
export interface BuildStates {
  /** The newest ones, newest first. */
  readonly builds: readonly StatedBuild[];
  /** The live one, which may be older than these; undefined where nothing is live, or the host does not show it. */
  readonly live: StatedBuild | undefined;
}

/**
 * Reads the newest builds of an environment, and the live one where it is none of them.
 * @param environment read just before: a build that went live since counts as one that may still do so
 * @throws {StepError} `not-found` where the host does not show them, `bad-reply`; {PlatformError} where it refuses to, or
 *   is not reached
 */
export async function readBuildStates(
  target: AppTarget,
  environment: CurrentEnvironment,
  count: number,
  context: CallContext,
): Promise<BuildStates> {
  const { account, app } = target.address;
  const address = { account, app, environment: environment.id };
  const { liveBuildId } = environment;
  const answer = unlessRefused(await listBuilds(target, address, count, context));
  if (answer.kind !== 'value') throw unreadable('the builds of this environment', answer, target);
  const listed = answer.value;
  const inList = listed.find(({ id }) => id === liveBuildId);
  const live =
    inList ?? (liveBuildId === undefined ? undefined : await readLive(target, address, liveBuildId, context));
  const all = live === undefined || live === inList ? listed : [...listed, live];
  const records = await readLocalResults(target, address, all, context);
  const stated = all.map((build): StatedBuild => {
    const isNewer = isNewerThanLive(build, { live, liveBuildId, isFull: listed.length >= count });
    const known = { local: records.get(build.id), isNewer, isLive: build.id === liveBuildId };
    return Object.assign({}, build, known, { state: stateOf(build, known, environment) });
  });
  return { builds: stated.slice(0, listed.length), live: stated.find(({ isLive }) => isLive) };
}

/** The live build, where the list does not go back to it. @returns undefined where it cannot be read */
async function readLive(target: AppTarget, address: EnvironmentAddress, build: string, context: CallContext) {
  const answer = await readBuild(target, { ...address, build }, context);
  if (answer.kind === 'value') return answer.value;
  if (isTemporary(answer) && answer.error !== undefined) throw answer.error;
  return undefined;
}

/** What became of each build, which only the local platform says. */
async function readLocalResults(
  target: AppTarget,
  address: EnvironmentAddress,
  builds: readonly Build[],
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

/** @param of.isFull there may be more builds than are listed, all of them older */
function isNewerThanLive(
  build: Build,
  of: { readonly live: Build | undefined; readonly liveBuildId: string | undefined; readonly isFull: boolean },
): boolean | undefined {
  if (of.liveBuildId === undefined) return true;
  if (of.live !== undefined) return build.createTime > of.live.createTime;
  return of.isFull ? true : undefined;
}

function stateOf(
  build: Build,
  { local, isNewer, isLive }: Pick<StatedBuild, 'local' | 'isNewer' | 'isLive'>,
  { reconciling }: CurrentEnvironment,
): BuildState {
  if (local !== undefined && 'reason' in local) return 'failed';
  if (isLive) return 'live';
  // Whatever it still does, a newer one took its place.
  if (isNewer === false) return 'superseded';
  const finishAge = finishAgeOf(build);
  if (finishAge === undefined) return 'building';
  const isStarting = local !== undefined && 'running' in local;
  return isStarting || reconciling || finishAge < GRACE_MS ? 'not-live-yet' : 'not-live';
}

/** Milliseconds since a build finished, by the platform's clock alone; undefined while it runs. */
export function finishAgeOf({ createTime, finishTime, age }: Build): number | undefined {
  return finishTime === undefined ? undefined : Math.max(0, age - (finishTime - createTime));
}
