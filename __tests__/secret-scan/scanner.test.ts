import { afterAll, expect, test } from '@jest/globals';
import { SecretScanner } from '../../src/secret-scan/scanner.ts';
import fc from '../support/jest/properties.ts';
import { HOSTILE_TEXTS } from '../../bench/secret-scan/hostile-texts.ts';

const letters = (length: number): string => 'ABCDEFG2345ABCDEFG7'.repeat(4).slice(0, length);
const whole = ['ghp_', 'ghr_', 'npm_'].map((begin) => begin + letters(36));
const pieces = fc.oneof(
  fc.constantFrom(...whole, `github_pat_${letters(22)}_${letters(59)}`, `AKIA${letters(16)}`, `ASIA${letters(16)}`),
  fc.constantFrom('ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'ghx_', 'github_pat_', 'AKIA', 'ASIA', 'npm_', 'g', 'A', 'n'),
  fc.constantFrom(' ', '\n', '-', '.', '"', '_', '\u00e9', '\0', '', '\\n', '\\', '%3D', '%', '\\u003d', '\\x3d', 'n'),
  fc.constantFrom(16, 17, 19, 20, 22, 35, 36, 37, 59).map(letters),
  fc.constantFrom('EXAMPLE', 'IOSFODNN7EXAMPLE'),
  fc.string({ maxLength: 25 }),
);
const texts = fc.array(pieces, { minLength: 10, maxLength: 20 }).map((parts) => parts.join(''));

/** Where no word goes on, or after an escape. */
const START =
  /(?:(?<![A-Za-z0-9_])|(?<=\\[nrtbfvae]|\\x[0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4}|\\[0-7]{1,3}|%[0-9A-Fa-f]{2}))/;
/** A pattern for each kind, tried at every byte. */
const KINDS = [
  /(?:gh[pour]_[A-Za-z0-9]{36,}|ghs_[A-Za-z0-9._]{36,}|github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59})/,
  /npm_[A-Za-z0-9]{36}/,
  /A[KS]IA(?![A-Z0-9]*EXAMPLE)[A-Z2-7]{16}/,
].map((pattern) => new RegExp(`${START.source}${pattern.source}(?![A-Za-z0-9_])`, 'g'));

/** What holds `EXAMPLE` is no token, so another one may begin inside of it. */
function placesOf(pattern: RegExp, text: string, from: number): number[] {
  const places: number[] = [];
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0].includes('EXAMPLE')) pattern.lastIndex = match.index + 1;
    else places.push(match.index);
  }
  return places;
}

test('the scan finds the tokens that a comparison at every byte finds', () => {
  const scanner = new SecretScanner({ password: undefined, now: 0 });
  let found = 0;
  fc.assert(
    fc.property(texts, fc.nat(40), fc.nat(40), (text, skipped, left) => {
      const bytes = Buffer.from(text);
      const [from, to] = [Math.min(skipped, bytes.length), Math.max(0, bytes.length - left)];
      const expected = KINDS.flatMap((pattern) => placesOf(pattern, bytes.toString('latin1'), from)).filter(
        (index) => index < to,
      );
      const offsets = scanner.find('a.js', bytes, from, to).map(({ offset }) => offset ?? -1);
      expect(offsets.toSorted((one, other) => one - other)).toEqual(expected.toSorted((one, other) => one - other));
      found += expected.length;
    }),
    { numRuns: 1000 },
  );
  expect(found).toBeGreaterThan(30);
});

test.each(['eyJ', '-eyJ', 'eyJ.', 'sk-', '8Q~', '+ASt', '-----BEGIN PRIVATE KEY-----\n', 'ghs_a.', '\\', '\\n'])(
  'a file of nothing but %j is scanned soon',
  (text) => {
    const bytes = Buffer.from(text.repeat(200_000 / text.length));
    const start = process.cpuUsage();
    new SecretScanner({ password: undefined, now: 0 }).find('a.js', bytes, 0, bytes.length);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2);
  },
);

test.each([
  ['elevenchars', 0],
  ['twelve-chars', 1],
])('the password %s is found %d times: shorter ones are ordinary words', (password, times) => {
  const bytes = Buffer.from(`const a = "${password}";\n`);
  expect(new SecretScanner({ password, now: 0 }).find('a.js', bytes, 0, bytes.length)).toHaveLength(times);
});

/** Twice as long as the longest secret that is read. */
const BYTES = 10_000;
/** Characters that patterns may look at for each byte of a file. For an ordinary file it is less than one. */
const MOST = 40;

const scanner = new SecretScanner({ password: undefined, now: 0 });
const { prototype } = RegExp;
const original = Object.getOwnPropertyDescriptor(prototype, 'exec') as PropertyDescriptor;
const exec = original.value as (text: string) => RegExpExecArray | null;
let looks = 0;

/** As `exec`. Counts the characters that patterns get, once for each time. */
function count(this: RegExp, text: string): RegExpExecArray | null {
  const before = this.lastIndex;
  const match = exec.call(this, text);
  looks += this.global && match !== null ? this.lastIndex - before : text.length - before;
  return match;
}

// Not a mock of Jest, which keeps every text that it was called with.
Object.defineProperty(prototype, 'exec', { ...original, value: count });

afterAll(() => {
  Object.defineProperty(prototype, 'exec', original);
});

function looksFor(piece: string): number {
  looks = 0;
  const bytes = Buffer.from(piece.repeat(Math.ceil(BYTES / piece.length)).slice(0, BYTES));
  scanner.find('a.js', bytes, 0, bytes.length);
  return Math.ceil(looks / BYTES);
}

test('no file makes the scan look at its bytes over and over', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(500);
  const costs = HOSTILE_TEXTS.map(([name, piece]) => ({ name, looks: looksFor(piece) }));
  expect(costs.filter((text) => text.looks > MOST)).toEqual([]);
});

test('an ordinary file is left to the search for markers', () => {
  expect(looksFor("export const keys = { KEY: 'value', tasks: ['ask-first', 'github_path'] };\n")).toBe(0);
});

function isFinding(path: string, text = 'A=1\n'): boolean {
  const bytes = Buffer.from(text);
  return new SecretScanner({ password: undefined, now: 0 }).find(path, bytes, 0, bytes.length).length > 0;
}

test.each([
  '.env',
  'apps/web/.env',
  '.env.local',
  '.env.production',
  '.env.prod',
  '.env.staging',
  '.env.development',
  '.env.test',
  '.env.production.local',
  '.env.anything.local',
  '.env.eu.production',
  '.env.Production',
  '.Env',
  '.env.bak',
  '.env.production.old',
  '.env~',
  '.env.bak.old~',
  'apps/web/.ENV.Local',
  'deploy/production.env',
  'Prod.env',
  'staging.env',
  'secrets.env.bak',
])('%s is an environment file', (path) => {
  expect(isFinding(path)).toBe(true);
});

test.each([
  '.env.example',
  '.env.sample',
  '.env.template',
  '.env.dist',
  '.env.defaults',
  '.env.schema',
  '.env.vault',
  '.env.production.example',
  '.env.local.sample',
  '.env.example.orig',
  '.env.template.old~',
  '.env.dist.save',
  '.env.local.example.backup.bak',
  '.env.old.sample',
  '.env.nonlocal',
  '.env.nonproduction',
  '.env.production-example',
  '.environment',
  '.envrc',
  'env.production',
  'x.env.local',
  'sample.env',
  'config.env',
  'my-production.env',
  'production.env.local',
  ...['test', 'ci', 'dev', 'local', 'development', 'qa', 'live', 'private'].map((stage) => `${stage}.env`),
  '.env.',
  '.env.d/readme.md',
  '.env.js',
])('%s is none', (path) => {
  expect(isFinding(path)).toBe(false);
});

test.each([
  '',
  '# SECRET=x\n\n',
  'API_KEY=\nexport TOKEN=""\r\nPW = # later\n',
  'NODE_ENV=production\nNEXT_PUBLIC_URL=https://a\nVITE_A=1\nREACT_APP_B="2"\n',
  '\ufeff# public\nVITE_A=1\n',
  'API_URL=https://a.example # gitleaks:allow\n',
])('a file that sets nothing but public variables is none: %j', (text) => {
  expect(isFinding('.env.production', text)).toBe(false);
});

test.each([
  'DOTENV_PUBLIC_KEY_PRODUCTION="0342e1"\nA="encrypted:BE9Y7LKANx"\nexport B=encrypted:BE9Y\n',
  'A=ENC[AES256_GCM,data:abc=,type:str]\nsops_age__list_0__map_recipient=age1\nsops_version=3.8.1\nsops_mac=ENC[AES256_GCM,data:zz=]\n',
  'A="op://vault/database/password"\n',
])('a file whose values are encrypted, or elsewhere, is none: %j', (text) => {
  expect(isFinding('.env.production', text)).toBe(false);
});

test.each([
  'SOPS_AGE_KEY=AGE-SECRET-KEY-1',
  'DOTENV_PRIVATE_KEY="122e"',
  'A="encrypted:x"\nB=y',
  'VITE_A=1\nA=1',
  'VITE=1',
  "A='x'",
  'A="" x',
  'MIIEvgIBADAN',
  'export A=1',
  'A=#1',
])('one with %j is', (text) => {
  expect(isFinding('.env.production', text)).toBe(true);
});
