import { asObject, parseObject } from '../../../shared/json-object.ts';
import { isLoopback } from '../../../shared/secure-url.ts';
import { exchange } from '../../transport/exchange.ts';

/** More than any log that a local platform keeps. */
const MAX_REPLY_BYTES = 4 * 2 ** 20;

/** Where a local platform is controlled. */
export interface ControlPath {
  readonly url: URL;
  readonly token: string;
}

/**
 * Reads the log of the newest build of a local platform.
 * @param after so many lines were read before
 * @returns the lines since, not checked, and how many were written so far: `after` of the next read. Undefined where there
 *   is no build yet, or nothing that could be read
 */
export async function readBuildLog(control: ControlPath, after: number, signal: AbortSignal) {
  const { lineCount, lines } = (await callControl(control, 'GET', `log?after=${after}`, signal)) ?? {};
  if (!Number.isSafeInteger(lineCount) || !Array.isArray(lines)) return undefined;
  const texts = lines.map((line) => asObject(line)?.['text']).filter((text) => typeof text === 'string');
  return { lineCount: lineCount as number, lines: texts };
}

/** What the local platform gives out: on this machine, with a code and nothing else. */
const ADDRESS = /^http:\/\/localhost:\d{1,5}\/\?code=[\w-]{1,64}=?$/;

/**
 * Gets an address that opens the portal of a local platform once, within 30 s: unlike `portal-url` it may be an argument of a
 * program, which other users of the machine can read.
 * @returns undefined where the local platform does not give one
 * @throws {ExchangeError} when there is no reply
 */
export async function requestPortalAddress(control: ControlPath, signal: AbortSignal): Promise<string | undefined> {
  const address = (await callControl(control, 'POST', 'portal', signal))?.['url'];
  return typeof address === 'string' && ADDRESS.test(address) ? address : undefined;
}

/** @returns undefined for what is no answer, or not on this machine. @throws {ExchangeError} when there is no reply */
async function callControl(
  { url: { href, hostname }, token }: ControlPath,
  method: 'GET' | 'POST',
  call: string,
  signal: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  if (!isLoopback(hostname)) return undefined;
  const url = new URL(`${href.replace(/\/$/, '')}/${call}`);
  const headers = { Authorization: `Bearer ${token}` };
  const { status, text } = await exchange({ method, url, headers, signal, maxReplyBytes: MAX_REPLY_BYTES });
  return status === 200 ? parseObject(text) : undefined;
}
