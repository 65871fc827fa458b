import { unusable, valueOf } from '../../shared/answer.ts';
import { resourceName } from './address.ts';
import type { AppAddress } from './address.ts';
import { required } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { appsCall } from './apps.ts';
import { environmentsCall } from './environments.ts';
import type { EnvironmentRecord } from './environments.ts';
import { readList } from './lists.ts';
import type { ListCall } from './lists.ts';

/*
 * Reads that prove what is there and what is not, as environments are deleted by them for good. An answer that may be only
 * a part of a list, or about something else, is an error. None of these calls is in the specification.
 */

/** An environment of the app that was asked for. */
export type ConfirmedEnvironment = Pick<EnvironmentRecord, 'id' | 'displayName'>;

/**
 * Every environment of an app.
 * @throws {PlatformError} `bad-reply` for anything but the whole list; where it is refused or there is none; {StepError}
 *   when the signal ended it
 */
export async function confirmedEnvironments(
  connection: ApiConnection,
  address: AppAddress,
  context: CallContext,
): Promise<readonly ConfirmedEnvironment[]> {
  const call = environmentsCall(connection, address, context);
  const nameOf = (environment: string): string => resourceName({ ...address, environment });
  return await readWholeList(connection, call, nameOf, 'an environment of this app', context);
}

/** Names of all apps of an account. @throws {PlatformError} as `confirmedEnvironments` */
export async function confirmedApps(
  connection: ApiConnection,
  account: string,
  context: CallContext,
): Promise<string[]> {
  const nameOf = (app: string): string => resourceName({ account, app });
  const list = await readWholeList(connection, appsCall(account), nameOf, 'an app of this account', context);
  return list.map(({ id }) => id);
}

/**
 * Every entry of a list.
 * @param nameOf the resource name that an entry with this ID has to have
 * @param entry what it is then: `an app of this account`
 * @throws {PlatformError} as `confirmedEnvironments`
 */
async function readWholeList<Entry extends { readonly id: string; readonly name: string }>(
  connection: ApiConnection,
  call: ListCall<Entry>,
  nameOf: (id: string) => string,
  entry: string,
  context: CallContext,
): Promise<readonly Entry[]> {
  const { entries, part } = required(connection, call.what, await readList(connection, call, context));
  const problem = part ?? whyNotWhole(entries, nameOf, entry);
  return required(connection, call.what, problem === undefined ? valueOf(entries) : unusable(problem));
}

function whyNotWhole(
  entries: readonly { readonly id: string; readonly name: string }[],
  nameOf: (id: string) => string,
  entry: string,
): string | undefined {
  if (entries.some(({ id, name }) => name !== nameOf(id))) return `not every entry is ${entry}`;
  return new Set(entries.map(({ id }) => id)).size < entries.length ? 'several entries have the same name' : undefined;
}
