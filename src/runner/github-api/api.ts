import type { DeploymentStatus, GitHubCalls, ListedComment, ListedDeployment, ListedStatus } from './calls.ts';
import type { PullRequest, WorkflowRun } from './calls.ts';
import { idOf, isUnanswered, itemsOf, listOf, openSession, textOf } from './session.ts';
import type { GitHubApiOptions, MakeRequests } from './session.ts';

const DEPLOYMENTS = '/repos/{owner}/{repo}/deployments';
const STATUSES = `${DEPLOYMENTS}/{deployment_id}/statuses`;
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
/**
 * Entries of a page: after an answer that did not come, as one that is larger than it may be, the next attempt asks for the
 * next smaller one. Five comments of the longest fit, in any script.
 */
const PAGE_SIZES = [30, 10, 5];
/** The same of the newest Deployments: several sites of a repository may share the name of an environment. */
const NEWEST_SIZES = [100, 30, 10];

/** The calls to GitHub's REST API (version 2022-11-28) that this project makes. */
export function createGitHubApi(options: GitHubApiOptions): GitHubCalls {
  const { run, clean } = options;
  const { repository, once, repeatable } = openSession(options);
  /** One request about the repository. @param parse makes the value of the call of its answer */
  const one =
    <Value>(route: string, parameters: object, parse: (data: unknown) => Value): MakeRequests<Value> =>
    async (github, request) => {
      const { data } = await github.request(route, { ...repository, ...parameters, request });
      return parse(data);
    };
  /** All pages of a list. @param parse undefined for what is left out */
  const all = <Value>(route: string, parameters: object, parse: (item: Fields) => Value | undefined) =>
    ofPages(PAGE_SIZES, (size): MakeRequests<Value[]> => async (github, request) => {
      const of = { ...repository, ...parameters, per_page: size, request };
      const found: Value[] = [];
      for await (const item of itemsOf(size, async (page) => await github.request(route, { ...of, page }))) {
        const value = parse(item);
        if (value !== undefined) found.push(value);
      }
      return found;
    });
  return {
    run,
    createDeployment: ({ ref, environment, description, isTransient, payload }) => {
      const deployment = {
        ref,
        // Whatever the checks of the commit report: this records what has happened already.
        auto_merge: false,
        required_contexts: [],
        environment: clean(environment),
        transient_environment: isTransient,
        description: shorten(clean(description)),
        payload: cleanValues(payload, clean),
      };
      return once(one(`POST ${DEPLOYMENTS}`, deployment, idOf));
    },
    setDeploymentStatus: (id, status) =>
      repeatable(one(`POST ${STATUSES}`, { deployment_id: id, ...statusBody(status, run, clean) }, ignore)),
    listDeployments: (environment) => {
      const newest = (size: number) => ({ environment: clean(environment), per_page: size });
      const ofSize = (size: number) =>
        one(`GET ${DEPLOYMENTS}`, newest(size), (data) => listOf(data).map(listedDeployment));
      return repeatable(ofPages(NEWEST_SIZES, ofSize));
    },
    listAllDeployments: (environment) =>
      repeatable(all(`GET ${DEPLOYMENTS}`, { environment: clean(environment) }, listedDeployment)),
    latestStatus: (id) =>
      repeatable(
        one(`GET ${STATUSES}`, { deployment_id: id, per_page: 1 }, (data) => listOf(data).map(listedStatus)[0]),
      ),
    listComments: (pullRequest, beginning) =>
      repeatable(
        all(`GET ${COMMENTS}`, { issue_number: pullRequest }, (item) => {
          const comment = listedComment(item);
          return comment?.body.startsWith(beginning) === true ? comment : undefined;
        }),
      ),
    readComment: (id) =>
      repeatable(
        one(`GET ${COMMENT}`, { comment_id: id }, (data) => {
          const comment = listedComment({ ...(data as Fields) });
          if (comment === undefined) throw new TypeError('unexpected response format');
          return comment;
        }),
      ),
    createComment: (pullRequest, body) =>
      once(one(`POST ${COMMENTS}`, { issue_number: pullRequest, body: clean(body) }, ignore)),
    updateComment: (id, body) => repeatable(one(`PATCH ${COMMENT}`, { comment_id: id, body: clean(body) }, ignore)),
    deleteComment: (id) => repeatable(one(`DELETE ${COMMENT}`, { comment_id: id }, ignore)),
    readPullRequest: (number) =>
      repeatable(one('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number }, pullRequestOf)),
    // Not `GET /user`: GitHub refuses it to the token of a workflow.
    viewer: () =>
      repeatable(async (github, request) => {
        const data = await github.graphql<{ viewer?: { login?: unknown } }>('{ viewer { login } }', { request });
        return textOf(data.viewer?.login);
      }),
  };
}

/** @param make makes requests for pages of this size */
function ofPages<Value>(sizes: readonly number[], make: (size: number) => MakeRequests<Value>): MakeRequests<Value> {
  let [size = 1, ...smaller] = sizes;
  return async (github, request) => {
    try {
      return await make(size)(github, request);
    } catch (error) {
      if (isUnanswered(error)) [size = size, ...smaller] = smaller;
      throw error;
    }
  };
}

/** The types of the library are what GitHub documents, not what another host answers. */
type Fields = Readonly<Record<string, unknown>>;

const ignore = (): undefined => undefined;

/** Longest description of a status (REST API, "Create a deployment status"). */
const MAX_DESCRIPTION_LENGTH = 140;

function listedDeployment(item: Fields): ListedDeployment {
  const { environment, payload } = item;
  const name = typeof environment === 'string' ? environment : undefined;
  return { id: idOf(item), sha: textOf(item['sha']), environment: name, payload };
}

function listedStatus({ state, log_url: logUrl }: Fields): ListedStatus {
  return { state: textOf(state), logUrl: typeof logUrl === 'string' ? logUrl : undefined };
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

function cleanValues(payload: Readonly<Record<string, string | number>>, clean: (text: string) => string) {
  const entries = Object.entries(payload);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]));
}

/** Undefined for one that is hidden, or whose author has gone: it is none of ours. */
function listedComment(item: Fields): ListedComment | undefined {
  const { body } = item;
  const { login } = (item['user'] ?? {}) as { login?: unknown };
  if (typeof body !== 'string' || typeof login !== 'string') return undefined;
  return { id: idOf(item), author: login, body };
}

function pullRequestOf(data: unknown): PullRequest {
  const { number, state, base, head, locked, is_locked: isLocked } = (data ?? {}) as Fields;
  return {
    number: typeof number === 'number' ? number : undefined,
    state: typeof state === 'string' ? state : undefined,
    repository: repositoryOf(base),
    headRepository: repositoryOf(head),
    // `is_locked` on Gitea and Forgejo.
    isLocked: locked === true || isLocked === true,
  };
}

/** `OWNER/NAME`. */
function repositoryOf(branch: unknown): string | undefined {
  const { repo } = (branch ?? {}) as { repo?: { full_name?: unknown } | null };
  const name = repo?.full_name;
  return typeof name === 'string' ? name : undefined;
}
