import { TokenRuns } from './token-runs.ts';

/** Something in a file that looks like a secret. Never holds the secret itself. */
export interface SecretFinding {
  readonly path: string;
  /** From 1; undefined when the file as a whole is meant. */
  readonly line: number | undefined;
  readonly kind: SecretKind;
}

export type SecretKind =
  | 'private key'
  | 'GitHub token'
  | 'AWS access key'
  | 'npm token'
  | 'token in .npmrc'
  | 'environment file'
  | 'password of this step';

/** A password shorter than this turns up in ordinary text, in characters. */
const SHORTEST_PASSWORD = 12;
/** How many bytes around a marker are looked at: the longest token, and the first lines of a key. */
const REACH = 512;

/** A text that is looked for as it stands. */
interface Marker {
  readonly kind: SecretKind;
  readonly bytes: Buffer;
  /** What must stand there for a finding: the marker begins `before` characters into the text that is tested. */
  readonly before: number;
  readonly test: RegExp;
}

/** Findings of one kind in one file or block; more say nothing new. */
const MOST_FINDINGS = 10;

/** A key and not a mention of one: the line of the marker goes on with base64, after optional headers. */
const KEY_BODY = String.raw`(?:\\[rn]|\s)*(?:[A-Za-z-]+: (?:(?!\\n)[^\n])*(?:\\n|\n)(?:\\[rn]|\s)*)*[A-Za-z0-9+/=]{40}`;

const PRIVATE_KEY: Marker = {
  kind: 'private key',
  bytes: Buffer.from('PRIVATE KEY-----'),
  before: 32,
  test: new RegExp(String.raw`^[\s\S]{0,24}-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----${KEY_BODY}`),
};

/** What stands alone between characters that are no part of it. */
const TOKENS = [
  token('GitHub token', 'gh[pousr]_[A-Za-z0-9]{36,}'),
  token('GitHub token', 'github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}'),
  // Documentation uses keys that end in EXAMPLE.
  token('AWS access key', 'A[KS]IA(?![A-Z0-9]*EXAMPLE)[A-Z2-7]{16}'),
  token('npm token', 'npm_[A-Za-z0-9]{36}'),
];
/** Where the tokens may be; the shortest of them is an AWS access key. */
const RUNS = new TokenRuns(['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'gith', 'AKIA', 'ASIA', 'npm_'], 20);

function token(kind: SecretKind, text: string): { kind: SecretKind; test: RegExp } {
  return { kind, test: new RegExp(`^${text}(?![A-Za-z0-9_])`) };
}

/** Where something that looks like a secret begins, in the bytes that were looked at. */
export interface FoundSecret {
  readonly kind: SecretKind;
  /** Undefined when the file as a whole is meant. */
  readonly offset: number | undefined;
}

/** A literal token in an `.npmrc`; `${NPM_TOKEN}` is the right way, and no secret. */
const NPMRC_TOKEN = /(?:^|[\n:])[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*"?(?![ \t"$\r\n])./g;

/** What is looked for in files. */
export class SecretPatterns {
  private readonly markers: readonly Marker[];

  /** @param password of the step itself, looked for when it is long enough to mean something */
  constructor(password: string | undefined) {
    const isUsable = password !== undefined && password.length >= SHORTEST_PASSWORD;
    this.markers = isUsable ? [PRIVATE_KEY, ownPassword(password)] : [PRIVATE_KEY];
  }

  /**
   * Looks at bytes of a file for secrets that begin from `from` up to `to`; the bytes around that range are context.
   * @param path decides whether it is an `.npmrc` or an environment file
   */
  find(path: string, bytes: Buffer, from: number, to: number): FoundSecret[] {
    const found: FoundSecret[] = [];
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (from === 0 && /^\.env(?:\..*local|\.local)?$/.test(name))
      found.push({ kind: 'environment file', offset: undefined });
    for (const { kind, bytes: marker, before, test } of this.markers) {
      let left = MOST_FINDINGS;
      for (let at = bytes.indexOf(marker, from); at >= 0 && at < to && left > 0; at = bytes.indexOf(marker, at + 1)) {
        if (!test.test(bytes.toString('latin1', Math.max(0, at - before), at + REACH))) continue;
        found.push({ kind, offset: at });
        left -= 1;
      }
    }
    RUNS.visit(bytes, from, to, (at) => {
      const kind = kindOfToken(bytes, at);
      if (kind !== undefined && found.filter((other) => other.kind === kind).length < MOST_FINDINGS)
        found.push({ kind, offset: at });
    });
    if (name === '.npmrc') {
      for (const match of bytes.toString('latin1').matchAll(NPMRC_TOKEN)) {
        const offset = match.index + match[0].length - 1;
        if (offset >= from && offset < to) found.push({ kind: 'token in .npmrc', offset });
      }
    }
    return found;
  }

  /**
   * As `find`, for one block of a larger file.
   * @param bytes the block, with `before` bytes of the file before it, at least `REACH` unless the block is the first
   */
  findInBlock(path: string, bytes: Buffer, before: number, isLast: boolean): FoundSecret[] {
    // What begins in the last bytes of a block may go on in the next one, so it is left for that.
    return this.find(path, bytes, Math.max(0, before - REACH), isLast ? bytes.length : bytes.length - REACH);
  }
}

function kindOfToken(bytes: Buffer, at: number): SecretKind | undefined {
  const text = bytes.toString('latin1', at, at + REACH);
  return TOKENS.find(({ test }) => test.test(text))?.kind;
}

function ownPassword(password: string): Marker {
  return { kind: 'password of this step', bytes: Buffer.from(password, 'utf8'), before: 0, test: /^/ };
}
