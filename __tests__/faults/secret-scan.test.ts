import { existsSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../support/deploying.ts';
import { createInputs, SITE } from '../support/inputs.ts';
import { listSources, makeSources, pack } from '../support/packing.ts';
import { rawServer } from '../support/raw-server.ts';

/** Letters and digits that look random and are the same every time; no token in this file is a real one, or whole. */
function letters(seed: string, length: number): string {
  const text = createHash('sha512')
    .update(seed)
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '');
  return text.repeat(3).slice(0, length);
}
const upper = (seed: string): string =>
  letters(seed, 200)
    .toUpperCase()
    .replaceAll(/[^A-Z2-7]/g, '')
    .slice(0, 16);

const key = (kind: string, newline = '\n'): string =>
  [
    `-----BEGIN ${kind}PRIVATE KEY-----`,
    `MII${letters(kind, 61)}`,
    letters(`${kind}2`, 64),
    `-----END ${kind}PRIVATE KEY-----`,
    '',
  ].join(newline);

const TOKENS = {
  ghp: `ghp_${letters('ghp', 36)}`,
  gho: `gho_${letters('gho', 36)}`,
  ghu: `ghu_${letters('ghu', 36)}`,
  ghs: `ghs_${letters('ghs', 36)}`,
  ghr: `ghr_${letters('ghr', 40)}`,
  fine: `github_pat_${letters('pat', 22)}_${letters('pat2', 59)}`,
  akia: `AKIA${upper('akia')}`,
  asia: `ASIA${upper('asia')}`,
  npm: `npm_${letters('npm', 36)}`,
} as const;
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
const acrossKey = large(2 * MiB - 30, key('RSA '));

const PLANTS: Readonly<Record<string, Plant>> = {
  'text/ghp.txt': [lines(4, `token ${TOKENS.ghp} end`), 5, 'GitHub token', TOKENS.ghp],
  'text/gho.txt': [lines(9, TOKENS.gho), 10, 'GitHub token', TOKENS.gho],
  'text/ghu.yml': [lines(2, `key: "${TOKENS.ghu}"\n`), 3, 'GitHub token', TOKENS.ghu],
  'text/ghs.sh': [lines(1, `export T=${TOKENS.ghs}\n`), 2, 'GitHub token', TOKENS.ghs],
  'text/ghr.md': [lines(7, `\`${TOKENS.ghr}\``), 8, 'GitHub token', TOKENS.ghr],
  'text/fine.ts': [lines(0, `const t = '${TOKENS.fine}';`), 1, 'GitHub token', TOKENS.fine],
  'text/akia.ini': [lines(3, `aws_access_key_id=${TOKENS.akia}\n`), 4, 'AWS access key', TOKENS.akia],
  'text/asia.ini': [lines(3, `aws_access_key_id = ${TOKENS.asia}\n`), 4, 'AWS access key', TOKENS.asia],
  'text/npm.txt': [lines(5, TOKENS.npm), 6, 'npm token', TOKENS.npm],
  'text/url.txt': [lines(1, `https://x:${TOKENS.ghp}@github.example/`), 2, 'GitHub token', TOKENS.ghp],
  'keys/plain.pem': [key(''), 1, 'private key', letters('', 40)],
  'keys/rsa.pem': [lines(2, key('RSA ')), 3, 'private key', letters('RSA ', 40)],
  'keys/ec': [lines(2, key('EC ')), 3, 'private key', letters('EC ', 40)],
  'keys/dsa': [key('DSA '), 1, 'private key', letters('DSA ', 40)],
  'keys/id_ed25519': [key('OPENSSH '), 1, 'private key', letters('OPENSSH ', 40)],
  'keys/encrypted.pem': [key('ENCRYPTED '), 1, 'private key', letters('ENCRYPTED ', 40)],
  'keys/headers.pem': [
    lines(1, key('RSA ').replace('-----\nMII', '-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0A\n\nMII')),
    2,
    'private key',
    letters('RSA ', 40),
  ],
  'keys/crlf.pem': [key('RSA ', '\r\n'), 1, 'private key', letters('RSA ', 40)],
  'keys/indented.yml': [`key: |\n  ${key('').replaceAll('\n', '\n  ')}`, 2, 'private key', letters('', 40)],
  'json/account.json': [JSON.stringify({ private_key: key('') }), 1, 'private key', letters('', 40)],
  'json/pretty.json': [
    JSON.stringify({ a: 1, b: { key: key('RSA ') } }, null, 2),
    4,
    'private key',
    letters('RSA ', 40),
  ],
  'json/token.json': [JSON.stringify({ token: TOKENS.ghp }, null, 1), 2, 'GitHub token', TOKENS.ghp],
  'json/deep.json': [JSON.stringify([{}, { x: [TOKENS.npm] }], null, 2), 5, 'npm token', TOKENS.npm],
  'min/start.js': [`${TOKENS.ghs}${';a=1'.repeat(50_000)}`, 1, 'GitHub token', TOKENS.ghs],
  'min/middle.js': [
    `${'a=1;'.repeat(40_000)}t="${TOKENS.akia}";${'b=2;'.repeat(40_000)}`,
    1,
    'AWS access key',
    TOKENS.akia,
  ],
  'min/end.js': [`${'a=1;'.repeat(50_000)}${TOKENS.npm}`, 1, 'npm token', TOKENS.npm],
  'crlf/config.txt': [`one\r\ntwo\r\nthree ${TOKENS.fine}\r\nfour\r\n`, 3, 'GitHub token', TOKENS.fine],
  'crlf/last.txt': [`one\r\ntwo\r\n${TOKENS.asia}`, 3, 'AWS access key', TOKENS.asia],
  'bom.txt': [`\ufeff${TOKENS.ghu}\n`, 1, 'GitHub token', TOKENS.ghu],
  'binary.bin': [`\u0000\u0001\n\u0000${TOKENS.ghr}\u0000`, 2, 'GitHub token', TOKENS.ghr],
  'sub/.npmrc': [
    `registry=https://r.example\n//r.example/:_authToken=${letters('npmrc', 30)}\n`,
    2,
    'token in .npmrc',
    letters('npmrc', 30),
  ],
  '.npmrc': [`//r.example/:_password = "${letters('npmrc2', 30)}"\n`, 1, 'token in .npmrc', letters('npmrc2', 30)],
  '.env': ['KEY=value\n', undefined, 'environment file', 'KEY=value'],
  'app/.env.production.local': ['KEY=value\n', undefined, 'environment file', 'KEY=value'],
  ...acrossBlocks,
  'large/key.pem': [acrossKey.text, acrossKey.line, 'private key', letters('RSA ', 40)],
  'own/config.js': [lines(11, `const p = '${PASSWORD}';`), 12, 'password of this step', PASSWORD],
  'own/min.js': [`${'a=1;'.repeat(70_000)}${PASSWORD}`, 1, 'password of this step', PASSWORD],
};

const named = ({ path: name, line: at, kind }: { path: string; line: number | undefined; kind: string }): string =>
  `${name}:${at ?? ''} ${kind}`;

test('every planted secret is found, in its file and line, and nothing else', async () => {
  const entries = Object.entries(PLANTS);
  expect(entries.length).toBeGreaterThanOrEqual(40);
  // Lines are looked up for the first ten findings of a zip.
  for (let from = 0; from < entries.length; from += 10) {
    const some = entries.slice(from, from + 10);
    const files = makeSources(Object.fromEntries(some.map(([name, [text]]) => [name, text])));
    const { secrets } = await pack(files, { secretScan: { password: PASSWORD } });
    const planted = some.map(([name, [, at, kind]]) => named({ path: name, line: at, kind }));
    expect(secrets.map(named).toSorted()).toEqual(planted.toSorted());
  }
});

test('of many findings the first ten have their line', async () => {
  const many = Array.from({ length: 15 }, (_, index) => [`${String(index).padStart(2, '0')}.txt`, `\n${TOKENS.ghp}\n`]);
  const { secrets } = await pack(makeSources(Object.fromEntries(many)), { secretScan: { password: undefined } });
  expect(secrets.map(({ line: at }) => at)).toEqual([
    ...Array.from({ length: 10 }, () => 2),
    ...Array.from({ length: 5 }),
  ]);
});

describe('what a deploy says of them', () => {
  const wanted = Object.entries(PLANTS).filter(([name]) => !name.startsWith('own/') && !name.startsWith('large/'));

  test.each(wanted)('%s: file and kind, never the value', async (name, [text, at, kind, secret]) => {
    const server = await rawServer({ onBody: (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n') });
    const inputs = createInputs(server.origin, { 'secret-scan': 'error', include: '.env*\n.npmrc' });
    const { outputs, error, log, summary } = await runDeploy({ inputs, files: { ...SITE, [name]: text } });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'secret-found' });
    expect(error).toContain(`${name}${at === undefined ? '' : `:${at}`}: ${kind}`);
    expect(`${log.join('\n')}${summary}`).not.toContain(secret);
    expect(server.connections()).toBe(0);
  });

  test.each([
    ['warn', 'failed secret-found'],
    ['error', 'failed secret-found'],
    ['off', 'accepted '],
  ])('the password of the step itself, with secret-scan %s', async (level, ending) => {
    const server = await rawServer({ onBody: (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n') });
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
  ['a public key', 'a.pem', key('').replaceAll('PRIVATE', 'PUBLIC')],
  ['a prefix alone', 'a.js', "if (token.startsWith('ghp_')) return;"],
  ['a token inside a word', 'a.js', `xghp_${letters('x', 36)}`],
  ['a short password of the step', 'a.js', 'password'],
])('%s is no finding', async (_, name, text) => {
  const { secrets } = await pack(makeSources({ [name]: text }), { secretScan: { password: 'password' } });
  expect(secrets).toEqual([]);
});

test('text in UTF-16 is not looked through: a known limit', async () => {
  const files = makeSources({ 'a.txt': Buffer.from(TOKENS.ghp, 'utf16le') });
  expect((await pack(files, { secretScan: { password: undefined } })).secrets).toEqual([]);
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
  expect((await pack(files, { secretScan: { password: undefined } })).secrets).toEqual([]);
});
