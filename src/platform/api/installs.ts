import { unusable, valueOf } from '../../shared/answer.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { parseExactObject } from '../../shared/json-object.ts';
import { ask, required } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { readList, withoutRepeats } from './lists.ts';
import type { List, ListCall } from './lists.ts';
import type { Install } from './wire.ts';

/** Longest URL of a next page that is followed, in characters: about what servers take for a request line. */
const MAX_NEXT_LENGTH = 4096;

interface InstallListOptions {
  /** Results a page, 1 to 100 (specification section 8). */
  readonly pageSize: number;
  /** Results to skip. */
  readonly offset: number;
  readonly maxPages: number;
  /** Whether an install with this name is wanted. */
  readonly matches: (name: string) => boolean;
}

/**
 * An install as the service shows it. It is kept as text: of a long list, the objects would take many times as much memory,
 * whatever they hold.
 */
export class ListedInstall {
  readonly id: number | string;
  readonly name: string;
  /** Its primary domain, where it has domains in the format of section 2.4; other formats are passed on, but not read. */
  readonly hostname: string | undefined;
  /** All of it, as JSON. */
  readonly json: string;

  constructor(install: Install) {
    this.id = install.id;
    this.name = install.name;
    this.hostname = primaryHostname(install);
    this.json = JSON.stringify(install);
  }
}

/** What was read of the list: those that are wanted. */
interface InstallList extends List<ListedInstall> {
  /** What the service counts in all. */
  readonly total: number;
}

/**
 * Lists installs over all pages (specification sections 4.5 and 8) by following `next` until it is null.
 * @throws {PlatformError} `bad-reply` for a page of an unexpected format, or a `next` that leads to another host or in a circle;
 * {StepError} when the signal ended it
 */
export async function listInstalls(
  connection: ApiConnection,
  { pageSize, offset, maxPages, matches }: InstallListOptions,
  context: CallContext,
): Promise<InstallList> {
  let [total, hasSecret] = [0, false];
  const ids = new Set<number | string>();
  const parse = (item: unknown): ListedInstall | undefined => {
    const install = isInstall(item) ? new ListedInstall(item) : undefined;
    // All of it is passed on, in JSON. A value that is left out of it in silence would be worse than none.
    hasSecret ||= install !== undefined && context.holdsSecret(install.json);
    if (install !== undefined) ids.add(install.id);
    return install;
  };
  const call: ListCall<ListedInstall> = {
    path: '/v1/installs',
    query: { limit: String(pageSize), offset: String(offset) },
    what: 'the list of installs',
    key: 'results',
    parse,
    isWanted: ({ name }) => matches(name),
    textOf: ({ json }) => json,
    enough: { pages: maxPages },
    paging: {
      parseBody: parseExactObject,
      members: ['next', 'previous', 'count', 'limit', 'offset'],
      next: ({ count, next = null }, first) => {
        if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
          return 'its "count" is not a number';
        if (hasSecret) return 'it holds one of your secrets';
        total = count;
        return next === null ? undefined : nextPage(next, first);
      },
    },
  };
  const list = required(connection, call.what, await readList(connection, call, context));
  const isShort = list.part === undefined && offset + ids.size < total;
  const part = isShort ? `the service counts ${total}` : list.part;
  return { entries: withoutRepeats(list.entries), part, total };
}

/**
 * Reads one install with its domains (specification section 4.6).
 * @throws {PlatformError} `not-found` when the account has no such install; {StepError} when the signal ended it
 */
export async function getInstall(connection: ApiConnection, id: string, context: CallContext): Promise<ListedInstall> {
  const what = 'the read of the install';
  const answer = await ask(connection, `/v1/installs/${id}`, what, context, ({ text }) => {
    const body = parseExactObject(text);
    if (!isInstall(body)) return unusable('it is not an install');
    const install = new ListedInstall(body);
    return context.holdsSecret(install.json) ? unusable('it holds one of your secrets') : valueOf(install);
  });
  return required(connection, what, answer);
}

function primaryHostname({ domains }: Install): string | undefined {
  const list: unknown[] = Array.isArray(domains) ? domains : [];
  for (const domain of list) {
    const { hostname, primary } = (domain ?? {}) as { hostname?: unknown; primary?: unknown };
    if (primary === true && typeof hostname === 'string') return hostname;
  }
  return undefined;
}

/**
 * The next page only where the first one came from: the request carries credentials.
 * @returns what is wrong with it, as a clause, where it is not followed
 */
export function nextPage(next: unknown, first: URL): URL | string {
  if (typeof next !== 'string') return 'its "next" is neither a URL nor null';
  if (next.length > MAX_NEXT_LENGTH) return `its "next" has more than ${MAX_NEXT_LENGTH} characters`;
  if (!URL.canParse(next)) return 'its "next" is not an absolute URL';
  const url = new URL(next);
  if (url.username !== '' || url.password !== '')
    return 'its "next" has a user name or a password in it, so it is not followed';
  if (url.origin !== first.origin || url.pathname !== first.pathname) {
    const place = url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname}`;
    return `its "next" leads to ${safeText(place)}; credentials are not sent there`;
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
