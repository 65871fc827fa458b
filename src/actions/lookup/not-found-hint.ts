import { StepError, StopError } from '../../shared/errors.ts';
import { timeLimit } from '../../shared/signals.ts';
import type { AppTarget, CallContext } from '../../platform/api/api-request.ts';
import { listApps } from '../../platform/api/apps.ts';
import { PlatformError } from '../../platform/retry/platform-error.ts';
import type { LoggedCallContext } from '../step/call-context.ts';
import { missingApp } from './find-environment.ts';

/** How long the lists may take to read: they are an extra. */
const MAX_LOOKUP_MS = 10_000;

/**
 * For a request that was answered with 404: adds what the platform has instead, where the host has lists of it; with 403:
 * as `addSwapHint`.
 * @param thrown what the request ended with
 * @param list what is read: `list of apps`
 * @param describe reads it, and returns what to check, in sentences; empty if nothing could be determined
 * @returns the error with what was found in its message, or as it is
 * @throws {StopError} `cancelled`, when the step is cancelled meanwhile
 */
export async function addHint<Target extends AppTarget>(
  thrown: unknown,
  target: Target,
  list: string,
  describe: (target: Target, context: CallContext) => Promise<string>,
  context: LoggedCallContext,
): Promise<unknown> {
  if (!(thrown instanceof PlatformError) || thrown.code !== 'not-found')
    return await addSwapHint(thrown, target, context);
  context.log(`HTTP 404: reading the ${list} to see what is there`);
  return withHint(thrown, await lookUp(async (within) => await describe(target, within), context));
}

/**
 * For a request that was answered with 403: whether account and app are swapped, which the list of apps of the other
 * name tells where the host has it.
 * @returns the error with that in its message, or as it is
 * @throws as `addHint`
 */
export async function addSwapHint(thrown: unknown, target: AppTarget, context: LoggedCallContext): Promise<unknown> {
  const { account, app } = target.address;
  const isByPlatform = thrown instanceof PlatformError && thrown.details.isBlocked !== true;
  if (!isByPlatform || thrown.code !== 'forbidden' || account === app) return thrown;
  context.log(`HTTP 403: reading the list of apps of "${app}", in case account and app are swapped`);
  const describe = async (within: CallContext): Promise<string> => {
    const apps = await listApps(target, app, within);
    if (apps.kind !== 'value' || !apps.value.entries.includes(account)) return '';
    return `"account" and "app" are swapped: the account "${app}" has an app "${account}".`;
  };
  return withHint(thrown, await lookUp(describe, context));
}

/** What `describe` returns; empty where that fails or takes too long. @throws {StopError} `cancelled` */
async function lookUp(describe: (context: CallContext) => Promise<string>, context: CallContext): Promise<string> {
  const signal = AbortSignal.any([context.signal, timeLimit(MAX_LOOKUP_MS)]);
  return await describe({ ...context, signal }).catch((error: unknown) => {
    if (error instanceof StopError && error.code === 'cancelled') throw error;
    if (error instanceof StepError || signal.aborted) return '';
    throw error;
  });
}

/** A hint says which input to look at, so that no further advice is needed. */
function withHint(thrown: PlatformError, hint: string): StepError {
  return hint === '' ? thrown : new StepError(thrown.code, `${thrown.message} ${hint}`, 'failed', { advice: '' });
}

/** What to check where the app that a call is for may not be there, as sentences; empty if nothing could be determined. */
export async function describeMissingApp({ address, ...connection }: AppTarget, context: CallContext): Promise<string> {
  const apps = await listApps(connection, address.account, context);
  if (apps.kind !== 'value' || apps.value.part !== undefined || apps.value.entries.includes(address.app)) return '';
  return `Check "app" and "account". ${missingApp(apps.value.entries, address).message}`;
}
