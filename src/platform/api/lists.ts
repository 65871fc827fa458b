import { unusable, valueOf } from '../../shared/answer.ts';
import type { Answer, Problem } from '../../shared/answer.ts';
import { parseObject } from '../../shared/json-object.ts';
import { PlatformError } from '../retry/platform-error.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { callUrl } from './address.ts';
import { ask } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { signsOf } from './list-signs.ts';
import type { ListSigns } from './list-signs.ts';
import { describeRefusedSuccess, isSet } from './refused-success.ts';

/** Bounds of a walk, so that no host can keep it going for ever, or fill the memory: far more than any app has. */
export const MAX_PAGES = 1000;
/** Of all entries together, as JSON in UTF-8: what is made of a list takes up to fourteen times as much memory. */
export const MAX_LIST_BYTES = 10 * 1024 * 1024;
/** What each entry, and each escape in it, counts besides: memory, and time where a text is searched for secrets. */
const ENTRY_WEIGHT = 128;
const ESCAPE_WEIGHT = 16;

/** Longest token that is sent back, in characters: about what servers take for a request line. */
const MAX_TOKEN_LENGTH = 4096;

/** A list below an API root. */
export interface ListCall<Entry> {
  /** `/v1/accounts/acme/apps/shop/environments` */
  readonly path: string;
  /** Parameters of every page. */
  readonly query?: Readonly<Record<string, string>>;
  /** Name of the call in messages: `the list of environments`. */
  readonly what: string;
  /** The member of a page that holds the entries. */
  readonly key: string;
  /** Undefined for anything but an entry. */
  readonly parse: (item: unknown, reply: HttpReply) => Entry | undefined;
  /** Whether an entry is wanted; all are, unless given. */
  readonly isWanted?: (entry: Entry) => boolean;
  /** An entry as text, for its length; its JSON unless given. */
  readonly textOf?: (entry: Entry) => string;
  /** After how many entries, or pages, no further page is read. With pages, a list that is too long ends early, too. */
  readonly enough?: { readonly entries?: number; readonly pages?: number };
  /** By token unless given. */
  readonly paging?: Paging;
}

/** How the next page of a list is found. */
interface Paging {
  readonly parseBody: (text: string) => Record<string, unknown> | undefined;
  /** Members of a page that have to do with it. The first names the next page. */
  readonly members: readonly [string, ...string[]];
  /**
   * @param first the address of the first page
   * @returns that of the next one; what is wrong with it, as a clause; undefined where there is none
   */
  readonly next: (
    body: Readonly<Record<string, unknown>>,
    first: URL,
    context: CallContext,
  ) => URL | string | undefined;
}

/** Why a list may have more entries than were read. */
export const MORE_PAGES = 'there are more pages';
const MAY_BE_PART = 'the answer may be only a part of it';

/** What was read of a list. */
export interface List<Entry> {
  readonly entries: readonly Entry[];
  /** Why there may be more of them, as a clause; undefined where these are all. */
  readonly part: string | undefined;
}

/**
 * The one reader of lists: page by page, until there is no next one.
 * @returns a problem where any page cannot be read, or refuses with a status of success. One behind the first page has an
 *   error: the host has the list, so nobody may go on as if it had none
 * @throws {StepError} when the signal ended it
 */
export async function readList<Entry>(
  connection: ApiConnection,
  call: ListCall<Entry>,
  context: CallContext,
  maxPages = MAX_PAGES,
): Promise<Answer<List<Entry>>> {
  const { what, isWanted = () => true, textOf = (entry) => JSON.stringify(entry), enough = {} } = call;
  const { paging = BY_TOKEN } = call;
  const search = new URLSearchParams(call.query).toString().replaceAll('+', '%20');
  const first = callUrl(connection.apiRoot, search === '' ? call.path : `${call.path}?${search}`);
  const entries: Entry[] = [];
  const totals = new Set<number>();
  const seen = new Set<string>();
  let [url, isPart, bytes] = [first, false, 0];
  const endOn = (page: number, problem: Problem): Problem => withoutEnd(connection, what, ofPage(page, problem));
  for (let page = 1; ; page += 1) {
    seen.add(url.href);
    const answer = await ask(connection, url, what, context, (reply) =>
      parsePage(reply, call, (body) => paging.next(body, first, context)),
    );
    if (answer.kind !== 'value') return page === 1 ? answer : endOn(page, answer);
    const { next, total } = answer.value;
    const wanted = answer.value.entries.filter(isWanted);
    for (const entry of wanted) {
      entries.push(entry);
      bytes += weightOf(textOf(entry));
    }
    isPart ||= answer.value.isPart;
    if (total !== undefined) totals.add(total);
    if (next === undefined) {
      const isWhole = !isPart && [...totals].every((count) => count === entries.length);
      return valueOf({ entries, part: isWhole ? undefined : MAY_BE_PART });
    }
    if (entries.length >= (enough.entries ?? Infinity) || page >= (enough.pages ?? Infinity))
      return valueOf({ entries, part: MORE_PAGES });
    const isTooLong = bytes > MAX_LIST_BYTES;
    if (isTooLong && enough.pages !== undefined) return valueOf({ entries, part: TOO_LONG.reason });
    if (isTooLong) return withoutEnd(connection, what, TOO_LONG);
    if (page >= (enough.pages ?? maxPages))
      return withoutEnd(connection, what, unusable(`it has more than ${maxPages} pages`));
    if (typeof next === 'string') return endOn(page, unusable(next));
    if (seen.has(next.href))
      return endOn(page, unusable(`its "${paging.members[0]}" leads to a page that was already read`));
    url = next;
  }
}

const TOO_LONG = unusable(`its entries take more than ${MAX_LIST_BYTES / 1024 ** 2} MiB`);

function weightOf(json: string): number {
  return ENTRY_WEIGHT + Buffer.byteLength(json) + ESCAPE_WEIGHT * json.replaceAll(/[^%&\\+{[]+/g, '').length;
}

/** Each entry once: a list that changes while it is read may show one on two pages. */
export function withoutRepeats<Entry extends { readonly id: number | string }>(entries: readonly Entry[]): Entry[] {
  const ids = new Set<number | string>();
  return entries.filter(({ id }) => ids.size < ids.add(id).size);
}

/** A problem behind the first entries. */
function withoutEnd({ apiRoot }: ApiConnection, what: string, problem: Problem): Problem {
  const message = `${apiRoot.origin} answered ${what}, but the list cannot be read to its end: ${problem.reason}.`;
  return { error: new PlatformError('bad-reply', message, 'failed', {}, { advice: '' }), ...problem };
}

/** A problem of one page. The list is there: that one page is not is no sign of a host without it. */
function ofPage(page: number, problem: Problem): Problem {
  const isThere = problem.kind === 'missing' || problem.kind === 'no-call';
  return { ...problem, kind: isThere ? 'unusable' : problem.kind, reason: `page ${page}: ${problem.reason}` };
}

/** A page that was read. */
interface ListPage<Entry> extends ListSigns {
  readonly entries: readonly Entry[];
  readonly next: URL | string | undefined;
}

/** The entries of a reply that is a list, or its first page. @param parse undefined for anything but an entry */
export function entriesOf<Entry>(
  reply: HttpReply,
  key: string,
  parse: (item: unknown) => Entry | undefined,
): Answer<List<Entry>> {
  const page = parsePage(reply, { key, parse }, ({ nextPageToken }) => (isSet(nextPageToken) ? MORE_PAGES : undefined));
  if (page.kind !== 'value') return page;
  const { entries, next, isPart, total } = page.value;
  const part = isPart || total !== undefined ? MAY_BE_PART : undefined;
  return valueOf({ entries, part: next === undefined ? part : MORE_PAGES });
}

function parsePage<Entry>(
  reply: HttpReply,
  { key, parse, paging = BY_TOKEN }: Pick<ListCall<Entry>, 'key' | 'parse' | 'paging'>,
  nextOf: (body: Readonly<Record<string, unknown>>) => URL | string | undefined,
): Answer<ListPage<Entry>> {
  const body = paging.parseBody(reply.text);
  const list = body?.[key];
  if (describeRefusedSuccess(body) !== undefined) return unusable('it is a refusal');
  if (body === undefined || !Array.isArray(list)) return unusable('unexpected format');
  const entries = (list as unknown[]).map((item) => parse(item, reply));
  if (entries.includes(undefined)) return unusable('unexpected format');
  const signs = signsOf(reply, body, entries.length, (name) => paging.members.includes(name));
  return valueOf({ entries: entries as Entry[], next: nextOf(body), ...signs });
}

/**
 * Lists other than that of installs are not part of the specification, and no public document shows how their pages are
 * asked for: `nextPageToken` of an answer, which is `pageToken` of the next request, is taken from Google AIP-158, whose
 * form the rest of these lists has. A host that does not page answers with one page.
 */
const BY_TOKEN: Paging = {
  parseBody: parseObject,
  members: ['nextPageToken'],
  next: ({ nextPageToken: token }, first, { holdsSecret }) => {
    // Services that write proto3 JSON leave an empty text out, or write it.
    if (token === undefined || token === null || token === '') return undefined;
    if (typeof token !== 'string') return 'its "nextPageToken" is not a string';
    if (token.length > MAX_TOKEN_LENGTH) return `its "nextPageToken" has more than ${MAX_TOKEN_LENGTH} characters`;
    // It becomes part of a URL, which is nowhere kept as a secret.
    if (holdsSecret(token)) return 'its "nextPageToken" holds one of your secrets';
    if (!token.isWellFormed()) return 'its "nextPageToken" is not valid Unicode';
    const url = new URL(first);
    url.searchParams.set('pageToken', token);
    url.search = url.search.replaceAll('+', '%20');
    return url;
  },
};
