import { StepError } from '../../shared/errors.ts';
import { formatAge } from '../../shared/format.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { safeText } from '../../shared/safe-text.ts';
import { isLoopback } from '../../shared/secure-url.ts';
import type { BuildRemarks } from '../../platform/api/local-result.ts';
import { describeBuildFailure } from '../deploy/live/messages.ts';
import { showRemarks } from '../deploy/live/wait.ts';
import type { RequestedTarget } from '../inputs/target.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { logTarget } from '../step/call-context.ts';
import { headingOf } from '../step/ending.ts';
import { code } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import { defineStep } from '../step/step.ts';
import { finishAgeOf, readBuildStates } from './build-states.ts';
import type { BuildStates, StatedBuild } from './build-states.ts';
import { describeStatus, describeTarget, isoTime, nameOf, shaOf, subjectOf } from './describe.ts';
import { readCurrentEnvironment } from './environment.ts';
import type { CurrentEnvironment } from './environment.ts';
import { readStatusInputs } from './inputs.ts';
import type { StatusInputs } from './inputs.ts';

/** Builds that are read: the live one should be among them. */
const NEWEST = 50;

interface StatusFacts {
  readonly environment: CurrentEnvironment;
  readonly states: BuildStates;
}

export const statusReport: Report<StatusInputs, StatusFacts> = {
  outputs: ({ environment, states }) => ({
    'build-id': environment?.liveBuildId ?? '',
    'live-since': isoTime(states?.live?.finishTime) ?? '',
    commit: states?.live === undefined ? '' : shaOf(states.live),
    building: states === undefined ? '' : (buildingOf(states)?.id ?? ''),
    'failed-build': states === undefined ? '' : (failedOf(states)?.id ?? ''),
  }),
  advice: (error, _facts, inputs, ciHost) => commonAdvice(error, subjectOf(inputs?.target), ciHost),
  summary: ({ environment }, { status }, inputs) => ({
    heading: headingOf(status, { done: 'Environment is live' }, 'Not as it should be'),
    subject: environment && nameOf(environment),
    rows: [
      ['Live build', environment?.liveBuildId === undefined ? undefined : code(environment.liveBuildId)],
      ['Platform', inputs && code(inputs.target.apiRoot.origin)],
    ],
  }),
};

/** Shows what is live and what came after it. It ends well only where something is live, and nothing newer failed. */
export const statusAction = defineStep<StatusInputs, StatusFacts>({
  inputs: INPUTS.status,
  read: readStatusInputs,
  run: async ({ target }, { runner, calls, record }) => {
    logTarget(runner, target.apiRoot, describeTarget(target.address));
    const environment = await readCurrentEnvironment(target, calls);
    record({ environment });
    const states = await readBuildStates(target, environment, NEWEST, calls);
    record({ states });
    showRemarks(remarksOf(states), runner);
    runner.show(describeStatus(environment, states));
    const failed = failedOf(states);
    if (failed !== undefined) throw failedBuildError(failed, environment, target);
    if (environment.liveBuildId === undefined) throw nothingLiveError(environment, states);
    if (!isOrderKnown(states)) throw orderUnknownError(environment.liveBuildId, target);
    return 'done';
  },
  report: statusReport,
});

function buildingOf({ builds }: BuildStates): StatedBuild | undefined {
  return builds.find(({ isNewer, state }) => isNewer === true && state === 'building');
}

/** The newest build that did not go live, or the live one whose app has ended. */
function failedOf({ builds, live }: BuildStates): StatedBuild | undefined {
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

function remarksOf({ live }: BuildStates): BuildRemarks | undefined {
  return live?.local !== undefined && 'warnings' in live.local ? live.local : undefined;
}

function failedBuildError(build: StatedBuild, environment: CurrentEnvironment, target: RequestedTarget): StepError {
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
function orderUnknownError(liveBuildId: string, { apiRoot }: RequestedTarget): StepError {
  const message = `It is not known whether a newer build failed: ${apiRoot.origin} does not show when the live build (${safeText(liveBuildId)}) was created.`;
  return new StepError('bad-reply', message, 'failed', { advice: 'Look in the user portal.' });
}
