import { base64Forms } from './base64-forms.ts';
import { findForm } from './find-form.ts';
import type { Find } from './find-form.ts';
import { EscapedText } from './escaped-text.ts';

/** Shortest line of a secret of several lines that is hidden alone: a line `}` would hide every `}` of the log. */
const MIN_LINE_LENGTH = 4;

/** Shortest forms of a secret that are looked for, in characters. */
interface FormLengths {
  readonly plain: number;
  readonly base64: number;
}
/** In what is written: each of them. */
const IN_LOG: FormLengths = { plain: 1, base64: 1 };
/** The same of values that may be words: the base64 of six characters has eight. */
const OF_VALUES: FormLengths = { plain: 6, base64: 8 };
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
  const escaped = new EscapedText(text);
  return forms.some((form) => findForm(form, escaped, false).length > 0);
}

/**
 * Text with every one of the forms replaced by `***`: each character of them may be written in any way that
 * `EscapedText` knows, in any mixture. So is the beginning of one that was cut off by `…`. Finds that overlap are
 * replaced as one, so that no part of either stays behind.
 */
export function redact(text: string, forms: readonly string[]): string {
  const escaped = new EscapedText(text);
  const isCut = text.includes('…');
  const finds = forms.flatMap((form) => findForm(form, escaped, isCut));
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

/** What a runner keeps out of what it writes. */
export class Redactor {
  readonly #secrets = new Set<string>();
  #secretForms: readonly string[] = [];
  /** Those, and those of values that are hidden in texts alone. */
  #forms: readonly string[] = [];

  /** Values that are secrets wherever they turn up. @returns whether a text was one of their forms before */
  mask(secrets: readonly string[]): (text: string) => boolean {
    const known = new Set(this.#secretForms);
    for (const secret of secrets) this.#secrets.add(secret);
    const forms = secretForms(secrets);
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

  /** As `holdsSecret`, of what is masked. */
  isIn(text: string, known: readonly string[]): boolean {
    return holdsSecret(text, [...this.#secrets], known);
  }
}
