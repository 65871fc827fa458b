import { unusable, valueOf } from '../../shared/answer.ts';
import type { Answer, Problem } from '../../shared/answer.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { StepError } from '../../shared/errors.ts';
import { parseObject } from '../json-object.ts';
import { callUrl } from './address.ts';
import { ask, entriesOf } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';

/** Bounds of a walk, so that no host can keep it going for ever: far more than any app has. */
const MAX_PAGES = 1000;
const MAX_ENTRIES = 10_000;

/** Longest token that is sent back, in characters: about what servers take for a request line. */
const MAX_TOKEN_LENGTH = 4096;

/** A list below an API root. */
export interface ListCall {
  /** `/v1/accounts/acme/apps/shop/environments` */
  readonly path: string;
  /** Parameters of every page. */
  readonly query?: Readonly<Record<string, string>>;
  /** Name of the call in messages: `the list of environments`. */
  readonly what: string;
  /** The member of a page that holds the entries. */
  readonly key: string;
}

/** What was read of a list. */
export interface ListRead<Entry> {
  readonly entries: readonly Entry[];
  /** Whether the last page was read. */
  readonly isWhole: boolean;
}

/**
 * Reads a list page by page, until there is no next one. Lists are not part of the specification, and no public document
 * shows how their pages are asked for: `nextPageToken` of an answer, which is `pageToken` of the next request, is taken
 * from Google AIP-158, whose form the rest of these lists has. A host that does not page answers with one page.
 * @param parse undefined for anything but an entry
 * @param enough entries after which no further page is read
 * @returns a problem where any of the pages cannot be read: part of a list is never taken for all of it
 * @throws {StepError} when the signal ended it
 */
export async function readPages<Entry>(
  connection: ApiConnection,
  call: ListCall,
  parse: (item: unknown, reply: HttpReply) => Entry | undefined,
  context: CallContext,
  enough = Infinity,
): Promise<Answer<ListRead<Entry>>> {
  const entries: Entry[] = [];
  const tokens = new Set<string>();
  let query = { ...call.query };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    const url = callUrl(connection.apiRoot, search === '' ? call.path : `${call.path}?${search}`);
    const answer = await ask(connection, url, call.what, context, (reply) => parsePage(reply, call, parse));
    if (answer.kind !== 'value') return page === 1 ? answer : withoutEnd(connection, call, ofPage(page, answer));
    const { nextPageToken } = answer.value;
    entries.push(...answer.value.entries);
    if (nextPageToken === undefined) return valueOf({ entries, isWhole: true });
    if (entries.length >= enough) return valueOf({ entries, isWhole: false });
    if (entries.length > MAX_ENTRIES)
      return withoutEnd(connection, call, unusable(`it has more than ${MAX_ENTRIES} entries`));
    const problem = problemOf(nextPageToken, tokens, context);
    if (problem !== undefined) return withoutEnd(connection, call, ofPage(page, unusable(problem)));
    tokens.add(nextPageToken as string);
    query = { ...call.query, pageToken: nextPageToken as string };
  }
  return withoutEnd(connection, call, unusable(`it has more than ${MAX_PAGES} pages`));
}

function parsePage<Entry>(
  reply: HttpReply,
  { key }: ListCall,
  parse: (item: unknown, reply: HttpReply) => Entry | undefined,
): Answer<{ entries: readonly Entry[]; nextPageToken: unknown }> {
  const entries = entriesOf(reply.text, key, (item) => parse(item, reply));
  if (entries.kind !== 'value') return entries;
  const token = parseObject(reply.text)?.['nextPageToken'];
  // Services that write proto3 JSON leave an empty text out, or write it.
  return valueOf({ entries: entries.value, nextPageToken: token === '' || token === null ? undefined : token });
}

/** What is wrong with the token of a next page, as a clause; it is never shown. */
function problemOf(
  token: unknown,
  seen: ReadonlySet<string>,
  { holdsSecret }: Pick<CallContext, 'holdsSecret'>,
): string | undefined {
  if (typeof token !== 'string') return 'its "nextPageToken" is not a string';
  if (token.length > MAX_TOKEN_LENGTH) return `its "nextPageToken" has more than ${MAX_TOKEN_LENGTH} characters`;
  // It becomes part of a URL, which is nowhere kept as a secret.
  if (holdsSecret(token)) return 'its "nextPageToken" holds one of your secrets';
  if (!token.isWellFormed()) return 'its "nextPageToken" is not valid Unicode';
  return seen.has(token) ? 'its "nextPageToken" leads to a page that was already read' : undefined;
}

/** A problem behind the first entries. The host has the list, so that nobody may go on as if it had none: hence the error. */
function withoutEnd({ apiRoot }: ApiConnection, { what }: ListCall, problem: Problem): Problem {
  const message = `${apiRoot.origin} answered ${what}, but the list cannot be read to its end: ${problem.reason}.`;
  return { error: new StepError('bad-reply', message, 'failed', { advice: '' }), ...problem };
}

/** A problem of one page. The list is there: that one page is not is no sign of a host without it. */
function ofPage(page: number, problem: Problem): Problem {
  const isThere = problem.kind === 'missing' || problem.kind === 'no-call';
  return { ...problem, kind: isThere ? 'unusable' : problem.kind, reason: `page ${page}: ${problem.reason}` };
}
