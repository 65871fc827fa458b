import { createHash } from 'node:crypto';
import type { SecretKind } from '../../src/secret-scan/findings.ts';

/**
 * Secrets in files, made when the program runs: none is real, and none stands in the repository, where a scanner would
 * find it.
 */
export interface PlantedSecret {
  /** Path of the file. */
  readonly path: string;
  readonly text: string;
  /** From 1; undefined when the file as a whole is the finding. */
  readonly line: number | undefined;
  /** What it is found as, or why it is not. */
  readonly kind: SecretKind | { readonly missed: string };
  /** What no message may show. */
  readonly secret: string;
}

/** When the tokens among them are tested, in milliseconds since 1970. */
export const PLANTED_NOW = Date.UTC(2026, 0, 1);

/** Letters and digits that look random and are the same every time. */
export function letters(seed: string, length: number): string {
  const blocks = Array.from({ length: Math.ceil(length / 64) + 1 }, (_, index) =>
    createHash('sha512').update(`${seed}${index}`).digest('base64'),
  );
  return blocks
    .join('')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, length);
}

function hex(seed: string, length: number): string {
  return createHash('sha512').update(seed).digest('hex').slice(0, length);
}

export function upper(seed: string, length = 16): string {
  return letters(seed, 200)
    .toUpperCase()
    .replaceAll(/[^A-Z2-7]/g, '')
    .slice(0, length);
}

/** A key in PEM form with such a body. */
export function pem(kind: string, newline = '\n'): string {
  const lines = [`-----BEGIN ${kind}PRIVATE KEY-----`, `MII${letters(kind, 61)}`, letters(`${kind}2`, 64)];
  return [...lines, `-----END ${kind}PRIVATE KEY-----`, ''].join(newline);
}

/** @param expires seconds since 1970 */
export function webToken(expires: number): string {
  const parts = [
    { alg: 'RS256', typ: 'JWT' },
    { sub: letters('sub', 20), exp: expires },
  ];
  const encoded = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return [...encoded, letters('signature', 86)].join('.');
}

export const TOKENS = {
  ghp: `ghp_${letters('ghp', 36)}`,
  gho: `gho_${letters('gho', 36)}`,
  ghu: `ghu_${letters('ghu', 36)}`,
  ghs: `ghs_${letters('ghs', 36)}`,
  statelessGhs: `ghs_1234567_${webToken(PLANTED_NOW / 1000 + 3600)}`,
  ghr: `ghr_${letters('ghr', 40)}`,
  fine: `github_pat_${letters('pat', 22)}_${letters('pat2', 59)}`,
  gitlab: `glpat-${letters('glpat', 20)}`,
  routableGitlab: `glpat-${letters('routable', 27)}.01.${hex('routable', 9)}`,
  gitlabRunner: `glrt-${letters('glrt', 20)}`,
  gitlabRegistration: `GR1348941${letters('GR', 20)}`,
  akia: `AKIA${upper('akia')}`,
  asia: `ASIA${upper('asia')}`,
  npm: `npm_${letters('npm', 36)}`,
  slackBot: `xoxb-123456789012-1234567890123-${letters('xoxb', 24)}`,
  slackUser: `xoxp-123456789012-123456789012-1234567890123-${hex('xoxp', 32)}`,
  slackApp: `xapp-1-A${upper('xapp', 10)}-1234567890123-${hex('xapp', 64)}`,
  slackWebhook: `hooks.slack.com/services/T${upper('T', 10)}/B${upper('B', 10)}/${letters('hook', 24)}`,
  supabase: `sb_secret_${letters('supabase', 31)}`,
  stripe: `sk_live_${letters('stripe', 24)}`,
  restrictedStripe: `rk_live_${letters('restricted', 99)}`,
  google: `AIza${letters('google', 33)}_-`,
  googleSecret: `GOCSPX-${letters('gocspx', 28)}`,
  webhook: `whsec_${letters('whsec', 32)}`,
  azureStorage: `${letters('azure', 86)}==`,
  newAzureStorage: `${letters('azure2', 76)}+ASt${letters('azure3', 5)}A==`,
  azureClient: `${letters('q', 3)}8Q~${letters('azure4', 30)}.~-_`,
  sendgrid: `SG.${letters('sendgrid', 22)}.${letters('sendgrid2', 43)}`,
  openai: `sk-proj-${letters('openai', 74)}T3BlbkFJ${letters('openai2', 74)}`,
  oldOpenai: `sk-${letters('openai3', 20)}T3BlbkFJ${letters('openai4', 20)}`,
  openRouter: `sk-or-v1-${hex('openrouter', 64)}`,
  anthropic: `sk-ant-api03-${letters('anthropic', 92)}-AA`,
  huggingFace: `hf_${letters('hf', 34)}`,
  shopify: `shpat_${hex('shopify', 32)}`,
  contentful: `CFPAT-${letters('contentful', 42)}_`,
  groq: `gsk_${letters('groq', 52)}`,
  netlify: `nfp_${letters('netlify', 36)}`,
  supabaseAccess: `sbp_${hex('sbp', 40)}`,
  docker: `dckr_pat_${letters('docker', 27)}`,
  vercelBlob: `vercel_blob_rw_${letters('store', 16)}_${letters('blob', 30)}`,
  notion: `ntn_12345678901${letters('notion', 35)}`,
  sentryUser: `sntryu_${hex('sentry', 64)}`,
  sentry: `sntrys_eyJpYXQiO${letters('sentry2', 80)}==_${letters('sentry3', 43)}`,
  digitalOcean: `dop_v1_${hex('digitalocean', 64)}`,
  age: `AGE-SECRET-KEY-1${upper('age', 90).replaceAll(/[BIO]/g, '').slice(0, 58)}`,
  jwt: webToken(Date.UTC(2100, 0, 1) / 1000),
} as const;

const lines = (count: number, text: string): string => `${'// a line\n'.repeat(count)}${text}`;
const plant = (path: string, kind: PlantedSecret['kind'], secret: string, text: string, line = 1): PlantedSecret => ({
  path,
  text,
  line,
  kind,
  secret,
});
const environment = (path: string): PlantedSecret => ({
  path,
  text: 'KEY=value\n',
  line: undefined,
  kind: 'environment file',
  secret: 'KEY=value',
});
const inPieces = pem('RSA ')
  .split('\n')
  .slice(0, -1)
  .map((part) => `  "${part}\\n"`)
  .join(' +\n');
const pgp = `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: GnuPG v2\n\n${letters('pgp', 64)}\n=abcd\n`;
const database = `postgres://app:${letters('database', 20)}@db.example/app`;

/** 51 of them: what people put in repositories, written the ways they write it. */
export const PLANTED: readonly PlantedSecret[] = [
  plant('text/ghp.txt', 'GitHub token', TOKENS.ghp, lines(4, `token ${TOKENS.ghp} end`), 5),
  plant('text/gho.json', 'GitHub token', TOKENS.gho, JSON.stringify({ a: 1, token: TOKENS.gho }, null, 2), 3),
  plant('text/ghu.yml', 'GitHub token', TOKENS.ghu, lines(2, `key: "${TOKENS.ghu}"\n`), 3),
  plant('text/ghs.sh', 'GitHub token', TOKENS.ghs, lines(1, `export T=${TOKENS.ghs}\n`), 2),
  plant('text/ghs-2026.sh', 'GitHub token', TOKENS.statelessGhs, `export T=${TOKENS.statelessGhs}\n`),
  plant('text/ghr.md', 'GitHub token', TOKENS.ghr, lines(7, `\`${TOKENS.ghr}\``), 8),
  plant('text/fine.ts', 'GitHub token', TOKENS.fine, `const t = '${TOKENS.fine}';`),
  plant('text/url.txt', 'GitHub token', TOKENS.ghp, lines(1, `https://x:${TOKENS.ghp}@github.example/`), 2),
  plant('text/crlf.txt', 'GitHub token', TOKENS.fine, `one\r\ntwo\r\nthree ${TOKENS.fine}\r\nfour\r\n`, 3),
  plant('binary.bin', 'GitHub token', TOKENS.ghr, `\u0000\u0001\n\u0000${TOKENS.ghr}\u0000`, 2),
  plant('min/end.js', 'npm token', TOKENS.npm, `${'a=1;'.repeat(50_000)}${TOKENS.npm}`),
  plant('escaped/newline.json', 'GitHub token', TOKENS.ghp, `{"env": "A=1\\n${TOKENS.ghp}\\n"}`),
  plant('escaped/tab.json', 'AWS access key', TOKENS.akia, `{"row": "id\\t${TOKENS.akia}"}`),
  plant('escaped/percent.txt', 'GitHub token', TOKENS.ghp, `https://x.example/?next=a%3Fb%3D${TOKENS.ghp}`),
  plant('escaped/unicode.json', 'GitHub token', TOKENS.ghs, `{"query": "token\\u003d${TOKENS.ghs}\\u0026a"}`),
  plant('escaped/hex.js', 'npm token', TOKENS.npm, `x = "token\\x3d${TOKENS.npm}";`),
  plant('aws/akia.ini', 'AWS access key', TOKENS.akia, lines(3, `aws_access_key_id=${TOKENS.akia}\n`), 4),
  plant('aws/asia.ini', 'AWS access key', TOKENS.asia, lines(3, `aws_access_key_id = ${TOKENS.asia}\n`), 4),
  plant(
    'sub/.npmrc',
    'token in .npmrc',
    letters('npmrc', 30),
    `registry=https://r.example\n//r.example/:_authToken=${letters('npmrc', 30)}\n`,
    2,
  ),
  plant('keys/plain.pem', 'private key', letters('', 40), pem('')),
  plant('keys/rsa.pem', 'private key', letters('RSA ', 40), lines(2, pem('RSA ')), 3),
  plant('keys/ec', 'private key', letters('EC ', 40), lines(2, pem('EC ')), 3),
  plant('keys/id_ed25519', 'private key', letters('OPENSSH ', 40), pem('OPENSSH ')),
  plant(
    'keys/headers.pem',
    'private key',
    letters('RSA ', 40),
    pem('RSA ').replace('-----\nMII', '-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0A\n\nMII'),
  ),
  plant('keys/account.json', 'private key', letters('', 40), JSON.stringify({ private_key: pem('') })),
  plant('keys/twice.json', 'private key', letters('', 40), JSON.stringify(JSON.stringify({ key: pem('') }))),
  plant('keys/pieces.js', 'private key', letters('RSA ', 40), `const key =\n${inPieces};\n`, 2),
  plant('keys/pgp.asc', 'PGP private key', letters('pgp', 40), pgp),
  environment('.env'),
  environment('.env.production'),
  environment('apps/web/.env.staging'),
  environment('app/.env.production.local'),
  plant('slack/bot.js', 'Slack token', TOKENS.slackBot, `const token = '${TOKENS.slackBot}';`),
  plant('slack/user.yml', 'Slack token', TOKENS.slackUser, `token: ${TOKENS.slackUser}\n`),
  plant('slack/app.txt', 'Slack token', TOKENS.slackApp, TOKENS.slackApp),
  plant('slack/hook.sh', 'Slack webhook', TOKENS.slackWebhook, `curl https://${TOKENS.slackWebhook}\n`),
  plant('stripe.rb', 'Stripe-style key', TOKENS.stripe, `Stripe.api_key = "${TOKENS.stripe}"\n`),
  plant(
    'google/maps.html',
    'Google API key',
    TOKENS.google,
    `<script src="https://m.example/js?key=${TOKENS.google}">`,
  ),
  plant('gitlab.yml', 'GitLab token', TOKENS.gitlab, `PRIVATE-TOKEN: ${TOKENS.gitlab}\n`),
  plant('gitlab-cell.yml', 'GitLab token', TOKENS.routableGitlab, `token: ${TOKENS.routableGitlab}\n`),
  plant(
    'azure/storage.json',
    'Azure storage key',
    TOKENS.azureStorage,
    `{"c": "DefaultEndpointsProtocol=https;AccountName=a;AccountKey=${TOKENS.azureStorage};EndpointSuffix=x"}`,
  ),
  plant('azure/app.json', 'Azure client secret', TOKENS.azureClient, `{"clientSecret": "${TOKENS.azureClient}"}`),
  plant('sendgrid.py', 'SendGrid key', TOKENS.sendgrid, `key = "${TOKENS.sendgrid}"\n`),
  plant('ai/openai.py', 'OpenAI-style key', TOKENS.openai, `OpenAI(api_key="${TOKENS.openai}")\n`),
  plant('ai/anthropic.py', 'Anthropic key', TOKENS.anthropic, `Anthropic(api_key="${TOKENS.anthropic}")\n`),
  plant('jwt.http', 'unexpired JWT', TOKENS.jwt, `Authorization: Bearer ${TOKENS.jwt}\n`),
  plant('missed/aws.ini', { missed: 'a value without a mark' }, letters('aws', 40), `secret = ${letters('aws', 40)}\n`),
  plant('missed/url.js', { missed: 'a password in a URL' }, database, `connect('${database}');`),
  plant('missed/password.js', { missed: 'a password' }, 'hunter2-hunter2', "const password = 'hunter2-hunter2';"),
  plant(
    'missed/base64.yml',
    { missed: 'encoded as base64' },
    TOKENS.ghp,
    `token: ${Buffer.from(TOKENS.ghp).toString('base64')}\n`,
  ),
  plant('missed/split.js', { missed: 'cut into pieces' }, TOKENS.ghp, `t = 'gh' + '${TOKENS.ghp.slice(2)}';`),
];
