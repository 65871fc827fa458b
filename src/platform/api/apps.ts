import { PlatformError } from '../retry/platform-error.ts';
import { readServiceError } from '../retry/service-error.ts';
import { SEGMENT } from './address.ts';
import { getJson, postJson } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { parseObject } from '../json-object.ts';
import { readWholeList } from './whole-list.ts';
import type { CreateAppBody, Region } from './wire.ts';

/**
 * Creates an app for direct upload (specification section 4.1). The specification shows no body in the answer, the
 * public reference an App object; anything else, such as a sign-in page, does not come from the platform.
 * @throws {PlatformError} refused, unreachable, ambiguous, or `bad-reply`; {StepError} when the signal ended it
 */
export async function createApp(
  connection: ApiConnection,
  { account, app, region }: { account: string; app: string; region: Region },
  context: CallContext,
): Promise<void> {
  const body: CreateAppBody = { region: `regions/${region}`, uploadable: {} };
  const what = 'the request to create the app';
  const { status, text } = await postJson(connection, `/v1/accounts/${account}/apps?appId=${app}`, what, body, context);
  if (text.trim() === '' || isApp(parseObject(text))) return;
  const message = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}, but neither with an empty answer nor with an app.`;
  throw new PlatformError('bad-reply', message, 'unknown', { httpStatus: status });
}

/** No schema of an App is needed here: anything but an error (specification section 2.6) will do, and `{}`. */
function isApp(body: Record<string, unknown> | undefined): boolean {
  if (body === undefined || body['success'] === false) return false;
  return typeof body['name'] === 'string' || readServiceError(body) === undefined;
}

/**
 * Whether a host confirms that an app for direct upload exists. Not part of the specification.
 * @returns `other` for an app that is connected to a repository instead
 * @throws {PlatformError} `not-found` where there is no such app, or no such read; {StepError} when the signal ended it
 */
export async function readApp(
  connection: ApiConnection,
  { account, app }: { account: string; app: string },
  context: CallContext,
): Promise<'uploadable' | 'other' | 'unreadable'> {
  const reply = await getJson(connection, `/v1/accounts/${account}/apps/${app}`, 'the read of the app', context);
  const repository = parseObject(reply.text)?.['repository'];
  if (typeof repository !== 'object' || repository === null) return 'unreadable';
  return (repository as { provider?: unknown }).provider === 'UPLOADABLE' ? 'uploadable' : 'other';
}

/** The resource name of an app, as public documents show it. */
const APP_NAME = new RegExp(`^accounts/${SEGMENT}/apps/(${SEGMENT})$`);

/**
 * Names of all apps of an account. Not part of the specification.
 * @returns undefined where the answer has an unexpected format
 * @throws {PlatformError} where there is no such account, or no such list (see `isMissingCall`); {StepError} when the signal
 *   ended it
 */
export async function listApps(
  connection: ApiConnection,
  account: string,
  context: CallContext,
): Promise<string[] | undefined> {
  const { text } = await getJson(connection, `/v1/accounts/${account}/apps`, 'the list of apps', context);
  const list = parseObject(text)?.['apps'];
  if (!Array.isArray(list)) return undefined;
  const names = (list as unknown[]).map(appNameOf);
  return names.includes(undefined) ? undefined : (names as string[]);
}

/**
 * As `listApps`, where a name that is not in it is to be evidence.
 * @throws {PlatformError} `bad-reply` for anything but the whole list; as `listApps`
 */
export async function listAllApps(connection: ApiConnection, account: string, context: CallContext): Promise<string[]> {
  const confirm = (item: unknown): string | undefined => {
    const app = appNameOf(item);
    return app !== undefined && (item as { name: string }).name === `accounts/${account}/apps/${app}` ? app : undefined;
  };
  const path = `/v1/accounts/${account}/apps`;
  const list = { path, key: 'apps', what: 'the list of apps', entry: 'an app of this account', confirm };
  return await readWholeList(connection, list, context);
}

function appNameOf(item: unknown): string | undefined {
  const { name } = (item ?? {}) as { name?: unknown };
  return typeof name === 'string' ? APP_NAME.exec(name)?.[1] : undefined;
}
