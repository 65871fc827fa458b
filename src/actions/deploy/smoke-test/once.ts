import { StopError } from '../../../shared/errors.ts';
import { countOf } from '../../../shared/text/format.ts';
import { timeLimit } from '../../../shared/signals.ts';
import type { SiteAddress } from '../../lookup/site-address.ts';
import type { SmokeTestLine } from '../inputs/after-upload.ts';
import { visit } from './visit.ts';
import type { PageVisit, VisitContext } from './visit.ts';

/** How long all pages together may take. */
const TIME_LIMIT_MS = 10_000;

/** The problem of a page that is missing then. */
export const NO_ANSWER_IN_TIME = `no answer within ${TIME_LIMIT_MS / 1000} s`;

/**
 * Requests each page once, all at the same time.
 * @param milliseconds for all of them together
 * @returns what was answered in time; what was not is missing
 * @throws {StopError} `cancelled`
 */
export async function visitOnce(
  lines: readonly SmokeTestLine[],
  site: SiteAddress,
  context: VisitContext,
  milliseconds = TIME_LIMIT_MS,
): Promise<ReadonlyMap<SmokeTestLine, PageVisit>> {
  // First of all timers: a page that takes all of the time was not asked, and is none that failed.
  const signal = AbortSignal.any([context.signal, timeLimit(milliseconds)]);
  const asked = lines.map(async (line): Promise<PageVisit | undefined> => {
    try {
      return await visit(line, site, { ...context, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      return undefined;
    }
  });
  const visits = (await Promise.all(asked)).filter((found) => found !== undefined);
  const { reason } = context.signal as { reason: unknown };
  if (reason instanceof StopError && reason.code === 'cancelled') throw reason;
  return new Map(visits.map((found) => [found.line, found]));
}

/** How pages answered that were requested once, as a sentence. @param lines all that were to be requested */
export function describeOnce(lines: readonly SmokeTestLine[], visits: ReadonlyMap<SmokeTestLine, PageVisit>): string {
  const problems = lines
    .map((line) => (visits.has(line) ? visits.get(line)?.problem : NO_ANSWER_IN_TIME))
    .filter((problem) => problem !== undefined);
  const pages = countOf(lines.length, 'page');
  const good = lines.length - problems.length;
  return problems.length === 0 ? `${pages} as expected.` : `${good} of ${pages} as expected: ${problems[0]}.`;
}
