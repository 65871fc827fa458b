import type { Problem } from '../../shared/answer.ts';
import { StepError, StopError } from '../../shared/errors.ts';
import type { Status } from '../../shared/errors.ts';
import { countOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { GitHubCalls } from '../../runner/github-api/calls.ts';
import { describeGitHubProblem, timeForGitHub, askGitHub } from '../github/calls.ts';
import { describeEnvironment } from '../lookup/platform-lists.ts';
import { afterAcceptance, deletePreview, listForDeletion, waitUntilGone } from './delete.ts';
import { DRY_RUN } from './facts.ts';
import type { DeletionContext, KeptPreview } from './facts.ts';
import type { DeleteEnvironmentInputs } from './inputs.ts';
import { asPreview, pullRequestOf, whyMistakable } from './preview.ts';
import type { Preview } from './preview.ts';

/**
 * Pull requests that one step asks for: GitHub allows the token of a workflow as many requests in an hour. Those that are
 * closed are asked for once more; where that is too much for GitHub, they are kept.
 */
const MAX_PULL_REQUESTS = 1000;

/**
 * Deletes the previews whose pull request is closed, and keeps all others. One that cannot be deleted does not keep the
 * others.
 * @throws {StepError} where one could not be deleted, once all others have been looked at
 */
export async function sweep(
  github: GitHubCalls,
  { target, prefix, isDryRun }: DeleteEnvironmentInputs,
  context: DeletionContext,
): Promise<Status> {
  const { runner, calls, record, aboutToSend, signal } = context;
  const environments = await listForDeletion(target, calls);
  record({ listed: environments });
  const previews = environments.flatMap((environment) => asPreview(prefix, environment) ?? []);
  runner.info(
    `${countOf(environments.length, 'environment')} in the app, ${previews.length} of them named "${safeText(prefix)}" followed by digits`,
  );
  const outcomes = new Outcomes(context);
  const pullRequests = new PullRequests(github, context);
  const visit = async (preview: Preview): Promise<void> => {
    // Asked again before each request, which can be minutes later: the pull request may have been reopened.
    const whyKeep = async () => await pullRequests.whyKeep(pullRequestOf(prefix, preview.displayName));
    const reason = whyMistakable(preview, environments) ?? (await whyKeep());
    if (reason !== undefined || isDryRun) return outcomes.keep(preview, reason ?? DRY_RUN);
    const deletion = await deletePreview(target, preview, calls, { aboutToSend, whyKeep });
    if (typeof deletion === 'object') outcomes.keep(preview, deletion.keptBecause);
    else if (deletion === 'accepted') outcomes.accepted.push(preview);
    else outcomes.end(preview, deletion === 'gone' ? 'Already deleted' : undefined);
  };
  for (const preview of previews) {
    try {
      await visit(preview);
    } catch (error) {
      if (!concernsOnePreview(error)) {
        outcomes.keepAccepted();
        throw outcomes.accepted.length === 0 ? error : afterAcceptance(outcomes.accepted, error, signal);
      }
      outcomes.failures.push(error);
      outcomes.keep(preview, error.message);
    }
  }
  pullRequests.reportProblem();
  try {
    await waitUntilGone(target, outcomes.accepted, calls, (preview) => outcomes.end(preview));
  } catch (error) {
    outcomes.keepAccepted();
    if (!(error instanceof StepError) || error instanceof StopError) throw error;
    outcomes.failures.push(error);
  }
  if (outcomes.failures.length > 0) throw combineFailures(outcomes.failures);
  if (isDryRun) return 'dry-run';
  return outcomes.deleted.length > 0 ? 'accepted' : 'skipped';
}

/** What became of each preview: in the log and in the facts as soon as it is known. */
class Outcomes {
  readonly deleted: Preview[] = [];
  readonly kept: KeptPreview[] = [];
  /** Those that the list still had when their deletion was accepted. */
  accepted: Preview[] = [];
  readonly failures: StepError[] = [];

  constructor(private readonly context: Pick<DeletionContext, 'runner' | 'record'>) {}

  keep(preview: Preview, reason: string): void {
    this.kept.push({ ...preview, reason });
    this.context.runner.info(`Left: ${describeEnvironment(preview)}: ${reason}`);
    this.context.record({ kept: [...this.kept] });
  }

  end(preview: Preview, how = 'Deleted'): void {
    this.deleted.push(preview);
    this.accepted = this.accepted.filter((each) => each !== preview);
    this.context.record({ deleted: [...this.deleted] });
    this.context.runner.info(`${how}: ${describeEnvironment(preview)}`);
  }

  keepAccepted(): void {
    for (const preview of this.accepted)
      this.keep(preview, 'the platform accepted its deletion, but the list of environments has not confirmed it');
  }
}

/** Not a cancel, the deadline, or a defect; and credentials that are refused once are refused every time. */
function concernsOnePreview(error: unknown): error is StepError {
  return error instanceof StepError && !(error instanceof StopError) && error.code !== 'unauthorized';
}

/** What the repository says of its pull requests. */
export class PullRequests {
  readonly #asked = new Set<number>();
  #problem: Problem | undefined;

  constructor(
    private readonly github: Pick<GitHubCalls, 'run' | 'readPullRequest'>,
    private readonly context: Pick<DeletionContext, 'runner' | 'services' | 'signal'>,
  ) {}

  /** Why a preview is kept, as a clause; undefined where its pull request is closed. */
  async whyKeep(number: number | undefined): Promise<string | undefined> {
    if (number === undefined) return 'its digits are not the number of a pull request';
    // The next ones would fail in the same way, and a rate limit lasts longer with each.
    if (this.#problem !== undefined) return 'the pull request could not be read';
    if (!this.#asked.has(number) && this.#asked.size >= MAX_PULL_REQUESTS)
      return `a step checks at most ${MAX_PULL_REQUESTS} pull requests`;
    this.#asked.add(number);
    const { signal, services } = this.context;
    signal.throwIfAborted();
    const own = timeForGitHub(services.clock);
    const time = { ...own, signal: AbortSignal.any([signal, own.signal]) };
    const answer = await askGitHub(this.github.readPullRequest(number), time);
    signal.throwIfAborted();
    if (answer.kind === 'missing' || answer.kind === 'no-call') return `this repository has no pull request ${number}`;
    if (answer.kind !== 'value') {
      this.#problem ??= answer;
      return `the pull request could not be read (${answer.reason})`;
    }
    const { state, number: given, repository, headRepository } = answer.value;
    const isOurs = given === number && isSame(repository, this.github.run.repository);
    if (!isOurs) return `the answer is not pull request ${number} of this repository`;
    if (!isSame(headRepository, repository)) return `pull request ${number} is from a fork`;
    if (state === 'closed') return undefined;
    return `pull request ${number} ${state === undefined ? 'has no state' : `is ${safeText(state)}`}`;
  }

  /** One warning, as all others fail in the same way. */
  reportProblem(): void {
    if (this.#problem === undefined) return;
    const why = describeGitHubProblem(this.#problem, 'pull-requests: read', false);
    this.context.runner.warning('Pull requests not read', `${why} The environments of these pull requests were left.`);
  }
}

/** GitHub compares the names of repositories without regard to case. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}

function combineFailures(failures: readonly StepError[]): StepError {
  const [first] = failures;
  if (first !== undefined && failures.length === 1) return first;
  const lines = failures.map(({ message }) => `  ${message.replaceAll('\n', ' ')}`);
  const message = [`${failures.length} environments could not be deleted.`, ...lines].join('\n');
  const status = failures.some((failure) => failure.status === 'unknown') ? 'unknown' : 'failed';
  return new StepError(first?.code ?? 'internal', message, status);
}
