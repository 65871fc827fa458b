import type { Archive } from '../../../archive/archive.ts';
import type { GitHubCalls, ListedDeployment } from '../../../runner/github-calls.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { logTarget } from '../../step/call-context.ts';
import type { DeployContext } from '../facts.ts';
import type { DeployInputs, Target } from '../inputs/inputs.ts';
import { platformReads } from '../live/reads.ts';
import { describeGitHubProblem, timeForGitHub, withGitHubAttempts } from '../../github/calls.ts';
import { isSamePayload, payloadOf } from './deployment-record.ts';

/** The most that GitHub's answers may take of each minute of `timeout-minutes`: a tenth. */
const MOST_OF_A_MINUTE_MS = 6000;

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
  if (github === undefined || !inputs.github.skipUnchanged) return false;
  const { runner } = context;
  const { account, app, environment } = target.address;
  return await runner.group('Compare with what is live', async () => {
    logTarget(runner, target.apiRoot, `account ${account}, app ${app}, environment ${environment}`);
    const doubt = await findDoubt(github, archive, target, inputs, context);
    runner.info(doubt === undefined ? 'The same content is live: nothing is sent.' : `Not skipped: ${doubt}.`);
    return doubt === undefined;
  });
}

/** Why the upload is not skipped, as a clause; undefined where the same content is live. */
async function findDoubt(
  github: GitHubCalls,
  archive: Archive,
  target: Target,
  { timeoutMinutes }: DeployInputs,
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

  // Nothing else can be done meanwhile, so it must not use up the time of the deploy itself.
  const own = timeForGitHub(services.clock, timeoutMinutes * MOST_OF_A_MINUTE_MS);
  const time = { ...own, signal: AbortSignal.any([signal, own.signal]) };
  const name = safeText(displayName ?? target.displayName ?? target.address.environment);
  const listed = await withGitHubAttempts(true, time, async (each) => await github.listDeployments(name, each));
  if (listed.kind !== 'value')
    return `the Deployments could not be read. ${withoutStop(describeGitHubProblem(listed, 'deployments: write', false))}`;
  const expected = payloadOf(archive, target.apiRoot.origin, target.address, liveBuildId);
  const same = listed.value.find(({ payload }) => isSamePayload(payload, expected));
  if (same === undefined)
    return `no Deployment says that build ${safeText(liveBuildId)}, which is live, has this content`;

  const state = await withGitHubAttempts(true, time, async (each) => await github.latestState(same.id, each));
  if (state.kind !== 'value')
    return `the Deployment could not be read. ${withoutStop(describeGitHubProblem(state, 'deployments: write', false))}`;
  if (state.value !== 'success') return `${describeDeployment(same)} is ${safeText(state.value ?? 'without a status')}`;
  return undefined;
}

function describeDeployment({ id }: ListedDeployment): string {
  return `Deployment ${id}, which has this content,`;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
