import type { CallContext } from '../../../platform/api/api-request.ts';
import { listBuilds } from '../../../platform/api/builds.ts';
import type { Build } from '../../../platform/api/builds.ts';
import { PlatformError, stopError } from '../../../platform/retry/platform-error.ts';
import type { Problem } from '../../../shared/answer.ts';
import { StopError } from '../../../shared/errors.ts';
import { formatDuration } from '../../../shared/text/format.ts';
import { timeLimit } from '../../../shared/signals.ts';
import { lookUp } from '../../lookup/look-up.ts';
import { describeEnvironments, suggestEnvironments } from '../../lookup/platform-lists.ts';
import type { LoggedCallContext } from '../../step/call-context.ts';
import type { Target } from '../inputs/inputs.ts';
import { MAX_CLOCK_SKEW_MS } from '../outcome.ts';
import type { Instant } from '../../../shared/clock.ts';

/** How long the list of builds may take to read: it is an extra. */
const MAX_LOOKUP_MS = 10_000;

/**
 * Looks for a build that an upload of unknown outcome could have started, where the host has a list of builds. What is
 * found is a hint in the message: it does not change how the step ends.
 * @param thrown what the upload ended with
 * @param since when the upload began
 * @returns the error with what was found in its message, or as it is
 * @throws {StopError} `cancelled`, when the step is cancelled meanwhile
 */
export async function withBuildsFound(
  thrown: unknown,
  target: Target,
  since: Instant,
  context: LoggedCallContext,
): Promise<unknown> {
  if (!(thrown instanceof PlatformError) || thrown.code !== 'ambiguous') return thrown;
  const signal = AbortSignal.any([context.signal, timeLimit(MAX_LOOKUP_MS)]);
  context.log('The outcome is not known: reading the list of builds for one that this upload started');
  const builds = await lookForBuilds(target, { ...context, signal });
  if (builds === undefined) return thrown;
  const newest = builds[0];
  const elapsed = context.clock.now() - since;
  const isNew = newest !== undefined && newest.age <= elapsed + MAX_CLOCK_SKEW_MS;
  const began = formatDuration(elapsed);
  const found = isNew
    ? `The platform lists the build ${newest.id}, created at ${new Date(newest.createTime).toISOString()} (${formatDuration(Math.max(0, newest.age))} ago); the upload began ${began} ago. It may be the build of this upload, or of another deploy at that time.`
    : `The platform lists no build created since the upload began ${began} ago: it was probably not accepted, or is not listed yet.`;
  const { code, message, details, cause } = thrown;
  return new PlatformError(code, `${message} ${found}`, 'unknown', details, { cause });
}

/**
 * Undefined where the host has no such list, or does not answer in time; the log shows which.
 * @throws {StopError} `cancelled`, as `unknown`: the upload had been sent
 */
async function lookForBuilds(target: Target, context: LoggedCallContext): Promise<readonly Build[] | undefined> {
  const builds = await listBuilds(target, target.address, 10, context).catch((error: unknown): Problem => {
    if (error instanceof StopError && error.code === 'cancelled') throw stopError(context.signal, true);
    if (!context.signal.aborted) throw error;
    return { kind: 'failed', reason: 'no answer in time' };
  });
  if (builds.kind === 'value') return builds.value;
  context.log(`The list of builds could not be read (${builds.reason}).`);
  return undefined;
}

/**
 * What to check where an upload was answered with 404, by what the platform lists.
 * @returns sentences; empty where nothing is found out
 */
export async function describeWhatIsThere(target: Target, context: CallContext): Promise<string> {
  const { app, environment } = target.address;
  const address = { ...target.address, environment: { kind: 'id', id: environment } } as const;
  const lookup = await lookUp({ ...target, address }, context);
  switch (lookup.kind) {
    case 'found':
      return 'The environment exists, so check "headless-url": it must be the address for uploads.';
    case 'no-environment': {
      const { entries, part } = lookup.environments;
      if (part !== undefined) return '';
      return `Check "environment".${suggestEnvironments(environment, entries)} The app "${app}" has ${describeEnvironments(entries)}.`;
    }
    case 'no-app':
      return `Check "app" and "account". ${lookup.error.message}`;
    case 'no-list':
    case 'refused':
      return '';
  }
}
