import { MAX_READING_LENGTH } from './escaped-text.ts';
import type { EscapedText, Reading } from './escaped-text.ts';

/** Shortest beginning of a form that is looked for where `safeText` cut a text off, in characters. */
const MIN_CUT_LENGTH = 4;

/** Where a text was cut off, with what is left of an escape that was cut in two. */
const CUT = /(?:[%&\\][\w#&;%\\{}]{0,64})?…/y;

/** Where a form of a secret was found in a text. */
export interface Find {
  readonly start: number;
  readonly end: number;
}

/**
 * Every place where a text has a form of a secret, however it is escaped there. The finds do not overlap.
 * @param isCut whether `…` may stand for the rest of the form
 */
export function findForm(form: string, escaped: EscapedText, isCut: boolean): Find[] {
  if (escaped.escapes.size === 0 && !isCut && !escaped.text.includes(form)) return [];
  const finds: Find[] = [];
  let searched = 0;
  for (const start of startsOf(form, escaped)) {
    if (start < searched) continue;
    const end = longestMatch(form, escaped, start, isCut);
    if (end === undefined) continue;
    finds.push({ start, end });
    searched = Math.max(start + 1, end);
  }
  return finds;
}

/** The places where the first character of a form is, in any way to read it. Most of a text is ruled out here. */
function startsOf(form: string, escaped: EscapedText): number[] {
  const { text } = escaped;
  const beginnings = Array.from({ length: MAX_READING_LENGTH }, (_, index) => form.slice(0, index + 1));
  const starts = new Set(beginnings.flatMap((beginning) => escaped.escapesOf(beginning)));
  if (markAt(form, 0) !== undefined) for (const place of escaped.escapesOf(undefined)) starts.add(place);
  const first = form.charAt(0);
  for (let place = text.indexOf(first); place >= 0; place = text.indexOf(first, place + 1)) starts.add(place);
  return [...starts].sort((a, b) => a - b);
}

/**
 * Where the longest match of a form ends that begins at `start`: of all ways to read the text, the one that takes most of
 * it. A state of the search is how much of the form has matched up to which place of the text. No state is visited
 * twice, so no text is slow to search.
 */
function longestMatch(form: string, escaped: EscapedText, start: number, isCut: boolean): number | undefined {
  let longest: number | undefined;
  // One number for each state: a set compares objects by identity.
  const width = form.length + 1;
  // A loop over a set also visits what is added meanwhile, and each value once.
  const open = new Set([start * width]);
  for (const state of open) {
    const matched = state % width;
    const place = Math.floor(state / width);
    const isWhole = matched === form.length;
    const end = isWhole ? place : isCut && matched >= MIN_CUT_LENGTH ? cutAt(escaped.text, place) : undefined;
    if (end !== undefined) longest = Math.max(longest ?? 0, end);
    if (isWhole) continue;
    for (const reading of escaped.readingsAt(place)) {
      const length = lengthIn(form, matched, reading);
      if (length > 0) open.add(reading.end * width + matched + length);
    }
  }
  return longest;
}

/** Where the text ends before the `…` that cut it off at this place; undefined where nothing was cut. */
function cutAt(text: string, place: number): number | undefined {
  CUT.lastIndex = place;
  return CUT.test(text) ? CUT.lastIndex - 1 : undefined;
}

/** How many characters of a form a reading can be; 0 where it is something else. */
function lengthIn(form: string, place: number, { text = markAt(form, place) }: Pick<Reading, 'text'>): number {
  return text !== undefined && form.startsWith(text, place) ? text.length : 0;
}

/** The character of a form at a place, unless it is a letter or digit of ASCII, which no reference names. */
function markAt(form: string, place: number): string | undefined {
  const [character = ''] = form.slice(place, place + 2);
  return /[A-Za-z0-9]/.test(character) ? undefined : character;
}
