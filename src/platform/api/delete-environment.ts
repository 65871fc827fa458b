import { PlatformError } from '../retry/platform-error.ts';
import { resourceName } from './address.ts';
import type { AppAddress, EnvironmentAddress } from './address.ts';
import { deleteOnce, getJson } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { parseEnvironmentRecord } from './environments.ts';
import { parseObject } from '../json-object.ts';
import { describeRefusedSuccess } from './refused-success.ts';
import { badReply, readWholeList } from './whole-list.ts';

/*
 * What is deleted is gone for good, so these two reads take nothing for granted: an answer that may be a page of the list,
 * or about another app, is none. Nothing of this is in the specification.
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
export async function listAllEnvironments(
  connection: ApiConnection,
  address: AppAddress,
  context: CallContext,
): Promise<ConfirmedEnvironment[]> {
  return await readWholeList(
    connection,
    {
      path: `/v1/${resourceName(address)}/environments`,
      key: 'environments',
      what: 'the list of environments',
      entry: 'an environment of this app',
      confirm: (item) => confirm(item, address, context),
    },
    context,
  );
}

/**
 * One environment by its ID.
 * @throws {PlatformError} `bad-reply` for anything but its record; where it is refused or there is none; {StepError} when
 *   the signal ended it
 */
export async function readOneEnvironment(
  connection: ApiConnection,
  address: EnvironmentAddress,
  context: CallContext,
): Promise<ConfirmedEnvironment> {
  const what = 'the read of the environment';
  const reply = await getJson(connection, `/v1/${resourceName(address)}`, what, context);
  const environment = confirm(parseObject(reply.text), address, context);
  if (environment?.id === address.environment) return environment;
  throw badReply(connection, what, reply.status, 'it is not the record of this environment');
}

/**
 * Asks to delete an environment (public documents): one request, which is never repeated here. No schema of the answer is
 * public; an empty one and a JSON object are taken for the platform's. Neither says that the environment has gone.
 * @throws {PlatformError} refused, also in the body of a 2xx, unreachable, `ambiguous`, or `bad-reply` with the status
 *   `unknown`; {StepError} when the signal ended it
 */
export async function deleteEnvironment(
  connection: ApiConnection,
  address: EnvironmentAddress,
  context: CallContext,
): Promise<void> {
  const what = 'the request to delete the environment';
  const { status, text } = await deleteOnce(connection, `/v1/${resourceName(address)}`, what, context);
  const answered = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}`;
  const refusal = describeRefusedSuccess(text);
  if (refusal !== undefined)
    throw new PlatformError('rejected', `${answered}, and refused it: ${refusal}.`, 'failed', { httpStatus: status });
  if (text.trim() === '' || parseObject(text) !== undefined) return;
  const message = `${answered}, but not as the platform does.`;
  throw new PlatformError('bad-reply', message, 'unknown', { httpStatus: status });
}

/** Undefined for a record that is of another app, or has another form (specification section 2.3). */
function confirm(value: unknown, { account, app }: AppAddress, context: CallContext): ConfirmedEnvironment | undefined {
  const record = parseEnvironmentRecord(value, context.holdsSecret);
  if (record === undefined) return undefined;
  const { id, displayName } = record;
  const { name } = value as { name: string };
  return name === resourceName({ account, app, environment: id }) ? { id, displayName } : undefined;
}
