import { InvalidInputError, StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/safe-text.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import type { RequestedAddress } from '../inputs/target.ts';
import { describeEnvironments, suggestEnvironments } from './platform-lists.ts';
import type { ShownEnvironment } from './platform-lists.ts';

/**
 * The environment of a list that is meant: exact ID, then exact display name.
 * @returns undefined where it is not there
 * @throws {InvalidInputError} for a display name that several have
 */
export function findEnvironment<Environment extends ShownEnvironment>(
  environments: readonly Environment[],
  { app, environment: reference }: RequestedAddress,
): Environment | undefined {
  const text = textOfReference(reference);
  const byId = environments.find(({ id }) => id === text);
  if (byId !== undefined) return byId;
  const named = reference.kind === 'id' ? [] : environments.filter(({ displayName }) => displayName === text);
  if (named.length < 2) return named[0];
  const ids = named.map(({ id }) => id).join(', ');
  const problem = `is the display name of ${named.length} environments of the app "${app}". Use the ID of the one you mean: ${ids}`;
  throw new InvalidInputError([{ input: 'environment', value: text, problem }]);
}

/** As `findEnvironment`. @throws {StepError} `not-found`, with what is there */
export function requireEnvironment<Environment extends ShownEnvironment>(
  environments: readonly Environment[],
  address: RequestedAddress,
): Environment {
  const found = findEnvironment(environments, address);
  if (found === undefined) throw missingEnvironment(environments, address);
  return found;
}

/** What a step ends with whose environment is not there. */
export function missingEnvironment(
  environments: readonly ShownEnvironment[],
  { account, app, environment: reference }: RequestedAddress,
): StepError {
  const text = textOfReference(reference);
  const what = reference.kind === 'id' ? `the ID "${text}"` : `the ID or display name "${safeText(text)}"`;
  const message = `There is no environment with ${what} in the app "${app}" of the account "${account}".`;
  const nearest = suggestEnvironments(text, environments);
  const whole = `${message}${nearest} The app has ${describeEnvironments(environments)}.`;
  return new StepError('not-found', whole, 'failed', { advice: '' });
}
