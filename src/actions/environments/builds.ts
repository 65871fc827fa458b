import { isTemporary } from '../../shared/answer.ts';
import type { Answer } from '../../shared/answer.ts';
import { countOf, firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { unlessRefused } from '../../platform/api/api-request.ts';
import { listBuilds, readBuild } from '../../platform/api/builds.ts';
import type { Build } from '../../platform/api/builds.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import { MAX_LIST_BYTES } from '../../platform/api/lists.ts';
import { describeEnvironment } from '../lookup/platform-lists.ts';
import type { StepContext } from '../step/step.ts';
import type { EnvironmentsInputs } from './inputs.ts';

export interface BuildListing {
  /** Newest first. */
  readonly newest: readonly Build[];
  /** The build that is live; undefined where there is none, or it could not be read. */
  readonly live: Build | undefined;
}

/** Environments without a list of builds, one after the other, after which a host is taken for one that has none. */
const ENOUGH_WITHOUT = 3;

/** Environments that a warning names. */
const MAX_NAMED = 10;

/**
 * The newest builds of each environment, and the one that is live: a request for each environment, one after the other.
 * What has none to read is in one warning.
 * @returns by the ID of the environment; none for one whose builds could not be read
 * @throws {PlatformError} for anything but a list that is not there or cannot be used
 */
export async function readBuilds(
  environments: readonly EnvironmentRecord[],
  { target, builds: count }: EnvironmentsInputs,
  { runner, calls }: StepContext<object>,
): Promise<ReadonlyMap<string, BuildListing>> {
  runner.info(`Reading the builds of ${countOf(environments.length, 'environment')}, one request each`);
  const read = new Map<string, BuildListing>();
  /** Why each has none. */
  const without = new Map<EnvironmentRecord, string>();
  let bytes = 0;
  for (const environment of environments) {
    if (bytes > MAX_LIST_BYTES) {
      without.set(environment, `those before take more than ${MAX_LIST_BYTES / 1024 ** 2} MiB`);
      continue;
    }
    if (read.size === 0 && without.size >= ENOUGH_WITHOUT) break;
    const address = { ...target.address, environment: environment.id };
    const onOther = (name: string): void => runner.debug(`Not a build of this environment: ${safeText(name)}`);
    const list = required(await listBuilds(target, address, count, calls, onOther));
    bytes += list.kind === 'value' ? Buffer.byteLength(JSON.stringify(list.value)) : 0;
    if (list.kind !== 'value') {
      without.set(environment, list.reason);
      continue;
    }
    const { liveBuildId } = environment;
    const listed = list.value.find(({ id }) => id === liveBuildId);
    const isOlder = listed === undefined && liveBuildId !== undefined;
    const older = isOlder ? required(await readBuild(target, { ...address, build: liveBuildId }, calls)) : undefined;
    read.set(environment.id, { newest: list.value, live: older?.kind === 'value' ? older.value : listed });
  }
  if (without.size > 0) runner.warning('Builds not listed', whyMissing(without, read.size === 0));
  return read;
}

/** @throws {PlatformError} also where another attempt may get an answer: an extra that is asked for is no hint */
function required<Value>(answer: Answer<Value>): Answer<Value> {
  if (answer.kind !== 'value' && isTemporary(answer) && answer.error !== undefined) throw answer.error;
  return unlessRefused(answer);
}

function whyMissing(without: ReadonlyMap<EnvironmentRecord, string>, isHost: boolean): string {
  const reasons = [...new Set(without.values())];
  if (isHost)
    return `This host has no readable list of builds (${reasons.join('; ')}). That list is not part of the specification. "builds" is null for every environment.`;
  const [only, ...others] = reasons;
  const describe = ([environment, reason]: readonly [EnvironmentRecord, string]): string =>
    `${describeEnvironment(environment)}${others.length === 0 ? '' : `: ${reason}`}`;
  const why = others.length === 0 ? ` (${only})` : '';
  const names = firstOf([...without], MAX_NAMED, describe);
  return `The builds of ${countOf(without.size, 'environment')} could not be read${why}, so "builds" is null there: ${names}.`;
}
