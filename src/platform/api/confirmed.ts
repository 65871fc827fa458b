import { PlatformError } from '../retry/platform-error.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { resourceName } from './address.ts';
import type { AppAddress, EnvironmentAddress } from './address.ts';
import { getJson } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { parseObject } from '../json-object.ts';
import { appNameOf } from './apps.ts';
import { parseEnvironmentRecord } from './environments.ts';
import { describeRefusedSuccess, isSet } from './refused-success.ts';

/*
 * Reads that prove what is there and what is not, as environments are deleted by them for good. An answer that may be only
 * a page of a list, or about something else, is an error. None of these calls is in the specification.
 */

/** An environment of the app that was asked for. */
export interface ConfirmedEnvironment {
  readonly id: string;
  readonly displayName: string | undefined;
}

/**
 * Every environment of an app.
 * @throws {PlatformError} `bad-reply` for anything but the whole list; where it is refused or there is none; {StepError}
 *   when the signal ended it
 */
export async function confirmedEnvironments(
  connection: ApiConnection,
  address: AppAddress,
  context: CallContext,
): Promise<ConfirmedEnvironment[]> {
  const list = {
    path: `/v1/${resourceName(address)}/environments`,
    key: 'environments',
    what: 'the list of environments',
    entry: 'an environment of this app',
    confirm: (item: unknown) => confirmEnvironment(item, address, context),
  };
  return await readWholeList(connection, list, context);
}

/**
 * One environment by its ID.
 * @throws {PlatformError} `bad-reply` for anything but its record; where it is refused or there is none; {StepError} when
 *   the signal ended it
 */
export async function confirmedEnvironment(
  connection: ApiConnection,
  address: EnvironmentAddress,
  context: CallContext,
): Promise<ConfirmedEnvironment> {
  const what = 'the read of the environment';
  const reply = await getJson(connection, `/v1/${resourceName(address)}`, what, context);
  const environment = confirmEnvironment(parseObject(reply.text), address, context);
  if (environment?.id === address.environment) return environment;
  throw badReply(connection, what, reply.status, 'it is not the record of this environment');
}

/** Undefined for a record that is of another app, or has another form (specification section 2.3). */
function confirmEnvironment(
  value: unknown,
  { account, app }: AppAddress,
  context: CallContext,
): ConfirmedEnvironment | undefined {
  const record = parseEnvironmentRecord(value, context.holdsSecret);
  if (record === undefined) return undefined;
  const { id, displayName } = record;
  const { name } = value as { name: string };
  return name === resourceName({ account, app, environment: id }) ? { id, displayName } : undefined;
}

/**
 * Names of all apps of an account.
 * @throws {PlatformError} as `confirmedEnvironments`
 */
export async function confirmedApps(
  connection: ApiConnection,
  account: string,
  context: CallContext,
): Promise<string[]> {
  const confirm = (item: unknown): string | undefined => {
    const app = appNameOf(item);
    return app !== undefined && (item as { name: string }).name === resourceName({ account, app }) ? app : undefined;
  };
  const path = `/v1/accounts/${account}/apps`;
  const list = { path, key: 'apps', what: 'the list of apps', entry: 'an app of this account', confirm };
  return await readWholeList(connection, list, context);
}

interface WholeList<Entry> {
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

/** Every entry of a list. @throws {PlatformError} as `confirmedEnvironments` */
async function readWholeList<Entry>(
  connection: ApiConnection,
  { path, key, what, entry, confirm }: WholeList<Entry>,
  context: CallContext,
): Promise<Entry[]> {
  const reply = await getJson(connection, path, what, context);
  const body = parseObject(reply.text);
  const list = body?.[key];
  if (body === undefined || !Array.isArray(list)) throw badReply(connection, what, reply.status, 'unexpected format');
  if (describeRefusedSuccess(reply.text) !== undefined)
    throw badReply(connection, what, reply.status, 'it has an error besides the list');
  if (mayBePage(reply, body, list.length))
    throw badReply(connection, what, reply.status, 'it may be only one page of the list');
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

/**
 * Whether there may be more than a list shows.
 * @param body the JSON of the reply
 * @param length how many entries its list has
 */
export function mayBePage(
  { status, headers }: HttpReply,
  body: Readonly<Record<string, unknown>>,
  length: number,
): boolean {
  return status === 206 || isPage(body, length) || NEXT_LINK.test(headers['link'] ?? '');
}

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
function badReply({ apiRoot }: ApiConnection, what: string, status: number, why: string): PlatformError {
  const message = `${apiRoot.origin} answered ${what} with HTTP ${status}, but the answer cannot be used: ${why}.`;
  return new PlatformError('bad-reply', message, 'failed', { httpStatus: status });
}
