import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { GitHubCalls } from '../../../runner/github-api/calls.ts';
import { isCommitHash } from '../../../workspace/commits/commits.ts';
import { askGitHub } from '../../github/calls.ts';
import type { GitHubTime } from '../../github/calls.ts';
import { hasRecord, recordOf } from '../../github/deployments.ts';
import { problemClause } from './unchanged.ts';
import type { ListedDeployments } from './unchanged.ts';

/** The most Deployments whose state is asked for: each takes a request. */
const MAX_ASKED = 10;

/** The commit of the last live Deployment, or why there is none, as a clause. */
export type LastLive = { readonly commit: string } | { readonly reason: string };

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
  // A preview that was made anew has the name of the one before, and another ID.
  const record = { ...recordOf(origin, address), environment: address.environment };
  const earlier = listed.value.filter(({ id, payload }) => id !== own && hasRecord(payload, record));
  for (const { id, payload } of earlier.slice(0, MAX_ASKED)) {
    const state = await askGitHub(github.latestState(id), time);
    if (state.kind !== 'value') return { reason: `Deployment ${id} could not be read. ${problemClause(state)}` };
    if (state.value !== 'success') continue;
    const { commit } = payload as { readonly commit?: unknown };
    return isCommitHash(commit) ? { commit } : { reason: `Deployment ${id}, the last live one, names no commit` };
  }
  return { reason: 'no earlier Deployment of the environment is a success' };
}
