import { InvalidInputError } from '../../../shared/errors.ts';
import { isSegment } from '../../../platform/api/address.ts';
import { unlessRefused } from '../../../platform/api/api-request.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { logTarget } from '../../step/call-context.ts';
import type { DeployContext } from '../facts.ts';
import { lookUp } from '../../lookup/look-up.ts';
import { addSwapHint } from '../../lookup/not-found-hint.ts';
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
    async () => await find(requested, environment.name, context),
  );
  return { ...requested, displayName, address: { account, app, environment: id } };
}

async function find(
  requested: RequestedTarget,
  name: string,
  { runner, calls, record }: DeployContext,
): Promise<Pick<EnvironmentRecord, 'id'> & Partial<EnvironmentRecord>> {
  const { account, app } = requested.address;
  logTarget(runner, requested.apiRoot, `account ${account}, app ${app}, environment "${safeText(name)}"`);
  const lookup = await lookUp(requested, calls);
  if (lookup.kind === 'found') {
    const { environment } = lookup;
    record({ environment });
    runner.info(`Environment: ${describeEnvironment(environment)}`);
    return environment;
  }
  if (lookup.kind !== 'no-list') throw await addSwapHint(lookup.error, requested, calls);
  const { problem: list, apps } = lookup;
  // The upload would take the credentials along that were just refused.
  const isRefused = !isSegment(name) || apps?.error?.code === 'unauthorized';
  if (apps?.error !== undefined && isRefused) unlessRefused(apps);
  const misspelt = apps === undefined ? '' : ', or "app" or "account" is misspelt';
  const problem = `this host has no readable list of environments to look it up in (${list.reason})${misspelt}`;
  if (!isSegment(name)) {
    const remedy = `must be the environment ID here: ${problem}`;
    throw new InvalidInputError([{ input: 'environment', value: name, problem: remedy }]);
  }
  runner.notice('Environment not looked up', `"${name}" is used as the environment ID: ${problem}.`);
  return { id: name };
}
