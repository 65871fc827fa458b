import type { AppTarget } from '../../platform/api/api-request.ts';
import type { Runner } from '../../runner/runner.ts';
import { StepError } from '../../shared/errors.ts';
import { countOf, firstLines, firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { readAll } from '../lookup/all-environments.ts';
import { isoTime } from '../lookup/build-output.ts';
import type { LoggedCallContext } from '../step/call-context.ts';
import { NONE, tableLines } from '../step/report/table.ts';
import { readBuildStates } from './build-states.ts';
import type { StatedBuild } from './build-states.ts';
import { liveCommit, describeCommit, describeDeployment, describeFinishTime } from './describe.ts';
import { describeRunning, nameOf } from './describe.ts';
import { asCurrent } from './environment.ts';
import { buildingOf, failedOf, problemAmongAll } from './problems.ts';
import type { EnvironmentStatus } from './problems.ts';

/** Builds that are read of each environment: the live one is read alone where it is none of these. */
const NEWEST = 10;

/** Every environment of an app, one after the other. @throws {StepError}, {PlatformError} for the first that cannot be read */
export async function readAllStatuses(
  target: AppTarget,
  runner: Pick<Runner, 'warning'>,
  calls: LoggedCallContext,
): Promise<EnvironmentStatus[]> {
  const statuses: EnvironmentStatus[] = [];
  for (const record of await readAll(target, calls, 'Name one environment at a time.', runner)) {
    const environment = asCurrent(record, target, calls);
    statuses.push({ environment, states: await readBuildStates(target, environment, NEWEST, calls) });
  }
  return statuses;
}

/** Environments that an error names, and newer builds of one that are listed. */
const MAX_NAMED = 10;
const MAX_NEWER = 3;

/** What a step ends with where not all environments are as they should be. */
export function problemWithAll(statuses: readonly EnvironmentStatus[], target: AppTarget): StepError | undefined {
  const { app } = target.address;
  if (statuses.length === 0) {
    const advice = 'Create one, and deploy to it.';
    return new StepError('nothing-live', `The app "${app}" has no environments.`, 'failed', { advice });
  }
  const problems = statuses.flatMap((status) => {
    const problem = problemAmongAll(status, target);
    return problem === undefined ? [] : [{ name: nameOf(status.environment), problem }];
  });
  const codes = new Set(problems.map(({ problem }) => problem.code));
  const code = (['build-failed', 'nothing-live', 'bad-reply'] as const).find((each) => codes.has(each));
  if (code === undefined) return undefined;
  const names = firstOf(problems, MAX_NAMED, ({ name }) => name);
  const first = `Not as it should be: ${names} (${problems.length} of ${countOf(statuses.length, 'environment')}).`;
  const details = firstLines(problems, MAX_NAMED, ({ name, problem }) => `  ${name}: ${problem.message}`);
  const advice = 'For more about one of them, add "environment".';
  return new StepError(code, [first, ...details].join('\n'), 'failed', { advice });
}

/** A row for each environment, then a line for each Deployment. */
export function describeAll(statuses: readonly EnvironmentStatus[]): string[] {
  if (statuses.length === 0) return [];
  const rows = statuses.map(({ environment, states: { live, builds }, deployment }) => [
    nameOf(environment),
    environment.liveBuildId ?? NONE,
    live?.finishTime === undefined ? NONE : describeFinishTime(live),
    (live && describeCommit(live)) || (deployment?.commit?.slice(0, 7) ?? NONE),
    describeNewer(builds, live),
  ]);
  const deployed = statuses.flatMap(({ environment, deployment }) =>
    deployment === undefined ? [] : [`${nameOf(environment)} on GitHub: ${describeDeployment(deployment)}`],
  );
  return [...tableLines(['Environment', 'Live build', 'Since', 'Commit', 'Newer builds'], rows), ...deployed];
}

function describeNewer(builds: readonly StatedBuild[], live: StatedBuild | undefined): string {
  const newer = builds.filter(({ isNewer }) => isNewer === true);
  const stopped = live?.state === 'failed' ? ['the app of the live one has stopped'] : [];
  return [...stopped, ...(newer.length === 0 ? [] : [firstOf(newer, MAX_NEWER, describeOne)])].join(', ') || NONE;
}

function describeOne(build: StatedBuild): string {
  const id = safeText(build.id);
  switch (build.state) {
    case 'building':
      return `${id} being built ${describeRunning(build)}`;
    case 'not-live-yet':
      return `${id} not live yet`;
    default:
      return `${id} did not go live`;
  }
}

/** An environment in the output; what is not there is null. */
export function asOutput({ environment, states, deployment }: EnvironmentStatus): object {
  const { id, displayName = null, liveBuildId = null } = environment;
  return {
    id,
    displayName,
    liveBuild: liveBuildId,
    liveSince: isoTime(states.live?.finishTime),
    commit: liveCommit(states.live, deployment) || null,
    commitUrl: deployment?.commitUrl ?? null,
    liveRun: deployment?.run ?? null,
    building: buildingOf(states)?.id ?? null,
    failedBuild: failedOf(states)?.id ?? null,
  };
}
