import { expect, test } from '@jest/globals';
import { CREDENTIAL_FILES } from '../../src/secret-scan/credential-files.ts';
import { findCredentials } from '../../src/secret-scan/credential-search.ts';
import { PROJECT_SAMPLES } from '../support/secrets/credential-samples-of-projects.ts';
import { CREDENTIAL_SAMPLES } from '../support/secrets/credential-samples.ts';

/** What is found: the text from there on, and the kind. */
function found(path: string, text: string): string[] {
  const bytes = Buffer.from(text, 'latin1');
  return findCredentials(path, bytes, 0, bytes.length).map(({ kind, offset = 0 }) => {
    return `${kind}: ${bytes.toString('latin1', offset, offset + 5)}`;
  });
}

const SAMPLES = [...CREDENTIAL_SAMPLES, ...PROJECT_SAMPLES];

test.each(SAMPLES)('%s', (path, secret, harmless) => {
  for (const at of [path, `home/${path}`]) {
    expect(found(at, secret)).toEqual([expect.stringMatching(/^(?:.+ credentials|token in \.npmrc): \S/)]);
    expect([at, found(at, harmless)]).toEqual([at, []]);
  }
  // Only in a file of this name.
  expect(found('src/notes.txt', secret)).toEqual([]);
});

test.each([
  // Translations of a login page.
  ['locales/en/auth.json', '{"username":"User name","password":"Password","token":"This token is invalid."}'],
  ['locales/en/auth.json', '{"bearer":{"title":"Bearer","token":"Token"}}'],
  // A question of VS Code for a secret.
  ['.vscode/mcp.json', '{"inputs":[{"id":"key","password":true}],"servers":{"a":{"env":{"KEY":"${input:key}"}}}}'],
])('nothing in %s of %s', (path, text) => {
  expect(found(path, text)).toEqual([]);
});

test.each([
  ['RSA of PKCS #1', '0\x82\x09\x29\x02\x01\0\x02\x82\x02\x01\0', 1],
  ['DSA', '0\x82\x01\xcb\x02\x01\0\x02\x81\x81\0', 1],
  ['EC', '0\x77\x02\x01\x01\x04\x20', 1],
  ['Ed25519 in PKCS #8', '0\x2e\x02\x01\x000\x05\x06\x03', 1],
  ['an encrypted one', '0\x82\x02\xdd0\x57\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x05\x0d', 1],
  ['one encrypted as of old', '0\x82\x02\xa20\x1c\x06\x0a\x2a\x86\x48\x86\xf7\x0d\x01\x0c\x01\x03', 1],
  ['a request for a certificate', '0\x82\x01\x4b0\x81\xb5\x02\x01\x000\x0c', 0],
  ['a public key', '0\x81\x9f0\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01', 0],
  ['an RSA public key', '0\x81\x89\x02\x81\x81\0', 0],
  ['certificates in PKCS #7', '0\x82\x02\x23\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02', 0],
  ['parameters', '0\x82\x01\x26\x02\x81\x81\0', 0],
])('DER: %s', (_what, text, count) => {
  expect(found('a.der', text)).toHaveLength(count);
});

test('each password of an auth.json of Composer', () => {
  const host = { username: 'me', password: 's3cret-of-mine' };
  const text = JSON.stringify({ 'http-basic': { 'a.example.com': host, 'b.example.com': host } });
  expect(found('auth.json', text)).toEqual(['Composer credentials: s3cre', 'Composer credentials: s3cre']);
});

test('every row has a sample', () => {
  const paths = SAMPLES.map(([path]) => path.toLowerCase());
  const without = CREDENTIAL_FILES.filter(
    ([, files]) =>
      !files
        .split(' ')
        .map((file) => new RegExp(`(?:^|/)${file.replaceAll('.', String.raw`\.`).replace('*', '[^/]+')}$`))
        .some((pattern) => paths.some((path) => pattern.test(path))),
  );
  expect(without).toEqual([]);
});

test('of a block of a larger file only what begins in it', () => {
  const bytes = Buffer.from('A_TOKEN=one\nB_TOKEN=two\nC_TOKEN=three\n');
  expect(findCredentials('.envrc', bytes, 8, 32)).toEqual(
    [8, 20].map((offset) => ({ kind: 'direnv credentials', offset })),
  );
});

const FORMS = CREDENTIAL_FILES.filter(
  ([, , form], index) => index === CREDENTIAL_FILES.findIndex((row) => row[2] === form),
);

test.each(FORMS.map(([, files]) => files.split(' ')[0]?.replace('*', 'a') ?? ''))(
  '%s of any content is read soon',
  (path) => {
    const pieces = [
      '{',
      'token',
      'password ',
      '"password":"x"',
      'a://b:',
      '<pass ',
      '<!--',
      '#{token:x',
      ' ',
      '\n',
      '/t/abcdefgh',
      'u ',
      'BUNDLE_A__',
    ];
    const start = process.cpuUsage();
    for (const piece of pieces) findCredentials(path, Buffer.from(piece.repeat(100_000)), 0, 1e7);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(3);
  },
);
