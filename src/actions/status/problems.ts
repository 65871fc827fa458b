import type { AppTarget } from '../../platform/api/api-request.ts';
import { StepError } from '../../shared/errors.ts';
import { formatAge } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { isLoopback } from '../../shared/secure-url.ts';
import { describeBuildFailure } from '../deploy/live/messages.ts';
import { finishAgeOf } from './build-states.ts';
import type { BuildStates, StatedBuild } from './build-states.ts';
import { nameOf } from './describe.ts';
import type { CurrentEnvironment, LiveDeployment } from './environment.ts';

/** What the command `status` found out about an environment. */
export interface EnvironmentStatus {
  readonly environment: CurrentEnvironment;
  readonly states: BuildStates;
  /** That of the live build, where one is known. */
  readonly deployment?: LiveDeployment | undefined;
}

/** Why an environment is not as it should be: something is live, and nothing newer failed. Undefined where it is. */
export function problemOf({ environment, states }: EnvironmentStatus, target: AppTarget): StepError | undefined {
  const failed = failedOf(states);
  if (failed !== undefined) return failedBuildError(failed, environment, target);
  if (environment.liveBuildId === undefined) return nothingLiveError(environment, states);
  return isOrderKnown(states) ? undefined : orderUnknownError(environment.liveBuildId, target);
}

/**
 * The same among all environments of an app, some of which are new: nothing has to be live where a build is under way, and
 * only the newest build that has finished counts.
 */
export function problemAmongAll({ environment, states }: EnvironmentStatus, target: AppTarget): StepError | undefined {
  const { builds, live } = states;
  const newer = builds.filter(({ isNewer }) => isNewer === true);
  const newest = newer.find(({ state }) => state !== 'building');
  const failed = [newest, live].find((build) => build !== undefined && isFailed(build));
  if (failed !== undefined) return failedBuildError(failed, environment, target);
  if (environment.liveBuildId === undefined)
    return newer.length === 0 ? nothingLiveError(environment, states) : undefined;
  return isOrderKnown(states) ? undefined : orderUnknownError(environment.liveBuildId, target);
}

/** The newest build that is being built. */
export function buildingOf({ builds }: BuildStates): StatedBuild | undefined {
  return builds.find(({ isNewer, state }) => isNewer === true && state === 'building');
}

/** The newest build that did not go live, or the live one whose app has ended. */
export function failedOf({ builds, live }: BuildStates): StatedBuild | undefined {
  return (
    builds.find((build) => build.isNewer === true && isFailed(build)) ?? (live && isFailed(live) ? live : undefined)
  );
}

function isFailed({ state }: StatedBuild): boolean {
  return state === 'not-live' || state === 'failed';
}

/** Whether it is known which builds are newer than the live one. */
function isOrderKnown({ builds, live }: BuildStates): boolean {
  return live !== undefined || (builds.length > 0 && builds.every(({ isNewer }) => isNewer === true));
}

function failedBuildError(build: StatedBuild, environment: CurrentEnvironment, target: AppTarget): StepError {
  const { local } = build;
  if (local !== undefined && 'reason' in local) {
    const advice =
      'Fix that, and deploy again. The portal of the local platform has the log of the build, and --json prints its end.';
    const failure = { step: local.step, lines: local.log };
    return new StepError('build-failed', describeBuildFailure(build.id, local), 'failed', { advice, build: failure });
  }
  const isNothingLive = environment.liveBuildId === undefined;
  const other = isNothingLive ? 'nothing is live' : `build ${safeText(environment.liveBuildId ?? '')} is still live`;
  const causes = isNothingLive
    ? 'It failed or was cancelled, or its app did not start.'
    : 'It failed or was cancelled, its app did not start, or somebody put the other build back.';
  const message = `Build ${safeText(build.id)} did not go live: it finished ${formatAge(finishAgeOf(build) ?? 0)} ago, and ${other}. ${causes}`;
  const advice = isLoopback(target.apiRoot.hostname)
    ? 'Look at the build in the portal of the local platform: if that runs apps, it shows a reason.'
    : 'Open the build in the user portal: the API does not give its log.';
  return new StepError('build-failed', message, 'failed', { advice });
}

function nothingLiveError(environment: CurrentEnvironment, { builds }: BuildStates): StepError {
  const name = nameOf(environment);
  const [newest] = builds;
  if (newest === undefined) {
    const message = `The host shows no builds of ${name}.`;
    return new StepError('nothing-live', message, 'failed', { advice: 'Deploy to it.' });
  }
  const doing = newest.state === 'building' ? 'is being built' : 'has finished, and may still go live';
  const message = `Build ${safeText(newest.id)} of ${name} ${doing}.`;
  return new StepError('nothing-live', message, 'failed', { advice: 'Ask again in a few minutes.' });
}

/** Nothing is known to be wrong, and nothing to be well. */
function orderUnknownError(liveBuildId: string, { apiRoot }: AppTarget): StepError {
  const message = `It is not known whether a newer build failed: ${apiRoot.origin} does not show when the live build (${safeText(liveBuildId)}) was created.`;
  return new StepError('bad-reply', message, 'failed', { advice: 'Look in the user portal.' });
}
