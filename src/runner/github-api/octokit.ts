import { parseJson } from '../../shared/json-object.ts';
import type { GitHub } from '@actions/github/lib/utils';
import { statusClass } from '../../shared/http-status.ts';
import type { ApiRequest, SendApiRequest } from './calls.ts';

/** What is used of the client that `@actions/github` makes: docs/why/adr/0014-github-calls.md. */
export type Octokit = Pick<InstanceType<typeof GitHub>, 'request' | 'graphql'>;

/** What Octokit gives to a `fetch` of the caller's. */
interface FetchOptions {
  readonly method: ApiRequest['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

const ignore = (): void => undefined;
/** Octokit would warn on the console of calls that are to go; only the runner prints. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** An Octokit for one API, without any connection of its own. */
export async function loadOctokit(token: string, apiUrl: string, send: SendApiRequest): Promise<Octokit> {
  const { GitHub: Client, getOctokitOptions } = await importClient();
  const request = { fetch: createFetch(new URL(apiUrl).origin, send), log: SILENT };
  const octokit = new Client(getOctokitOptions(token, { baseUrl: apiUrl, log: SILENT, request }));
  octokit.hook.after('request', ({ status, headers }) => {
    // Octokit takes anything below 400 for a success, as `fetch` would have followed a redirect.
    if (statusClass(status) !== 'redirect') return;
    const redirect = new Error('a redirect, which is not followed');
    throw Object.assign(redirect, { name: 'HttpError', status, response: { headers } });
  });
  return octokit;
}

/** As it is loaded, it reads the file of the event, prints where there is none, and throws where it is no JSON. */
async function importClient() {
  const { GITHUB_EVENT_PATH: event } = process.env;
  delete process.env['GITHUB_EVENT_PATH'];
  try {
    return await import('@actions/github/lib/utils');
  } finally {
    if (event !== undefined) process.env['GITHUB_EVENT_PATH'] = event;
  }
}

/** As much of `fetch` as Octokit uses, for one origin. */
function createFetch(origin: string, send: SendApiRequest) {
  return async (address: string, { method, headers, body, signal }: FetchOptions) => {
    const url = new URL(address);
    if (url.origin !== origin) throw new Error(`${url.origin} is not the API of the host`);
    const reply = await send({ method, url, headers, body, signal });
    // On Node 20, a regular expression of Octokit's takes minutes for some texts that claim to be JSON and are not.
    const type = isJson(reply.text) ? 'application/json' : 'text/plain';
    return {
      status: reply.status,
      url: address,
      headers: new Map(Object.entries({ ...reply.headers, 'content-type': type })),
      text: async () => reply.text,
    };
  };
}

/** An object or a list: Octokit reads fields of what it takes for JSON. */
function isJson(text: string): boolean {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null;
}
