import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import type { RequestedTarget } from '../../inputs/target.ts';

/** Where a deploy goes, human-readable: the environment by its ID where that is known, else as the inputs name it. */
export function shownAddress(
  target: Pick<RequestedTarget, 'address'> | undefined,
  found: Pick<EnvironmentRecord, 'id'> | undefined,
): EnvironmentAddress | undefined {
  if (target === undefined) return undefined;
  const { account, app, environment } = target.address;
  const id = environment.kind === 'id' ? environment.id : (found?.id ?? environment.name);
  return { account, app, environment: id };
}
