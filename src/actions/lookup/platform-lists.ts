import { isMissingCall } from '../../platform/api/api-request.ts';
import type { ApiConnection, CallContext } from '../../platform/api/api-request.ts';
import { listApps } from '../../platform/api/apps.ts';
import { listEnvironments } from '../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import { safeText } from '../../shared/safe-text.ts';
import { firstOf } from '../../shared/format.ts';
import { nearestNames } from '../../shared/similar-names.ts';

/** Names shown of a list. */
const MAX_SHOWN = 10;

/** An app, and where and as whom its platform is called. */
export interface AppTarget extends ApiConnection {
  readonly address: { readonly account: string; readonly app: string };
}

/** A list that is not part of the specification: its entries, or why it cannot be read, such as `HTTP 404`. */
export type PlatformList<Entry> =
  { readonly entries: readonly Entry[] } | { readonly entries: undefined; readonly why: string };

/** @throws {PlatformError} for what is no missing call: 401, 403, no connection; {StepError} when the signal ended it */
export async function readEnvironments(
  target: AppTarget,
  context: CallContext,
): Promise<PlatformList<EnvironmentRecord>> {
  return await readList(async () => await listEnvironments(target, target.address, context));
}

/** Names of the apps of an account. @throws as `readEnvironments` */
export async function readApps(target: AppTarget, context: CallContext): Promise<PlatformList<string>> {
  return await readList(async () => await listApps(target, target.address.account, context));
}

async function readList<Entry>(read: () => Promise<readonly Entry[] | undefined>): Promise<PlatformList<Entry>> {
  try {
    const entries = await read();
    return entries === undefined ? { entries, why: 'unexpected format' } : { entries };
  } catch (error) {
    if (!isMissingCall(error)) throw error;
    return { entries: undefined, why: error.clause };
  }
}

/** What of an environment is shown. */
export type ShownEnvironment = Pick<EnvironmentRecord, 'id' | 'displayName'>;

/** Of several names that are equally near, those that are offered. */
const MAX_NEAREST = 3;

/** The environments whose name or ID is nearest, as ` Did you mean "Staging" (ID e-2)?`; empty where none is near. */
export function suggestEnvironments(wanted: string, environments: readonly ShownEnvironment[]): string {
  const namesOf = ({ id, displayName }: ShownEnvironment): string[] =>
    displayName === undefined ? [id] : [id, displayName];
  const nearest = new Set(nearestNames(wanted, environments.flatMap(namesOf)));
  return suggestion(
    environments.filter((each) => namesOf(each).some((name) => nearest.has(name))).map(describeEnvironment),
  );
}

/** The nearest names of apps or installs, as ` Did you mean shop?`; empty where none is near. */
export function suggestNames(wanted: string, names: readonly string[]): string {
  return suggestion(nearestNames(wanted, names).map((name) => safeText(name)));
}

function suggestion(nearest: readonly string[]): string {
  return nearest.length === 0 || nearest.length > MAX_NEAREST ? '' : ` Did you mean ${nearest.join(' or ')}?`;
}

/** What an app has, as the end of a sentence: `"Production" (ID e-1), "Staging" (ID e-2)`. */
export function describeEnvironments(environments: readonly ShownEnvironment[]): string {
  return environments.length === 0 ? 'no environments' : firstOf(environments, MAX_SHOWN, describeEnvironment);
}

/** What an account has, as the end of a sentence: `shop, blog`. */
export function describeApps(apps: readonly string[]): string {
  return apps.length === 0 ? 'no apps' : firstOf(apps, MAX_SHOWN);
}

/** `"Production" (ID e-1)`; without a display name `ID e-1`. */
export function describeEnvironment({ id, displayName }: ShownEnvironment): string {
  return displayName === undefined ? `ID ${id}` : `"${safeText(displayName)}" (ID ${id})`;
}
