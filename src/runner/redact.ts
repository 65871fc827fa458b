import { base64Forms } from './base64-forms.ts';
import { readingsOf } from './readings.ts';
import type { Reading } from './readings.ts';

/** Shortest line of a secret of several lines that is hidden alone: a line `}` would hide every `}` of the log. */
const MIN_LINE_LENGTH = 4;

/** Shortest beginning of a secret that is looked for where `safeText` cut a text off. */
const MIN_CUT_LENGTH = 4;

/** Where a text was cut off, with what is left of an escape that was cut in two. */
const CUT = /(?:[%&\\][\w#&;%\\{}]{0,64})?…/y;

/** Shortest forms of a secret that are looked for, in characters. */
interface FormLengths {
  readonly plain: number;
  readonly base64: number;
}
/** In what is written: each of them. */
const IN_LOG: FormLengths = { plain: 1, base64: 1 };
/** In what a server names: a shorter one is an ordinary word, and no proof of anything. */
const IN_NAMES: FormLengths = { plain: 12, base64: 16 };

/**
 * The texts to look for where secrets must not be: each whole, line by line, and in base64. They are found however their
 * characters are escaped.
 */
export function secretForms(secrets: readonly string[], min = IN_LOG): string[] {
  const forms = new Set<string>();
  for (const secret of secrets) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    for (const text of [secret, ...lines.filter((line) => line.length >= MIN_LINE_LENGTH)]) {
      if (text.trim() === '') continue;
      if (text.length >= min.plain) forms.add(text);
      for (const form of base64Forms(Buffer.from(text, 'utf8'))) if (form.length >= min.base64) forms.add(form);
    }
  }
  return [...forms];
}

/**
 * Whether a text that a server chose holds one of these secrets, in any form that is known, and so must not be passed on
 * where nothing is hidden: in an output.
 * @param known texts that are no secrets: what is found in one of them may be part of `text`, too
 */
export function holdsSecret(text: string, secrets: readonly string[], known: readonly string[]): boolean {
  const forms = secretForms(secrets, IN_NAMES).filter((form) => !known.some((name) => name.includes(form)));
  const readings = readingsOf(text);
  return forms.some((form) => findsOf(form, text, readings, false).length > 0);
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
  const isCut = text.includes('…');
  const finds = forms.flatMap((form) => findsOf(form, text, readings, isCut));
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

/** @param isCut whether `…` may stand for the rest of the form */
function findsOf(
  form: string,
  text: string,
  readings: ReadonlyMap<number, readonly Reading[]>,
  isCut: boolean,
): Find[] {
  if (readings.size === 0 && !isCut && !text.includes(form)) return [];
  const finds: Find[] = [];
  let through = 0;
  for (const start of startsOf(form, text, readings)) {
    if (start < through) continue;
    const end = endOf(form, text, start, readings, isCut);
    if (end === undefined) continue;
    finds.push({ start, end });
    through = Math.max(start + 1, end);
  }
  return finds;
}

/** The places where the first character of a form stands, in any way to read it. Most of a text is ruled out here. */
function startsOf(form: string, text: string, readings: ReadonlyMap<number, readonly Reading[]>): number[] {
  const starts = [...readings]
    .filter(([, read]) => read.some((reading) => lengthIn(form, 0, reading) > 0))
    .map(([place]) => place);
  const first = form.charAt(0);
  for (let place = text.indexOf(first); place >= 0; place = text.indexOf(first, place + 1)) {
    if (!readings.has(place)) starts.push(place);
  }
  return starts.toSorted((a, b) => a - b);
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
      const length = lengthIn(form, done, reading);
      if (length > 0) go(done + length, reading.end);
    }
  }
  return longest;
}

/** How much of a form a reading can be, in characters; 0 where it is another one. */
function lengthIn(form: string, place: number, { text = markAt(form, place) }: Pick<Reading, 'text'>): number {
  return text !== undefined && form.startsWith(text, place) ? text.length : 0;
}

/** The character of a form that stands there, unless it is a letter or digit of ASCII, which no reference names. */
function markAt(form: string, place: number): string | undefined {
  const [character = ''] = form.slice(place, place + 2);
  return /[A-Za-z0-9]/.test(character) ? undefined : character;
}
