import { answerOf } from './github-answer.ts';
import type { DeploymentStatus, GitHubAnswer, GitHubCalls, SendApiRequest, WorkflowRun } from './github-calls.ts';
import { loadOctokit } from './github-octokit.ts';
import type { Octokit } from './github-octokit.ts';

/** Longest description of a status (REST API, "Create a deployment status"). */
const MAX_DESCRIPTION_LENGTH = 140;
/** Comments of a page, and most pages that are read. A page of 100 long comments would be larger than an answer may be. */
const PAGE_SIZE = 30;
const MAX_PAGES = 50;
/** Longest that one call waits for its answer, in milliseconds; GitHub itself ends a request after as long. */
const CALL_TIMEOUT_MS = 10_000;

export interface GitHubApiOptions {
  readonly token: string;
  readonly run: WorkflowRun;
  /** GITHUB_API_URL, which GitHub Enterprise Server sets to its own. */
  readonly apiUrl: string;
  /** Clears a text of secrets. */
  readonly clean: (text: string) => string;
  readonly send: SendApiRequest;
}

/**
 * The calls to GitHub's REST API (version 2022-11-28) that this project makes. Octokit is loaded with the first of them:
 * most steps make none.
 */
export function createGitHubApi({ token, run, apiUrl, clean, send }: GitHubApiOptions): GitHubCalls {
  const [owner = '', repo = ''] = run.repository.split('/');
  const repository = { owner, repo };
  let octokit: Promise<Octokit> | undefined;
  const call = async <Value>(
    signal: AbortSignal,
    make: (octokit: Octokit, request: { readonly signal: AbortSignal }) => Promise<Value>,
  ): Promise<GitHubAnswer<Value>> =>
    await answerOf(clean, async () => {
      octokit ??= loadOctokit(token, apiUrl, send);
      return await make(await octokit, { signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]) });
    });

  return {
    run,
    createDeployment: async ({ environment, description, isTransient, payload }, signal) =>
      await call(signal, async (github, request) => {
        const { data } = await github.request('POST /repos/{owner}/{repo}/deployments', {
          ...repository,
          ref: run.sha,
          // Whatever the checks of the commit report: this records what has happened already.
          auto_merge: false,
          required_contexts: [],
          environment: clean(environment),
          transient_environment: isTransient,
          description: shorten(clean(description)),
          payload: cleanValues(payload, clean),
          request,
        });
        return idOf(data);
      }),
    setDeploymentStatus: async (id, status, signal) =>
      await call(signal, async (github, request) => {
        const route = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
        await github.request(route, { ...repository, deployment_id: id, ...statusBody(status, run, clean), request });
        return undefined;
      }),
    listDeployments: async (environment, signal) =>
      await call(signal, async (github, request) => {
        const route = 'GET /repos/{owner}/{repo}/deployments';
        const { data } = await github.request(route, { ...repository, environment: clean(environment), request });
        return listOf(data).map((item) => ({ id: idOf(item), sha: textOf(item['sha']), payload: item['payload'] }));
      }),
    latestState: async (id, signal) =>
      await call(signal, async (github, request) => {
        const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
        const { data } = await github.request(route, { ...repository, deployment_id: id, per_page: 1, request });
        const state = listOf(data)[0]?.['state'];
        return state === undefined ? undefined : textOf(state);
      }),
    listComments: async (pullRequest, beginning, signal) =>
      await call(signal, async (github, request) => {
        const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
        const found = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
          const of = { ...repository, issue_number: pullRequest, per_page: PAGE_SIZE, page, request };
          const { data, headers } = await github.request(route, of);
          for (const item of listOf(data)) {
            const body = textOf(item['body']);
            const { login } = (item['user'] ?? {}) as { login?: unknown };
            if (body.startsWith(beginning)) found.push({ id: idOf(item), author: textOf(login), body });
          }
          if (headers.link?.includes('rel="next"') !== true) break;
        }
        return found;
      }),
    createComment: async (pullRequest, body, signal) =>
      await call(signal, async (github, request) => {
        const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
        await github.request(route, { ...repository, issue_number: pullRequest, body: clean(body), request });
        return undefined;
      }),
    updateComment: async (id, body, signal) =>
      await call(signal, async (github, request) => {
        const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
        await github.request(route, { ...repository, comment_id: id, body: clean(body), request });
        return undefined;
      }),
    // Not `GET /user`: GitHub refuses it to the token of a workflow.
    viewer: async (signal) =>
      await call(signal, async (github, request) => {
        const data = await github.graphql<{ viewer?: { login?: unknown } }>('{ viewer { login } }', { request });
        return textOf(data.viewer?.login);
      }),
  };
}

function statusBody(
  { state, description, environmentUrl }: DeploymentStatus,
  { url }: WorkflowRun,
  clean: (text: string) => string,
) {
  return {
    state,
    description: shorten(clean(description)),
    log_url: url,
    ...(environmentUrl === undefined ? {} : { environment_url: clean(environmentUrl) }),
    // GitHub sets earlier ones of the environment to `inactive`, of those that its rules name.
    auto_inactive: true,
  };
}

/** By characters as GitHub counts them, and not by half of one. */
function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_DESCRIPTION_LENGTH
    ? `${characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('')}…`
    : text;
}

function cleanValues(
  payload: Readonly<Record<string, string | number>>,
  clean: (text: string) => string,
): Record<string, string | number> {
  const entries = Object.entries(payload);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]));
}

/** The types of the library are what GitHub documents, not what another host answers. @throws {TypeError} */
function idOf(value: unknown): number {
  const { id } = (value ?? {}) as { id?: unknown };
  if (typeof id === 'number' && Number.isSafeInteger(id)) return id;
  throw new TypeError('the answer has another form');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError('the answer has another form');
}

function listOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value as Record<string, unknown>[];
  throw new TypeError('the answer has another form');
}
