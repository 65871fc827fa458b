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
  /** Who published the format. */
  readonly source: string;
}

const GITLEAKS = 'gitleaks, config/gitleaks.toml';
const OPENAI = `${GITLEAKS}, openai-api-key; other services with the same API follow it`;

export const RULES: readonly SecretRule[] = [
  {
    kind: 'private key',
    markers: ['-BEGIN '],
    body: { of: characters(/[A-Z0-9 ]/), min: 11 },
    extent: extentOfKey,
    pattern: /^-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/,
    confirm: hasKeyBody,
    source: 'RFC 7468; RFC 1421 for headers; OpenSSH, PROTOCOL.key',
  },
  {
    kind: 'PGP private key',
    markers: ['-BEGIN PGP '],
    body: { of: characters(/[A-Z ]/), min: 17 },
    extent: extentOfKey,
    pattern: /^-----BEGIN PGP PRIVATE KEY BLOCK-----/,
    confirm: hasKeyBody,
    source: 'RFC 9580 section 6.2',
  },
  {
    kind: 'GitHub token',
    markers: ['gh[pour]_'],
    body: { of: ALPHANUMERIC, min: 36 },
    pattern: /^gh[pour]_[A-Za-z0-9]{36,}/,
    source: 'https://github.blog/engineering/behind-githubs-new-authentication-token-formats/',
  },
  {
    kind: 'GitHub token',
    markers: ['ghs_'],
    body: { of: characters(/[A-Za-z0-9._]/), min: 36 },
    pattern: /^ghs_[A-Za-z0-9._]{36,}/,
    // ghs_APPID_JWT; the pattern is the one GitHub recommends.
    source:
      'https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/',
  },
  {
    kind: 'GitHub token',
    markers: ['githu|b_pat_'],
    body: { of: ALPHANUMERIC, min: 22, max: 22 },
    pattern: /^github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/,
    source: `${GITLEAKS}, github-fine-grained-pat (82 characters)`,
  },
  {
    kind: 'GitLab token',
    markers: ['glp[at]t-', 'gloas-', 'gl[dfrw]t-', 'glrtr-', 'glcbt-', 'gli|mt-', 'glagent-', 'glsoat-', 'glffct-'],
    body: { of: BASE64URL, min: 20 },
    pattern: /^gl[a-z]+-[A-Za-z0-9_-]{20,}/,
    source: 'https://docs.gitlab.com/security/tokens/, "Token prefixes"',
  },
  {
    kind: 'GitLab token',
    markers: ['GR1348941'],
    body: { of: BASE64URL, min: 20 },
    pattern: /^GR1348941[A-Za-z0-9_-]{20}/,
    source: `${GITLEAKS}, gitlab-rrt`,
  },
  {
    kind: 'npm token',
    markers: ['npm_'],
    body: { of: ALPHANUMERIC, min: 36, max: 36 },
    pattern: /^npm_[A-Za-z0-9]{36}/,
    source: 'https://github.blog/2021-09-23-announcing-npms-new-access-token-format/',
  },
  {
    kind: 'AWS access key',
    markers: ['A[KS]IA'],
    body: { of: characters(/[A-Z2-7]/), min: 16, max: 16 },
    pattern: /^A[KS]IA[A-Z2-7]{16}/,
    source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html; alphabet: gitleaks',
  },
  {
    kind: 'Azure storage key',
    markers: ['tKey', '[TE]_KEY'],
    before: 6,
    body: { of: characters(/["'\s:=]/), min: 1, max: 5 },
    inWord: true,
    // The key that every copy of the storage emulator has is public.
    pattern: /^(?:[Aa]ccountKey|ACCOUNT_KEY|STORAGE_KEY)["']?\s?[:=]\s?["']?(?!Eby8vdM02xNOcqFl)[A-Za-z0-9+/]{86}==/,
    source:
      'https://learn.microsoft.com/purview/sit-defn-azure-storage-account-key; AZURE_STORAGE_KEY: documentation of az storage',
  },
  {
    kind: 'Azure storage key',
    markers: ['+ASt'],
    before: 76,
    body: { of: BASE64, min: 6, max: 6 },
    pattern: /^[A-Za-z0-9+/]{76}\+ASt[A-Za-z0-9+/]{5}[AQgw]==/,
    source: 'https://github.com/microsoft/security-utilities, Azure64ByteIdentifiableKeys',
  },
  {
    kind: 'Azure client secret',
    markers: ['[0-9]Q~'],
    before: 3,
    body: { of: characters(/[A-Za-z0-9_~.-]/), min: 31, max: 34 },
    pattern: /^[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}(?![~.-])/,
    source: `${GITLEAKS}, azure-ad-client-secret`,
  },
  {
    kind: 'Google API key',
    markers: ['A|Iza'],
    body: { of: BASE64URL, min: 35, max: 35 },
    pattern: /^AIza[A-Za-z0-9_-]{35}(?!-)/,
    // The settings of an app of Firebase are public by design (https://firebase.google.com/docs/projects/api-keys).
    confirm: (text) => !/^AIza[\w-]{35}["'`]?,\s*["']?authDomain\b/.test(text),
    source: `${GITLEAKS}, gcp-api-key`,
  },
  {
    kind: 'Google client secret',
    markers: ['GOCSPX-'],
    body: { of: BASE64URL, min: 28, max: 28 },
    pattern: /^GOCSPX-[A-Za-z0-9_-]{28}(?!-)/,
    source: 'no page of Google has it; secret scanners agree on it',
  },
  {
    kind: 'Slack token',
    markers: ['xox[abceoprs]-'],
    body: { of: characters(/\d/), min: 1 },
    pattern: /^xox[abceoprs]-\d[A-Za-z0-9-]{20,}/,
    source: `https://docs.slack.dev/authentication/tokens; ${GITLEAKS}`,
  },
  {
    kind: 'Slack token',
    markers: ['xa|pp-'],
    body: { of: characters(/[\d-]/), min: 2 },
    pattern: /^xapp-\d-[A-Za-z0-9]+-\d+-[A-Za-z0-9]{32,}/,
    source: `https://docs.slack.dev/authentication/tokens; ${GITLEAKS}`,
  },
  {
    kind: 'Slack webhook',
    markers: ['hooks.slack.com/'],
    body: { of: BASE64, min: 52 },
    pattern: /^hooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9+/]{43,56}/,
    source: `https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/; ${GITLEAKS}`,
  },
  {
    kind: 'Stripe key',
    markers: ['[sr]k_live_', '[sr]k_test_'],
    body: { of: ALPHANUMERIC, min: 20 },
    pattern: /^[sr]k_(?:live|test)_[A-Za-z0-9]{20,}/,
    source: 'https://docs.stripe.com/keys',
  },
  {
    kind: 'webhook secret',
    markers: ['whsec_'],
    body: { of: BASE64, min: 32 },
    pattern: /^whsec_[A-Za-z0-9+/]{32,}/,
    source: 'https://docs.stripe.com/webhooks; https://www.standardwebhooks.com',
  },
  {
    kind: 'Supabase secret key',
    markers: ['sb_secret_'],
    body: { of: BASE64URL, min: 20 },
    pattern: /^sb_secret_[A-Za-z0-9_-]{20,}/,
    source: 'https://supabase.com/docs/guides/api/api-keys',
  },
  {
    kind: 'SendGrid key',
    markers: ['SG.'],
    body: { of: BASE64URL, min: 22, max: 22 },
    pattern: /^SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?!-)/,
    source: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys (69 characters)',
  },
  {
    kind: 'OpenAI-style key',
    markers: ['sk-'],
    body: { of: ALPHANUMERIC, min: 32, max: 64 },
    pattern: /^sk-[A-Za-z0-9]{32,64}(?!-)/,
    source: OPENAI,
  },
  {
    kind: 'OpenAI-style key',
    markers: ['sk-proj-', 'sk-svcacct-', 'sk-admin-'],
    body: { of: BASE64URL, min: 40 },
    pattern: /^sk-(?:proj|svcacct|admin)-[A-Za-z0-9_-]{40,}/,
    source: OPENAI,
  },
  {
    kind: 'OpenAI-style key',
    markers: ['sk-or-v1-'],
    body: { of: characters(/[0-9a-f]/), min: 64, max: 64 },
    pattern: /^sk-or-v1-[0-9a-f]{64}(?!-)/,
    source: OPENAI,
  },
  {
    kind: 'Anthropic key',
    markers: ['sk-ant-'],
    body: { of: characters(/[a-z]/), min: 3 },
    pattern: /^sk-ant-[a-z]+\d\d-[A-Za-z0-9_-]{80,}/,
    source: `${GITLEAKS}, anthropic-api-key and anthropic-admin-api-key`,
  },
  {
    kind: 'unexpired JWT',
    // The beginning of the claims: what looks like the beginning of a header may stand every few bytes.
    markers: ['.|eyJ'],
    body: { of: BASE64URL, min: 1 },
    extent: extentOfWebToken,
    pattern: /^eyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+/,
    confirm: isUnexpired,
    source: 'RFC 7519; RFC 7515 section 3.1',
  },
];
