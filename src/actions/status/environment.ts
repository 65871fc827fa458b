import { isSegment } from '../../platform/api/address.ts';
import { unlessRefused } from '../../platform/api/api-request.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import { listEnvironments, readEnvironment } from '../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import type { Problem } from '../../shared/answer.ts';
import { StepError } from '../../shared/errors.ts';
import type { RequestedTarget } from '../inputs/target.ts';
import { requireEnvironment } from '../lookup/find-environment.ts';
import { addSwapHint, requireApp } from '../lookup/not-found-hint.ts';
import type { LoggedCallContext } from '../step/call-context.ts';

/** An environment as it is now. */
export interface CurrentEnvironment extends EnvironmentRecord {
  /** Whether the platform is still changing it. */
  readonly reconciling: boolean;
}

/**
 * Reads the environment that the inputs name: by its ID where that is given, else from the list of the app.
 * @throws {InvalidInputError} for a display name that several have; {StepError} `not-found` where it is not there, or the
 *   host has no such reads, `bad-reply`; {PlatformError} where it is refused or not reached
 */
export async function readCurrentEnvironment(
  target: RequestedTarget,
  calls: LoggedCallContext,
): Promise<CurrentEnvironment> {
  const record = await findRecord(target, calls).catch(async (error: unknown) => {
    throw await addSwapHint(error, target, calls);
  });
  const { reconciling } = record;
  if (reconciling === undefined) {
    const message = `${target.apiRoot.origin} answered with an environment whose "reconciling" is not a boolean.`;
    throw new StepError('bad-reply', message);
  }
  return { ...record, reconciling };
}

async function findRecord(target: RequestedTarget, calls: LoggedCallContext): Promise<EnvironmentRecord> {
  const { account, app, environment: reference } = target.address;
  const text = textOfReference(reference);
  const readById = async () => unlessRefused(await readEnvironment(target, { account, app, environment: text }, calls));
  if (reference.kind === 'id') {
    const record = await readById();
    if (record.kind === 'value') return record.value;
  }
  const list = await listEnvironments(target, target.address, calls);
  if (list.kind === 'value') return requireEnvironment(list.value, target.address);
  if (reference.kind === 'name' && isSegment(text)) {
    const record = await readById();
    if (record.kind === 'value') return record.value;
  }
  // A host without this list and an app that is not there answer alike; the list of apps tells them apart.
  await requireApp(target, calls);
  throw unreadable('the environments of this app', list, target);
}

/** What a step ends with that cannot do without a read. @param what `the builds of this environment` */
export function unreadable(
  what: string,
  { kind, reason }: Problem,
  { apiRoot }: Pick<RequestedTarget, 'apiRoot'>,
): StepError {
  if (kind !== 'missing' && kind !== 'no-call')
    return new StepError('bad-reply', `${apiRoot.origin} does not show ${what} in a known format: ${reason}.`);
  const advice = 'The host may not have this call. Look in its user portal.';
  return new StepError('not-found', `${apiRoot.origin} does not show ${what} (${reason}).`, 'failed', { advice });
}
