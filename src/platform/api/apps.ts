import { valueOf } from '../../shared/answer.ts';
import type { Answer } from '../../shared/answer.ts';
import { falseSuccess } from '../retry/platform-error.ts';
import { readServiceError } from '../retry/service-error.ts';
import { SEGMENT } from './address.ts';
import type { AppAddress } from './address.ts';
import { aboutOther, callApi, required } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { asObject, parseObject } from '../../shared/json-object.ts';
import { readList } from './lists.ts';
import type { List, ListCall } from './lists.ts';
import { describeRefusedSuccess, describeUnusable } from './refused-success.ts';
import type { CreateAppBody, Region } from './wire.ts';

/**
 * Creates an app for direct upload (specification section 4.1). The specification shows no body in the answer, the
 * public reference an App object; anything else, such as a sign-in page, does not come from the platform.
 * @throws {PlatformError} refused, unreachable, ambiguous, or `bad-reply`; {StepError} when the signal ended it
 */
export async function createApp(
  connection: ApiConnection,
  { account, app, region }: AppAddress & { readonly region: Region },
  context: CallContext,
): Promise<void> {
  const body: CreateAppBody = { region: `regions/${region}`, uploadable: {} };
  const what = 'the request to create the app';
  const reply = await callApi(
    connection,
    { kind: 'create', target: `/v1/accounts/${account}/apps?appId=${app}`, what, body },
    context,
  );
  if (reply.text.trim() === '' || isApp(parseObject(reply.text))) return;
  const name = { what, origin: connection.apiRoot.origin };
  throw falseSuccess(name, reply, describeUnusable(reply, 'but the body is neither empty nor an app'));
}

/** No schema of an App is needed here: anything but an error (specification section 2.6) will do, and `{}`. */
function isApp(body: Record<string, unknown> | undefined): boolean {
  if (body === undefined || describeRefusedSuccess(body) !== undefined) return false;
  return typeof body['name'] === 'string' || readServiceError(body) === undefined;
}

/**
 * Whether a host confirms that an app for direct upload exists. Not part of the specification.
 * @returns `other` for an app that is connected to a repository instead
 * @throws {PlatformError} no such app, no such read, or the record of another app; {StepError} when the signal ended it
 */
export async function readApp(
  connection: ApiConnection,
  { account, app }: AppAddress,
  context: CallContext,
): Promise<'uploadable' | 'other' | 'unreadable'> {
  const call = { kind: 'read', target: `/v1/accounts/${account}/apps/${app}`, what: 'the read of the app' } as const;
  const body = parseObject((await callApi(connection, call, context)).text);
  const id = parseApp(body)?.id ?? app;
  if (id !== app) return required(connection, call.what, aboutOther(`app "${id}"`));
  const repository = describeRefusedSuccess(body) === undefined ? asObject(body?.['repository']) : undefined;
  if (repository === undefined) return 'unreadable';
  return repository['provider'] === 'UPLOADABLE' ? 'uploadable' : 'other';
}

/** The resource name of an app, as public documents show it. */
const APP_NAME = new RegExp(`^accounts/${SEGMENT}/apps/(${SEGMENT})$`);

/** An app of a list. */
interface ListedApp {
  /** Its name, as the inputs have it. */
  readonly id: string;
  /** Its resource name. */
  readonly name: string;
}

/** The list of the apps of an account. Not part of the specification. */
export function appsCall(account: string): ListCall<ListedApp> {
  return { path: `/v1/accounts/${account}/apps`, what: 'the list of apps', key: 'apps', parse: parseApp };
}

/** Names of the apps of an account. @throws {StepError} when the signal ended it */
export async function listApps(
  connection: ApiConnection,
  account: string,
  context: CallContext,
): Promise<Answer<List<string>>> {
  const answer = await readList(connection, appsCall(account), context);
  if (answer.kind !== 'value') return answer;
  return valueOf({ ...answer.value, entries: answer.value.entries.map(({ id }) => id) });
}

/** Undefined for anything but the record of an app. */
export function parseApp(item: unknown): ListedApp | undefined {
  const { name } = (item ?? {}) as { name?: unknown };
  const id = typeof name === 'string' ? APP_NAME.exec(name)?.[1] : undefined;
  return typeof name === 'string' && id !== undefined ? { id, name } : undefined;
}
