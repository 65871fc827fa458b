import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { firstOf } from '../../shared/text/format.ts';
import { nearestNames } from '../../shared/text/similar-names.ts';

/** Names shown of a list. */
const MAX_SHOWN = 10;

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
