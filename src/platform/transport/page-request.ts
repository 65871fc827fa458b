import type { LookupFunction } from 'node:net';
import { exchange } from './exchange.ts';
import type { HttpReply } from './exchange.ts';
import { ExchangeError } from './exchange-error.ts';
import { PHASE_LIMITS } from './request-phases.ts';
import type { PhaseLimits } from './request-phases.ts';
import type { ResolvedAddress } from './public-address.ts';
import { timeLimit } from '../../shared/signals.ts';

/** The longest that one request for a page may take, in milliseconds. */
export const PAGE_TIMEOUT_MS = 10_000;
/** The most that is read of a page. */
export const MAX_PAGE_BYTES = 256 * 1024;

/** What a web page was answered with: of its body the first `MAX_PAGE_BYTES`. */
export type WebPage = Pick<HttpReply, 'status' | 'headers' | 'bytes' | 'text' | 'complete' | 'isCut' | 'fault'>;

interface PageRequest {
  readonly signal: AbortSignal;
  readonly limits?: PhaseLimits | undefined;
  /** The only ones to connect to, where there is no proxy; those of the host name when not given. */
  readonly addresses?: readonly ResolvedAddress[] | undefined;
  /** Milliseconds until the end of the answer. */
  readonly timeout?: number;
}

/**
 * GET of a page as a stranger sends it on reload: no credentials, no cookies, and no redirect is followed.
 * @throws {ExchangeError} when there is no answer in time; the signal's reason when that ended it
 */
export async function getPage(
  url: URL,
  { signal, limits = PHASE_LIMITS, addresses, timeout = PAGE_TIMEOUT_MS }: PageRequest,
): Promise<WebPage> {
  try {
    return await exchange({
      method: 'GET',
      url,
      headers: { Accept: '*/*', 'Cache-Control': 'no-cache' },
      maxReplyBytes: MAX_PAGE_BYTES,
      lookup: addresses && lookupOf(addresses),
      limits,
      signal: AbortSignal.any([signal, timeLimit(timeout)]),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ExchangeError) || error.kind !== 'stopped') throw error;
    throw new ExchangeError('unanswered', 'TIMEOUT', error);
  }
}

/** A lookup with a fixed answer: what was checked is what is connected to, whatever the name resolves to by then. */
function lookupOf(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    // Later, as a real lookup answers: a socket that fails at once would pass for one that was connected.
    process.nextTick(() => {
      if (first === undefined) callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}
