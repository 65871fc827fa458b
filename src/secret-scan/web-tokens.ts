import type { Epoch } from '../shared/clock.ts';
import { BASE64URL, countRun, isInsideWord } from './characters.ts';

/** Length of the header of a token, in characters; real ones have some hundred at most. */
const MIN_HEADER_LENGTH = 13;
const MAX_HEADER_LENGTH = 1003;
/** Shortest claims that can hold a date of our days, in characters. */
const MIN_CLAIMS_LENGTH = 24;
/** What a JSON object begins with, in base64. */
const OBJECT = 'eyJ';

/**
 * Where a JSON Web Token begins and ends (RFC 7515 section 3.1): three parts in base64url, with dots between them.
 * Found by the claims, as what looks like the beginning of a header may stand every few bytes: each part is looked at
 * once.
 * @param marker where the dot stands before the claims
 * @param most the length up to which the token is read, in bytes
 * @returns undefined where there is no header before them, or they are too short or too long
 */
export function extentOfWebToken(bytes: Buffer, marker: number, most: number): [from: number, to: number] | undefined {
  const claims = marker + 1;
  const dot = claims + countRun(bytes, claims, BASE64URL, most);
  const start = dot - claims < MIN_CLAIMS_LENGTH ? undefined : startOfHeader(bytes, marker);
  if (start === undefined) return undefined;
  const last = start + most;
  return dot < last ? [start, dot + 1 + countRun(bytes, dot + 1, BASE64URL, last - dot - 1)] : undefined;
}

/** The first place that a header may begin at which ends at the dot. */
function startOfHeader(bytes: Buffer, dot: number): number | undefined {
  let first = dot;
  while (first > 0 && dot - first < MAX_HEADER_LENGTH && BASE64URL[bytes[first - 1] as number] === true) first -= 1;
  const run = bytes.toString('latin1', first, dot);
  for (
    let at = run.indexOf(OBJECT);
    at !== -1 && run.length - at >= MIN_HEADER_LENGTH;
    at = run.indexOf(OBJECT, at + 1)
  ) {
    if (!isInsideWord(bytes, first + at)) return first + at;
  }
  return undefined;
}

/** In the claims, also inside another object: they are not parsed, as the error for damaged JSON takes long. */
const FOR_EVERYBODY = /"role"\s*:\s*"anon"/;
const EXPIRY = /"exp"\s*:\s*(\d+(?:\.\d+)?)\s*[,}]/;

/**
 * Whether a JSON Web Token still opens a door: its `exp` (RFC 7519 section 4.1.4) lies ahead. One without `exp` is left
 * alone, as most of those are examples; and one for everybody, which a site gives to every browser
 * (https://supabase.com/docs/guides/api/api-keys, "anon").
 */
export function isUnexpired(token: string, now: Epoch): boolean {
  const [, claims = ''] = token.split('.', 2);
  const text = Buffer.from(claims, 'base64url').toString('latin1');
  const [, seconds] = EXPIRY.exec(text) ?? [];
  return Number(seconds) * 1000 > now && !FOR_EVERYBODY.test(text);
}
