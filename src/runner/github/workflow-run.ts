import { createGitHubApi } from '../github-api/api.ts';
import type { GitHubCalls, SendApiRequest, WorkflowRun } from '../github-api/calls.ts';
import { readObject } from '../../shared/json-object.ts';
import type { CiRun } from '../runner.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The API of the host that runs this step, by the variables that its runner sets. The token goes to `GITHUB_API_URL` and
 * nowhere else: there is no default.
 * @param clean clears a text of secrets
 */
export function openGitHub(
  variables: Variables,
  token: string,
  clean: (text: string) => string,
  send: SendApiRequest,
): GitHubCalls | undefined {
  const run = workflowRun(variables);
  const apiUrl = variables['GITHUB_API_URL']?.replace(/\/+$/, '') ?? '';
  if (run === undefined || token === '' || !/^https?:/.test(apiUrl) || !URL.canParse(apiUrl)) return undefined;
  return createGitHubApi({ token, run, apiUrl, clean, send });
}

/** Undefined where a variable is missing or malformed. */
function workflowRun(variables: Variables): WorkflowRun | undefined {
  const { repository, commit: sha, run: url } = gitHubRun(variables);
  if (repository === '' || sha === '' || url === '') return undefined;
  const { GITHUB_RUN_ID, GITHUB_RUN_NUMBER, GITHUB_RUN_ATTEMPT = '1' } = variables;
  const [id = 0] = [GITHUB_RUN_ID, GITHUB_RUN_NUMBER].filter((text = '') => isNumber(text)).map(Number);
  const attempt = isNumber(GITHUB_RUN_ATTEMPT) ? Number(GITHUB_RUN_ATTEMPT) : 1;
  return { repository, sha, id, attempt, url, pullRequest: pullRequestOf(variables)?.number };
}

/** The run of a workflow; what is missing or malformed is empty. */
export function gitHubRun(variables: Variables): CiRun {
  const { GITHUB_SERVER_URL = '', GITHUB_REPOSITORY = '', GITHUB_SHA = '' } = variables;
  const repository = /^[\w.-]+\/[\w.-]+$/.test(GITHUB_REPOSITORY) ? GITHUB_REPOSITORY : '';
  const sha = pullRequestOf(variables)?.sha ?? GITHUB_SHA;
  const page = runPage(variables);
  const server = /^https?:/.test(GITHUB_SERVER_URL) && URL.canParse(GITHUB_SERVER_URL) ? GITHUB_SERVER_URL : '';
  const hasPage = server !== '' && repository !== '' && page !== undefined;
  return {
    repository,
    commit: /^[0-9a-f]{40,64}$/.test(sha) ? sha : '',
    branch: variables['GITHUB_HEAD_REF'] || variables['GITHUB_REF_NAME'] || '',
    run: hasPage ? `${server.replace(/\/+$/, '')}/${repository}/actions/runs/${page}` : '',
  };
}

/** What names the run in the address of its page. */
function runPage(variables: Variables): string | undefined {
  const { GITHUB_RUN_ID: id = '', GITHUB_RUN_NUMBER: number = '', GITHUB_RUN_ATTEMPT: attempt = '' } = variables;
  if (variables['GITEA_ACTIONS'] === 'true' || variables['FORGEJO_ACTIONS'] === 'true')
    // Forgejo and Gitea up to 1.25 have the number there; a newer Gitea takes it for an ID unless it is told.
    return isNumber(number) ? `${number}?by_index=1` : undefined;
  if (!isNumber(id)) return undefined;
  return isNumber(attempt) ? `${id}/attempts/${attempt}` : id;
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

/** GitHub caps what it sends about an event at 25 MB (docs.github.com, "Webhook events and payloads"). */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;

/** What is read of an event of a pull request. Any field may be missing: another host may have written the file. */
interface PullRequestEvent {
  readonly pull_request?: {
    readonly number?: unknown;
    readonly head?: { readonly sha?: unknown; readonly repo?: { readonly full_name?: string } | null } | null;
  } | null;
  readonly repository?: { readonly full_name?: string } | null;
}

/**
 * Whether the workflow runs for a pull request from a fork, which gets no secrets, by the event in the file
 * `GITHUB_EVENT_PATH`. With `pull_request_target` it is a run of the base branch, which gets them. A head
 * without a repository is one of a fork that was deleted. `false` where the event cannot be read: the
 * answer only adds advice to a failure.
 */
export function isForkPullRequest(variables: Variables): boolean {
  const event = variables['GITHUB_EVENT_NAME'] === 'pull_request_target' ? undefined : readEvent(variables);
  const head = event?.pull_request?.head;
  const base = event?.repository?.full_name;
  return Boolean(head) && base !== undefined && head?.repo?.full_name !== base;
}

/** Number and head of the pull request that the workflow runs for, with the event `pull_request` only. */
export function pullRequestOf(variables: Variables): { readonly number: number; readonly sha: string } | undefined {
  if (variables['GITHUB_EVENT_NAME'] !== 'pull_request') return undefined;
  const { number, head } = readEvent(variables)?.pull_request ?? {};
  const sha = head?.sha;
  if (!Number.isSafeInteger(number) || typeof sha !== 'string' || !/^[0-9a-f]{40,64}$/.test(sha)) return undefined;
  return { number: Number(number), sha };
}

/** The event of a pull request; undefined for any other, and where it cannot be read. */
function readEvent(variables: Variables): PullRequestEvent | undefined {
  // Most runs are not for a pull request, and need not read the file.
  if (!variables['GITHUB_EVENT_NAME']?.startsWith('pull_request')) return undefined;
  return readObject(variables['GITHUB_EVENT_PATH'] ?? '', MAX_EVENT_BYTES);
}
