import type { StepError } from '../../shared/errors.ts';
import { INPUTS } from '../../shared/inputs.ts';
import type { AppTarget } from '../../platform/api/api-request.ts';
import type { BuildRemarks } from '../../platform/api/local/result.ts';
import { showRemarks } from '../deploy/live/messages.ts';
import type { RequestedTarget } from '../inputs/target.ts';
import { isoTime } from '../lookup/build-output.ts';
import { describeTarget, namesEnvironment, subjectOf } from '../lookup/read-target.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { logTarget } from '../step/call-context.ts';
import { headingOf } from '../step/ending.ts';
import { code } from '../step/report/html.ts';
import { defineStep } from '../step/step.ts';
import type { StepContext } from '../step/step.ts';
import { asOutput, describeAll, problemWithAll, readAllStatuses } from './all.ts';
import { readBuildStates } from './build-states.ts';
import type { BuildStates } from './build-states.ts';
import { liveCommit, describeStatus, nameOf } from './describe.ts';
import { findLiveDeployments } from './deployments.ts';
import { readCurrentEnvironment } from './environment.ts';
import type { CurrentEnvironment, LiveDeployment } from './environment.ts';
import { readStatusInputs } from './inputs.ts';
import type { StatusInputs } from './inputs.ts';
import { buildingOf, failedOf, problemOf } from './problems.ts';
import type { EnvironmentStatus } from './problems.ts';

/** Builds that are read: the live one should be among them. */
const NEWEST = 50;

interface StatusFacts {
  readonly environment: CurrentEnvironment;
  readonly states: BuildStates;
  readonly deployment: LiveDeployment | undefined;
  readonly all: readonly EnvironmentStatus[];
}

type Context = StepContext<StatusFacts>;

/**
 * Shows what is live and what came after it, of one environment or of all of an app. It ends well only where something is
 * live, and nothing newer failed; `problemAmongAll` says what that means for all.
 */
export const statusAction = defineStep<StatusInputs, StatusFacts>({
  inputs: INPUTS.status,
  read: readStatusInputs,
  run: async (inputs, context) => {
    const { target } = inputs;
    logTarget(context.runner, target.apiRoot, describeTarget(target));
    const problem = namesEnvironment(target)
      ? await showOne(target, inputs, context)
      : await showAll(target, inputs, context);
    if (problem !== undefined) throw problem;
    return 'done';
  },
  report: {
    outputs: ({ environment, states, deployment, all }) => ({
      'build-id': environment?.liveBuildId ?? '',
      'live-since': isoTime(states?.live?.finishTime) ?? '',
      commit: liveCommit(states?.live, deployment),
      'commit-url': deployment?.commitUrl ?? '',
      'live-run': deployment?.run ?? '',
      building: states === undefined ? '' : (buildingOf(states)?.id ?? ''),
      'failed-build': states === undefined ? '' : (failedOf(states)?.id ?? ''),
      environments: (all ?? (environment && states && [{ environment, states, deployment }]))?.map(asOutput) ?? null,
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
  },
});

/** @returns why it is not as it should be */
async function showOne(target: RequestedTarget, inputs: StatusInputs, context: Context) {
  const { runner, calls, record } = context;
  const environment = await readCurrentEnvironment(target, calls);
  record({ environment });
  const states = await readBuildStates(target, environment, NEWEST, calls);
  record({ states });
  showRemarks(remarksOf(states), runner);
  const deployment = (await findLiveDeployments([environment], inputs, context)).get(environment.id);
  record({ deployment });
  runner.show(describeStatus(environment, states, deployment));
  return problemOf({ environment, states }, target);
}

/** @returns why they are not as they should be */
async function showAll(target: AppTarget, inputs: StatusInputs, context: Context): Promise<StepError | undefined> {
  const { runner, calls, record } = context;
  const statuses = await readAllStatuses(target, runner, calls);
  record({ all: statuses });
  const environments = statuses.map(({ environment }) => environment);
  const deployments = await findLiveDeployments(environments, inputs, context);
  const all = statuses.map(({ environment, states }) => ({
    environment,
    states,
    deployment: deployments.get(environment.id),
  }));
  record({ all });
  for (const { environment, states } of all) {
    const named = (text: string): string => `${nameOf(environment)}: ${text}`;
    showRemarks(remarksOf(states), {
      warning: (title, text) => runner.warning(title, named(text)),
      notice: (title, text) => runner.notice(title, named(text)),
    });
  }
  runner.show(describeAll(all));
  return problemWithAll(all, target);
}

function remarksOf({ live }: BuildStates): BuildRemarks | undefined {
  return live?.local !== undefined && 'warnings' in live.local ? live.local : undefined;
}
