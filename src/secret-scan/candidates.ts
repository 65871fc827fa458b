import type { Epoch } from '../shared/clock.ts';
import { countRun, isAllowed, isInsideWord, WORD } from './characters.ts';
import type { FoundSecret, SecretKind } from './findings.ts';
import { RULES } from './rules.ts';
import type { SecretRule } from './rules.ts';

/** A secret is read up to here from its beginning, in bytes: the claims of a JSON Web Token, the headers of a key. */
export const MAX_SECRET_BYTES = 4096;
/** How much of a token is read at first, in bytes: enough for most. */
const MAX_TOKEN_BYTES = 128;
/** Most findings of one kind in one file or block: more would tell nothing new. */
const MAX_FINDINGS = 10;

/** Bytes of the body of a token that are checked first: they rule most markers out. */
const FEW_BYTES = 8;

/** Bytes that are turned into text at once. */
const TEXT_BYTES = 4 * MAX_SECRET_BYTES;

/** What documentation puts in place of a secret, in any case. */
const PLACEHOLDER = /EXAMPLE|X{8}|0{8}/i;
/** Up to the end of a key that is a string with escaped line breaks: a comment follows there. */
const ONE_LINE_KEY = /^-----BEGIN .*?-----END [A-Z0-9 ]+-----/;
const UP_TO_LAST_PLACEHOLDER = new RegExp(`^.*(?=${PLACEHOLDER.source})`, 'is');

/**
 * Tells secrets from what only resembles them, in one file or block. Some files are nothing but markers, so a few bytes
 * must rule most of them out, and no byte may be read again for each.
 */
export class Candidates {
  readonly found: FoundSecret[] = [];
  /** By rule: where the next secret may begin. */
  private readonly open: number[] = RULES.map(() => 0);
  /** By kind, which several rules may have: how many were found, and where the last one ends. */
  private readonly seen = new Map<SecretKind, { readonly count: number; readonly end: number }>();
  /** Some of the bytes as text, and where they begin. */
  private text = '';
  private textStart = 0;

  constructor(
    private readonly bytes: Buffer,
    private readonly now: Epoch,
  ) {}

  /** Looks at a marker. @param index of the rule @param at where the marker begins @param end where it ends */
  check(index: number, at: number, end: number): void {
    const rule = RULES[index] as SecretRule;
    const open = this.open[index] as number;
    const first = at - (rule.before ?? 0);
    if (first < open) return;
    const { of, min, max } = rule.body;
    // The cheapest checks come first.
    const few = Math.min(min, FEW_BYTES);
    if (countRun(this.bytes, end, of, few) < few) return;
    if (rule.inWord !== true && isInsideWord(this.bytes, first)) return;
    const count = countRun(this.bytes, end, of, max === undefined ? min : MAX_TOKEN_BYTES);
    if (count < min) return;
    // The body is too long for every marker up to there.
    if (max !== undefined && count > max) return void (this.open[index] = first + count - max);
    const extent = rule.extent?.(this.bytes, at, MAX_SECRET_BYTES);
    if (rule.extent !== undefined && extent === undefined) return;
    const from = extent?.[0] ?? first;
    if (from < open) return;
    // The text that the pattern is tried on.
    let text = this.textAt(from, extent?.[1] ?? from + MAX_TOKEN_BYTES);
    let secret = rule.pattern.exec(text)?.[0];
    if (extent === undefined && secret?.length === MAX_TOKEN_BYTES) {
      text = this.textAt(from, from + MAX_SECRET_BYTES);
      secret = rule.pattern.exec(text)?.[0];
    }
    if (secret === undefined) return;
    if (WORD[text.charCodeAt(secret.length)] === true) {
      // A text this long has no end, and neither has a secret that begins inside it.
      if (secret.length > MAX_TOKEN_BYTES) this.open[index] = from + secret.length;
      return;
    }
    // A secret that begins before the placeholder would hold it, too.
    if (PLACEHOLDER.test(secret)) this.open[index] = from + (UP_TO_LAST_PLACEHOLDER.exec(secret)?.[0] ?? '').length + 1;
    else if (
      rule.confirm?.(text, this.now) !== false &&
      !isAllowed(this.bytes, from, from + (ONE_LINE_KEY.exec(text)?.[0] ?? secret).length)
    )
      this.open[index] = this.add(rule.kind, from, from + secret.length);
  }

  /**
   * A secret of a kind, unless it begins inside another one of it, or there were enough.
   * @returns where the next one may begin
   */
  add(kind: SecretKind, from: number, to: number): number {
    const { count, end } = this.seen.get(kind) ?? { count: 0, end: 0 };
    if (count === MAX_FINDINGS) return Infinity;
    if (from < end) return end;
    this.found.push({ kind, offset: from });
    this.seen.set(kind, { count: count + 1, end: to });
    return to;
  }

  /** The bytes from `from` up to `to` or the end, as text. More of them are decoded at once: the next marker may be near. */
  private textAt(from: number, to: number): string {
    const end = Math.min(to, this.bytes.length);
    if (from < this.textStart || end > this.textStart + this.text.length) {
      this.text = this.bytes.toString('latin1', from, from + TEXT_BYTES);
      this.textStart = from;
    }
    return this.text.slice(from - this.textStart, end - this.textStart);
  }
}
