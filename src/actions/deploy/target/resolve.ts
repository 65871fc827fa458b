import { InvalidInputError, StepError } from '../../../shared/errors.ts';
import { isSegment } from '../../../platform/api/address.ts';
import { textOfReference } from '../../../platform/api/environment-reference.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { logTarget } from '../../step/call-context.ts';
import type { DeployContext } from '../facts.ts';
import { requireApp } from '../../lookup/not-found-hint.ts';
import { describeEnvironment, describeEnvironments, readEnvironments } from '../../lookup/platform-lists.ts';
import type { RequestedAddress, RequestedTarget, Target } from '../inputs/inputs.ts';

/**
 * Looks up the environment where the inputs name it by anything else than a UUID or a path. No request for those two.
 * @throws {InvalidInputError}, {StepError} `not-found`; {PlatformError} where the list is refused or not reached
 */
export async function resolveEnvironment(requested: RequestedTarget, context: DeployContext): Promise<Target> {
  const { account, app, environment } = requested.address;
  if (environment.kind === 'id') return { ...requested, address: { account, app, environment: environment.id } };
  const { id, displayName } = await context.runner.group(
    'Look up the environment',
    async () => await lookUp(requested, environment.name, context),
  );
  return { ...requested, displayName, address: { account, app, environment: id } };
}

async function lookUp(
  requested: RequestedTarget,
  name: string,
  { runner, calls, record }: DeployContext,
): Promise<Pick<EnvironmentRecord, 'id'> & Partial<EnvironmentRecord>> {
  const { account, app } = requested.address;
  logTarget(runner, requested.apiRoot, `account ${account}, app ${app}, environment "${safeText(name)}"`);
  const list = await readEnvironments(requested, calls);
  if (list.entries !== undefined) {
    const environment = findEnvironment(list.entries, requested.address);
    record({ environment });
    runner.info(`Environment: ${describeEnvironment(environment)}`);
    return environment;
  }
  const problem = `this host has no readable list of environments to look it up in (${list.why})`;
  if (!isSegment(name)) {
    await requireApp(requested, calls);
    const remedy = `must be the environment ID here: ${problem}`;
    throw new InvalidInputError([{ input: 'environment', value: name, problem: remedy }]);
  }
  runner.notice('Environment not looked up', `"${name}" is used as the environment ID: ${problem}.`);
  return { id: name };
}

/**
 * The environment of a list that is meant: exact ID, then exact display name.
 * @throws {InvalidInputError} for a display name that several have; {StepError} `not-found`, with what is there
 */
export function findEnvironment(
  environments: readonly EnvironmentRecord[],
  { account, app, environment: reference }: RequestedAddress,
): EnvironmentRecord {
  const text = textOfReference(reference);
  const byId = environments.find(({ id }) => id === text);
  if (byId !== undefined) return byId;
  const named = reference.kind === 'id' ? [] : environments.filter(({ displayName }) => displayName === text);
  const [found] = named;
  if (found !== undefined && named.length === 1) return found;
  if (found !== undefined) {
    const ids = named.map(({ id }) => id).join(', ');
    const problem = `is the display name of ${named.length} environments of the app "${app}". Use the ID of the one you mean: ${ids}`;
    throw new InvalidInputError([{ input: 'environment', value: text, problem }]);
  }
  const what = reference.kind === 'id' ? `the ID "${text}"` : `the ID or display name "${safeText(text)}"`;
  const message = `There is no environment with ${what} in the app "${app}" of the account "${account}".`;
  const whole = `${message} The app has ${describeEnvironments(environments)}.`;
  throw new StepError('not-found', whole, 'failed', { advice: '' });
}
