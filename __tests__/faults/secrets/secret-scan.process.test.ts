import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { SecretScanOptions } from '../../../src/secret-scan/findings.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { listSources, makeSources, pack } from '../../support/zips/packing.ts';
import { letters, pem, PLANTED, PLANTED_NOW, TOKENS, webToken } from '../../../bench/secret-scan/planted-secrets.ts';
import { always } from '../../support/servers/socket-server.ts';

const PASSWORD = 'correct-horse-battery';

const MiB = 2 ** 20;
const line = `${'const filler = 1;'.padEnd(63, ' ')}\n`;
const filler = (bytes: number): string => line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes);

/** A file of 5 MB with a secret at a place; the filler has no line break around it. */
function large(at: number, secret: string): { text: string; line: number } {
  const before = `${filler(at - 64)
    .slice(0, at - 64)
    .replace(/\n$/, ' ')}${' '.repeat(64)}`.slice(0, at);
  return { text: `${before}${secret}\n${filler(5_000_000 - at)}`, line: before.split('\n').length };
}

/** Text of a file, the line and kind of what is planted in it, and the secret itself. */
type Plant = readonly [text: string, line: number | undefined, kind: string, secret: string];

const lines = (count: number, text: string): string => `${'// a line\n'.repeat(count)}${text}`;
const acrossBlocks = Object.fromEntries(
  (
    [
      ['ghp', -20],
      ['npm', -1],
      ['akia', -19],
      ['fine', -50],
      ['ghs', 0],
      ['gho', -36],
    ] as const
  ).map(([name, offset], index) => {
    const { text, line: at } = large(((index % 4) + 1) * MiB + offset, TOKENS[name]);
    const kind = { g: 'GitHub token', f: 'GitHub token', n: 'npm token', a: 'AWS access key' }[
      name[0] as 'g' | 'f' | 'n' | 'a'
    ];
    return [`large/${name}.js`, [text, at, kind, TOKENS[name]] as Plant];
  }),
);
const acrossKey = large(2 * MiB - 30, pem('RSA '));
const acrossJwt = large(3 * MiB - 100, webToken(Date.UTC(2100, 0, 1) / 1000));

const PLANTS: Readonly<Record<string, Plant>> = {
  ...Object.fromEntries(
    PLANTED.flatMap(({ path: name, text, line: at, kind, secret }) =>
      typeof kind === 'string' ? [[name, [text, at, kind, secret] as Plant]] : [],
    ),
  ),
  'keys/dsa': [pem('DSA '), 1, 'private key', letters('DSA ', 40)],
  'keys/encrypted.pem': [pem('ENCRYPTED '), 1, 'private key', letters('ENCRYPTED ', 40)],
  'keys/crlf.pem': [pem('RSA ', '\r\n'), 1, 'private key', letters('RSA ', 40)],
  'keys/indented.yml': [`key: |\n  ${pem('').replaceAll('\n', '\n  ')}`, 2, 'private key', letters('', 40)],
  'min/start.js': [`${TOKENS.ghs}${';a=1'.repeat(50_000)}`, 1, 'GitHub token', TOKENS.ghs],
  'min/middle.js': [
    `${'a=1;'.repeat(40_000)}t="${TOKENS.akia}";${'b=2;'.repeat(40_000)}`,
    1,
    'AWS access key',
    TOKENS.akia,
  ],
  'crlf/last.txt': [`one\r\ntwo\r\n${TOKENS.asia}`, 3, 'AWS access key', TOKENS.asia],
  'bom.txt': [`\ufeff${TOKENS.ghu}\n`, 1, 'GitHub token', TOKENS.ghu],
  '.npmrc': [`//r.example/:_password = "${letters('npmrc2', 30)}"\n`, 1, 'token in .npmrc', letters('npmrc2', 30)],
  ...acrossBlocks,
  'large/key.pem': [acrossKey.text, acrossKey.line, 'private key', letters('RSA ', 40)],
  'large/jwt.log': [acrossJwt.text, acrossJwt.line, 'unexpired JWT', letters('signature', 86)],
  'own/config.js': [lines(11, `const p = '${PASSWORD}';`), 12, 'password of this deploy', PASSWORD],
  'own/min.js': [`${'a=1;'.repeat(70_000)}${PASSWORD}`, 1, 'password of this deploy', PASSWORD],
  'own/in-a-word.js': [`x_${PASSWORD}_x`, 1, 'password of this deploy', PASSWORD],
};

/** A scan at a fixed time. */
const scanFor = (password?: string): SecretScanOptions => ({ password, now: PLANTED_NOW });

const named = ({ path: name, line: at, kind }: { path: string; line: number | undefined; kind: string }): string =>
  `${name}:${at ?? ''} ${kind}`;

test('every planted secret is found, in its file and line, and nothing else', async () => {
  const entries = Object.entries(PLANTS);
  expect(entries.length).toBeGreaterThanOrEqual(60);
  const files = makeSources(Object.fromEntries(entries.map(([name, [text]]) => [name, text])));
  const { secrets } = await pack(files, { secretScan: scanFor(PASSWORD) });
  const planted = entries.map(([name, [, at, kind]]) => named({ path: name, line: at, kind }));
  expect(secrets.map(named).toSorted()).toEqual(planted.toSorted());
});

test('of many findings the first 1,000 are kept, with their lines', async () => {
  // Of one file ten of a kind are looked for.
  const names = Array.from({ length: 101 }, (_, index) => `${String(index).padStart(3, '0')}.txt`);
  const files = Object.fromEntries(names.map((name) => [name, `\n${TOKENS.ghp}`.repeat(10)]));
  const { secrets } = await pack(makeSources(files), { secretScan: scanFor() });
  expect(secrets).toHaveLength(1000);
  expect(secrets.map(({ line: at }) => at)).toEqual(secrets.map((_, index) => (index % 10) + 2));
});

test('of a file as large as three blocks ten of a kind are found in each', async () => {
  const text = `${TOKENS.ghp}\n`.repeat(Math.floor((3 * MiB) / (TOKENS.ghp.length + 1)));
  const { secrets } = await pack(makeSources({ 'large.txt': text }), { secretScan: scanFor() });
  expect(secrets).toHaveLength(30);
});

describe('what a deploy reports of them', () => {
  const wanted = Object.entries(PLANTS).filter(([name]) => !name.startsWith('own/') && !name.startsWith('large/'));

  test('of each file and kind, never the value', async () => {
    const server = await always(200);
    const inputs = createInputs(server.origin, { 'secret-scan': 'error', include: '.env*\n.npmrc' });
    const planted = Object.fromEntries(wanted.map(([name, [text]]) => [name, text]));
    const { outputs, error, log, summary } = await runDeploy({ inputs, files: { ...SITE, ...planted } });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'secret-found' });
    for (const [name, [, at, kind, secret]] of wanted) {
      expect(log).toContain(`  ${name}${at === undefined ? '' : `:${at}`}: ${kind}`);
      expect(`${log.join('\n')}${summary}`).not.toContain(secret);
    }
    // An annotation is one line.
    expect(error).toMatch(/^\d+ possible secrets found: \S+ \([\w ]+\), .* and \d+ more\. Nothing was sent\./);
    expect(error).not.toContain('\n');
    expect(server.connections()).toBe(0);
  });

  test.each([
    ['warn', 'failed secret-found'],
    ['error', 'failed secret-found'],
    ['off', 'accepted '],
  ])('the password of the step itself, with secret-scan %s', async (level, ending) => {
    const server = await always(200);
    const inputs = createInputs(server.origin, { 'secret-scan': level, password: PASSWORD });
    const files = { ...SITE, 'config.js': `const p = '${PASSWORD}';` };
    const { outputs } = await runDeploy({ inputs, files });
    expect(`${outputs['status']} ${outputs['error-code']}`).toBe(ending);
    expect(server.connections()).toBe(level === 'off' ? 1 : 0);
  });
});

test.each([
  ['a variable in .npmrc', '.npmrc', '//r.example/:_authToken=${NPM_TOKEN}\n'],
  ['an empty token in .npmrc', '.npmrc', '//r.example/:_authToken=\nalways-auth=true\n'],
  ['the example of the documentation', 'a.md', 'AKIAIOSFODNN7EXAMPLE'],
  ['a mention of a key', 'a.md', 'paste the text after -----BEGIN PRIVATE KEY----- here'],
  ['an empty key', 'a.pem', '-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n'],
  ['a public key', 'a.pem', pem('').replaceAll('PRIVATE', 'PUBLIC')],
  ['a prefix alone', 'a.js', "if (token.startsWith('ghp_')) return;"],
  ['a token inside a word', 'a.js', `xghp_${letters('x', 36)}`],
  ['a short password of the step', 'a.js', 'password'],
  [
    'a placeholder',
    'a.md',
    `ghp_${'x'.repeat(36)} sk-ant-api03-${'X'.repeat(95)} https://hooks.slack.com/services/${'T/B/'.padEnd(60, 'X')}`,
  ],
  ['a placeholder that ends in zeros', 'a.md', `ghp_${letters('zeros', 28)}00000000`],
  ['the public key of the storage emulator', 'a.js', `AccountKey=${'Eby8vdM02xNOcqFl'.padEnd(86, 'q')}==`],
  ['a JSON Web Token that has expired', 'a.http', webToken(PLANTED_NOW / 1000)],
  ['a publishable key of Stripe', 'a.js', `pk_live_${letters('pk', 24)}`],
  ['a hash in a lock file', 'package-lock.json', `"integrity": "sha512-${letters('sha', 86)}=="`],
])('%s is no finding', async (_, name, text) => {
  const { secrets } = await pack(makeSources({ [name]: text }), { secretScan: scanFor('password') });
  expect(secrets).toEqual([]);
});

test.each(
  PLANTED.flatMap(({ path: name, text, kind }) => (typeof kind === 'string' ? [] : [[kind.missed, name, text]])),
)('%s is not seen: a known limit', async (_, name = '', text = '') => {
  expect((await pack(makeSources({ [name]: text }), { secretScan: scanFor() })).secrets).toEqual([]);
});

test('text in UTF-16 is not looked through: a known limit', async () => {
  const files = makeSources({ 'a.txt': Buffer.from(TOKENS.ghp, 'utf16le') });
  expect((await pack(files, { secretScan: scanFor() })).secrets).toEqual([]);
});

/** Packages that are installed anyway, pinned by the lock file. */
const PACKAGES = [
  'axios',
  'fastify',
  'yaml',
  'ignore',
  'archiver',
  'fast-check',
  'prettier',
  'jest',
  '@actions/core',
  '@actions/github',
];

test.each(PACKAGES)('no false alarm in the files of %s', async (name) => {
  const root = path.join('node_modules', name);
  expect(existsSync(root)).toBe(true);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const files = listSources(path.resolve(root), names);
  expect(files.length).toBeGreaterThan(3);
  expect((await pack(files, { level: 0, secretScan: scanFor() })).secrets).toEqual([]);
});
