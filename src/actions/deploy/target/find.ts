import { InvalidInputError, StepError } from '../../../shared/errors.ts';
import { textOfReference } from '../../../platform/api/environment-reference.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { describeEnvironments } from '../../lookup/platform-lists.ts';
import type { RequestedAddress } from '../inputs/target.ts';

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
