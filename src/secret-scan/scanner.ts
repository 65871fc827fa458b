import { Candidates, MAX_SECRET_BYTES } from './candidates.ts';
import { ALLOWED, characters, onlyByte } from './characters.ts';
import { PUBLIC_NAMES } from './credential-forms.ts';
import { findCredentials } from './credential-search.ts';
import type { FoundSecret, SecretScanOptions } from './findings.ts';
import { MarkerSearch } from './marker-search.ts';
import type { Marker } from './marker-search.ts';
import { RULES } from './rules.ts';
import { withoutMark } from '../shared/text/text.ts';

/** A password shorter than this turns up in ordinary text, in characters. */
const MIN_PASSWORD_LENGTH = 12;

const OWN_PASSWORD = 'password of this deploy';

/** Looks for secrets in the bytes of files. */
export class SecretScanner {
  private readonly search: MarkerSearch<number | typeof OWN_PASSWORD>;

  constructor(private readonly options: SecretScanOptions) {
    const { password } = options;
    const markers: Marker<number | typeof OWN_PASSWORD>[] = RULES.flatMap((rule, index) =>
      rule.markers.map((text) => ({ ...parseMarker(text), owner: index })),
    );
    if (password !== undefined && password.length >= MIN_PASSWORD_LENGTH)
      markers.push({ sets: Array.from(Buffer.from(password, 'utf8'), onlyByte), owner: OWN_PASSWORD });
    this.search = new MarkerSearch(markers);
  }

  /**
   * Looks for secrets whose marker begins from `from` up to `to`; the bytes around that range are context.
   * @param path decides whether it is an environment file, or one that keeps credentials
   */
  find(path: string, bytes: Buffer, from: number, to: number): FoundSecret[] {
    const found: FoundSecret[] = [];
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (from === 0 && isEnvironmentFile(name) && setsAnything(bytes))
      found.push({ kind: 'environment file', offset: undefined });
    const candidates = new Candidates(bytes, this.options.now);
    this.search.visit(bytes, from, to, (owner, at, end) => {
      if (owner === OWN_PASSWORD) candidates.add(owner, at, at + 1);
      else candidates.check(owner, at, end);
    });
    return [...found, ...candidates.found, ...findCredentials(path, bytes, from, to)];
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
}

/** A marker as the rules write it. */
function parseMarker(text: string): Pick<Marker<unknown>, 'sets' | 'rarest'> {
  const sets = Array.from(text.replace('|', '').matchAll(/\[.*?\]|./g), ([part]) =>
    part.length > 1 ? characters(new RegExp(part)) : onlyByte(part.charCodeAt(0)),
  );
  // No class stands before a bar.
  return { sets, rarest: Math.max(0, text.indexOf('|')) };
}

/**
 * Last part of the name of an environment file with real values. Anything else may be a template (`example`, `sample`,
 * `dist`, ...) or encrypted (`vault`).
 */
const STAGES = new Set(
  (
    'local production prod live staging stage preview preprod development dev test testing qa uat ci ' +
    'keys secret secrets private'
  ).split(' '),
);

/** The same before `.env`, where `test`, `dev` and the like often hold nothing secret. */
const NAMED_STAGES = new Set(['production', 'prod', 'staging', 'secrets']);

/**
 * Whether a file is an environment file by its name: `.env`, `.env.production`, `.env.anything.local`, `production.env`, or a
 * copy of one by an editor or a person. In any case, as Windows and macOS find it in any.
 */
function isEnvironmentFile(fileName: string): boolean {
  const lower = fileName.toLowerCase();
  if (!lower.includes('.env')) return false;
  const [before = '', env, ...rest] = lower.replace(/~$/, '').split('.');
  const words = rest.filter((word) => !/^(?:bak|backup|old|orig|save|swp)$/.test(word));
  if (env !== 'env') return false;
  const stage = words.at(-1);
  if (before !== '') return stage === undefined && NAMED_STAGES.has(before);
  return stage === undefined || STAGES.has(stage);
}

/**
 * Whether a file has a line that is no comment, sets no variable to nothing, and none that every browser is given; what is
 * encrypted (dotenvx, SOPS), and where a secret is in 1Password, does not count.
 */
function setsAnything(bytes: Buffer): boolean {
  return withoutMark(bytes.toString())
    .split(/[\r\n]+/)
    .some((line) => !SETS_NOTHING.test(line) && !ALLOWED.test(line));
}

/** What SOPS adds to a file that it encrypts. */
const SOPS = 'sops_(?:(?:age|pgp|kms|gcp_kms|azure_kv|hc_vault)__|(?:un)?encrypted_|lastmodified|mac|version)';

const SETS_NOTHING = new RegExp(
  String.raw`^\s*(?:#|$|(?:export\s+)?(?:\w+\s*=(?:\s*(?:""|''))?(?:\s+#|\s*$)|(?:node_env|dotenv_public_key|${SOPS}|${PUBLIC_NAMES})\w*\s*=|\w+\s*=\s*["']?(?:encrypted:|enc\[|op://)))`,
  'i',
);
