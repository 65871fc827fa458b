import { isLoopback } from '../../../shared/secure-url.ts';
import { parseObject } from '../../../shared/json-object.ts';
import { exchange } from '../../transport/exchange.ts';

/** What the local platform gives out: on this machine, with a code and nothing else. */
const ADDRESS = /^http:\/\/localhost:\d{1,5}\/\?code=[\w-]{1,64}=?$/;

/**
 * Gets an address that opens the portal of a local platform once, within 30 s: unlike `portal-url` it may be an argument of a
 * program, which other users of the machine can read.
 * @param controlUrl root of its control path
 * @returns undefined where the local platform does not give one
 * @throws {ExchangeError} when there is no reply
 */
export async function requestPortalAddress(
  controlUrl: URL,
  controlToken: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!isLoopback(controlUrl.hostname)) return undefined;
  const url = new URL(`${controlUrl.href.replace(/\/$/, '')}/portal`);
  const headers = { Authorization: `Bearer ${controlToken}` };
  const { status, text } = await exchange({ method: 'POST', url, headers, signal });
  const address = status === 200 ? parseObject(text)?.['url'] : undefined;
  return typeof address === 'string' && ADDRESS.test(address) ? address : undefined;
}
