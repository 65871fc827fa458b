import { OutcomeError, StopError } from '../../../shared/errors.ts';
import { systemResolve } from '../../../platform/transport/public-address.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { countOf, formatDuration } from '../../../shared/text/format.ts';
import type { DeployContext } from '../facts.ts';
import { pollDelay } from '../../../platform/retry/poll-delay.ts';
import { siteText } from '../../lookup/site-address.ts';
import type { SiteAddress } from '../../lookup/site-address.ts';
import type { SmokeTest, SmokeTestLine } from '../inputs/after-upload.ts';
import type { PageAnswer } from '../outcome.ts';
import { failureIn, isSiteAnswer, whyNotTheBuild } from './blame.ts';
import type { PagesBefore } from './blame.ts';
import { visit } from './visit.ts';
import type { PageVisit, TestedBuild, VisitContext } from './visit.ts';

/** How a smoke test failed. */
interface SmokeTestFailure {
  /** What the step is to end with. */
  readonly failure: OutcomeError;
  /** Why it is no proof against the new build, as sentences; undefined where it is one. */
  readonly whyNotRolledBack: string | undefined;
}

const LET_PASS = 'Let requests with "User-Agent: headless-deploy" pass, or test a page that nothing stands before.';
const TEST_UNKEPT = 'Test a page that no cache keeps.';
const NOT_RUN = 'The new build is live, but the smoke test had no time left.';
const UNANSWERED = 'The site did not answer at all, so the fault may lie outside the build.';

/**
 * Requests the pages from the site, all of them in turn, until all of them are as expected: front ends change over to a
 * new build one by one, and caches let go of the old one.
 * @returns undefined when all is well
 * @throws {StopError} `cancelled`
 */
export async function runSmokeTest(
  { lines, minutes }: SmokeTest,
  site: SiteAddress | undefined,
  step: DeployContext,
  { build, before }: { readonly build?: TestedBuild | undefined; readonly before?: PagesBefore | undefined } = {},
): Promise<SmokeTestFailure | undefined> {
  if (lines.length === 0) return undefined;
  if (site === undefined)
    return failed(
      'the platform names no domain of this environment, so no page could be requested: set "environment-url".',
      UNANSWERED,
    );
  const { runner } = step;
  const context: VisitContext = { ...visitContext(step), build, keptPages: new Map() };
  const { clock, signal } = step.calls;
  return await runner.group('Smoke test', async () => {
    const start = clock.now();
    const elapsed = (): string => formatDuration(clock.now() - start);
    runner.info(`${countOf(lines.length, 'page')} of ${siteText(site)}`);
    let last: Awaited<ReturnType<typeof visitAll>> | undefined;
    let isAnswered = false;
    const fail = (failure: PageVisit, more = ''): SmokeTestFailure =>
      failedBy(failure, whyNotTheBuild(failure, before), { isAnswered, after: elapsed(), more });
    try {
      for (let count = 0; ; count += 1) {
        const round = await visitAll(lines, site, context, before);
        const { visits, failure, stale, problem } = round;
        isAnswered ||= visits.some(isSiteAnswer);
        const delay = pollDelay(count);
        const isOver = failure?.isFinal === true || clock.now() + delay - start > minutes * 60_000;
        if (isOver && stale !== undefined) runner.notice('Page from a cache', `${describeStale(stale)}.`);
        if (failure !== undefined && isOver) return fail(failure);
        if (problem === undefined || isOver) return reportPassed(visits, elapsed(), step);
        if (problem !== last?.problem) runner.info(`${problem}: trying again (${elapsed()})`);
        last = round;
        await clock.sleep(delay, signal);
      }
    } catch (error) {
      const reason: unknown = signal.aborted ? signal.reason : error;
      if (!(reason instanceof StopError) || reason.code !== 'timeout') throw reason;
      // No page has failed: none was requested, or all that is wrong is the age of one.
      if (last?.failure === undefined) throw new OutcomeError('timeout', `${NOT_RUN} ${reason.message}`, 'live');
      return fail(last.failure, reason.message);
    }
  });
}

function reportPassed(visits: readonly PageVisit[], after: string, { runner, record }: DeployContext): undefined {
  const pages = visits.map(({ line, result, milliseconds }): PageAnswer => {
    return { path: line.path, status: Number(result), milliseconds };
  });
  record({ pages });
  const isStated = visits.some(({ line }) => line.status !== 'not-5xx');
  runner.info(isStated ? `All as expected after ${after}` : describePages(pages));
}

/** What a request for a page needs of a step. */
export function visitContext({ calls, services: { resolve = systemResolve } }: DeployContext): VisitContext {
  const { clock, signal, limits } = calls;
  return { clock, signal, limits, resolve };
}

/**
 * Requests all pages once, up to the first that the build has to answer for: the others change nothing then.
 * @returns also the page to report of those that are not as expected, one that is older than the new build, and what is
 *   wrong, as a sentence without its end
 */
async function visitAll(
  lines: readonly SmokeTestLine[],
  site: SiteAddress,
  context: VisitContext,
  before: PagesBefore | undefined,
) {
  const visits: PageVisit[] = [];
  for (const line of lines) {
    const found = await visit(line, site, context);
    visits.push(found);
    if (found.problem !== undefined && whyNotTheBuild(found, before) === undefined) break;
  }
  const failure = failureIn(visits, before);
  // Of a cache that sends no Age nothing shows that a page is old: a good one counts at once.
  const stale = visits.find((found) => found.stale !== undefined && found.cacheHit === undefined);
  return { visits, failure, stale, problem: failure?.problem ?? (stale && describeStale(stale)) };
}

/** What was seen of pages that are as expected: `/ answered 200 in 31 ms`. */
export function describePages(pages: readonly PageAnswer[]): string {
  const [page] = pages;
  if (page === undefined) return 'no page was requested';
  if (pages.length > 1) return `${pages.length} pages answered as expected`;
  const { path, status, milliseconds } = page;
  const time = milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : formatDuration(milliseconds);
  return `${safeText(path)} answered ${status} in ${time}`;
}

/** As a sentence without its end. */
function describeStale({ line, stale }: PageVisit): string {
  return `"${safeText(line.source)}" is answered by a cache with a page from before the new build was live (${stale}), even with a query of its own`;
}

/**
 * @param otherCause why it is no proof against the new build, as sentences; undefined where it is one
 * @param test whether the site answered at all, how long it was tried, and a sentence to add, or nothing
 */
function failedBy(
  failure: PageVisit,
  otherCause: string | undefined,
  { isAnswered, after, more }: { readonly isAnswered: boolean; readonly after: string; readonly more: string },
): SmokeTestFailure {
  const { line, problem = '', milliseconds, excerpt } = failure;
  const found = `"${safeText(line.source)}" did not answer as expected within ${after}. ${problem} (${formatDuration(milliseconds)}).`;
  const why = [found, otherCause ?? '', more].filter((sentence) => sentence !== '').join(' ');
  if (otherCause === undefined) return failed(why, isAnswered ? undefined : UNANSWERED, excerpt);
  return failed(why, `${problem}. ${otherCause}`, excerpt, adviceFor(failure));
}

function adviceFor({ wall, stale, otherHit }: PageVisit): { readonly advice?: string } {
  if (wall !== undefined) return { advice: LET_PASS };
  // What is advised after any smoke test that failed.
  if (stale !== undefined) return {};
  return { advice: otherHit === undefined ? '' : TEST_UNKEPT };
}

function failed(why: string, whyNotRolledBack: string | undefined, excerpt = '', options = {}): SmokeTestFailure {
  const begins = excerpt === '' ? '' : `\nThe answer begins: ${excerpt}`;
  const message = `The new build is live, but the smoke test failed: ${why}${begins}`;
  return { failure: new OutcomeError('smoke-test-failed', message, 'failed', options), whyNotRolledBack };
}
