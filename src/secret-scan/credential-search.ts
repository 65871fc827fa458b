import { isAllowed } from './characters.ts';
import { CREDENTIAL_FILES } from './credential-files.ts';
import { FORMS, PROOFS } from './credential-forms.ts';
import type { CredentialForm } from './credential-forms.ts';
import type { FoundSecret, SecretKind } from './findings.ts';

/** Most findings in one file or block, as of every kind. */
const MAX_FINDINGS = 10;
/** How far before a value a comment may begin. */
const MAX_COMMENT = 200;

/** A value that is none: a reference, a word in its place, an example, or where the secret is. */
const NO_SECRET = new RegExp(
  [
    String.raw`^\$[\w({]|\$\{|\$\(|\{\{|^%\w+%$|^@\w+@$|^<.*>$|^\{.*\}$|^(?:op|env|file|vault|awssm|gcpsm)[:+]|^!vault`,
    String.raw`^(?:true|false|yes|no|on|off|null|nil|none|undefined|~|[01]|\W+|x+|todo|redacted|placeholder)$`,
    String.raw`example|change[-_ ]?me|password_here|^(?:put[-_ ]|your[-_ ]|my[-_ ](?:secret|token|password)|replace|insert)|x{8}|0{8}`,
    String.raw`^(?:~|\.\.?)\/|^\/(?:home|Users|etc|var|root|run|opt|tmp|usr|mnt|secrets)\/|^[A-Za-z]:\\`,
  ].join('|'),
  'i',
);

/** Without what closes the object around it, too. */
function isNoSecret(value: string): boolean {
  return NO_SECRET.test(value) || NO_SECRET.test(value.replace(/[\s,;}\]]+$/, ''));
}

interface CredentialFile {
  readonly kind: SecretKind;
  readonly form: CredentialForm;
  /** The whole path, in any case. */
  readonly path: RegExp;
}

/** The rows by what a file is looked up by. */
const ROWS = new Map<string, CredentialFile[]>();
for (const [tool, files, form = 'assignments'] of CREDENTIAL_FILES) {
  for (const file of files.split(' ')) {
    const pattern = file.replace(/[.+]/g, String.raw`\$&`).replace('*', '[^/]+');
    const kind: SecretKind = tool === 'npm' ? 'token in .npmrc' : `${tool} credentials`;
    const row = { kind, form, path: new RegExp(`(?:^|/)${pattern}$`, 'i') };
    const key = file.replace(/^.*\/(?=[^/]*[^/*])/, '').replace(/^\*.*(?=\.)/, '*');
    ROWS.set(key, [...(ROWS.get(key) ?? []), row]);
  }
}

/** A name as it is, `*.extension`, `name.*` and `folder/*`: what a row may be looked up by. */
function rowFor(path: string): CredentialFile | undefined {
  const lower = path.toLowerCase();
  const slash = lower.lastIndexOf('/');
  const name = lower.slice(slash + 1);
  const dot = name.lastIndexOf('.');
  const keys = [name, `*${name.slice(dot)}`, `${name.slice(0, dot)}.*`];
  if (slash > 0) keys.push(`${lower.slice(lower.lastIndexOf('/', slash - 1) + 1, slash)}/*`);
  const rows = keys.flatMap((key) => ROWS.get(key) ?? []).filter((row) => row.path.test(path));
  // `.codex/auth.json` is not an `auth.json`.
  return rows.sort((one, other) => other.path.source.length - one.path.source.length)[0];
}

/**
 * What is secret in a file that is known by its name, such as `.netrc`: a value that stands there literally. Nothing in
 * any other file, and in one that names only where a secret is.
 * @param from where in the bytes a finding may begin, up to `to`
 */
export function findCredentials(path: string, bytes: Buffer, from: number, to: number): FoundSecret[] {
  const row = rowFor(path);
  if (row === undefined) return [];
  const text = bytes.toString('latin1');
  if (PROOFS[row.form]?.test(text) === false) return [];
  const offsets = new Set<number>();
  for (const pattern of FORMS[row.form]) {
    for (const match of text.matchAll(pattern)) {
      const value = (match.groups?.['value'] ?? '').trim().replace(/[,;]$/, '');
      const offset = match.index + match[0].lastIndexOf(value);
      if (offset < from || offset >= to || isNoSecret(value)) continue;
      if (isComment(text, match.index) || isAllowed(bytes, offset, offset + value.length)) continue;
      offsets.add(offset);
      if (offsets.size === MAX_FINDINGS) break;
    }
  }
  const sorted = [...offsets].sort((one, other) => one - other).slice(0, MAX_FINDINGS);
  return sorted.map((offset) => ({ kind: row.kind, offset }));
}

/**
 * Whether a place is in a comment: of its line, or of XML. Only what is near is looked at, as one line may be the whole
 * file. `//` alone, as npm has `//host/:` where a setting begins.
 */
function isComment(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_COMMENT), at);
  return /(?:^|\n)[ \t]*(?:#|;|\/\/(?!\S+:$))[^\n]*$/.test(before) || /<!--(?:(?!-->)[^])*$/.test(before);
}
