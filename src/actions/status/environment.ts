import { isSegment } from '../../platform/api/address.ts';
import { unlessRefused } from '../../platform/api/api-request.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import { readEnvironment } from '../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import type { Problem } from '../../shared/answer.ts';
import { StepError } from '../../shared/errors.ts';
import type { RequestedTarget } from '../inputs/target.ts';
import { lookUp } from '../lookup/look-up.ts';
import { addSwapHint } from '../lookup/not-found-hint.ts';
import type { LoggedCallContext } from '../step/call-context.ts';

/** An environment as it is now. */
export interface CurrentEnvironment extends EnvironmentRecord {
  /** Whether the platform is still changing it. */
  readonly reconciling: boolean;
}

/** The deploy that made a live build, by its Deployment on GitHub. */
export interface LiveDeployment {
  /** Full hash; undefined for a zip that was packed earlier. */
  readonly commit: string | undefined;
  /** Its page; undefined where the runner names no server, or the repository does not have the commit. */
  readonly commitUrl: string | undefined;
  /** Page of the run; undefined where the Deployment names none of this repository. */
  readonly run: string | undefined;
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
  return asCurrent(record, target, calls);
}

/** A record that says all that its state depends on. @throws {StepError} `bad-reply` for any other */
export function asCurrent(
  record: EnvironmentRecord,
  target: Pick<RequestedTarget, 'apiRoot'>,
  calls: Pick<LoggedCallContext, 'holdsSecret'>,
): CurrentEnvironment {
  const { reconciling, liveBuildId } = record;
  const answered = `${target.apiRoot.origin} answered with an environment whose`;
  if (reconciling === undefined) throw new StepError('bad-reply', `${answered} "reconciling" is not a boolean.`);
  // It becomes an output.
  if (liveBuildId !== undefined && calls.holdsSecret(liveBuildId))
    throw new StepError('bad-reply', `${answered} build has an ID that holds one of your secrets.`);
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
  const lookup = await lookUp(target, calls);
  if (lookup.kind === 'found') return lookup.environment;
  if (lookup.kind !== 'no-list') throw lookup.error;
  if (reference.kind === 'name' && isSegment(text)) {
    const record = await readById();
    if (record.kind === 'value') return record.value;
  }
  const misspelt = lookup.apps === undefined ? '' : `, or "account" or "app" is misspelt`;
  throw unreadable('the environments of this app', lookup.problem, target, misspelt);
}

/**
 * What a step ends with that cannot do without a read.
 * @param what `the builds of this environment`
 * @param or what else may be the cause of a 404, as a clause
 */
export function unreadable(
  what: string,
  { kind, reason }: Problem,
  { apiRoot }: Pick<RequestedTarget, 'apiRoot'>,
  or = '',
): StepError {
  const message = `${apiRoot.origin} does not show ${what}`;
  if (kind !== 'missing' && kind !== 'no-call')
    return new StepError('bad-reply', `${message} in a known format: ${reason}.`);
  const why = `The host may not have this call, which is not part of the specification${or}.`;
  return new StepError('not-found', `${message} (${reason}). ${why}`, 'failed', { advice: '' });
}
