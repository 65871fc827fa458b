import { InvalidInputError } from '../../../shared/errors.ts';
import { isSegment } from '../../../platform/api/address.ts';
import { PlatformError } from '../../../platform/retry/platform-error.ts';
import { listEnvironments } from '../../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { logTarget } from '../../step/call-context.ts';
import type { DeployContext } from '../facts.ts';
import { requireEnvironment } from '../../lookup/find-environment.ts';
import { addSwapHint, requireApp } from '../../lookup/not-found-hint.ts';
import { describeEnvironment } from '../../lookup/platform-lists.ts';
import type { RequestedTarget } from '../../inputs/target.ts';
import type { Target } from '../inputs/inputs.ts';

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
  const list = await listEnvironments(requested, requested.address, calls).catch(async (error: unknown) => {
    throw await addSwapHint(error, requested, calls);
  });
  if (list.kind === 'value') {
    const environment = requireEnvironment(list.value, requested.address);
    record({ environment });
    runner.info(`Environment: ${describeEnvironment(environment)}`);
    return environment;
  }
  // A host without this list and an app that is not there answer alike; the list of apps tells them apart.
  const apps = await requireApp(requested, calls).catch((error: unknown) => {
    // The upload would take the credentials along that were just refused.
    if (!isSegment(name) || !(error instanceof PlatformError) || error.code === 'unauthorized') throw error;
    return undefined;
  });
  const misspelt = apps?.kind !== 'value' ? ', or "app" or "account" is misspelt' : '';
  const problem = `this host has no readable list of environments to look it up in (${list.reason})${misspelt}`;
  if (!isSegment(name)) {
    const remedy = `must be the environment ID here: ${problem}`;
    throw new InvalidInputError([{ input: 'environment', value: name, problem: remedy }]);
  }
  runner.notice('Environment not looked up', `"${name}" is used as the environment ID: ${problem}.`);
  return { id: name };
}
