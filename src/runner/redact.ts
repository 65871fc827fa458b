import { readingsOf } from './readings.ts';
import type { Reading } from './readings.ts';

/** Shortest line of a secret of several lines that is hidden alone: a line `}` would hide every `}` of the log. */
const MIN_LINE_LENGTH = 4;

/** Shortest beginning of a secret that is looked for where `safeText` cut a text off. */
const MIN_CUT_LENGTH = 4;

/** Where a text was cut off, with what is left of an escape that was cut in two. */
const CUT = /(?:[%&\\][\w#&;%\\{}]{0,64})?…/y;

/**
 * The texts to look for where secrets must not be: each whole, line by line, and in base64 (RFC 4648, both alphabets,
 * with padding and without). `redact` finds them however their characters are escaped.
 */
export function secretForms(secrets: readonly string[]): string[] {
  const forms = new Set<string>();
  for (const secret of secrets) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    for (const text of [secret, ...lines.filter((line) => line.length >= MIN_LINE_LENGTH)]) {
      if (text.trim() === '') continue;
      const bytes = Buffer.from(text, 'utf8');
      const padded = bytes.toString('base64');
      for (const form of [text, padded, padded.replace(/=+$/, ''), bytes.toString('base64url')]) forms.add(form);
    }
  }
  return [...forms];
}

interface Find {
  readonly start: number;
  readonly end: number;
}

/**
 * Text with every one of the forms replaced by `***`: each character of them may be written in any way that `readingsOf`
 * knows, in any mixture. So is the beginning of one that was cut off by `…`. Finds that overlap are replaced as one, so
 * that no part of either stays behind.
 */
export function redact(text: string, forms: readonly string[]): string {
  const readings = readingsOf(text);
  const finds = forms.flatMap((form) => findsOf(form, text, readings));
  if (finds.length === 0) return text;
  const merged: Find[] = [];
  for (const find of finds.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || find.start >= last.end) merged.push(find);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, find.end) };
  }
  const kept = merged.map(({ start }, index) => text.slice(merged[index - 1]?.end ?? 0, start));
  return [...kept, text.slice(merged.at(-1)?.end)].join('***');
}

function findsOf(form: string, text: string, readings: ReadonlyMap<number, readonly Reading[]>): Find[] {
  const isCut = text.includes('…');
  if (readings.size === 0 && !isCut && !text.includes(form)) return [];
  const finds: Find[] = [];
  for (let start = 0; start < text.length; start += 1) {
    // Most places are ruled out here.
    if (text[start] !== form[0] && !readings.has(start)) continue;
    const end = endOf(form, text, start, readings, isCut);
    if (end === undefined) continue;
    finds.push({ start, end });
    start = Math.max(start, end - 1);
  }
  return finds;
}

/**
 * Where the form ends that begins at `start`: of all ways to read the text the one that takes most of it. Each pair of
 * a place in the form and one in the text is visited once, so no text is slow to read.
 */
function endOf(
  form: string,
  text: string,
  start: number,
  readings: ReadonlyMap<number, readonly Reading[]>,
  isCut: boolean,
): number | undefined {
  let longest: number | undefined;
  const visited = new Set<number>();
  const open: [number, number][] = [[0, start]];
  const go = (done: number, place: number): void => {
    const key = place * (form.length + 1) + done;
    if (visited.has(key)) return;
    visited.add(key);
    open.push([done, place]);
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [done, place] = next;
    if (done === form.length) {
      longest = Math.max(longest ?? 0, place);
      continue;
    }
    if (isCut && done >= MIN_CUT_LENGTH) {
      CUT.lastIndex = place;
      if (CUT.test(text)) longest = Math.max(longest ?? 0, CUT.lastIndex - 1);
    }
    for (const reading of readings.get(place) ?? [{ text: text[place], end: place + 1 }]) {
      const character = reading.text ?? markAt(form, done);
      if (character !== undefined && form.startsWith(character, done)) go(done + character.length, reading.end);
    }
  }
  return longest;
}

/** The character of a form that stands there, unless it is a letter or digit of ASCII, which no reference names. */
function markAt(form: string, place: number): string | undefined {
  const [character = ''] = form.slice(place, place + 2);
  return /[A-Za-z0-9]/.test(character) ? undefined : character;
}
