import type { SecretKind } from './findings.ts';
import { hasKeyBody } from './private-keys.ts';
import { isUnexpired } from './web-tokens.ts';

/** A kind of secret that its text gives away. */
export interface SecretRule {
  readonly kind: SecretKind;
  /**
   * One of these stands in every such secret: what the bytes are searched for. Three characters or more; the scan is the
   * faster, the rarer the first three are in other files.
   */
  readonly markers: readonly string[];
  /** How many characters of the secret stand before the marker; none unless given. */
  readonly before?: number;
  /** Whether it is one in the middle of a word, too. */
  readonly inWord?: boolean;
  /** The secret, from its first character on. */
  readonly pattern: RegExp;
  /** Asked last, with the text from the first character of the secret on. */
  readonly confirm?: (text: string, now: number) => boolean;
  /** Who published the format. */
  readonly source: string;
}

const GITLEAKS = 'gitleaks, config/gitleaks.toml';

export const RULES: readonly SecretRule[] = [
  {
    kind: 'private key',
    markers: ['-BEGIN '],
    before: 4,
    pattern: /^-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/,
    confirm: hasKeyBody,
    source: 'RFC 7468; RFC 1421 for headers; OpenSSH, PROTOCOL.key',
  },
  {
    kind: 'PGP private key',
    markers: ['-BEGIN '],
    before: 4,
    pattern: /^-----BEGIN PGP PRIVATE KEY BLOCK-----/,
    confirm: hasKeyBody,
    source: 'RFC 9580 section 6.2',
  },
  {
    kind: 'GitHub token',
    markers: ['ghp_', 'gho_', 'ghu_', 'ghr_'],
    pattern: /^gh[pour]_[A-Za-z0-9]{36,}/,
    source: 'https://github.blog/engineering/behind-githubs-new-authentication-token-formats/',
  },
  {
    kind: 'GitHub token',
    markers: ['ghs_'],
    pattern: /^ghs_[A-Za-z0-9._]{36,}/,
    // ghs_APPID_JWT; the pattern is the one GitHub recommends.
    source:
      'https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/',
  },
  {
    kind: 'GitHub token',
    markers: ['github_pat_'],
    pattern: /^github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/,
    source: `${GITLEAKS}, github-fine-grained-pat (82 characters)`,
  },
  {
    kind: 'GitLab token',
    markers: 'pat,oas,dt,rt,rtr,cbt,ptt,ft,imt,agent,wt,soat,ffct'.split(',').map((name) => `gl${name}-`),
    pattern: /^gl[a-z]+-[A-Za-z0-9_-]{20,}/,
    source: 'https://docs.gitlab.com/security/tokens/, "Token prefixes"',
  },
  {
    kind: 'GitLab token',
    markers: ['GR1348941'],
    pattern: /^GR1348941[A-Za-z0-9_-]{20}/,
    source: `${GITLEAKS}, gitlab-rrt`,
  },
  {
    kind: 'npm token',
    markers: ['npm_'],
    pattern: /^npm_[A-Za-z0-9]{36}/,
    source: 'https://github.blog/2021-09-23-announcing-npms-new-access-token-format/',
  },
  {
    kind: 'AWS access key',
    markers: ['AKIA', 'ASIA'],
    pattern: /^A[KS]IA[A-Z2-7]{16}/,
    source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html; alphabet: gitleaks',
  },
  {
    kind: 'Azure storage key',
    markers: ['tKey', 'T_KEY', 'E_KEY'],
    before: 6,
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
    pattern: /^[A-Za-z0-9+/]{76}\+ASt[A-Za-z0-9+/]{5}[AQgw]==/,
    source: 'https://github.com/microsoft/security-utilities, Azure64ByteIdentifiableKeys',
  },
  {
    kind: 'Azure client secret',
    markers: Array.from('0123456789', (digit) => `${digit}Q~`),
    before: 3,
    pattern: /^[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}(?![~.-])/,
    source: `${GITLEAKS}, azure-ad-client-secret`,
  },
  {
    kind: 'Google API key',
    markers: ['AIza'],
    pattern: /^AIza[A-Za-z0-9_-]{35}(?!-)/,
    source: `${GITLEAKS}, gcp-api-key`,
  },
  {
    kind: 'Google client secret',
    markers: ['GOCSPX-'],
    pattern: /^GOCSPX-[A-Za-z0-9_-]{28}(?!-)/,
    source: 'no page of Google has it; secret scanners agree on it',
  },
  {
    kind: 'Slack token',
    markers: ['xoxa-', 'xoxb-', 'xoxc-', 'xoxe-', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-'],
    pattern: /^xox[abceoprs]-\d[A-Za-z0-9-]{20,}/,
    source: `https://docs.slack.dev/authentication/tokens; ${GITLEAKS}`,
  },
  {
    kind: 'Slack token',
    markers: ['xapp-'],
    pattern: /^xapp-\d-[A-Za-z0-9]+-\d+-[A-Za-z0-9]{32,}/,
    source: `https://docs.slack.dev/authentication/tokens; ${GITLEAKS}`,
  },
  {
    kind: 'Slack webhook',
    markers: ['hooks.slack.com/'],
    pattern: /^hooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9+/]{43,56}/,
    source: `https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/; ${GITLEAKS}`,
  },
  {
    kind: 'Stripe key',
    markers: ['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_'],
    pattern: /^[sr]k_(?:live|test)_[A-Za-z0-9]{20,}/,
    source: 'https://docs.stripe.com/keys',
  },
  {
    kind: 'webhook secret',
    markers: ['whsec_'],
    pattern: /^whsec_[A-Za-z0-9+/]{32,}/,
    source: 'https://docs.stripe.com/webhooks; https://www.standardwebhooks.com',
  },
  {
    kind: 'SendGrid key',
    markers: ['SG.'],
    pattern: /^SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?!-)/,
    source: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys (69 characters)',
  },
  {
    kind: 'OpenAI-style key',
    markers: ['sk-'],
    pattern: /^sk-(?:(?:proj|svcacct|admin)-[A-Za-z0-9_-]{40,}|or-v1-[0-9a-f]{64}|[A-Za-z0-9]{32,64})(?!-)/,
    source: `${GITLEAKS}, openai-api-key; other services with the same API follow it`,
  },
  {
    kind: 'Anthropic key',
    markers: ['sk-ant-'],
    pattern: /^sk-ant-[a-z]+\d\d-[A-Za-z0-9_-]{80,}/,
    source: `${GITLEAKS}, anthropic-api-key and anthropic-admin-api-key`,
  },
  {
    kind: 'unexpired JWT',
    markers: ['eyJ'],
    pattern: /^eyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+/,
    confirm: isUnexpired,
    source: 'RFC 7519; RFC 7515 section 3.1',
  },
];
