import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { GitHubCalls } from '../../../runner/github-api/calls.ts';
import { timeLimit } from '../../../shared/signals.ts';
import { isCommitHash } from '../../../workspace/commits/commits.ts';
import { compareCommits } from '../../../workspace/commits/compare-commits.ts';
import { readOrigin } from '../../../workspace/commits/head.ts';
import { whyNotOfCommit } from '../../../workspace/commits/packed-commit.ts';
import { askGitHub, timeForGitHub } from '../../github/calls.ts';
import type { GitHubTime } from '../../github/calls.ts';
import { fieldsOfApp, hasFields } from '../../github/deployments.ts';
import { comparisonUrl } from '../../step/report/commit.ts';
import type { Changes, DeployRun } from '../facts.ts';
import type { FileInputs, Target } from '../inputs/inputs.ts';
import { selectOptions } from '../zip/explain.ts';
import type { PackedWorkspace } from '../zip/pack.ts';
import type { ListedDeployments } from './unchanged.ts';
import { problemClause } from './unchanged.ts';

/** The longest that git may take each time: nobody waits for an extra. */
const GIT_TIME_MS = 10_000;

/**
 * The commit whose files were packed, for the payload of a Deployment; the log shows why there is none. It never throws.
 * @param workspace undefined for a zip that was packed earlier
 */
export async function readPackedCommit(
  workspace: PackedWorkspace | undefined,
  files: FileInputs,
  run: DeployRun,
): Promise<string | undefined> {
  const head = workspace?.head;
  const reason = await reasonAgainst(workspace, files, run).catch((error: unknown) => {
    run.runner.debug(`The commit of the files could not be read: ${String(error)}`);
    return 'git could not read it, or took too long';
  });
  if (reason === undefined) return head;
  run.runner.info(`No commit in the Deployment: ${reason}.`);
  return undefined;
}

async function reasonAgainst(workspace: PackedWorkspace | undefined, files: FileInputs, run: DeployRun) {
  if (workspace === undefined) return 'the zip was packed earlier';
  const { selection, head } = workspace;
  if (head === undefined) return 'there is none that git can read';
  return await whyNotOfCommit(head, selection, optionsOf(files, run));
}

interface RecordedDeploy {
  /** ID of the Deployment. */
  readonly id: number;
  /** Name of its environment, as GitHub shows it. */
  readonly environment: string;
  /** Full hash of what was packed. */
  readonly commit: string;
  readonly target: Target;
  readonly workspace: PackedWorkspace;
  /** The Deployments of the environment, where they have been asked for. */
  readonly listed: ListedDeployments | undefined;
}

/** Compares what was packed with the last live Deployment. @returns undefined where it cannot, which the log shows */
export async function findChanges(
  github: GitHubCalls,
  { id, environment, commit: to, target, workspace, listed: known }: RecordedDeploy,
  files: FileInputs,
  run: DeployRun,
): Promise<Changes | undefined> {
  const { runner, services } = run;
  const time = timeForGitHub(services.clock);
  const listed = known ?? (await askGitHub(github.listDeployments(environment), time));
  const place = { origin: target.apiRoot.origin, address: target.address, own: id };
  const live = await findLastLive(github, place, listed, time);
  if ('reason' in live) {
    runner.info(`Not compared with what was live: ${live.reason}.`);
    return undefined;
  }
  const { commit: from } = live;
  const [comparison, isOwn] = await Promise.all([
    // The clone may not have both commits, and git may take too long.
    compareCommits({ from, to }, workspace.selection, optionsOf(files, run)).catch(() => undefined),
    isOfRepository(to, github, files, run),
  ]);
  const url = isOwn ? comparisonUrl(runner.variables, from, to) : undefined;
  return { from, to, url, comparison };
}

/** Whether a commit is of the repository that the workflow runs for: another one may be checked out. */
async function isOfRepository(
  commit: string,
  { run: { sha, repository } }: GitHubCalls,
  { folder }: FileInputs,
  run: DeployRun,
): Promise<boolean> {
  const { variables } = run.runner;
  if (commit === sha || commit === variables['GITHUB_SHA']) return true;
  const origin = (await readOrigin({ folder, variables, signal: timeForGit(run) })) ?? '';
  const parts = origin.replace(/(?:\.git)?\/?$/i, '').split(/[/:]/);
  return parts.slice(-2).join('/').toLowerCase() === repository.toLowerCase();
}

function optionsOf(files: FileInputs, run: DeployRun) {
  return selectOptions(files, { ...run, signal: timeForGit(run) });
}

function timeForGit({ signal }: DeployRun): AbortSignal {
  return AbortSignal.any([signal, timeLimit(GIT_TIME_MS)]);
}

/** The most Deployments whose state is asked for: each takes a request. */
const MAX_ASKED = 10;

/** The commit of the last live Deployment, or why there is none, as a clause. */
type LastLive = { readonly commit: string } | { readonly reason: string };

/**
 * Finds the newest Deployment of an environment that was a success, which one that was rolled back is not. Only that one
 * counts: an older one, whose commit is known where that of the newest is not, is not what was live.
 * @param own ID of the Deployment of this step
 */
export async function findLastLive(
  github: GitHubCalls,
  { origin, address, own }: { readonly origin: string; readonly address: EnvironmentAddress; readonly own: number },
  listed: ListedDeployments,
  time: GitHubTime,
): Promise<LastLive> {
  if (listed.kind !== 'value') return { reason: `the Deployments could not be read. ${problemClause(listed)}` };
  // A preview that was created again has the same name as before, but another ID.
  const fields = { ...fieldsOfApp(origin, address), environment: address.environment };
  const earlier = listed.value.filter(({ id, payload }) => id !== own && hasFields(payload, fields));
  for (const { id, payload } of earlier.slice(0, MAX_ASKED)) {
    const status = await askGitHub(github.latestStatus(id), time);
    if (status.kind !== 'value') return { reason: `Deployment ${id} could not be read. ${problemClause(status)}` };
    if (status.value?.state !== 'success') continue;
    const { commit } = payload as { readonly commit?: unknown };
    return isCommitHash(commit) ? { commit } : { reason: `Deployment ${id}, the last live one, names no commit` };
  }
  return { reason: 'no earlier Deployment of the environment succeeded' };
}
