import { unusable } from '../../shared/answer.ts';
import type { Problem } from '../../shared/answer.ts';
import type { StepError } from '../../shared/errors.ts';
import type { AppTarget, CallContext } from '../../platform/api/api-request.ts';
import { listApps } from '../../platform/api/apps.ts';
import { listEnvironments } from '../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import type { List } from '../../platform/api/lists.ts';
import type { RequestedTarget } from '../inputs/target.ts';
import { findEnvironment, missingApp, missingEnvironment } from './find-environment.ts';

/** What a host shows of the environments of an app. */
export type AppLookup =
  | { readonly kind: 'found'; readonly environments: List<EnvironmentRecord> }
  | {
      readonly kind: 'no-list';
      /** Why the environments cannot be listed. */
      readonly problem: Problem;
      /** Why it is not known whether the app is there; undefined where it is. */
      readonly apps: Problem | undefined;
    }
  | FailedLookup<'no-app' | 'refused'>;

/** What a host shows of one of them. */
type Lookup =
  | { readonly kind: 'found'; readonly environment: EnvironmentRecord; readonly environments: List<EnvironmentRecord> }
  | (FailedLookup<'no-environment'> & { readonly environments: List<EnvironmentRecord> })
  | Exclude<AppLookup, { readonly kind: 'found' }>;

interface FailedLookup<Kind> {
  readonly kind: Kind;
  /** What a step ends with that cannot do without. */
  readonly error: StepError;
}

/**
 * Which environment is meant, by the lists of the host.
 * @throws {InvalidInputError} for a display name that several have; {StepError} when the signal ended it
 */
export async function lookUp(target: RequestedTarget, calls: CallContext): Promise<Lookup> {
  const lookup = await lookUpAll(target, calls);
  if (lookup.kind !== 'found') return lookup;
  const { environments } = lookup;
  const environment = findEnvironment(environments.entries, target.address);
  if (environment !== undefined) return { kind: 'found', environment, environments };
  return { kind: 'no-environment', error: missingEnvironment(environments, target.address), environments };
}

/**
 * The environments of an app. A host without this list and an app that is not there answer alike; the list of apps tells
 * them apart.
 * @throws {StepError} when the signal ended it
 */
export async function lookUpAll(target: AppTarget, calls: CallContext): Promise<AppLookup> {
  const list = await listEnvironments(target, target.address, calls);
  if (list.kind === 'value') return { kind: 'found', environments: list.value };
  const isMissing = list.kind === 'missing' || list.kind === 'no-call';
  if (!isMissing && list.error !== undefined) return { kind: 'refused', error: list.error };
  const { account, app } = target.address;
  const apps = await listApps(target, account, calls);
  if (apps.kind !== 'value') return { kind: 'no-list', problem: list, apps };
  const { entries, part } = apps.value;
  if (entries.includes(app)) return { kind: 'no-list', problem: list, apps: undefined };
  if (part !== undefined) return { kind: 'no-list', problem: list, apps: unusable(part) };
  return { kind: 'no-app', error: missingApp(entries, target.address) };
}
