import { OutcomeError, StopError } from '../../../shared/errors.ts';
import { systemResolve } from '../../../platform/transport/public-address.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { countOf, formatDuration } from '../../../shared/format.ts';
import type { DeployContext } from '../facts.ts';
import { pollDelay } from '../live/poll-delay.ts';
import { siteText } from '../../lookup/site-address.ts';
import type { SiteAddress } from '../../lookup/site-address.ts';
import type { SmokeTest, SmokeTestLine } from '../inputs/inputs.ts';
import type { PageAnswer } from '../outcome.ts';
import { visit } from './visit.ts';
import type { PageFailure, VisitContext } from './visit.ts';

/** How a smoke test failed. */
export interface SmokeTestFailure {
  /** What the step is to end with. */
  readonly failure: OutcomeError;
  /** Whether the site has answered at all: if not, it may not be the build that is wrong. */
  readonly isTested: boolean;
}

/**
 * Requests the pages from the site, all of them in turn, until all of them are as expected: front ends change over to a
 * new build one by one.
 * @returns undefined when all is well
 * @throws {StopError} `cancelled`
 */
export async function runSmokeTest(
  { lines, minutes }: SmokeTest,
  site: SiteAddress | undefined,
  { runner, services, signal, record }: DeployContext,
): Promise<SmokeTestFailure | undefined> {
  if (lines.length === 0) return undefined;
  if (site === undefined)
    return failed(
      'the platform names no domain of this environment, so no page could be requested: set "environment-url".',
      false,
    );
  const { clock, resolve = systemResolve, limits } = services;
  const context: VisitContext = { clock, signal, resolve, ...(limits === undefined ? {} : { limits }) };
  return await runner.group('Smoke test', async () => {
    const start = clock.now();
    const elapsed = (): string => formatDuration(clock.now() - start);
    runner.info(`${countOf(lines.length, 'page')} of ${siteText(site)}`);
    let last: PageFailure | undefined;
    let isAnswered = false;
    try {
      for (let round = 0; ; round += 1) {
        const { pages, failure } = await visitAll(lines, site, context);
        if (failure === undefined) {
          record({ pages });
          const isStated = lines.some(({ status }) => status !== 'not-5xx');
          runner.info(isStated ? `All as expected after ${elapsed()}` : describePages(pages));
          return undefined;
        }
        isAnswered ||= failure.isAnswered;
        const delay = pollDelay(round);
        const isOver = clock.now() + delay - start > minutes * 60_000;
        if (failure.isFinal || isOver) return failed(describe(failure, elapsed()), isAnswered, failure.excerpt);
        if (last?.problem !== failure.problem) runner.info(`${failure.problem}: trying again (${elapsed()})`);
        last = failure;
        await clock.sleep(delay, signal);
      }
    } catch (error) {
      const reason: unknown = signal.aborted ? signal.reason : error;
      if (!(reason instanceof StopError) || reason.code !== 'timeout') throw reason;
      if (last === undefined) throw notRun(reason);
      return failed(`${describe(last, elapsed())} ${reason.message}`, isAnswered, last.excerpt);
    }
  });
}

/** No page was requested, so none has failed. */
function notRun({ message }: StopError): OutcomeError {
  return new OutcomeError('timeout', `The new build is live, but the smoke test had no time left. ${message}`, 'live');
}

async function visitAll(
  lines: readonly SmokeTestLine[],
  site: SiteAddress,
  context: VisitContext,
): Promise<{ readonly pages: readonly PageAnswer[]; readonly failure?: PageFailure }> {
  const pages: PageAnswer[] = [];
  for (const line of lines) {
    const found = await visit(line, site, context);
    if ('problem' in found) return { pages, failure: found };
    pages.push(found);
  }
  return { pages };
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

function describe({ line, problem, time }: PageFailure, after: string): string {
  return `"${safeText(line.source)}" did not answer as expected within ${after}. ${problem} (${time}).`;
}

function failed(why: string, isTested: boolean, excerpt = ''): SmokeTestFailure {
  const begins = excerpt === '' ? '' : `\nThe answer begins: ${excerpt}`;
  const message = `The new build is live, but the smoke test failed: ${why}${begins}`;
  return { failure: new OutcomeError('smoke-test-failed', message, 'failed'), isTested };
}
