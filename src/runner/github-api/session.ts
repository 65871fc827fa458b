import type { GitHubCall, SendApiRequest, WorkflowRun } from './calls.ts';
import { loadOctokit } from './octokit.ts';
import type { Octokit } from './octokit.ts';
import { problemKind, unusable, valueOf } from '../../shared/answer.ts';
import type { Problem } from '../../shared/answer.ts';
import { parseSecureUrl } from '../../shared/secure-url.ts';
import { timeLimit } from '../../shared/signals.ts';
import { currentDate } from '../../shared/clock.ts';
import type { Epoch } from '../../shared/clock.ts';
import { answeredAt } from '../../shared/http-date.ts';
import { statusClass } from '../../shared/http-status.ts';
import { safeText } from '../../shared/text/safe-text.ts';

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

/** Makes the requests of a call; each gets `request` as an option. */
export type MakeRequests<Value> = (github: Octokit, request: { readonly signal: AbortSignal }) => Promise<Value>;

/** What every call to the API of one repository shares. Octokit is loaded with the first call: most steps make none. */
export function openSession({ token, run, apiUrl, clean, send }: GitHubApiOptions) {
  const [owner = '', repo = ''] = run.repository.split('/');
  let octokit: Promise<Octokit> | undefined;
  const attempting =
    <Value>(make: MakeRequests<Value>): GitHubCall<Value>['attempt'] =>
    async (signal) => {
      try {
        octokit ??= connect(token, apiUrl, send);
        return valueOf(await make(await octokit, { signal: AbortSignal.any([signal, timeLimit(CALL_TIMEOUT_MS)]) }));
      } catch (error) {
        return problemOf(error, clean);
      }
    };
  return {
    repository: { owner, repo },
    /** A call that may be made twice. */
    repeatable: <Value>(make: MakeRequests<Value>) => ({ attempt: attempting(make), isRepeatable: true }),
    /** A call that makes something new each time. */
    once: <Value>(make: MakeRequests<Value>) => ({ attempt: attempting(make), isRepeatable: false }),
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

/** Most entries that are read of one list. */
const MAX_ITEMS = 1500;

/**
 * The items of a list over all its pages. The next one is asked for by its number: an address that an answer names could be
 * of another host.
 * @param size entries that a page is asked for
 * @param read reads a page, the first of which is 1
 * @throws {TypeError} for what is not a list
 */
export async function* itemsOf(
  size: number,
  read: (page: number) => Promise<{ readonly data: unknown; readonly headers: { readonly link?: string | undefined } }>,
): AsyncGenerator<Record<string, unknown>> {
  for (let page = 1; page <= MAX_ITEMS / size; page += 1) {
    const { data, headers } = await read(page);
    yield* listOf(data);
    if (headers.link?.includes('rel="next"') !== true) return;
  }
}

/** What Octokit throws for an answer that is not a success, and without any answer (`status` 500, no response). */
interface RequestFailure extends Error {
  readonly status: number;
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

function problemOf(error: unknown, clean: (text: string) => string): Problem {
  const message = safeText(clean(error instanceof Error ? error.message : String(error)));
  if (!isRequestFailure(error)) return unusable(message);
  const { status, response } = error;
  if (response === undefined) return { kind: 'failed', reason: `no answer: ${message}` };
  const reason = message === '' ? `HTTP ${status}` : `HTTP ${status}: ${message}`;
  const isLimit = status === 403 && RATE_LIMIT.test(message);
  const asked = retryAfterOf(response.headers, answeredAt(response.headers, currentDate()));
  const retryAfter = asked ?? (isLimit ? UNNAMED_PAUSE_MS : undefined);
  const isBusy = status === 429 || (status === 403 && retryAfter !== undefined);
  if (isBusy) return { kind: 'busy', reason, retryAfter, isPauseAssumed: asked === undefined && isLimit };
  return { kind: problemKind(statusClass(status)), reason, status, lacksPermission: LACKS_PERMISSION.test(message) };
}

/** What GitHub says where too much was asked for at once; it may name no time (REST API, "Secondary rate limits"). */
const RATE_LIMIT = /\brate limit\b|\babuse detection\b/i;
/** The least that GitHub's documentation asks to wait then. */
const UNNAMED_PAUSE_MS = 60_000;

/**
 * What GitHub, Gitea and Forgejo say to a token without a permission: nothing else tells that from a refusal by an IP allow
 * list, by SAML enforcement, or of an archived repository.
 */
const LACKS_PERMISSION = /not accessible|\bpermissions?\b|\brights?\b|\bscopes?\b/i;

function isRequestFailure(error: unknown): error is RequestFailure {
  return error instanceof Error && error.name === 'HttpError' && typeof (error as RequestFailure).status === 'number';
}

/** Whether a request failed without an answer, or one that was too long. */
export function isUnanswered(error: unknown): boolean {
  return isRequestFailure(error) && error.response === undefined;
}

/**
 * A rate limit answers 403 as a missing permission does; its headers tell them apart: `retry-after` in seconds, or no
 * requests left until a time in seconds since 1970 (REST API, "Rate limits").
 * @param now when the host answered
 */
function retryAfterOf(headers: Readonly<Record<string, string | number | undefined>>, now: Epoch): number | undefined {
  const seconds = wholeNumber(headers['retry-after']);
  if (seconds !== undefined) return seconds * 1000;
  const reset = wholeNumber(headers['x-ratelimit-reset']);
  if (wholeNumber(headers['x-ratelimit-remaining']) !== 0 || reset === undefined) return undefined;
  return Math.max(0, reset * 1000 - now);
}

function wholeNumber(value: string | number | undefined): number | undefined {
  return value !== undefined && /^\d{1,12}$/.test(String(value)) ? Number(value) : undefined;
}

/** The types of the library are what GitHub documents, not what another host answers. @throws {TypeError} */
export function idOf(value: unknown): number {
  const { id } = (value ?? {}) as { id?: unknown };
  if (typeof id === 'number' && Number.isSafeInteger(id)) return id;
  throw new TypeError('unexpected response format');
}

/** @throws {TypeError} */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError('unexpected response format');
}

/** @throws {TypeError} */
export function listOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value as Record<string, unknown>[];
  throw new TypeError('unexpected response format');
}
