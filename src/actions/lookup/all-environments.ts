import { resourceName } from '../../platform/api/address.ts';
import type { AppTarget } from '../../platform/api/api-request.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import type { Runner } from '../../runner/runner.ts';
import { StepError } from '../../shared/errors.ts';
import { lookUpAll } from './look-up.ts';
import type { AppLookup } from './look-up.ts';
import { addSwapHint } from './not-found-hint.ts';
import type { LoggedCallContext } from '../step/call-context.ts';

/**
 * Every environment of the app; warns where some may be missing.
 * @param advice what to do on a host without such a list, as a sentence
 * @throws {StepError} `not-found` where the host has no such list, or no such app; `bad-reply` for a list that cannot be
 *   used; {PlatformError} for anything else
 */
export async function readAll(
  target: AppTarget,
  calls: LoggedCallContext,
  advice: string,
  runner: Pick<Runner, 'warning'>,
): Promise<readonly EnvironmentRecord[]> {
  const lookup = await lookUpAll(target, calls);
  switch (lookup.kind) {
    case 'found': {
      const { entries, part } = lookup.environments;
      if (part !== undefined) runner.warning('List not complete', `The list may not be complete: ${part}.`);
      return entries;
    }
    case 'no-list':
      throw withoutList(target, lookup, advice);
    case 'no-app':
    case 'refused':
      throw await addSwapHint(lookup.error, target, calls);
  }
}

function withoutList(
  { apiRoot, address }: AppTarget,
  { problem: { kind, reason }, apps }: Extract<AppLookup, { readonly kind: 'no-list' }>,
  advice: string,
): StepError {
  const { account, app } = address;
  const isAppThere = apps === undefined;
  if (kind === 'unusable') {
    const message = `The list of environments from ${apiRoot.origin} cannot be used: ${reason}.`;
    return new StepError('bad-reply', message, 'failed', isAppThere ? { advice: '' } : {});
  }
  const path = `/v1/${resourceName({ account, app })}/environments`;
  const why = isAppThere
    ? `The app "${app}" exists, so this host does not have the list, which is not part of the specification.`
    : `This host may not have the list, which is not part of the specification, or the account "${account}" or the app "${app}" is misspelt, or the two are swapped.`;
  const message = `${apiRoot.origin} has no list of environments: it answered ${path} with ${reason}. ${why}`;
  return new StepError('not-found', message, 'failed', { advice });
}
