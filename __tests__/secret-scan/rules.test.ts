import { describe, expect, test } from '@jest/globals';
import { RULES } from '../../src/secret-scan/rules.ts';
import { SecretScanner } from '../../src/secret-scan/scanner.ts';
import { PLANTED_NOW, TOKENS } from '../../bench/secret-scan/planted-secrets.ts';

const scanner = new SecretScanner({ password: undefined, now: PLANTED_NOW });

function kindsIn(text: string): string[] {
  const bytes = Buffer.from(text);
  return scanner.find('a.js', bytes, 0, bytes.length).map(({ kind, offset }) => `${kind} at ${offset}`);
}

/** A storage key means nothing without its name; it has tests of its own. */
const { azureStorage, ...standAlone } = TOKENS;
const texts = Object.entries(standAlone);

describe.each(texts)('%s', (_name, token) => {
  test.each([
    ['alone', '', ''],
    ['quoted', '"', '"'],
    ['after an equals sign', 'KEY=', '\n'],
    ['after an escaped line break', '"a\\n', '\\n"'],
    ['after a line break that is escaped twice', '\\"a\\\\n', '\\\\n\\"'],
    ['after an escaped tab', 'a\\t', '\\t'],
    ['percent-encoded', 'k%3D', '%26'],
    ['after a Unicode escape', 'k\\u003d', '\\u0026'],
    ['after a hexadecimal escape', 'k\\x3D', '\\x26'],
    ['after an octal escape', 'k\\075', '\\046'],
  ])('is found %s, once', (_context, before, after) => {
    expect(kindsIn(`${before}${token}${after}`)).toEqual([expect.stringMatching(new RegExp(` at ${before.length}$`))]);
  });

  test('is no finding in the middle of a word', () => {
    // The part that has a name of its own is a word of its own.
    const inWord = `word${token}`;
    expect(kindsIn(inWord)).toEqual([]);
  });

  test('is no finding when it is cut short', () => {
    expect(kindsIn(token.slice(0, 18))).toEqual([]);
  });
});

test.each([
  ['AccountKey=', ';EndpointSuffix=core.example'],
  ['storageAccountKey: "', '"'],
  ['"accountKey": "', '"'],
  ['AZURE_STORAGE_KEY=', '\n'],
  ["AZURE_STORAGE_ACCOUNT_KEY = '", "'"],
])('a storage key is found after %s', (before, after) => {
  expect(kindsIn(`${before}${azureStorage}${after}`)).toEqual([expect.stringMatching(/^Azure storage key/)]);
  expect(kindsIn(`${before}${azureStorage.slice(1)}${after}`)).toEqual([]);
  expect(kindsIn(`${before}${'Eby8vdM02xNOcqFl'.padEnd(86, 'q')}==${after}`)).toEqual([]);
});

test.each([
  ['{apiKey:"', '",authDomain:"shop.firebaseapp.com"', 0],
  ["  apiKey: '", "',\n  authDomain: 'shop.example.com',", 0],
  ['"apiKey": "', '", "authDomain": "shop.firebaseapp.com"', 0],
  ['{apiKey:"', '",projectId:"shop"', 1],
  ['GEMINI_API_KEY=', '\nauthDomain', 1],
])('a Google API key between %j and %j: %d', (before, after, count) => {
  expect(kindsIn(`${before}${TOKENS.google}${after}`)).toHaveLength(count);
});

test.each([
  'nfp_a_long_identifier_for_one_thing_here',
  'nfp_number_1_of_an_identifier_in_the_sum',
  'vercel_blob_rw_token_is_missing_or_invalid_here',
  'vercel_blob_rw_tokenOfTheStoreIsMissingOrInvalid',
])('%s is an identifier', (text) => {
  expect(kindsIn(text)).toEqual([]);
});

test('every rule finds one of these', () => {
  const all = [...texts.map(([, token]) => token), `AccountKey=${azureStorage}`];
  for (const { kind, pattern } of RULES.filter((rule) => !rule.kind.includes('private key'))) {
    const isFound = all.some((token) => pattern.test(token));
    expect([kind, isFound]).toEqual([kind, true]);
  }
});

test.each([
  ['a comment of gitleaks', ' # gitleaks:allow', []],
  ['one of detect-secrets', "'; // pragma: allowlist secret", []],
  ['one of the next line', '\n// gitleaks:allow', ['npm token at 0']],
  ['one within reach', `${' '.repeat(180)}// gitleaks:allow`, []],
  ['one far behind in a file that is one line', `";${'a();'.repeat(250)}// gitleaks:allow`, ['npm token at 0']],
])('a token before %s', (_what, after, expected) => {
  expect(kindsIn(`${TOKENS.npm}${after}`)).toEqual(expected);
});

const KEY = String.raw`-----BEGIN PRIVATE KEY-----\n${String.raw`MIIEvQIBADANBgkqhkiG9w0BAQEFAASCabcdefgh\n`.repeat(70)}-----END PRIVATE KEY-----\n`;

test.each([
  ['a.js', `key = '${KEY}'; // gitleaks:allow`, 0],
  ['a.js', `key = '${KEY}';\n// gitleaks:allow`, 1],
  ['a.js', `key = '${KEY}';${'a();'.repeat(250)}// gitleaks:allow`, 1],
  ['a.js', `key = '${KEY}';${'a();'.repeat(99)}b='-----END PRIVATE KEY-----' // gitleaks:allow`, 1],
  ['a.js', `key = \`${KEY.replaceAll('\\n', '\n')}\`; // gitleaks:allow`, 1],
  ['.npmrc', `//a.example/:_authToken=${'aB3'.repeat(80)} # gitleaks:allow`, 0],
  ['.npmrc', `//a.example/:_authToken=${'aB3'.repeat(80)}\n# gitleaks:allow`, 1],
  ['auth.json', `{"http-basic":{"a.example":{"password":"aB3"}},${' '.repeat(999)}"a":"gitleaks:allow"}`, 1],
  ['.kube/config', `  client-key-data: ${'aB3'.repeat(800)} # pragma: allowlist secret`, 0],
  ['.kube/config', `  client-key-data: "${'aB3'.repeat(800)}" # pragma: allowlist secret`, 0],
  ['.kube/config', `  client-key-data: ${'aB3'.repeat(800)}\n# pragma: allowlist secret`, 1],
])('in %s, a comment is looked for behind the end of a long secret: %#', (path, text, count) => {
  const bytes = Buffer.from(text);
  expect(scanner.find(path, bytes, 0, bytes.length)).toHaveLength(count);
});

test('comments that allow a token use up no findings', () => {
  expect(kindsIn(`${`${TOKENS.npm} # gitleaks:allow\n`.repeat(20)}${TOKENS.npm}`)).toHaveLength(1);
});

test('no comment allows the password of the step', () => {
  const bytes = Buffer.from('_authToken=correct-horse # gitleaks:allow');
  const own = new SecretScanner({ password: 'correct-horse', now: PLANTED_NOW });
  expect(own.find('.npmrc', bytes, 0, bytes.length)).toHaveLength(1);
});

test('a file full of findings gives ten of each kind', () => {
  const keys = Array.from({ length: 500 }, () => 'AKIAIOSFODNN7ABCDEFG').join('\n');
  expect(kindsIn(keys.replaceAll('7', '6'))).toHaveLength(10);
});

test('an .npmrc of empty lines is read in no time', () => {
  const bytes = Buffer.from('\n'.repeat(200_000));
  expect(scanner.find('.npmrc', bytes, 0, bytes.length)).toEqual([]);
});
