import { formatAge, formatDuration } from '../../shared/text/format.ts';
import { MAX_BUILDS } from '../../platform/api/builds.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { InputReader, readCommon } from '../inputs/input-reader.ts';
import { readTarget } from '../inputs/target.ts';
import { buildOutput } from '../lookup/build-output.ts';
import { describeTarget, subjectOf } from '../lookup/read-target.ts';
import { readBuildStates } from '../status/build-states.ts';
import type { BuildStates, StatedBuild } from '../status/build-states.ts';
import { describeCommit, nameOf } from '../status/describe.ts';
import { readCurrentEnvironment } from '../status/environment.ts';
import type { CurrentEnvironment } from '../status/environment.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { logTarget } from '../step/call-context.ts';
import { headingOf } from '../step/ending.ts';
import { code } from '../step/report/html.ts';
import { NONE, tableLines } from '../step/report/table.ts';
import { defineStep } from '../step/step.ts';

type BuildsInputs = ReturnType<typeof readBuildsInputs>;

function readBuildsInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.builds, runner);
  return reader.finish({
    target: readTarget(reader, reader.required),
    /** How many builds to show at most. */
    count: reader.integer('count', 1, MAX_BUILDS),
    ...readCommon(reader),
  });
}

interface BuildsFacts {
  readonly environment: CurrentEnvironment;
  readonly states: BuildStates;
}

/** Lists the newest builds of an environment. */
export const buildsAction = defineStep<BuildsInputs, BuildsFacts>({
  inputs: INPUTS.builds,
  read: readBuildsInputs,
  run: async ({ target, count }, { runner, calls, record }) => {
    logTarget(runner, target.apiRoot, describeTarget(target));
    const environment = await readCurrentEnvironment(target, calls);
    record({ environment });
    const states = await readBuildStates(target, environment, count, calls);
    record({ states });
    runner.show(describeBuilds(environment, states.builds));
    return 'done';
  },
  report: {
    outputs: ({ environment, states }) => ({
      builds: states?.builds.map(asOutput) ?? null,
      count: states?.builds.length ?? null,
      'build-id': environment?.liveBuildId ?? '',
    }),
    advice: (error, _facts, inputs, ciHost) => commonAdvice(error, subjectOf(inputs?.target), ciHost),
    summary: ({ environment }, { status }, inputs) => ({
      heading: headingOf(status, { done: 'Builds read' }, 'Builds not read'),
      subject: environment && nameOf(environment),
      rows: [['Platform', inputs && code(inputs.target.apiRoot.origin)]],
    }),
  },
});

/** A row for each build, below a line where these do not show what is live. */
function describeBuilds(environment: CurrentEnvironment, builds: readonly StatedBuild[]): string[] {
  if (builds.length === 0) return [`There are no builds of ${nameOf(environment)}.`];
  const hasCommits = builds.some((build) => describeCommit(build) !== '');
  const rows = builds.map((build) => [
    build.id,
    `${formatAge(build.age)} ago`,
    build.finishTime === undefined ? NONE : formatDuration(build.finishTime - build.createTime),
    describeState(build),
    ...(hasCommits ? [describeCommit(build) || NONE] : []),
  ]);
  const header = ['Build', 'Created', 'Took', 'State', ...(hasCommits ? ['Commit'] : [])];
  return [...describeMissingLive(environment, builds), ...tableLines(header, rows)];
}

function describeMissingLive(environment: CurrentEnvironment, builds: readonly StatedBuild[]): string[] {
  const { liveBuildId } = environment;
  if (liveBuildId === undefined) return [`Nothing is live in ${nameOf(environment)}.`, ''];
  if (builds.some(({ isLive }) => isLive)) return [];
  return [`The live build of ${nameOf(environment)} is not in this list: ${safeText(liveBuildId)}.`, ''];
}

function describeState({ state, local, finishProblem }: StatedBuild): string {
  if (state === 'failed') return local !== undefined && 'reason' in local ? `failed: ${local.step}` : state;
  const words = state.replaceAll('-', ' ');
  return state === 'building' && finishProblem !== undefined ? `${words}?` : words;
}

/** A build in the output; what the host does not say is null. */
function asOutput(build: StatedBuild): object {
  const { state, branch = null, local } = build;
  const reason = local !== undefined && 'reason' in local ? local.reason : null;
  const { id, ...shown } = buildOutput(build);
  return { id, state, ...shown, branch, reason };
}
