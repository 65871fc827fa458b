import { EscapedText, MAX_READING_LENGTH } from './escaped-text.ts';
import type { Reading } from './escaped-text.ts';

/** Shortest line of a secret of several lines that is hidden alone: a line `}` would hide every `}` of the log. */
const MIN_LINE_LENGTH = 4;

/** Shortest forms of a secret that are looked for, in characters. */
interface FormLengths {
  readonly plain: number;
  readonly base64: number;
}
/** For all that is written: every form. */
const IN_LOG: FormLengths = { plain: 1, base64: 1 };
/** For values that may be words: the base64 of six characters has eight. */
const OF_VALUES: FormLengths = { plain: 6, base64: 8 };
/** For the names that a server gives: a shorter form is an ordinary word, and proves nothing. */
const IN_NAMES: FormLengths = { plain: 12, base64: 16 };

/**
 * The texts to look for where secrets must not be: each whole, line by line, in base64 and in hex. They are found however their
 * characters are escaped.
 */
export function secretForms(secrets: readonly string[], min = IN_LOG): string[] {
  const forms = new Set<string>();
  for (const secret of secrets) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    for (const text of [secret, ...lines.filter((line) => line.length >= MIN_LINE_LENGTH)]) {
      if (text.trim() === '') continue;
      if (text.length >= min.plain) forms.add(text);
      const bytes = Buffer.from(text, 'utf8');
      for (const form of [...base64Forms(bytes), ...hexForms(bytes)]) if (form.length >= min.base64) forms.add(form);
    }
  }
  return [...forms];
}

/**
 * Whether a text that a server chose holds one of these forms of a secret, and so must not be passed on where nothing is
 * hidden: in an output.
 * @param known texts that are not secret: a form that one of them contains may be in `text` as well
 */
function holdsForm(text: string, forms: readonly string[], known: readonly string[]): boolean {
  // An escape is never shorter than what it stands for.
  const secret = forms.filter((form) => form.length <= text.length && !known.some((name) => name.includes(form)));
  if (secret.length === 0) return false;
  return windowsOf(text, secret).some(({ from, end }) => {
    const escaped = new EscapedText(text.slice(from, end));
    return secret.some((form) => findForm(form, escaped, false).length > 0);
  });
}

/**
 * Text with every one of the forms replaced by `***`: each character of them may be written in any way that
 * `EscapedText` knows, in any mixture. So is the beginning of one that was cut off by `…`. Finds that overlap are
 * replaced as one, so that no part of either stays behind.
 */
export function redact(text: string, forms: readonly string[]): string {
  const isCut = text.includes('…');
  const finds = windowsOf(text, forms).flatMap(({ from, end }) => {
    const escaped = new EscapedText(text.slice(from, end));
    const found = forms.flatMap((form) => findForm(form, escaped, isCut));
    return found.map((find) => ({ start: from + find.start, end: from + find.end }));
  });
  if (finds.length === 0) return text;
  const merged: FormPlace[] = [];
  for (const find of finds.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || find.start >= last.end) merged.push(find);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, find.end) };
  }
  const kept = merged.map(({ start }, index) => text.slice(merged[index - 1]?.end ?? 0, start));
  return [...kept, text.slice(merged.at(-1)?.end)].join('***');
}

/** How much of a text is looked at at once, in characters: what its escapes can mean takes a lot of memory. */
const WINDOW_LENGTH = 16_384;
/** The most that a character of a secret takes where it is escaped, and escaped again; longer runs are no encoder's. */
const MAX_ESCAPE_LENGTH = 64;

/** Parts of a text that overlap, so that a form of a secret is in one of them as a whole. */
function windowsOf(text: string, forms: readonly string[]): { readonly from: number; readonly end: number }[] {
  const overlap = MAX_ESCAPE_LENGTH * Math.max(0, ...forms.map(({ length }) => length));
  const step = Math.max(WINDOW_LENGTH, overlap);
  const count = Math.max(1, Math.ceil((text.length - overlap) / step));
  return Array.from({ length: count }, (_, index) => ({ from: index * step, end: (index + 1) * step + overlap }));
}

/** What a runner keeps out of what it writes. */
export class Redactor {
  #secretForms: readonly string[] = [];
  /** Those of a length that proves something in a name. A host may give many names: they are not made again for each. */
  #namedForms: readonly string[] = [];
  /** The forms of secrets, and those of values that are hidden in texts only. */
  #forms: readonly string[] = [];

  /** Values that are secrets wherever they turn up. @returns whether a text was one of their forms before */
  mask(secrets: readonly string[]): (text: string) => boolean {
    const known = new Set(this.#secretForms);
    const forms = secretForms(secrets);
    this.#namedForms = [...new Set([...this.#namedForms, ...secretForms(secrets, IN_NAMES)])];
    this.#secretForms = [...new Set([...this.#secretForms, ...forms])];
    this.#forms = [...new Set([...this.#forms, ...forms])];
    return (text) => known.has(text);
  }

  /** Values that texts must not show. Shorter than six characters they are left alone. */
  hide(values: readonly string[]): void {
    this.#forms = [...new Set([...this.#forms, ...secretForms(values, OF_VALUES)])];
  }

  /** A text that people read. */
  text(text: string): string {
    return redact(text, this.#forms);
  }

  /** Outputs as a host or a program gets them: names may hold what is hidden in texts. */
  outputs(text: string): string {
    return redact(text, this.#secretForms);
  }

  /** As `holdsForm`, of what is masked. */
  hasSecretIn(text: string, known: readonly string[]): boolean {
    return holdsForm(text, this.#namedForms, known);
  }
}

/** Shortest text that is looked for inside of longer base64, in characters: a shorter one turns up by chance. */
const MIN_INSIDE_LENGTH = 8;

/**
 * Every text by which bytes can be found in base64 (RFC 4648, both alphabets): alone, with padding and without, and
 * inside of more bytes. There they can begin at three places, as three bytes are four characters, and the characters
 * that they share with their neighbours are left out.
 */
function base64Forms(bytes: Buffer): string[] {
  const alone = bytes.toString('base64');
  const inside = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
  });
  const forms = [alone, alone.replace(/=+$/, ''), ...inside.filter((form) => form.length >= MIN_INSIDE_LENGTH)];
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

function hexForms(bytes: Buffer): string[] {
  const lower = bytes.toString('hex');
  return [lower, lower.toUpperCase()];
}

/** Shortest beginning of a form that is looked for where `safeText` cut a text off, in characters. */
const MIN_CUT_LENGTH = 4;

/**
 * Where a text was cut off, with what is left of an escape that was cut in two. Text of its own may follow `=`, unless the
 * byte there begins another escape: `=253` is left of `=253D`.
 */
const CUT = /(?:=[\da-f]{2}){0,16}(?:=[\da-f]?|(?:[%&\\]|=(?:2[56]|3D|5C))[\w#&;%=\\{}]{0,64})?…/iy;

/** Where a form of a secret was found in a text. */
interface FormPlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Every place where a text has a form of a secret, however it is escaped there. The finds do not overlap.
 * @param isCut whether `…` may stand for the rest of the form
 */
export function findForm(form: string, escaped: EscapedText, isCut: boolean): FormPlace[] {
  if (escaped.escapes.size === 0 && !isCut && !escaped.text.includes(form)) return [];
  const finds: FormPlace[] = [];
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
