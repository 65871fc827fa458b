import { isAllowed } from './characters.ts';
import { CREDENTIAL_FILES } from './credential-files.ts';
import type { CredentialForm } from './credential-files.ts';
import type { FoundSecret, SecretKind } from './findings.ts';

/** Most findings in one file or block, as of every kind. */
const MAX_FINDINGS = 10;
/** How far before a value a comment may begin. */
const MAX_COMMENT = 200;

/** What the name of something secret ends with. */
const NAMES =
  'pass(?:word|wd|_?phrase)?|pwd|secret|token|_auth|auth|auth_?ident|authorization|credentials?|_pat|secret_?key_?base|' +
  '(?:api|secret_?access|shared_?access|account|app|application|auth|client|consumer|encryption|license|master|private|secret|signing|token|write)[_-]?key(?:[_-]data)?';

/** How the names of variables begin that a bundler gives to every browser. */
export const PUBLIC_NAMES = '(?:next_|nuxt_|expo_)?public_|vite_|gatsby_|react_app_|vue_app_|storybook_';

/** `name = value`, `name: value` and `"name": "value"`, each line or part of an object on its own. */
const assigned = (names: string): RegExp =>
  new RegExp(
    String.raw`(?<=^|[{,;(\[])[ \t]*(?:export[ \t]+|set[ \t]+|-[ \t]+|:)?["']?(?!${PUBLIC_NAMES})` +
      String.raw`[\w.$/:@-]{0,80}?(?:${names})["']?[ \t]*(?:=>?|:)[ \t]*["'${'`'}]?(?<value>[^\s"'${'`'},;{}\[\]][^\r\n"'${'`'}]*)`,
    'gim',
  );

/** In a URL, between user and host. */
const URL_PASSWORD = /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:/"'<>]*:(?<value>[^\s"'/<>]+)@/gi;
const ASSIGNED = assigned(NAMES);

/** What is secret in a file, as the group `value`. */
const FORMS: Readonly<Record<CredentialForm, readonly RegExp[]>> = {
  assignments: [ASSIGNED, URL_PASSWORD],
  argo: [/-BEGIN ARGO TUNNEL TOKEN-+\s+(?<value>\S+)/g],
  bundler: [
    /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__|GEM__)(?=\w{1,99}__)\w{1,200}: *"?(?<value>[^\s":]+:[^\s"]+|\w{16,})/gm,
  ],
  composer: [
    /"(?:consumer-secret|password|token)"\s*:\s*"(?<value>[^"]+)"/g,
    /"(?:(?:git(?:hub|lab)|forgejo)-(?:oauth|token)|bearer)"\s*:\s*\{\s*"[^"]+"\s*:\s*"(?<value>[^"]+)"/g,
  ],
  conda: [/\/t\/(?<value>[\w-]{8,})\//g, URL_PASSWORD],
  curl: [
    /^[ \t]*-{0,2}(?:u|user|U|proxy-user)(?:[ \t]*[=:][ \t]*|[ \t]+|(?<=-u))"?[^\s":]+:(?<value>[^\s"]+)/gm,
    /^[ \t]*-{0,2}(?:pass|proxy-pass|oauth2-bearer)(?:[ \t]*[=:][ \t]*|[ \t]+)"?(?<value>[^\s"]+)/gm,
    /authorization:[ \t]*(?:\w+[ \t]+)?(?<value>[^\s"']{6,})/gi,
    URL_PASSWORD,
  ],
  erlang: [/(?<!public_)(?:key|token)'?\s*(?:,|=>)\s*<<"(?<value>[^"]+)"/g],
  git: [/(?:authorization:\s*\w+|smtppass\s*=)\s+(?<value>[^\s"]+)/gi, URL_PASSWORD],
  gnupg: [/\((?:\d+:)?(?<value>(?:protected-)?private-key)/g],
  google: [ASSIGNED, /ya29\.(?<value>[\w-]{20,})/g],
  key: [assigned(`${NAMES}|(?<!pub|public)_?key`), URL_PASSWORD],
  netrc: [/(?:^|\s)pass(?:word|wd)?\s+["']?(?<value>[^\s"']+)/gim],
  npm: [/(?<=^|:)[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*"?(?<value>[^\s"]+)/gm],
  // RFC 7292: a sequence that begins with the version.
  pkcs12: [/^0[^]{1,5}?(?<value>\x02\x01\x030)/g],
  pgpass: [/^(?!#)(?:(?:\\.|[^:\\\r\n])*:){4}(?<value>[^\r\n]+)/gm],
  putty: [/^Private-Lines: (?<value>\d+)/gm],
  s3fs: [/^(?!#)[^\s:]+:(?<value>\S+)/gm],
  subversion: [/^password\r?\nV \d+\r?\n(?<value>.+)/gm],
  url: [URL_PASSWORD],
  whole: [/^\s*(?<value>[^\s#][^\r\n]{7,})/g],
  wordpress: [/\(\s*['"](?:DB_PASSWORD|\w+_(?:KEY|SALT))['"]\s*,\s*['"](?<value>[^'"]+)['"]/g],
  xml: [
    /<(?:pass|password|passphrase|master)(?:\s[^<>]*)?>\s*(?<value>[^<\s][^<]*)</gi,
    /(?:\spassword|"ClearTextPassword"\s+value)="(?<value>[^"]+)"/gi,
  ],
  yarn: [/_(?:authToken|auth|password)"?[ \t]+"?(?<value>[^\s"]+)/g],
};

/** What stands in every file of a form whose name others have, too: the words of a login page are in an `auth.json`. */
const PROOFS: Readonly<Partial<Record<CredentialForm, RegExp>>> = {
  composer:
    /"(?:http-basic|bitbucket-oauth|(?:git(?:hub|lab)|forgejo)-(?:oauth|token)|bearer)"\s*:\s*\{\s*"[^".:]*[.:]/,
};

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
      if (isComment(text, match.index) || isAllowed(bytes, offset)) continue;
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
