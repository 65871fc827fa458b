import { answerOf } from './answer.ts';
import { listOf } from './fields.ts';
import type { GitHubAnswer, SendApiRequest, WorkflowRun } from './calls.ts';
import { loadOctokit } from './octokit.ts';
import type { Octokit } from './octokit.ts';
import { parseSecureUrl } from '../../shared/secure-url.ts';
import { timeLimit } from '../../shared/time-limit.ts';

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

/** What every call to the API of one repository shares. */
export interface GitHubSession {
  readonly run: WorkflowRun;
  readonly repository: { readonly owner: string; readonly repo: string };
  /** Clears a text of secrets. */
  readonly clean: (text: string) => string;
  /** Makes one call. @param make the requests of the call; each gets `request` as an option */
  readonly call: <Value>(
    signal: AbortSignal,
    make: (github: Octokit, request: { readonly signal: AbortSignal }) => Promise<Value>,
  ) => Promise<GitHubAnswer<Value>>;
}

/** Octokit is loaded with the first call: most steps make none. */
export function openSession({ token, run, apiUrl, clean, send }: GitHubApiOptions): GitHubSession {
  const [owner = '', repo = ''] = run.repository.split('/');
  let octokit: Promise<Octokit> | undefined;
  return {
    run,
    repository: { owner, repo },
    clean,
    call: async (signal, make) =>
      await answerOf(clean, async () => {
        octokit ??= connect(token, apiUrl, send);
        return await make(await octokit, { signal: AbortSignal.any([signal, timeLimit(CALL_TIMEOUT_MS)]) });
      }),
  };
}

/** @throws {Error} where the token could be read on its way: Gitea and Forgejo may be set up without TLS */
async function connect(token: string, apiUrl: string, send: SendApiRequest): Promise<Octokit> {
  try {
    parseSecureUrl(apiUrl);
  } catch (error) {
    const { origin } = new URL(apiUrl);
    const rule = `GITHUB_API_URL ${error instanceof Error ? error.message : String(error)}`;
    throw new Error(`no token is sent to ${origin}: ${rule}`, { cause: error });
  }
  return await loadOctokit(token, apiUrl, send);
}

/** Most pages that are read of one list. */
const MAX_PAGES = 50;

/**
 * The items of a list over all its pages. The next one is asked for by its number: an address that an answer names could be
 * of another host.
 * @param read reads a page, the first of which is 1
 * @throws {TypeError} for what is no list
 */
export async function* itemsOf(
  read: (page: number) => Promise<{ readonly data: unknown; readonly headers: { readonly link?: string | undefined } }>,
): AsyncGenerator<Record<string, unknown>> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, headers } = await read(page);
    yield* listOf(data);
    if (headers.link?.includes('rel="next"') !== true) return;
  }
}
