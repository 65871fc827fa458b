import type { DeploymentStatus, GitHubCalls, ListedComment, ListedDeployment, WorkflowRun } from './calls.ts';
import { idOf, itemsOf, listOf, openSession, textOf } from './session.ts';
import type { GitHubApiOptions, GitHubSession } from './session.ts';

/** The calls to GitHub's REST API (version 2022-11-28) that this project makes. */
export function createGitHubApi(options: GitHubApiOptions): GitHubCalls {
  const session = openSession(options);
  return {
    run: options.run,
    ...deploymentWrites(session),
    ...deploymentReads(session),
    ...commentCalls(session),
    ...pullRequestCalls(session),
    // Not `GET /user`: GitHub refuses it to the token of a workflow.
    viewer: () =>
      session.repeatable(async (github, request) => {
        const data = await github.graphql<{ viewer?: { login?: unknown } }>('{ viewer { login } }', { request });
        return textOf(data.viewer?.login);
      }),
  };
}

/** Longest description of a status (REST API, "Create a deployment status"). */
const MAX_DESCRIPTION_LENGTH = 140;

/** The calls that create Deployments and set their status. */
function deploymentWrites({
  run,
  repository,
  clean,
  once,
  repeatable,
}: GitHubSession): Pick<GitHubCalls, 'createDeployment' | 'setDeploymentStatus'> {
  return {
    createDeployment: ({ ref, environment, description, isTransient, payload }) =>
      once(async (github, request) => {
        const { data } = await github.request('POST /repos/{owner}/{repo}/deployments', {
          ...repository,
          ref,
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
    setDeploymentStatus: (id, status) =>
      repeatable(async (github, request) => {
        const route = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
        await github.request(route, { ...repository, deployment_id: id, ...statusBody(status, run, clean), request });
        return undefined;
      }),
  };
}

const LIST = 'GET /repos/{owner}/{repo}/deployments';

/** The calls that read Deployments and their status. */
function deploymentReads({
  repository,
  clean,
  repeatable,
}: GitHubSession): Pick<GitHubCalls, 'listDeployments' | 'listAllDeployments' | 'latestState'> {
  return {
    listDeployments: (environment) =>
      repeatable(async (github, request) => {
        const { data } = await github.request(LIST, { ...repository, environment: clean(environment), request });
        return listOf(data).map(listedDeployment);
      }),
    listAllDeployments: (environment) =>
      repeatable(async (github, request) => {
        const of = { ...repository, environment: clean(environment), request };
        const found = [];
        for await (const item of itemsOf(async (page) => await github.request(LIST, { ...of, page })))
          found.push(listedDeployment(item));
        return found;
      }),
    latestState: (id) =>
      repeatable(async (github, request) => {
        const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
        const { data } = await github.request(route, { ...repository, deployment_id: id, per_page: 1, request });
        const state = listOf(data)[0]?.['state'];
        return state === undefined ? undefined : textOf(state);
      }),
  };
}

function listedDeployment(item: Record<string, unknown>): ListedDeployment {
  const { environment, payload } = item;
  const name = typeof environment === 'string' ? environment : undefined;
  return { id: idOf(item), sha: textOf(item['sha']), environment: name, payload };
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

/** A page of 100 long comments would be larger than an answer may be. */
const PAGE_SIZE = 30;

const ONE_COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

/** The calls for comments of pull requests. */
function commentCalls({
  repository,
  clean,
  once,
  repeatable,
}: GitHubSession): Pick<
  GitHubCalls,
  'listComments' | 'readComment' | 'createComment' | 'updateComment' | 'deleteComment'
> {
  return {
    listComments: (pullRequest, beginning) =>
      repeatable(async (github, request) => {
        const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
        const of = { ...repository, issue_number: pullRequest, per_page: PAGE_SIZE, request };
        const found = [];
        for await (const item of itemsOf(async (page) => await github.request(route, { ...of, page }))) {
          const comment = listedComment(item);
          if (comment?.body.startsWith(beginning) === true) found.push(comment);
        }
        return found;
      }),
    readComment: (id) =>
      repeatable(async (github, request) => {
        const { data } = await github.request(`GET ${ONE_COMMENT}`, { ...repository, comment_id: id, request });
        const comment = listedComment({ ...data });
        if (comment === undefined) throw new TypeError('unexpected response format');
        return comment;
      }),
    createComment: (pullRequest, body) =>
      once(async (github, request) => {
        const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
        await github.request(route, { ...repository, issue_number: pullRequest, body: clean(body), request });
        return undefined;
      }),
    updateComment: (id, body) =>
      repeatable(async (github, request) => {
        await github.request(`PATCH ${ONE_COMMENT}`, { ...repository, comment_id: id, body: clean(body), request });
        return undefined;
      }),
    deleteComment: (id) =>
      repeatable(async (github, request) => {
        await github.request(`DELETE ${ONE_COMMENT}`, { ...repository, comment_id: id, request });
        return undefined;
      }),
  };
}

/** Undefined for one that is hidden, or whose author has gone: it is none of ours. */
function listedComment(item: Record<string, unknown>): ListedComment | undefined {
  const { body } = item;
  const { login } = (item['user'] ?? {}) as { login?: unknown };
  if (typeof body !== 'string' || typeof login !== 'string') return undefined;
  return { id: idOf(item), author: login, body };
}

/** The call for pull requests. */
function pullRequestCalls({ repository, repeatable }: GitHubSession): Pick<GitHubCalls, 'readPullRequest'> {
  return {
    readPullRequest: (number) =>
      repeatable(async (github, request) => {
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
        const { data } = await github.request(route, { ...repository, pull_number: number, request });
        // The types of the library are what GitHub documents, not what another host answers.
        const fields = (data ?? {}) as Readonly<Record<string, unknown>>;
        const { number: given, state, base, head } = fields;
        return {
          number: typeof given === 'number' ? given : undefined,
          state: typeof state === 'string' ? state : undefined,
          repository: repositoryOf(base),
          headRepository: repositoryOf(head),
          // `is_locked` on Gitea and Forgejo.
          isLocked: fields['locked'] === true || fields['is_locked'] === true,
        };
      }),
  };
}

/** `OWNER/NAME`. */
function repositoryOf(branch: unknown): string | undefined {
  const { repo } = (branch ?? {}) as { repo?: { full_name?: unknown } | null };
  const name = repo?.full_name;
  return typeof name === 'string' ? name : undefined;
}
