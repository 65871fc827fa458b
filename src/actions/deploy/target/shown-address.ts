import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { DeployFacts } from '../facts.ts';
import type { DeployInputs } from '../inputs/read.ts';

/** Where a deploy goes, for people: the environment by its ID where that is known, else as the inputs name it. */
export function shownAddress(
  { environment: found }: Pick<Partial<DeployFacts>, 'environment'>,
  inputs: Pick<DeployInputs, 'target'> | undefined,
): EnvironmentAddress | undefined {
  if (inputs?.target === undefined) return undefined;
  const { account, app, environment } = inputs.target.address;
  const id = environment.kind === 'id' ? environment.id : (found?.id ?? environment.name);
  return { account, app, environment: id };
}
