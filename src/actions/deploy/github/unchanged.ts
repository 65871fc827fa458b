import type { Archive } from '../../../archive/archive.ts';
import type { GitHubCalls, ListedDeployment } from '../../../runner/github-api/calls.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import type { Answer, Problem } from '../../../shared/answer.ts';
import { isLoopback } from '../../../shared/secure-url.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { logTarget } from '../../step/call-context.ts';
import type { DeployContext } from '../facts.ts';
import type { DeployInputs, Target } from '../inputs/inputs.ts';
import { platformReads } from '../live/reads.ts';
import { describeGitHubProblem, timeBesideStep, askGitHub } from '../../github/calls.ts';
import type { GitHubTime } from '../../github/calls.ts';
import { isSamePayload, payloadOf } from './deployment-record.ts';

/** What was found out about what is live. */
interface Comparison {
  /** Why the upload is not skipped, as a clause; undefined where the same content is live. */
  readonly whyNotSkipped: string | undefined;
  /** The Deployments of the environment, where they were asked for: nobody has to ask again. */
  readonly listed?: ListedDeployments;
}

export type ListedDeployments = Answer<readonly ListedDeployment[]>;

/** Runs the smoke test once. @returns what it finds wrong, as a clause */
export type TestSite = (environment: EnvironmentRecord) => Promise<string | undefined>;
type CompareOptions = Pick<DeployInputs, 'timeoutMinutes'> & { readonly testSite: TestSite | undefined };

/**
 * Whether what is packed is live already: the platform names the build that is live now, and the Deployment of that very
 * build was a success and had the same content for the same environment. Nor is anything known that keeps the site from
 * answering. Whatever cannot be compared counts as different, with a line in the log.
 */
export async function compareWithLive(
  github: GitHubCalls,
  archive: Archive,
  target: Target,
  options: CompareOptions,
  context: DeployContext,
): Promise<Comparison> {
  const { runner } = context;
  const { account, app, environment } = target.address;
  return await runner.group('Compare with what is live', async () => {
    logTarget(runner, target.apiRoot, `account ${account}, app ${app}, environment ${environment}`);
    const live = await findDoubt(github, archive, target, options, context);
    const { whyNotSkipped } = live;
    runner.info(
      whyNotSkipped === undefined ? 'The same content is live: nothing is sent.' : `Not skipped: ${whyNotSkipped}.`,
    );
    return live;
  });
}

async function findDoubt(
  github: GitHubCalls,
  archive: Archive,
  target: Target,
  { timeoutMinutes, testSite }: CompareOptions,
  { services, signal, calls, record }: DeployContext,
): Promise<Comparison> {
  const reads = platformReads(target, calls);
  const read = await reads.environment();
  if (read.kind !== 'value') return { whyNotSkipped: `the platform does not show the environment (${read.reason})` };
  const { value: environment } = read;
  record({ environment });
  const { liveBuildId, reconciling, displayName } = environment;
  if (liveBuildId === undefined) return { whyNotSkipped: 'no build is live' };
  if (reconciling === undefined)
    return { whyNotSkipped: 'the platform does not show whether a change to the environment is under way' };
  if (reconciling) return { whyNotSkipped: 'a change to the environment is under way' };

  const time = timeBesideStep(services.clock, timeoutMinutes, signal);
  const name = safeText(displayName ?? target.displayName ?? target.address.environment);
  const listed = await askGitHub(github.listDeployments(name), time);
  if (listed.kind !== 'value')
    return { whyNotSkipped: `the Deployments could not be read. ${problemClause(listed)}`, listed };
  const expected = payloadOf(archive, target.apiRoot.origin, target.address, liveBuildId);
  const whyNot = await whyNotTheSame(github, listed.value, expected, time);
  if (whyNot !== undefined) return { whyNotSkipped: whyNot, listed };
  // Only the local platform says of a build that its app has stopped; for any other host a page shows it.
  const build = isLoopback(target.apiRoot.hostname) ? await reads.build(liveBuildId) : undefined;
  if (build?.kind === 'value' && build.value.local !== undefined && 'reason' in build.value.local)
    return { whyNotSkipped: 'the app of the live build has stopped', listed };
  return { whyNotSkipped: await testSite?.(environment), listed };
}

/** @param expected the payload of the Deployment that would hold the same content */
async function whyNotTheSame(
  github: GitHubCalls,
  deployments: readonly ListedDeployment[],
  expected: ReturnType<typeof payloadOf>,
  time: GitHubTime,
): Promise<string | undefined> {
  const same = deployments.find(({ payload }) => isSamePayload(payload, expected));
  if (same === undefined)
    return `no Deployment records this content for build ${safeText(expected['build'] ?? '')}, which is live`;
  const status = await askGitHub(github.latestStatus(same.id), time);
  if (status.kind !== 'value') return `the Deployment could not be read. ${problemClause(status)}`;
  const { state } = status.value ?? {};
  if (state === 'success') return undefined;
  return `Deployment ${same.id}, which has this content, ${state === undefined ? 'has no status' : `is ${safeText(state)}`}`;
}

/** Why something could not be read on GitHub, without its full stop. */
export function problemClause(problem: Problem): string {
  return describeGitHubProblem(problem, 'deployments: write', false).replace(/\.$/, '');
}
