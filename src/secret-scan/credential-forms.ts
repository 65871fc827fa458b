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
/** A sequence that begins with the version, and has a bag with a key or a secret: certificates alone are public (RFC 7292). */
const PKCS12 = /^0[^]{1,5}?(?<value>\x02\x01\x030)(?=[^]*?\x2a\x86\x48\x86\xf7\x0d\x01\x0c\x0a\x01[\x01\x02\x05])/g;

/** How a file holds what is secret in it, which is the group `value`: assignments to telling names, unless a form is given. */
export const FORMS = {
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
  // A sequence that begins with a version and is no other than a key; or with what encrypts one.
  der: [
    /^(?<value>0[^]{1,3}?\x02\x01(?:[\0\x01]0[^]\x06|\0\x02[\x81\x82]|\x01\x04))/g,
    /^(?<value>0[^]{1,3}?0[^]\x06[\x09\x0a]\x2a\x86\x48\x86\xf7\x0d\x01(?:\x05|\x0c\x01))/g,
  ],
  // What only a key is protected with, among entries in any order: OpenJDK, sun/security/provider/KeyProtector.java.
  jks: [/^\xfe\xed\xfe\xed[^]*?(?<value>0[\x0c\x0e]\x06\x0a\x2b\x06\x01\x04\x01\x2a\x02\x11\x01\x01)/g, PKCS12],
  pkcs12: [PKCS12],
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
} satisfies Readonly<Record<string, readonly RegExp[]>>;

export type CredentialForm = keyof typeof FORMS;

/** What stands in every file of a form whose name others have, too: the words of a login page are in an `auth.json`. */
export const PROOFS: Readonly<Partial<Record<CredentialForm, RegExp>>> = {
  composer:
    /"(?:http-basic|bitbucket-oauth|(?:git(?:hub|lab)|forgejo)-(?:oauth|token)|bearer)"\s*:\s*\{\s*"[^".:]*[.:]/,
};
