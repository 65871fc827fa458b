import { isEnvironmentFile } from './environment-files.ts';
import type { FoundSecret, SecretKind, SecretScanOptions } from './findings.ts';
import { MarkerSearch } from './marker-search.ts';
import type { Marker } from './marker-search.ts';
import { RULES } from './rules.ts';
import type { SecretRule } from './rules.ts';

/** A password shorter than this turns up in ordinary text, in characters. */
const MIN_PASSWORD_LENGTH = 12;
/** A secret is read up to here from its beginning, in bytes: the claims of a JSON Web Token, the headers of a key. */
const MAX_SECRET_BYTES = 4096;
/** Findings of one kind in one file or block; more would be no news. */
const MAX_FINDINGS = 10;

const OWN_PASSWORD = 'password of this deploy';

/** What documentation puts in place of a secret. */
const PLACEHOLDER = /EXAMPLE|x{8}|0{8}/i;

/** Ends in an escape, whose letters are no part of the word that follows: `\n`, `\x3d`, `\u003d`, `\075`, `%3D`. */
const ENDS_IN_ESCAPE = /(?:\\(?:[abefnrtv]|[0-7]{1,3}|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4})|%[0-9A-Fa-f]{2})$/;
/** The longest of them. */
const MAX_ESCAPE_LENGTH = 6;

/** A literal token in an `.npmrc`; `${NPM_TOKEN}` is the right way, and no secret. */
const NPMRC_TOKEN = /(?:^|[\n:])[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*"?(?![ \t"$\r\n])./g;

/** Looks for secrets in the bytes of files. */
export class SecretScanner {
  private readonly search: MarkerSearch<SecretRule | typeof OWN_PASSWORD>;

  constructor(private readonly options: SecretScanOptions) {
    const { password } = options;
    const markers: Marker<SecretRule | typeof OWN_PASSWORD>[] = RULES.flatMap((rule) =>
      rule.markers.map((text) => ({ bytes: Buffer.from(text, 'latin1'), owner: rule })),
    );
    if (password !== undefined && password.length >= MIN_PASSWORD_LENGTH) {
      markers.push({ bytes: Buffer.from(password, 'utf8'), owner: OWN_PASSWORD });
    }
    this.search = new MarkerSearch(markers);
  }

  /**
   * Looks for secrets whose marker begins from `from` up to `to`; the bytes around that range are context.
   * @param path decides whether it is an `.npmrc` or an environment file
   */
  find(path: string, bytes: Buffer, from: number, to: number): FoundSecret[] {
    const found: FoundSecret[] = [];
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (from === 0 && isEnvironmentFile(name)) found.push({ kind: 'environment file', offset: undefined });
    const seen = new Map<SecretKind, { count: number; end: number }>();
    this.search.visit(bytes, from, to, (owner, at) => {
      const kind = owner === OWN_PASSWORD ? OWN_PASSWORD : owner.kind;
      const start = owner === OWN_PASSWORD ? at : at - (owner.before ?? 0);
      const { count, end } = seen.get(kind) ?? { count: 0, end: 0 };
      // A second marker inside a secret is no second secret.
      if (count === MAX_FINDINGS || start < end) return;
      const length = owner === OWN_PASSWORD ? 1 : this.lengthOfSecret(owner, bytes, start);
      if (length === 0) return;
      found.push({ kind, offset: start });
      seen.set(kind, { count: count + 1, end: start + length });
    });
    if (name === '.npmrc') found.push(...findNpmrcTokens(bytes, from, to));
    return found;
  }

  /**
   * As `find`, for one block of a larger file.
   * @param bytes the block, with `before` bytes of the file before it, at least twice `MAX_SECRET_BYTES` unless the block is the first
   */
  findInBlock(path: string, bytes: Buffer, before: number, isLast: boolean): FoundSecret[] {
    // What begins in the last bytes of a block may go on in the next one, so it is left for that.
    return this.find(
      path,
      bytes,
      Math.max(0, before - MAX_SECRET_BYTES),
      isLast ? bytes.length : bytes.length - MAX_SECRET_BYTES,
    );
  }

  /** @returns 0 when no such secret begins at `start` */
  private lengthOfSecret({ inWord, pattern, confirm }: SecretRule, bytes: Buffer, start: number): number {
    if (start < 0 || (inWord !== true && isInsideWord(bytes, start))) return 0;
    const text = bytes.toString('latin1', start, start + MAX_SECRET_BYTES);
    const secret = pattern.exec(text)?.[0];
    if (secret === undefined || PLACEHOLDER.test(secret) || /^\w/.test(text.slice(secret.length))) return 0;
    return confirm === undefined || confirm(text, this.options.now) ? secret.length : 0;
  }
}

/** Whether a word begins before `start` and goes on there. */
function isInsideWord(bytes: Buffer, start: number): boolean {
  const text = bytes.toString('latin1', Math.max(0, start - MAX_ESCAPE_LENGTH), start + 1);
  return /\w\w$/.test(text) && !ENDS_IN_ESCAPE.test(text.slice(0, -1));
}

function findNpmrcTokens(bytes: Buffer, from: number, to: number): FoundSecret[] {
  return Array.from(bytes.toString('latin1').matchAll(NPMRC_TOKEN), (match) => match.index + match[0].length - 1)
    .filter((offset) => offset >= from && offset < to)
    .map((offset) => ({ kind: 'token in .npmrc', offset }));
}
