import type { Answer } from '../../shared/answer.ts';
import { PlatformError } from '../retry/platform-error.ts';
import { readServiceError } from '../retry/service-error.ts';
import { SEGMENT } from './address.ts';
import type { AppAddress } from './address.ts';
import { ask, entriesOf, getJson, postJson, unlessRefused } from './api-request.ts';
import type { ApiConnection, CallContext } from './api-request.ts';
import { parseObject } from '../json-object.ts';
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
  const { status, text } = await postJson(connection, `/v1/accounts/${account}/apps?appId=${app}`, what, body, context);
  if (text.trim() === '' || isApp(parseObject(text))) return;
  const message = `${connection.apiRoot.origin} answered ${what} with HTTP ${status}, but the body is neither empty nor an app.`;
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
  { account, app }: AppAddress,
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
 * Names of the apps of an account, as a hint: there may be more of them. Not part of the specification.
 * @returns a problem where there is no such account, or no such list, or it has an unexpected format
 * @throws {PlatformError} for anything else, see `unlessRefused`; {StepError} when the signal ended it
 */
export async function hintedApps(
  connection: ApiConnection,
  account: string,
  context: CallContext,
): Promise<Answer<readonly string[]>> {
  const path = `/v1/accounts/${account}/apps`;
  const answer = await ask(connection, path, 'the list of apps', context, ({ text }) =>
    entriesOf(text, 'apps', appNameOf),
  );
  return unlessRefused(answer);
}

/** The name of an app, of its record; undefined for anything else. */
export function appNameOf(item: unknown): string | undefined {
  const { name } = (item ?? {}) as { name?: unknown };
  return typeof name === 'string' ? APP_NAME.exec(name)?.[1] : undefined;
}
