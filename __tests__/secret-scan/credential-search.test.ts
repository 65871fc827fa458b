import { expect, test } from '@jest/globals';
import { CREDENTIAL_FILES } from '../../src/secret-scan/credential-files.ts';
import { findCredentials } from '../../src/secret-scan/credential-search.ts';
import { PROJECT_SAMPLES } from '../support/secrets/credential-samples-of-projects.ts';
import { CREDENTIAL_SAMPLES } from '../support/secrets/credential-samples.ts';

/** What is found: the text from there on, and the kind. */
function found(path: string, text: string): string[] {
  const bytes = Buffer.from(text);
  return findCredentials(path, bytes, 0, bytes.length).map(({ kind, offset = 0 }) => {
    return `${kind}: ${bytes.toString('utf8', offset, offset + 5)}`;
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
