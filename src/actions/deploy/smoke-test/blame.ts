import { safeText } from '../../../shared/text/safe-text.ts';
import type { SmokeTestLine } from '../inputs/after-upload.ts';
import type { PageVisit } from './visit.ts';

/** What the lines were answered with before the upload, as far as they were. */
export type PagesBefore = ReadonlyMap<SmokeTestLine, PageVisit>;

/** The page to report where some are not as expected: one that the build has to answer for, if there is any. */
export function failureIn(visits: readonly PageVisit[], before: PagesBefore | undefined): PageVisit | undefined {
  const failures = visits.filter(({ problem }) => problem !== undefined);
  return failures.find((failure) => whyNotTheBuild(failure, before) === undefined) ?? failures[0];
}

/**
 * Why a page that is not as expected is no proof against the new build, as sentences; undefined where it is one.
 * @param before undefined where nobody asked
 */
export function whyNotTheBuild(
  { line, result, hash, wall, stale, otherHit }: PageVisit,
  before: PagesBefore | undefined,
): string | undefined {
  if (wall !== undefined) return 'That says nothing about the new build.';
  if (stale !== undefined) return `A cache has kept this answer since ${since(stale)}.`;
  if (otherHit !== undefined)
    return `Without the query, a cache answers ${otherHit}: its page may be old, or the app may refuse the query.`;
  const earlier = before?.get(line);
  if (earlier?.problem === undefined || earlier.result !== result || (line.text !== undefined && earlier.hash !== hash))
    return undefined;
  const same = `"${safeText(line.source)}" failed in the same way before the upload, so the new build is not the cause.`;
  const isServerError = typeof result === 'number' && result >= 500;
  return isServerError ? `${same} To go back anyway, send the zip of "rollback-archive" by hand: as "archive".` : same;
}

/** Whether the site itself answered since the new build is live, well or not. */
export function isSiteAnswer({ result, wall, stale }: PageVisit): boolean {
  return typeof result === 'number' && wall === undefined && stale === undefined;
}

/** Since when a cache has an answer, with the header that shows it: only `Age` tells the time. */
function since(stale: string): string {
  return stale.startsWith('Age')
    ? `before the new build was live (${stale})`
    : `an unknown time, which may be before the new build was live (${stale}, without an Age)`;
}
