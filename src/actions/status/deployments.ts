import type { AppTarget } from '../../platform/api/api-request.ts';
import type { GitHubCalls, ListedDeployment } from '../../runner/github-api/calls.ts';
import type { Runner } from '../../runner/runner.ts';
import type { Answer } from '../../shared/answer.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { askGitHub, describeGitHubProblem, sendToGitHub, timeBesideStep } from '../github/calls.ts';
import type { GitHubTime } from '../github/calls.ts';
import { fieldsOfApp, hasFields, PACKED_FROM } from '../github/deployments.ts';
import { pageOf } from '../step/report/commit.ts';
import type { StepContext } from '../step/step.ts';
import { shaOf } from './describe.ts';
import type { CurrentEnvironment, LiveDeployment } from './environment.ts';
import type { StatusInputs } from './inputs.ts';

type Context = Pick<StepContext<object>, 'runner' | 'services' | 'signal' | 'calls'>;

/**
 * Finds the Deployments of what is live, where this is a run on GitHub and has a token. A failure is only a notice: the
 * platform has already said what is live.
 * @returns by the ID of the environment, those with a Deployment that records exactly this build
 */
export async function findLiveDeployments(
  environments: readonly CurrentEnvironment[],
  { target, timeoutMinutes, token }: StatusInputs,
  { runner, services, signal, calls }: Context,
): Promise<ReadonlyMap<string, LiveDeployment>> {
  const found = new Map<string, LiveDeployment>();
  const github = runner.github(token, sendToGitHub);
  if (github === undefined) return found;
  const time = timeBesideStep(services.clock, timeoutMinutes, signal);
  for (const environment of environments) {
    const answer = await findDeployment(github, environment, target, time);
    // What is refused for one environment would be for the others as well.
    if (answer.kind !== 'value') {
      const problem = describeGitHubProblem(answer, 'deployments: read', false);
      runner.notice('Commit and run not shown', `${problem} Nothing else is affected.`);
      break;
    }
    const deployment = answer.value && describedBy(answer.value, runner, calls.holdsSecret);
    if (deployment !== undefined) found.set(environment.id, deployment);
  }
  return found;
}

/** A Deployment with the address that its latest status links to. */
type LoggedDeployment = ListedDeployment & { readonly logUrl: string | undefined };

/** The Deployment of the build that is live. Undefined where there is none, and where several claim to be it. */
async function findDeployment(
  github: GitHubCalls,
  { id, displayName, liveBuildId }: CurrentEnvironment,
  { apiRoot, address }: AppTarget,
  time: GitHubTime,
): Promise<Answer<LoggedDeployment | undefined>> {
  const none = { kind: 'value', value: undefined } as const;
  if (liveBuildId === undefined) return none;
  const fields = { ...fieldsOfApp(apiRoot.origin, address), environment: id, build: liveBuildId };
  // A deploy that was given the ID alone may not have known the display name.
  for (const name of new Set([displayName ?? id, id].map(safeText))) {
    const listed = await askGitHub(github.listDeployments(name), time);
    if (listed.kind !== 'value') return listed;
    const [deployment, ...others] = listed.value.filter(({ payload }) => hasFields(payload, fields));
    if (deployment === undefined) continue;
    if (others.length > 0) return none;
    const status = await askGitHub(github.latestStatus(deployment.id), time);
    return status.kind === 'value' ? { kind: 'value', value: { ...deployment, logUrl: status.value?.logUrl } } : status;
  }
  return none;
}

/** What is shown of a Deployment: nothing that only claims to be a commit, or a page of a run. */
function describedBy(
  { sha, payload, logUrl }: LoggedDeployment,
  { variables }: Runner,
  holdsSecret: (text: string) => boolean,
): LiveDeployment | undefined {
  const runs = pageOf(variables, 'actions/runs/')?.href;
  const page = logUrl !== undefined && URL.canParse(logUrl) ? new URL(logUrl).href : undefined;
  const isRun = runs !== undefined && page?.startsWith(runs) === true && !holdsSecret(page);
  const { [PACKED_FROM]: from } = payload as Readonly<Record<string, unknown>>;
  const commit = (typeof from === 'string' && shaOf({ commitSha: from })) || undefined;
  const commitUrl = commit === sha ? pageOf(variables, `commit/${sha}`)?.href : undefined;
  if (commit === undefined && !isRun) return undefined;
  return { commit, commitUrl, run: isRun ? page : undefined };
}
