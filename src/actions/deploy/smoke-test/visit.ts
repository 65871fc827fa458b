import { StepError } from '../../../shared/errors.ts';
import { describeFailure } from '../../../platform/retry/no-reply.ts';
import { ExchangeError } from '../../../platform/transport/exchange-error.ts';
import { getPage, MAX_PAGE_BYTES, PAGE_TIMEOUT_MS } from '../../../platform/transport/page-request.ts';
import { isPublicAddress } from '../../../platform/transport/public-address.ts';
import type { Resolve, ResolvedAddress } from '../../../platform/transport/public-address.ts';
import { proxyOriginFor } from '../../../platform/transport/proxy.ts';
import { isLoopback } from '../../../shared/secure-url.ts';
import type { PhaseLimits } from '../../../platform/transport/request-phases.ts';
import type { Clock } from '../../../platform/retry/attempts.ts';
import { safeText } from '../../../shared/safe-text.ts';
import { formatDuration } from '../../../shared/format.ts';
import { timeLimit, unlessStopped } from '../../../shared/signals.ts';
import type { SiteAddress } from '../../lookup/site-address.ts';
import type { SmokeTestLine } from '../inputs/inputs.ts';
import type { PageAnswer } from '../outcome.ts';
import type { WebPage } from '../../../platform/transport/page-request.ts';
import { statusClass } from '../../../shared/http-status.ts';

/** Why a page is not as its line expects. */
export interface PageFailure {
  readonly line: SmokeTestLine;
  /** As a sentence without its end. */
  readonly problem: string;
  /** How long the request took, human-readable. */
  readonly time: string;
  /** The beginning of the body, fit for the log; undefined where there is no answer. */
  readonly excerpt: string | undefined;
  /** Whether the site answered, as the build or as a web server before it; not so where it was not reached. */
  readonly isAnswered: boolean;
  /** Whether another try would end in the same way. */
  readonly isFinal: boolean;
}

export interface VisitContext {
  readonly clock: Pick<Clock, 'now'>;
  readonly signal: AbortSignal;
  readonly limits?: PhaseLimits;
  readonly resolve: Resolve;
}

/**
 * Requests one page.
 * @returns what is wrong with it, or its answer when it is as expected
 * @throws the signal's reason when that ended it
 */
export async function visit(
  line: SmokeTestLine,
  site: SiteAddress,
  context: VisitContext,
): Promise<PageFailure | PageAnswer> {
  const { clock, signal } = context;
  const url = pageUrl(site.url, line);
  const start = clock.now();
  const failure = (problem: string, excerpt?: string, isFinal = false): PageFailure => ({
    line,
    problem,
    time: formatDuration(clock.now() - start),
    excerpt,
    isAnswered: excerpt !== undefined,
    isFinal,
  });
  const where = `GET ${safeText(url.href)}`;
  try {
    // A site of this machine was named by a platform of this machine (`siteAddress`).
    const mustBePublic = site.isFromPlatform && !isLoopback(url.hostname);
    const addresses = mustBePublic ? await publicAddresses(url, context) : undefined;
    const page = await getPage(url, { ...context, addresses });
    const problem = problemWith(page, line, url);
    if (problem === undefined) return { path: line.path, status: page.status, milliseconds: clock.now() - start };
    return failure(`${where} answered HTTP ${page.status}, ${problem}`, safeText(page.text));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PrivateAddressError) return failure(error.message, undefined, true);
    if (error instanceof ExchangeError && error.isUnreadable) return failure(`${where} got ${describeFailure(error)}`);
    return failure(`${where} was not answered (${reasonOf(error)})`);
  }
}

/** A name that the platform gave, and that leads into a network of the runner. */
class PrivateAddressError extends Error {}

/**
 * The addresses of a host whose name came from the platform: all of them must be public. Through a proxy they are looked
 * up again there, and a runner behind one often cannot look up anything.
 * @throws {PrivateAddressError}; an error with a `code` when the name is not known
 */
async function publicAddresses(url: URL, context: VisitContext): Promise<readonly ResolvedAddress[] | undefined> {
  const isProxied = proxyOriginFor(url) !== undefined;
  let addresses: readonly ResolvedAddress[];
  try {
    addresses = await lookUp(url.hostname, context);
  } catch (error) {
    if (isProxied) return undefined;
    throw error;
  }
  const inner = addresses.find(({ address }) => !isPublicAddress(address));
  if (inner === undefined) return addresses;
  throw new PrivateAddressError(
    `${safeText(url.hostname)} is a domain that the platform names, and it resolves to ${safeText(inner.address)}, which is not a public address; to test it anyway, set "environment-url"`,
  );
}

/** The system's lookup can neither be aborted nor given a time. */
async function lookUp(hostname: string, { resolve, signal }: VisitContext): Promise<readonly ResolvedAddress[]> {
  const timeout = timeLimit(PAGE_TIMEOUT_MS);
  try {
    return await unlessStopped(AbortSignal.any([signal, timeout]), resolve(hostname));
  } catch (error) {
    throw timeout.aborted && !signal.aborted ? Object.assign(new Error('no answer'), { code: 'TIMEOUT' }) : error;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ExchangeError) return describeFailure(error);
  if (error instanceof StepError) throw error;
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code !== 'string') throw error;
  return safeText(code);
}

/** The URL of a page: the path of a line after that of the site. Its origin is that of the site. */
export function pageUrl(site: URL, { path }: Pick<SmokeTestLine, 'path'>): URL {
  return new URL(`${site.origin}${site.pathname.replace(/\/+$/, '')}${path}`);
}

/**
 * What is wrong with a page, as a sentence; undefined when it is what the line expects.
 * @param url what was asked for
 */
function problemWith(
  page: WebPage,
  { status, text }: Pick<SmokeTestLine, 'status' | 'text'>,
  url: URL,
): string | undefined {
  if (!isExpected(page, status))
    return `expected ${status === 'not-5xx' ? 'any status but 5xx' : (status ?? '2xx')}${explain(page, url)}`;
  if (text === undefined || page.text.includes(text)) return undefined;
  const where = page.complete ? 'the body' : `the first ${MAX_PAGE_BYTES / 1024} KiB`;
  return `but ${where} does not contain "${safeText(text)}"`;
}

function isExpected(page: WebPage, status: SmokeTestLine['status']): boolean {
  if (status === 'not-5xx') return page.status < 500;
  return status === undefined ? statusClass(page.status) === 'success' : page.status === status;
}

function explain({ status, headers }: WebPage, url: URL): string {
  const challenge = headers['www-authenticate'];
  if (status === 401 && challenge !== undefined)
    return `: it is a password page (WWW-Authenticate: ${safeText(challenge.split(/[\s,]/)[0] ?? '')})`;
  if (statusClass(status) === 'redirect')
    return `: it redirects${targetOf(headers['location'], url)}, and that is not followed`;
  return '';
}

/** Where a redirect leads, without a query: it may hold a token. */
function targetOf(location: string | undefined, url: URL): string {
  if (location === undefined || !URL.canParse(location, url.href)) return '';
  const { origin, pathname } = new URL(location, url);
  return origin === 'null' ? '' : ` to ${safeText(origin + pathname)}`;
}
