import type { Archive } from '../../../archive/archive.ts';
import type { GitHubCalls, ListedDeployment } from '../../../runner/github-calls.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { logTarget } from '../../step/call-context.ts';
import type { DeployContext } from '../facts.ts';
import type { DeployInputs, Target } from '../inputs/read.ts';
import { platformReads } from '../live/reads.ts';
import { withGitHubAttempts } from './attempts.ts';
import { describeGitHubProblem } from './problem.ts';
import { isSamePayload, payloadOf } from './payload.ts';

/**
 * Whether what is packed is live already: the platform names the build that is live now, and the Deployment of that very
 * build was a success and had the same content for the same environment. Any doubt means no, with a line in the log.
 */
export async function isUnchanged(
  github: GitHubCalls | undefined,
  archive: Archive,
  target: Target,
  inputs: DeployInputs,
  context: DeployContext,
): Promise<boolean> {
  if (github === undefined || !inputs.skipUnchanged) return false;
  const { runner } = context;
  const { account, app, environment } = target.address;
  return await runner.group('Compare with what is live', async () => {
    logTarget(runner, target.root, `account ${account}, app ${app}, environment ${environment}`);
    const doubt = await findDoubt(github, archive, target, context);
    runner.info(doubt === undefined ? 'The same content is live: nothing is sent.' : `Not skipped: ${doubt}.`);
    return doubt === undefined;
  });
}

/** Why the upload is not skipped, as a clause; undefined where the same content is live. */
async function findDoubt(
  github: GitHubCalls,
  archive: Archive,
  target: Target,
  { services, signal, calls, record }: DeployContext,
): Promise<string | undefined> {
  const read = await platformReads(target, calls).environment();
  if (read.kind !== 'value') return `the platform does not show the environment (${read.reason})`;
  const { value: environment } = read;
  record({ environment });
  const { liveBuildId, reconciling, displayName } = environment;
  if (liveBuildId === undefined) return 'no build is live';
  if (reconciling === undefined) return 'whether the environment is being changed could not be read';
  if (reconciling) return 'the environment is being changed';

  const attempt = { clock: services.clock, signal };
  const name = safeText(displayName ?? target.displayName ?? target.address.environment);
  const listed = await withGitHubAttempts(true, attempt, async (each) => await github.listDeployments(name, each));
  if (listed.kind !== 'value')
    return `the Deployments could not be read. ${withoutStop(describeGitHubProblem(listed, 'deployments', false))}`;
  const expected = payloadOf(archive, target.root.origin, target.address, liveBuildId);
  const same = listed.value.find(({ payload }) => isSamePayload(payload, expected));
  if (same === undefined)
    return `no Deployment says that build ${safeText(liveBuildId)}, which is live, has this content`;

  const state = await withGitHubAttempts(true, attempt, async (each) => await github.latestState(same.id, each));
  if (state.kind !== 'value')
    return `the Deployment could not be read. ${withoutStop(describeGitHubProblem(state, 'deployments', false))}`;
  if (state.value !== 'success') return `${describeDeployment(same)} is ${safeText(state.value ?? 'without a status')}`;
  return undefined;
}

function describeDeployment({ id }: ListedDeployment): string {
  return `Deployment ${id}, which has this content,`;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
