import { createHash } from 'node:crypto';
import { StepError } from '../../../shared/errors.ts';
import type { CallContext } from '../../../platform/api/api-request.ts';
import { describeFailure } from '../../../platform/retry/no-reply.ts';
import { ExchangeError } from '../../../platform/transport/exchange-error.ts';
import { getPage, PAGE_TIMEOUT_MS } from '../../../platform/transport/page-request.ts';
import { isPublicAddress } from '../../../platform/transport/public-address.ts';
import type { Resolve, ResolvedAddress } from '../../../platform/transport/public-address.ts';
import { proxyOriginFor } from '../../../platform/transport/proxy.ts';
import { isLoopback } from '../../../shared/secure-url.ts';
import { statusClass } from '../../../shared/http-status.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import { timeLimit, unlessStopped } from '../../../shared/signals.ts';
import type { SiteAddress } from '../../lookup/site-address.ts';
import type { SmokeTestLine } from '../inputs/after-upload.ts';
import { cacheHitOf, staleOf } from './caches.ts';
import { problemWith } from './expectation.ts';
import { wallOf } from './walls.ts';

export interface PageVisit {
  readonly line: SmokeTestLine;
  /** The HTTP status, or the error code of a request without an answer. */
  readonly result: number | string;
  /** SHA-256 of the body, as far as it is read; empty without an answer. */
  readonly hash: string;
  /** What is not as the line expects, as a sentence without its end; undefined where nothing is. */
  readonly problem: string | undefined;
  /** The beginning of the body, fit for the log. */
  readonly excerpt: string;
  /** How long the request took. */
  readonly milliseconds: number;
  /** Who answered in place of the site, see `wallOf`. */
  readonly wall: string | undefined;
  /** What shows that the answer is older than the build, or may be: `Age: 300`, `X-Cache: HIT`. */
  readonly stale: string | undefined;
  /** What says that a cache had the answer, where no `Age` tells for how long: `X-Cache: HIT`. */
  readonly cacheHit: string | undefined;
  /** What a cache answers without the query, where this answer may be due to the query: `as expected (X-Cache: HIT)`. */
  readonly otherHit?: string | undefined;
  /** Whether another try would end in the same way. */
  readonly isFinal: boolean;
}

/** A build that was seen live, and that a page should come from. */
export interface TestedBuild {
  readonly id: string;
  /** When it was last seen not to be live yet, by `now` of the clock. */
  readonly oldUntil: number;
}

export interface VisitContext extends Pick<CallContext, 'clock' | 'signal' | 'limits'> {
  readonly resolve: Resolve;
  /** Undefined where no cache is reckoned with. */
  readonly build?: TestedBuild | undefined;
  /**
   * Whether the first answer at an address past the caches came from one anyway, so that what a cache has there later need
   * not be of the build either.
   */
  readonly keptPages?: Map<string, boolean>;
}

/**
 * Requests one page. An answer that a cache has kept since before the build was live, or may have, is requested once more
 * with a query of its own, which a cache that heeds the query has no answer to.
 * @throws the signal's reason when that ended it
 */
export async function visit(line: SmokeTestLine, site: SiteAddress, context: VisitContext): Promise<PageVisit> {
  const url = pageUrl(site.url, line);
  const found = await request(line, url, site, context);
  if (context.build === undefined || (found.stale ?? found.cacheHit) === undefined) return found;
  url.search += `${url.search === '' ? '?' : '&'}headless-deploy=${encodeURIComponent(context.build.id)}`;
  const past = await request(line, url, site, context);
  const { cacheHit, problem, result } = past;
  const isKept = cacheHit !== undefined && (context.keptPages?.get(url.href) ?? true);
  context.keptPages?.set(url.href, isKept);
  if (isKept) return { ...past, stale: cacheHit };
  if (problem === undefined) return past;
  if (!mayRefuseQuery(found, result)) return past;
  const without = found.problem === undefined ? 'as expected' : `with ${found.result}`;
  const kept = found.stale ?? `${found.cacheHit}, without an Age`;
  return { ...past, otherHit: `${without} (${kept})` };
}

/**
 * Whether the app may have refused the query that it was asked with, or sent it to the address without one. A server error
 * always counts as the build's.
 * @param found what was answered without it, by a cache
 */
function mayRefuseQuery(found: PageVisit, result: PageVisit['result']): boolean {
  if (typeof result !== 'number' || result >= 500) return false;
  // What is good and of an unknown age may be of the build.
  if (found.problem === undefined && found.stale === undefined) return true;
  return found.result !== result && (result === 400 || statusClass(result) === 'redirect');
}

async function request(line: SmokeTestLine, url: URL, site: SiteAddress, context: VisitContext): Promise<PageVisit> {
  const { clock, signal, build } = context;
  const start = clock.now();
  const unanswered = (result: string, problem: string, isFinal = false): PageVisit => {
    const visited = { line, result, problem, milliseconds: clock.now() - start, isFinal };
    return { ...visited, hash: '', excerpt: '', wall: undefined, stale: undefined, cacheHit: undefined };
  };
  try {
    // A site of this machine was named by a platform of this machine (`siteAddress`).
    const mustBePublic = site.isFromPlatform && !isLoopback(url.hostname);
    const addresses = mustBePublic ? await publicAddresses(url, context) : undefined;
    const page = await getPage(url, { ...context, addresses });
    // A rehearsal asks an app that nothing stands before.
    const wall = line.status === 'not-5xx' ? undefined : wallOf(page, line.status);
    return {
      line,
      result: page.status,
      hash: createHash('sha256').update(page.bytes).digest('hex'),
      problem: problemWith(page, wall, line, url),
      excerpt: safeText(page.text),
      milliseconds: clock.now() - start,
      wall,
      stale: build && staleOf(page, clock.now() - build.oldUntil),
      cacheHit: cacheHitOf(page),
      isFinal: false,
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PrivateAddressError) return unanswered('', error.message, true);
    const { code, text } = reasonOf(error);
    return unanswered(code, `GET ${safeText(url.href)} ${text}`);
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

/** @returns the error code, and the end of a sentence about the request */
function reasonOf(error: unknown): { readonly code: string; readonly text: string } {
  if (error instanceof ExchangeError) {
    const why = describeFailure(error);
    return { code: error.reason, text: error.isUnreadable ? `got ${why}` : `was not answered (${why})` };
  }
  if (error instanceof StepError) throw error;
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code !== 'string') throw error;
  return { code, text: `was not answered (${safeText(code)})` };
}

/** The URL of a page: the path of a line after that of the site. Its origin is that of the site. */
export function pageUrl(site: URL, { path }: Pick<SmokeTestLine, 'path'>): URL {
  return new URL(`${site.origin}${site.pathname.replace(/\/+$/, '')}${path}`);
}
