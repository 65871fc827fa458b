import { PlatformError } from '../retry/platform-error.ts';
import { getJson } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { parseObject } from '../json-object.ts';
import { describeRefusedSuccess, isSet } from './refused-success.ts';

/** A list that is evidence of what is not there: an answer that may be a page of it, or is about something else, is none. */
export interface WholeList<Entry> {
  readonly path: string;
  /** The member that holds the entries. */
  readonly key: string;
  /** Name of the call in messages. */
  readonly what: string;
  /** What every entry has to be, as `an app of this account`. */
  readonly entry: string;
  /** Undefined for anything but such an entry, which has its resource name as `name`. */
  readonly confirm: (value: unknown) => Entry | undefined;
}

/**
 * Every entry of a list. Not part of the specification.
 * @throws {PlatformError} `bad-reply` for anything but the whole list; where it is refused or there is none; {StepError}
 *   when the signal ended it
 */
export async function readWholeList<Entry>(
  connection: ApiConnection,
  { path, key, what, entry, confirm }: WholeList<Entry>,
  context: CallContext,
): Promise<Entry[]> {
  const reply = await getJson(connection, path, what, context);
  const body = parseObject(reply.text);
  const list = body?.[key];
  if (body === undefined || !Array.isArray(list)) throw badReply(connection, what, reply.status, 'unexpected format');
  if (describeRefusedSuccess(reply.text) !== undefined)
    throw badReply(connection, what, reply.status, 'it has an error beside the list');
  if (reply.status === 206 || isPage(body, list.length) || NEXT_LINK.test(reply.headers['link'] ?? ''))
    throw badReply(connection, what, reply.status, 'it may be only a page of the list');
  const names = new Set<unknown>();
  return (list as unknown[]).map((item) => {
    const confirmed = confirm(item);
    if (confirmed === undefined) throw badReply(connection, what, reply.status, `not every entry is ${entry}`);
    const { name } = item as { name?: unknown };
    if (names.has(name)) throw badReply(connection, what, reply.status, 'several entries have the same name');
    names.add(name);
    return confirmed;
  });
}

/** Names of what lists have beside their entries where there are more of them, or some could not be read. */
const MORE =
  /next|pag(?:e|ing|ination)|links?$|token|cursor|more|remain|offset|truncat|partial|unreachable|incomplete/i;
const COUNT = /count|total|size/i;
const WHOLE = /^(?:is_?)?(?:complete|whole|last)$/i;
/** The header of a page that is not the last (RFC 8288): `rel` may name several relations, and have blanks around it. */
const NEXT_LINK = /\brel\s*=\s*(?:"[^"]*|'[^']*)?\bnext\b/i;

/** Whether a list shows, beside it or one level below, that it may not be all. The public one has nothing but its entries. */
function isPage(body: Readonly<Record<string, unknown>>, length: number): boolean {
  const below = Object.values(body).filter((value) => typeof value === 'object' && value !== null);
  return [body, ...below].some((fields) =>
    Array.isArray(fields) ? false : Object.entries(fields).some(([name, value]) => isSignOfMore(name, value, length)),
  );
}

function isSignOfMore(name: string, value: unknown, length: number): boolean {
  if (MORE.test(name) && isSet(value)) return true;
  return (WHOLE.test(name) && value === false) || (COUNT.test(name) && isOtherNumber(value, length));
}

/** Services that write proto3 JSON give a number of 64 bits as text. */
function isOtherNumber(value: unknown, length: number): boolean {
  return (typeof value === 'number' || (typeof value === 'string' && value !== '')) && Number(value) !== length;
}

/** For a read whose answer is no evidence. @param why as a clause */
export function badReply({ apiRoot }: ApiConnection, what: string, status: number, why: string): PlatformError {
  const message = `${apiRoot.origin} answered ${what} with HTTP ${status}, but the answer cannot be used: ${why}.`;
  return new PlatformError('bad-reply', message, 'failed', { httpStatus: status });
}
