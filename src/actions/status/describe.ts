import type { Build } from '../../platform/api/builds.ts';
import { firstLines, formatAge } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { describeStep } from '../deploy/live/messages.ts';
import { finishAgeOf } from './build-states.ts';
import type { BuildStates, StatedBuild } from './build-states.ts';
import type { CurrentEnvironment, LiveDeployment } from './environment.ts';
import type { Epoch } from '../../shared/clock.ts';

/** Builds of one kind that are shown. */
const MAX_SHOWN = 3;
/** Characters of a commit message, or of a branch, that are shown. */
const MAX_MESSAGE = 60;

/** `Production`; without a display name `environment e-1`. */
export function nameOf({ id, displayName }: Pick<CurrentEnvironment, 'id' | 'displayName'>): string {
  return displayName === undefined ? `environment ${safeText(id)}` : safeText(displayName);
}

/** What is live and what came after that, a sentence in each line. */
export function describeStatus(
  environment: CurrentEnvironment,
  { builds, live }: BuildStates,
  deployment: LiveDeployment | undefined,
): string[] {
  const newer = builds.filter(({ isNewer }) => isNewer === true);
  const those = (heading: string, describe: (build: StatedBuild) => string, ...states: StatedBuild['state'][]) =>
    firstLines(
      newer.filter(({ state }) => states.includes(state)),
      MAX_SHOWN,
      (build) => `${heading}: build ${safeText(build.id)}, ${describe(build)}${fromCommit(build)}.`,
    );
  return [
    describeLive(environment, live),
    ...(deployment === undefined ? [] : [`On GitHub: ${describeDeployment(deployment)}`]),
    ...those('Being built', describeRunning, 'building'),
    ...those('Not live yet', describeFinish, 'not-live-yet'),
    ...those('Did not go live', describeFinish, 'not-live', 'failed'),
  ];
}

function describeLive(environment: CurrentEnvironment, build: StatedBuild | undefined): string {
  const { liveBuildId } = environment;
  if (liveBuildId === undefined) return `Nothing is live in ${nameOf(environment)}.`;
  const name = nameOf(environment).replace(/^environment /, 'Environment ');
  const id = safeText(liveBuildId);
  if (build === undefined) return `${name} is live with build ${id}, about which the host shows nothing else.`;
  if (build.state === 'failed') return `${name} does not answer: build ${id} was live, but its app has stopped.`;
  const finish = build.finishTime === undefined ? '' : `, ${describeFinish(build)}`;
  return `${name} is live with build ${id}${finish}${fromCommit(build)}.`;
}

export function describeRunning(build: StatedBuild): string {
  const { age, finishProblem, local } = build;
  const step = local !== undefined && 'running' in local ? local.running : undefined;
  const doing = step === undefined ? '' : ` (${describeStep(step)})`;
  return `for ${formatAge(age)}${doing}${finishProblem === undefined ? '' : `, or finished: ${finishProblem}`}`;
}

function describeFinish(build: Build): string {
  return `finished at ${describeFinishTime(build)}`;
}

/** `14:02 UTC (2 h ago)` */
export function describeFinishTime(build: Build): string {
  const age = finishAgeOf(build) ?? 0;
  return `${describeTime(build.finishTime ?? 0, age)} (${formatAge(age)} ago)`;
}

/** `14:02 UTC`; with its date where that was another day. @param age in milliseconds */
function describeTime(time: Epoch, age: number): string {
  const [day = '', clock = ''] = new Date(time).toISOString().split('T');
  const [today] = new Date(time + age).toISOString().split('T');
  return `${day === today ? '' : `${day} `}${clock.slice(0, 5)} UTC`;
}

/** `, from commit 1a2b3c4 (main) "Fix the header"`; empty where the host tells none. */
function fromCommit(build: Build): string {
  const commit = describeCommit(build, true);
  return commit === '' ? '' : `, from commit ${commit}`;
}

/**
 * Abbreviated, with its branch and the first line of its message: `1a2b3c4 (main) Fix the header`; empty where the host
 * tells none.
 */
export function describeCommit(build: Build, isQuoted = false): string {
  const message = cut(messageOf(build));
  const shown = message === '' || !isQuoted ? message : `"${message}"`;
  const branch = build.branch === undefined ? '' : `(${cut(build.branch)})`;
  return [shaOf(build).slice(0, 7), branch, shown].filter((part) => part !== '').join(' ');
}

function cut(text: string): string {
  const safe = safeText(text);
  return safe.length > MAX_MESSAGE ? `${safe.slice(0, MAX_MESSAGE - 1)}…` : safe;
}

/** `commit 1a2b3c4 https://…, run https://…` */
export function describeDeployment({ commit, commitUrl, run }: LiveDeployment): string {
  const named = commit === undefined ? '' : [`commit ${commit.slice(0, 7)}`, commitUrl ?? ''].join(' ').trim();
  return [named, run === undefined ? '' : `run ${safeText(run)}`].filter((part) => part !== '').join(', ');
}

/** The whole hash; empty where the host tells none, or anything else. */
export function shaOf({ commitSha = '' }: Pick<Build, 'commitSha'>): string {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(commitSha) ? commitSha : '';
}

/** That of the Deployment, else the one that the host tells; empty where there is neither. */
export function liveCommit(live: Build | undefined, deployment: LiveDeployment | undefined): string {
  return deployment?.commit ?? (live === undefined ? '' : shaOf(live));
}

/** The first line of the commit message. */
function messageOf({ commitMessage = '' }: Build): string {
  return commitMessage.trim().split(/[\r\n]/)[0] ?? '';
}
