import { stripVTControlCharacters } from 'node:util';

/** Shorter values are part of too many words to be worth hiding anywhere but alone on a line. */
const MIN_LENGTH = 3;
/** The same of a part of base64, in digits. */
const MIN_BASE64_DIGITS = 6;
export const MASK = '***';

/**
 * Text without the values of shell variables.
 * @param isCut the text does not end where its line does: the beginning of a value at its end is hidden, too
 */
export type Redact = (text: string, isCut?: boolean) => string;

/** Hides these values, and single lines of them: what a program writes is read line by line. */
export function createRedact(values: readonly string[]): Redact {
  const lines = values.flatMap((value) => value.split(/\r\n|\r|\n/)).map((line) => line.trim());
  const alone = new Set(lines.filter((line) => line !== ''));
  const all = [...values, ...values.map((value) => value.trim()), ...lines];
  const forms = all.filter(isLongEnough).flatMap(formsOf);
  const secrets = [...new Set(forms)].filter(isLongEnough);
  return (text, isCut = false) => {
    if (alone.has(text.trim())) return MASK;
    const whole = secrets.flatMap((secret) => rangesOf(secret, text));
    const parts = isCut ? secrets.flatMap((secret) => beginningOf(secret, text)) : [];
    return withoutAll(text, [...whole, ...parts]);
  };
}

function isLongEnough({ length }: string): boolean {
  return length >= MIN_LENGTH;
}

/** How programs write a value: as it is, in a URL or a form, in JSON, HTML and shell, and in base64. */
function formsOf(value: string): string[] {
  const whole = value.toWellFormed();
  const json = JSON.stringify(value).slice(1, -1);
  const inUrl = [encodeURIComponent(whole), encodeURI(whole), new URLSearchParams({ '': whole }).toString().slice(1)];
  return [
    value,
    // A log has no escape sequences.
    stripVTControlCharacters(value),
    ...inUrl,
    ...inUrl.map((form) => form.replaceAll(/%[0-9A-F]{2}/gu, (code) => code.toLowerCase())),
    json,
    JSON.stringify(json).slice(1, -1),
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    value.replaceAll("'", String.raw`'\''`),
    ...base64FormsOf(Buffer.from(value, 'utf8')),
  ];
}

/** In base64 (RFC 4648, both alphabets), also where other bytes come before it, as in `user:value`. */
function base64FormsOf(bytes: Buffer): string[] {
  const inside = [0, 1, 2].map((before) => {
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // A digit that it shares with other bytes says little of it.
    return text.slice(Math.ceil((before * 8) / 6), end);
  });
  const forms = [
    bytes.toString('base64').replace(/=+$/u, ''),
    ...inside.filter(({ length }) => length >= MIN_BASE64_DIGITS),
  ];
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

/** Start and end in a text. */
type Range = readonly [start: number, end: number];

function rangesOf(secret: string, text: string): Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) ranges.push([at, at + secret.length]);
  return ranges;
}

/** The longest end of a text that is the beginning of a secret. */
function beginningOf(secret: string, text: string): Range[] {
  for (let start = Math.max(0, text.length - secret.length + 1); start <= text.length - MIN_LENGTH; start += 1) {
    if (text[start] === secret[0] && secret.startsWith(text.slice(start))) return [[start, text.length]];
  }
  return [];
}

/** Ranges that overlap or touch become one mask, so that no part of either stays. */
function withoutAll(text: string, ranges: readonly Range[]): string {
  let kept = '';
  let done: number | undefined;
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    if (done === undefined || start > done) kept += text.slice(done ?? 0, start) + MASK;
    done = Math.max(done ?? 0, end);
  }
  return kept + text.slice(done ?? 0);
}
