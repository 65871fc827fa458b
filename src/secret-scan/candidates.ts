import { countRun, WORD } from './characters.ts';
import type { FoundSecret, SecretKind } from './findings.ts';
import { RULES } from './rules.ts';
import type { SecretRule } from './rules.ts';
import { isInsideWord } from './words.ts';

/** A secret is read up to here from its beginning, in bytes: the claims of a JSON Web Token, the headers of a key. */
export const MAX_SECRET_BYTES = 4096;
/** The same of a token at first: enough for most. */
const MAX_TOKEN_BYTES = 128;
/** Findings of one kind in one file or block; more would be no news. */
const MAX_FINDINGS = 10;

/** What documentation puts in place of a secret, in any case. */
const PLACEHOLDERS = ['EXAMPLE', 'XXXXXXXX', '00000000'];

/**
 * Tells secrets from what only resembles them, in one file or block. Some files are nothing but markers, so most of them
 * must be told by few bytes, and no byte may be read again for each.
 */
export class Candidates {
  readonly found: FoundSecret[] = [];
  /** By rule: where the next secret may begin. */
  private readonly open: number[] = RULES.map(() => 0);
  /** By kind, which several rules may have: how many were found, and where the last one ends. */
  private readonly seen = new Map<SecretKind, { readonly count: number; readonly end: number }>();

  /** @param now milliseconds since 1970 */
  constructor(
    private readonly bytes: Buffer,
    private readonly now: number,
  ) {}

  /**
   * Looks at a marker.
   * @param index of the rule
   * @param at where the marker begins
   * @param end where it ends
   */
  check(index: number, at: number, end: number): void {
    const rule = RULES[index] as SecretRule;
    const open = this.open[index] as number;
    const first = at - (rule.before ?? 0);
    if (first < open) return;
    const { of, min, max } = rule.body;
    const count = countRun(this.bytes, end, of, max === undefined ? min : MAX_TOKEN_BYTES);
    if (count < min) return;
    // So many bytes further on, the rest of the body is still too long.
    if (max !== undefined && count > max) return void (this.open[index] = first + count - max);
    const [from, to] = extentOf(rule, this.bytes, at);
    if (from < open || (rule.inWord !== true && isInsideWord(this.bytes, from))) return;
    let text = this.bytes.toString('latin1', from, to);
    let secret = rule.pattern.exec(text)?.[0];
    if (rule.extent === undefined && secret?.length === MAX_TOKEN_BYTES) {
      text = this.bytes.toString('latin1', from, from + MAX_SECRET_BYTES);
      secret = rule.pattern.exec(text)?.[0];
    }
    if (secret === undefined) return;
    if (WORD[text.charCodeAt(secret.length)] === true) {
      // What is as long as that has no end of its own, and what begins inside it goes on in the same way.
      if (secret.length > MAX_TOKEN_BYTES) this.open[index] = from + secret.length;
      return;
    }
    const placeholder = lastPlaceholder(secret);
    // What begins before a placeholder holds it, too.
    if (placeholder !== -1) this.open[index] = from + placeholder + 1;
    else if (rule.confirm?.(text, this.now) !== false)
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
}

/** Where the text begins and ends that the pattern of a rule is tried on. */
function extentOf(rule: SecretRule, bytes: Buffer, marker: number): readonly [from: number, to: number] {
  if (rule.extent !== undefined) return rule.extent(bytes, marker, MAX_SECRET_BYTES) ?? NOWHERE;
  const from = marker - (rule.before ?? 0);
  return [from, from + MAX_TOKEN_BYTES];
}

/** Before the first byte of a file. */
const NOWHERE = [-1, -1] as const;

/** Where the last placeholder of a secret begins; -1 where it has none. */
function lastPlaceholder(secret: string): number {
  const upperCase = secret.toUpperCase();
  return Math.max(...PLACEHOLDERS.map((text) => upperCase.lastIndexOf(text)));
}
