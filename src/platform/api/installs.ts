import { callUrl } from './address.ts';
import { PlatformError } from '../retry/platform-error.ts';
import { getJson } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { parseObject } from '../json-object.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { Install } from './wire.ts';

/** Longest URL of a next page that is followed, in characters: about what servers take for a request line. */
const MAX_NEXT_LENGTH = 4096;

export interface InstallListOptions {
  /** Results a page, 1 to 100 (specification section 8). */
  readonly pageSize: number;
  /** Results to skip. */
  readonly offset: number;
  readonly maxPages: number;
}

export interface InstallList {
  readonly installs: readonly Install[];
  /** What the service counts in all. */
  readonly total: number;
  /** Whether `maxPages` ended the walk before the last page. */
  readonly truncated: boolean;
}

/**
 * Lists installs over all pages (specification sections 4.5 and 8) by following `next` until it is null.
 * @throws {PlatformError} `bad-reply` for a page of an unexpected format, or a `next` that leads to another host or in a circle;
 * {StepError} when the signal ended it
 */
export async function listInstalls(
  connection: ApiConnection,
  options: InstallListOptions,
  context: CallContext,
): Promise<InstallList> {
  const first = callUrl(connection.apiRoot, `/v1/installs?limit=${options.pageSize}&offset=${options.offset}`);
  const seen = new Set([first.href]);
  const installs: Install[] = [];
  let url = first;
  for (let page = 1; ; page += 1) {
    const reply = await getJson(connection, url, 'the list of installs', context);
    const { results, count, next } = parsePage(connection, reply.text, context.holdsSecret);
    installs.push(...results);
    if (next === null) return { installs, total: count, truncated: false };
    if (page >= options.maxPages) return { installs, total: count, truncated: true };
    url = nextPage(connection, first, next);
    if (seen.has(url.href)) throw badReply(connection, 'repeats a page that was already read as the next one');
    seen.add(url.href);
  }
}

/**
 * Reads one install with its domains (specification section 4.6).
 * @throws {PlatformError} `not-found` when the account has no such install; {StepError} when the signal ended it
 */
export async function getInstall(connection: ApiConnection, id: string, context: CallContext): Promise<Install> {
  const reply = await getJson(connection, `/v1/installs/${id}`, 'the read of the install', context);
  const install = parseObject(reply.text);
  if (install === undefined || !isInstall(install)) throw badReply(connection, 'is not an install');
  requireNoSecret(connection, install, context.holdsSecret);
  return install;
}

/** Its primary domain, where it has domains in the format of section 2.4; other formats are passed on, but not read. */
export function primaryHostname({ domains }: Install): string | undefined {
  const list: unknown[] = Array.isArray(domains) ? domains : [];
  for (const domain of list) {
    const { hostname, primary } = (domain ?? {}) as { hostname?: unknown; primary?: unknown };
    if (primary === true && typeof hostname === 'string') return hostname;
  }
  return undefined;
}

function parsePage(
  connection: ApiConnection,
  text: string,
  holdsSecret: (text: string) => boolean,
): { results: Install[]; count: number; next: string | null } {
  const { results, count, next = null } = parseObject(text) ?? {};
  if (!Array.isArray(results) || !results.every(isInstall))
    throw badReply(connection, 'has no list of installs in "results"');
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
    throw badReply(connection, 'has no number in "count"');
  if (next !== null && typeof next !== 'string')
    throw badReply(connection, 'has a "next" that is neither a URL nor null');
  requireNoSecret(connection, results, holdsSecret);
  return { results, count, next };
}

/** All of an install is passed on, in JSON. A value that is left out of it in silence would be worse than none. */
function requireNoSecret(connection: ApiConnection, data: object, holdsSecret: (text: string) => boolean): void {
  if (holdsSecret(JSON.stringify(data))) throw badReply(connection, 'holds one of your secrets');
}

/**
 * The next page only where the first one came from: the request carries credentials.
 * @throws {PlatformError} `bad-reply`
 */
export function nextPage(connection: ApiConnection, first: URL, next: string): URL {
  if (next.length > MAX_NEXT_LENGTH)
    throw badReply(connection, `has a "next" of more than ${MAX_NEXT_LENGTH} characters`);
  if (!URL.canParse(next)) throw badReply(connection, 'has a "next" that is not an absolute URL');
  const url = new URL(next);
  if (url.username !== '' || url.password !== '') {
    throw badReply(connection, 'has a "next" with a user name or a password in it, which is not followed');
  }
  if (url.origin !== first.origin || url.pathname !== first.pathname) {
    const place = url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname}`;
    throw badReply(connection, `has a "next" that leads to ${safeText(place)}; credentials are not sent there`);
  }
  url.hash = '';
  return url;
}

/** Whether it has the fields that are needed of one. */
export function isInstall(value: unknown): value is Install {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as { id?: unknown; name?: unknown };
  return (typeof id === 'number' || typeof id === 'string') && typeof name === 'string';
}

function badReply({ apiRoot }: ApiConnection, problem: string): PlatformError {
  return new PlatformError('bad-reply', `The answer of ${apiRoot.origin} ${problem}.`, 'failed');
}
