import { isLoopback } from '../../../shared/secure-url.ts';
import { parseObject } from '../../../shared/json-object.ts';
import { exchange } from '../../transport/exchange.ts';

/** What builds on the local platform have written since a reader was there before; not checked. */
interface LogPart {
  readonly lines: readonly string[];
  /** How many lines were written so far: `after` of the next read. */
  readonly lineCount: number;
}

/** More than any log that a local platform keeps. */
const MAX_LOG_BYTES = 4 * 2 ** 20;

/**
 * Reads the log of the newest build of a local platform, from its control path.
 * @param controlUrl root of its control path
 * @param after so many lines were read before
 * @returns undefined where there is no build yet, or nothing that could be read
 */
export async function readBuildLog(
  controlUrl: URL,
  controlToken: string,
  after: number,
  signal: AbortSignal,
): Promise<LogPart | undefined> {
  if (!isLoopback(controlUrl.hostname)) return undefined;
  const url = new URL(`${controlUrl.href.replace(/\/$/, '')}/log?after=${after}`);
  const headers = { Authorization: `Bearer ${controlToken}` };
  const { status, text } = await exchange({ method: 'GET', url, headers, signal, maxReplyBytes: MAX_LOG_BYTES });
  const { lineCount, lines } = (status === 200 && parseObject(text)) || {};
  if (!Number.isSafeInteger(lineCount) || !Array.isArray(lines)) return undefined;
  return { lineCount: lineCount as number, lines: lines.flatMap(textOf) };
}

function textOf(line: unknown): string[] {
  if (typeof line !== 'object' || line === null) return [];
  const { text } = line as { text?: unknown };
  return typeof text === 'string' ? [text] : [];
}
