import { listNewestBuilds } from '../../platform/builds.ts';
import type { ListedBuild } from '../../platform/builds.ts';
import type { CallContext } from '../../platform/client.ts';
import { ExchangeError } from '../../platform/http.ts';
import { PlatformError } from '../../platform/failure.ts';
import type { Target } from './inputs.ts';

/** How far the clocks of a runner and of the platform may be apart, in milliseconds. */
const CLOCK_SKEW = 5000;
/** How long to look at most, in milliseconds: it is an extra. */
const LONGEST_LOOK = 10_000;

/**
 * Looks for a build that an upload of unknown outcome could have started, where the host has a list of builds. What is
 * found is a hint for people: it does not change how the step ends.
 * @param thrown what the upload ended with
 * @param since when the upload began, in milliseconds since 1970
 * @returns the error with what was found in its message, or as it is
 */
export async function withBuildsFound(
  thrown: unknown,
  target: Target,
  since: number,
  context: CallContext,
): Promise<unknown> {
  if (!(thrown instanceof PlatformError) || thrown.code !== 'ambiguous') return thrown;
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(LONGEST_LOOK)]);
  const builds = await lookForBuilds(target, { ...context, signal, onRetry: () => undefined });
  if (builds === undefined) return thrown;
  const newest = builds[0];
  const isNew = newest !== undefined && newest.createTime >= since - CLOCK_SKEW;
  const began = new Date(since).toISOString();
  const found = isNew
    ? `The platform lists the build ${newest.id}, created at ${new Date(newest.createTime).toISOString()}; the upload began at ${began}. It may be the build of this upload, or of another deploy at that time.`
    : `The platform lists no build created since the upload began (${began}): it was probably not taken, or is not listed yet.`;
  return new PlatformError(thrown.code, `${thrown.message} ${found}`, 'unknown', thrown.details);
}

/** Undefined where the host has no such list, or does not answer in time. */
async function lookForBuilds(target: Target, context: CallContext): Promise<ListedBuild[] | undefined> {
  try {
    return await listNewestBuilds(target, target.address, context);
  } catch (error) {
    if (error instanceof PlatformError || error instanceof ExchangeError) return undefined;
    throw error;
  }
}
