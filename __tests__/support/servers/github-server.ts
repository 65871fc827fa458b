import { makeFolder, plant } from '../git/folders.ts';
import { headerOf, methodOf, targetOf } from './requests.ts';
import { answering, httpReply } from './socket-server.ts';
import type { SocketRequest, SocketServer } from './socket-server.ts';

type Json = Record<string, unknown>;

export const SHA = '0123456789abcdef0123456789abcdef01234567';
export const HEAD = 'fedcba9876543210fedcba9876543210fedcba98';
export const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
export const LOGIN = 'github-actions[bot]';

/** The few calls of GitHub's REST API that this project makes, with what they leave behind. */
export interface GitHubServer extends SocketServer {
  readonly deployments: Json[];
  /** The statuses of each Deployment by its ID, oldest first. */
  readonly statuses: Map<number, Json[]>;
  readonly comments: Json[];
  /** `METHOD /path` of every request, below the repository. */
  readonly calls: () => string[];
  /** The variables that a runner sets. */
  readonly variables: Readonly<Record<string, string>>;
}

export interface GitHubOptions {
  /** Answers in place of the server: by `METHOD /path`, with how often that call came before. */
  readonly instead?: (call: string, count: number) => string | undefined;
  /** Pull requests of the repository, by their numbers. */
  readonly pullRequests?: Readonly<Record<number, Json>>;
  /** Comments on a page; the server is asked for 100. */
  readonly pageSize?: number;
  /** Lists the Deployments of every environment, whichever it is asked for. */
  readonly ignoresFilter?: boolean;
}

/** As GitHub writes an error. */
export function gitHubError(status: number, message: string, headers: Record<string, string> = {}): string {
  return httpReply(status, { message, documentation_url: 'https://docs.example/rest' }, headers);
}

/** A GitHub with the one repository `acme/site`. */
export async function gitHubServer({
  instead,
  pullRequests = {},
  pageSize = 100,
  ignoresFilter = false,
}: GitHubOptions = {}): Promise<GitHubServer> {
  const deployments: Json[] = [];
  const statuses = new Map<number, Json[]>();
  const comments: Json[] = [];
  const counts = new Map<string, number>();
  let id = 100;
  const server = await answering((request) => {
    const call = callOf(request);
    const count = counts.get(call) ?? 0;
    counts.set(call, count + 1);
    if (
      headerOf(request, 'authorization') !== `token ${TOKEN}` &&
      headerOf(request, 'authorization') !== `bearer ${TOKEN}`
    )
      return gitHubError(401, 'Bad credentials');
    return instead?.(call, count) ?? answer(request, call);
  });

  const bodyOf = (request: SocketRequest): Json => JSON.parse(request.body.toString() || '{}') as Json;
  function answer(request: SocketRequest, call: string): string {
    const query = new URL(targetOf(request), 'http://host').searchParams;
    const [, deployment = '', comment = ''] =
      /^\w+ \/(?:deployments\/(\d+)\/statuses|issues\/comments\/(\d+))?/.exec(call) ?? [];
    id += 1;
    if (call === 'POST /graphql') return httpReply(200, { data: { viewer: { login: LOGIN } } });
    if (call === 'POST /deployments') {
      deployments.unshift({ id, ...bodyOf(request), sha: bodyOf(request)['ref'] });
      return httpReply(201, deployments[0]);
    }
    if (call === 'GET /deployments') {
      const isAsked = ({ environment }: Json): boolean => ignoresFilter || environment === query.get('environment');
      return pageOf(deployments.filter(isAsked), query, Number(query.get('per_page') ?? 30));
    }
    if (deployment !== '') {
      const list = statuses.get(Number(deployment)) ?? [];
      statuses.set(Number(deployment), list);
      if (methodOf(request) === 'GET') return httpReply(200, list.toReversed().slice(0, Number(query.get('per_page'))));
      list.push({ id, ...bodyOf(request) });
      return httpReply(201, list.at(-1));
    }
    const pull = pullRequests[Number(/^GET \/pulls\/(\d+)$/.exec(call)?.[1])];
    if (pull !== undefined) return httpReply(200, pull);
    const issue = /^\w+ \/issues\/(\d+)\/comments$/.exec(call)?.[1];
    if (issue !== undefined && methodOf(request) === 'POST') {
      comments.push({ id, issue, user: { login: LOGIN, type: 'Bot' }, ...bodyOf(request) });
      return httpReply(201, comments.at(-1));
    }
    if (issue !== undefined) {
      const listed = comments.filter((each) => (each['issue'] ?? '7') === issue);
      return pageOf(listed, query, pageSize);
    }
    const found = comments.find((each) => String(each['id']) === comment);
    if (found !== undefined) {
      if (methodOf(request) === 'DELETE') {
        comments.splice(comments.indexOf(found), 1);
        return httpReply(204);
      }
      return httpReply(200, Object.assign(found, methodOf(request) === 'PATCH' ? bodyOf(request) : {}));
    }
    return gitHubError(404, 'Not Found');
  }
  return {
    ...server,
    deployments,
    statuses,
    comments,
    calls: () => server.requests.map(callOf),
    variables: {
      GITHUB_API_URL: server.origin,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'acme/site',
      GITHUB_SHA: SHA,
      GITHUB_RUN_ID: '42',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_EVENT_NAME: 'push',
    },
  };
}

/** The page of a list that is asked for, with a link to the next one. */
function pageOf(list: readonly Json[], query: URLSearchParams, size: number): string {
  const page = Number(query.get('page') ?? 1);
  const next: Record<string, string> = { Link: `<http://host/?page=${page + 1}>; rel="next"` };
  return httpReply(200, list.slice((page - 1) * size, page * size), list.length > page * size ? next : {});
}

/** A pull request as its read shows it. @param fork the repository of its branch, where that is another */
export function pullRequest(number: number, state: string, fork: string | null = 'acme/site'): Json {
  const head = { repo: fork === null ? null : { full_name: fork } };
  return { number, state, base: { repo: { full_name: 'acme/site' } }, head };
}

/** Variables of a run for pull request 7 of this repository. */
export function pullRequestEvent(repository = 'acme/site'): Record<string, string> {
  const event = {
    pull_request: { number: 7, head: { sha: HEAD, repo: { full_name: repository } } },
    repository: { full_name: 'acme/site' },
  };
  const folder = plant(makeFolder('event'), { 'event.json': JSON.stringify(event) });
  return { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: `${folder}/event.json` };
}

function callOf(request: SocketRequest): string {
  const path = targetOf(request).split('?')[0] ?? '';
  return `${methodOf(request)} ${path.replace(/^\/repos\/acme\/site/, '')}`;
}
