import { closeSync, openSync, unlinkSync, writeFileSync } from 'node:fs';
import { parseJson } from '../../shared/json-object.ts';
import { InvalidInputError } from '../../shared/errors.ts';
import { asFullDisk } from '../../shared/files/full-disk.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { ProbeAnswers } from './ask.ts';
import { CALLS } from './calls.ts';
import type { CallId } from './calls.ts';
import type { JudgedAssumption } from './judge.ts';
import type { ProbedReply } from './reply.ts';
import { Shaper } from './shape.ts';

/** The only names of headers that are kept; never a value. */
const HEADERS: ReadonlySet<string> = new Set(
  `age allow cache-control connection content-encoding content-language content-length content-type date deprecation etag
   expires last-modified link location pragma ratelimit ratelimit-limit ratelimit-policy ratelimit-remaining
   ratelimit-reset retry-after server set-cookie strict-transport-security sunset transfer-encoding vary via warning
   www-authenticate x-cache x-content-type-options x-frame-options x-ratelimit-limit x-ratelimit-remaining
   x-ratelimit-reset x-request-id`.split(/\s+/),
);

/**
 * What a host has shown, for a file that anyone may read: for each call its method, the template of its path, the status,
 * names of headers and the shape of the body, a line each. Names, IDs, domains and hosts are not in it, and nothing that was sent.
 */
export function recordOf(probed: ProbeAnswers, rows: readonly JudgedAssumption[]): string {
  const shaper = new Shaper(probed.address);
  const calls = (Object.keys(CALLS) as CallId[]).map((id) => callOf(id, probed, shaper));
  const assumptions = rows.map(({ id, verdict, found }) => ({ id, verdict, found }));
  return `{"format": "headless-deploy probe, 1",
${linesOf('assumptions', assumptions)},
${linesOf('calls', calls)}}
`;
}

function linesOf(name: string, list: readonly object[]): string {
  return `"${name}": [\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}

function callOf(id: CallId, { replies, unasked }: ProbeAnswers, shaper: Shaper): object {
  const { api, path, isWithoutCredentials = false } = CALLS[id];
  const reply = replies.get(id);
  const answer = reply === undefined ? { unasked: unasked.get(id) } : answerOf(reply, shaper);
  return { call: id, api, method: 'GET', path, credentials: !isWithoutCredentials, ...answer };
}

function answerOf({ status, headers, text }: ProbedReply, shaper: Shaper): object {
  const names = Object.keys(headers);
  const known = names.filter((name) => HEADERS.has(name)).toSorted();
  const value = parseJson(text);
  const body = value === undefined ? { type: text.trim() === '' ? 'empty' : 'not JSON' } : shaper.shapeOf(value);
  return { status, headers: known, otherHeaders: names.length - known.length, body };
}

/**
 * Writes a file that only its owner can read, and that was not there before: in one go, so that no signal leaves half of
 * it. Nothing is followed or overwritten.
 * @throws {InvalidInputError} where no file can be made; {StepError} for a full disk; what the file system throws
 */
export function writeRecord(file: string, text: string): void {
  const descriptor = openNew(file);
  try {
    writeFileSync(descriptor, text);
  } catch (error) {
    // Half of a record is worse than none.
    unlinkSync(file);
    throw asFullDisk(error, file);
  } finally {
    closeSync(descriptor);
  }
}

function openNew(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new InvalidInputError([{ input: 'record', value: file, problem: `cannot be written: ${safeText(code)}` }]);
  }
}
