import type { CallContext } from '../../../platform/api/api-request.ts';
import { describeEnvironments, readEnvironments } from '../../lookup/platform-lists.ts';
import { describeMissingApp } from '../../lookup/not-found-hint.ts';
import type { Target } from '../inputs/inputs.ts';

/**
 * What to check where an upload was answered with 404, by what the platform lists.
 * @returns sentences; empty where nothing is found out
 */
export async function describeWhatIsThere(target: Target, context: CallContext): Promise<string> {
  const { app, environment } = target.address;
  const { entries } = await readEnvironments(target, context);
  if (entries === undefined) return await describeMissingApp(target, context);
  if (entries.some(({ id }) => id === environment)) {
    return 'Check "headless-url", which must be the address for uploads: the list of environments has this one.';
  }
  return `Check "environment": the app "${app}" has ${describeEnvironments(entries)}.`;
}
