import { ALPHANUMERIC, BASE64, BASE64URL, characters } from './characters.ts';
import type { CharacterSet } from './characters.ts';
import type { SecretKind } from './findings.ts';
import { extentOfKey, hasKeyBody } from './private-keys.ts';
import { extentOfWebToken, isUnexpired } from './web-tokens.ts';
import type { Epoch } from '../shared/clock.ts';

/** A kind of secret that its text gives away. */
export interface SecretRule {
  readonly kind: SecretKind;
  /**
   * One of these stands in every such secret: what the bytes are searched for. Three characters or more; the scan is the
   * faster, the rarer the first three are in other files, or those after a bar. `[ab]` is either of two characters: one
   * marker costs less than two, where a file is nothing but such.
   */
  readonly markers: readonly string[];
  /** How many characters of the secret stand before the marker; none unless given. */
  readonly before?: number;
  /**
   * What stands right after the marker, and how many of it at least and at most. Looked at first: it tells most markers
   * from secrets, however many there are.
   */
  readonly body: { readonly of: CharacterSet; readonly min: number; readonly max?: number };
  /** Whether it is one in the middle of a word, too. */
  readonly inWord?: boolean;
  /**
   * Where the text begins and ends that the pattern is tried on, for secrets that are not tokens. The texts of many markers
   * must not overlap.
   * @param most the length up to which it is read
   */
  readonly extent?: (bytes: Buffer, marker: number, most: number) => [from: number, to: number] | undefined;
  /** The secret, from its first character on. */
  readonly pattern: RegExp;
  /** Asked last, with the text from the first character of the secret on. */
  readonly confirm?: (text: string, now: Epoch) => boolean;
}

const LETTERS = '[A-Za-z0-9]';
const URL_LETTERS = '[A-Za-z0-9_-]';
const HEX = '[0-9a-f]';
/** Words in snake case, too, so a token of these must have a digit and a capital. */
const WORD_LETTERS = '[A-Za-z0-9_]';

/** Each with a comment on who published the format; gitleaks: its config/gitleaks.toml. */
export const RULES: readonly SecretRule[] = [
  {
    // RFC 7468; RFC 1421 for headers; OpenSSH, PROTOCOL.key
    kind: 'private key',
    markers: ['-BEGIN '],
    body: { of: characters(/[A-Z0-9 ]/), min: 11 },
    extent: extentOfKey,
    pattern: /^-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/,
    confirm: hasKeyBody,
  },
  {
    // RFC 9580 section 6.2
    kind: 'PGP private key',
    markers: ['-BEGIN PGP '],
    body: { of: characters(/[A-Z ]/), min: 17 },
    extent: extentOfKey,
    pattern: /^-----BEGIN PGP PRIVATE KEY BLOCK-----/,
    confirm: hasKeyBody,
  },
  token('GitHub token', 'gh[pour]_', LETTERS, '36,'), // github.blog/engineering/behind-githubs-new-authentication-token-formats/
  // ghs_APPID_JWT; the pattern is the one GitHub recommends.
  token('GitHub token', 'ghs_', '[A-Za-z0-9._]', '36,'), // github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/
  {
    // gitleaks, github-fine-grained-pat (82 characters)
    kind: 'GitHub token',
    markers: ['githu|b_pat_'],
    body: { of: ALPHANUMERIC, min: 22, max: 22 },
    pattern: /^github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/,
  },
  token(
    'GitLab token',
    'glp[at]t- gloas- gl[dfrw]t- glrtr- glcbt- gli|mt- glagent- glsoat- glffct-',
    URL_LETTERS,
    '20,',
  ), // docs.gitlab.com/security/tokens/, "Token prefixes"
  token('GitLab token', 'GR1348941', URL_LETTERS, '20,'), // gitleaks, gitlab-rrt
  token('npm token', 'npm_', LETTERS, '36'), // github.blog/2021-09-23-announcing-npms-new-access-token-format/
  token('AWS access key', 'A[KS]IA', '[A-Z2-7]', '16'), // docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html; alphabet: gitleaks
  {
    // https://learn.microsoft.com/purview/sit-defn-azure-storage-account-key; AZURE_STORAGE_KEY: documentation of az storage
    kind: 'Azure storage key',
    markers: ['tKey', '[TE]_KEY'],
    before: 6,
    body: { of: characters(/["'\s:=]/), min: 1, max: 5 },
    inWord: true,
    // The key that every copy of the storage emulator has is public.
    pattern: /^(?:[Aa]ccountKey|ACCOUNT_KEY|STORAGE_KEY)["']?\s?[:=]\s?["']?(?!Eby8vdM02xNOcqFl)[A-Za-z0-9+/]{86}==/,
  },
  {
    // https://github.com/microsoft/security-utilities, Azure64ByteIdentifiableKeys
    kind: 'Azure storage key',
    markers: ['+ASt'],
    before: 76,
    body: { of: BASE64, min: 6, max: 6 },
    pattern: /^[A-Za-z0-9+/]{76}\+ASt[A-Za-z0-9+/]{5}[AQgw]==/,
  },
  {
    // gitleaks, azure-ad-client-secret
    kind: 'Azure client secret',
    markers: ['[0-9]Q~'],
    before: 3,
    body: { of: characters(/[A-Za-z0-9_~.-]/), min: 31, max: 34 },
    pattern: /^[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}(?![~.-])/,
  },
  {
    // gitleaks, gcp-api-key
    kind: 'Google API key',
    markers: ['A|Iza'],
    body: { of: BASE64URL, min: 35, max: 35 },
    pattern: /^AIza[A-Za-z0-9_-]{35}(?!-)/,
    // The settings of an app of Firebase are public by design (https://firebase.google.com/docs/projects/api-keys).
    confirm: (text) => !/^AIza[\w-]{35}["'`]?,\s*["']?authDomain\b/.test(text),
  },
  token('Google client secret', 'GOCSPX-', URL_LETTERS, '28'), // no page of Google has it; secret scanners agree on it
  {
    // https://docs.slack.dev/authentication/tokens; gitleaks
    kind: 'Slack token',
    markers: ['xox[abceoprs]-'],
    body: { of: characters(/\d/), min: 1 },
    pattern: /^xox[abceoprs]-\d[A-Za-z0-9-]{20,}/,
  },
  {
    // https://docs.slack.dev/authentication/tokens; gitleaks
    kind: 'Slack token',
    markers: ['xa|pp-'],
    body: { of: characters(/[\d-]/), min: 2 },
    pattern: /^xapp-\d-[A-Za-z0-9]+-\d+-[A-Za-z0-9]{32,}/,
  },
  {
    // https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/; gitleaks
    kind: 'Slack webhook',
    markers: ['hooks.slack.com/'],
    body: { of: BASE64, min: 52 },
    pattern: /^hooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9+/]{43,56}/,
  },
  token('Stripe-style key', '[sr]k_live_ [sr]k_test_', LETTERS, '20,'), // docs.stripe.com/keys; clerk.com/docs, secret key
  token('webhook secret', 'whsec_', '[A-Za-z0-9+/]', '32,'), // docs.stripe.com/webhooks; https://www.standardwebhooks.com
  token('Supabase secret key', 'sb_secret_', URL_LETTERS, '20,'), // supabase.com/docs/guides/api/api-keys
  {
    // https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys (69 characters)
    kind: 'SendGrid key',
    markers: ['SG.'],
    body: { of: BASE64URL, min: 22, max: 22 },
    pattern: /^SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?!-)/,
  },
  {
    // gitleaks, openai-api-key; other services with the same API follow it
    kind: 'OpenAI-style key',
    markers: ['sk-'],
    body: { of: ALPHANUMERIC, min: 32, max: 64 },
    pattern: /^sk-[A-Za-z0-9]{32,64}(?!-)/,
  },
  token('OpenAI-style key', 'sk-proj- sk-svcacct- sk-admin-', URL_LETTERS, '40,'), // gitleaks, openai-api-key; other services with the same API follow it
  token('OpenAI-style key', 'sk-or-v1-', HEX, '64'), // gitleaks, openai-api-key; other services with the same API follow it
  token('Hugging Face token', 'hf_', LETTERS, '34'), // gitleaks, huggingface-access-token
  token('Shopify token', 'shpat_ shpca_ shppa_ shpss_', '[0-9A-Fa-f]', '32'), // gitleaks, shopify-access-token and the like
  token('Contentful token', 'CFPAT-', URL_LETTERS, '43'), // docs.gitlab.com/user/application_security/dast/browser/checks/798.134
  // The next five: trufflehog, pkg/detectors; vercel.com/docs/vercel-blob.
  token('Groq key', 'g|sk_', LETTERS, '52'),
  token('Netlify token', 'n|fp_', WORD_LETTERS, '36'),
  token('Supabase access token', 's|bp_', '[0-9a-z]', '40'),
  token('Docker token', 'dc|kr_pat_', URL_LETTERS, '27'),
  token('Vercel Blob token', 'vercel_blob|_rw_', WORD_LETTERS, '30,'),
  token('Notion token', 'ntn_', LETTERS, '46'), // gitleaks, notion-api-token
  token('Sentry token', 'sntryu_', HEX, '64'), // gitleaks, sentry-user-token
  token('Sentry token', 'sntrys_', '[A-Za-z0-9+/=_]', '80,'), // gitleaks, sentry-org-token
  token('DigitalOcean token', 'do[opr]_v1_', HEX, '64'), // gitleaks, digitalocean-pat and the like
  token('age key', 'AGE-SECRET-KEY-1', '[AC-HJ-NP-Z02-9]', '58'), // github.com/C2SP/C2SP/blob/main/age.md
  {
    // gitleaks, anthropic-api-key and anthropic-admin-api-key
    kind: 'Anthropic key',
    markers: ['sk-ant-'],
    body: { of: characters(/[a-z]/), min: 3 },
    pattern: /^sk-ant-[a-z]+\d\d-[A-Za-z0-9_-]{80,}/,
  },
  {
    // RFC 7519; RFC 7515 section 3.1
    kind: 'unexpired JWT',
    // The beginning of the claims: what looks like the beginning of a header may stand every few bytes.
    markers: ['.|eyJ'],
    body: { of: BASE64URL, min: 1 },
    extent: extentOfWebToken,
    pattern: /^eyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+/,
    confirm: isUnexpired,
  },
];

/**
 * A token that is a marker, and a run of characters after it.
 * @param markers with spaces between them
 * @param of what each character may be, as a regular expression has it
 * @param length of the run: `36`, or `36,` for that and more
 */
function token(kind: SecretKind, markers: string, of: string, length: string): SecretRule {
  const min = parseInt(length, 10);
  const isExact = !length.endsWith(',');
  const beginnings = markers.replaceAll('|', '').replaceAll(' ', '|');
  const start = of === WORD_LETTERS ? String.raw`(?=\w*\d)(?=\w*[A-Z])` : '';
  const end = isExact && of.includes('_-') ? '(?!-)' : '';
  return {
    kind,
    markers: markers.split(' '),
    body: { of: characters(new RegExp(of)), min, ...(isExact && { max: min }) },
    pattern: new RegExp(`^(?:${beginnings})${start}${of}{${length}}${end}`),
  };
}
