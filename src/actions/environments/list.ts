import { resourceName } from '../../platform/api/address.ts';
import type { AppTarget } from '../../platform/api/api-request.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import type { List } from '../../platform/api/lists.ts';
import { StepError } from '../../shared/errors.ts';
import type { Problem } from '../../shared/answer.ts';
import { lookUpAll } from '../lookup/look-up.ts';
import { addSwapHint } from '../lookup/not-found-hint.ts';
import type { LoggedCallContext } from '../step/call-context.ts';

/**
 * Every environment of the app.
 * @throws {StepError} `not-found` where the host has no such list, or no such app; `bad-reply` for a list that cannot be
 *   used; {PlatformError} for anything else
 */
export async function readAll(target: AppTarget, calls: LoggedCallContext): Promise<List<EnvironmentRecord>> {
  const lookup = await lookUpAll(target, calls);
  switch (lookup.kind) {
    case 'found':
      return lookup.environments;
    case 'no-list':
      throw withoutList(target, lookup.problem, lookup.apps === undefined);
    case 'no-app':
    case 'refused':
      throw await addSwapHint(lookup.error, target, calls);
  }
}

/** @param isAppThere the list of apps has it; otherwise that is not known */
function withoutList({ apiRoot, address }: AppTarget, { kind, reason }: Problem, isAppThere: boolean): StepError {
  const { account, app } = address;
  if (kind === 'unusable') {
    const message = `The list of environments from ${apiRoot.origin} cannot be used: ${reason}.`;
    return new StepError('bad-reply', message, 'failed', isAppThere ? { advice: '' } : {});
  }
  const path = `/v1/${resourceName({ account, app })}/environments`;
  const why = isAppThere
    ? `The app "${app}" exists, so this host does not have the list, which is not part of the specification.`
    : `This host may not have the list, which is not part of the specification, or the account "${account}" or the app "${app}" is misspelt, or the two are swapped.`;
  const message = `${apiRoot.origin} has no list of environments: it answered ${path} with ${reason}. ${why}`;
  const advice = 'For a host without the list, list the environments yourself, as JSON in a variable.';
  return new StepError('not-found', message, 'failed', { advice });
}
