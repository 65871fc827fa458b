import { InvalidInputError, StepError } from '../../shared/errors.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { AppAddress } from '../../platform/api/address.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import type { List } from '../../platform/api/lists.ts';
import type { RequestedAddress } from '../inputs/target.ts';
import { describeApps, describeEnvironments, suggestEnvironments, suggestNames } from './platform-lists.ts';
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

/** What a step ends with whose environment is not in the list, or in the part of it that could be read. */
export function missingEnvironment(
  { entries, part }: List<ShownEnvironment>,
  { account, app, environment: reference }: RequestedAddress,
): StepError {
  const text = textOfReference(reference);
  const what = reference.kind === 'id' ? `the ID "${text}"` : `the ID or display name "${safeText(text)}"`;
  const where = `in the app "${app}" of the account "${account}"`;
  const nearest = suggestEnvironments(text, entries);
  if (part !== undefined) {
    const message = `No environment with ${what} was found ${where}, but not all may have been listed: ${part}.${nearest} Write environments/ and the ID of the one you mean.`;
    return new StepError('bad-reply', message, 'failed', { advice: '' });
  }
  const message = `There is no environment with ${what} ${where}.${nearest} The app has ${describeEnvironments(entries)}.`;
  return new StepError('not-found', message, 'failed', { advice: '' });
}

/** What a step ends with whose app is not in the list. @param apps all of the account */
export function missingApp(apps: readonly string[], { account, app }: AppAddress): StepError {
  const nearest = suggestNames(app, apps);
  const message = `There is no app "${app}" in the account "${account}".${nearest} The account has ${describeApps(apps)}.`;
  return new StepError('not-found', message, 'failed', { advice: '' });
}
