import { listNewestBuilds } from '../../platform/builds.ts';
import type { CallContext } from '../../platform/client.ts';
import { ExchangeError } from '../../platform/http.ts';
import { PlatformError } from '../../platform/failure.ts';
import type { Target } from './inputs.ts';

/** How far the clocks of a runner and of the platform may be apart, in milliseconds. */
const CLOCK_SKEW = 5000;

/**
 * Looks for a build that an upload of unknown outcome could have started, where the host has a list of builds. What is
 * found is a hint for people: it does not change how the step ends.
 * @param since when the upload began, in milliseconds since 1970
 * @returns the error with what was found in its message, or as it is
 */
export async function withBuildsFound(
  error: unknown,
  target: Target,
  since: number,
  context: CallContext,
): Promise<unknown> {
  if (!(error instanceof PlatformError) || error.code !== 'ambiguous') return error;
  const builds = await listNewestBuilds(target, target.address, context).catch((failure: unknown) => {
    if (failure instanceof PlatformError || failure instanceof ExchangeError) return undefined;
    throw failure;
  });
  if (builds === undefined) return error;
  const newest = builds[0];
  const isNew = newest !== undefined && newest.createTime >= since - CLOCK_SKEW;
  const found = isNew
    ? `The platform lists the build ${newest.id}, created at ${new Date(newest.createTime).toISOString()}: it was probably taken.`
    : `The platform lists no build created since the upload began (${new Date(since).toISOString()}): it was probably not taken, or is not listed yet.`;
  return new PlatformError(error.code, `${error.message} ${found}`, 'unknown', error.details);
}
