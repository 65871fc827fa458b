import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { oddityOf, whyUnevaluated } from '../../../src/actions/inputs/odd-values.ts';

const VARIABLES = { SITE_PASSWORD: 'summer-24-rain', EMPTY: '' };

test.each([
  ['${{ secrets.X }}', '${{ }}'],
  ['${{secrets.X}}', '${{ }}'],
  ['{{ secrets.X }}', '{{ }}'],
  ['$(HEADLESS_PASSWORD)', '$(NAME)'],
  ['$(cat password.txt)', '$(NAME)'],
  ['$[variables.X]', '$[variables.NAME]'],
  ["$[ variables['X'] ]", '$[variables.NAME]'],
  ['secrets.HEADLESS_PASSWORD', 'secrets.NAME'],
  ['vars.APP', 'vars.NAME'],
  ['op://Private/headless/password', 'op://'],
  ['@Microsoft.KeyVault(SecretUri=https://a.example/b)', '@Microsoft.KeyVault'],
  ['arn:aws:secretsmanager:eu-west-1:1:secret:x', 'arn:aws'],
  ['%env.HEADLESS_PASSWORD%', '%NAME%'],
  ['$HEADLESS_PASSWORD', '$NAME'],
  ['${HEADLESS_PASSWORD}', '$NAME'],
  ['${HEADLESS_PASSWORD:-none}', '$NAME'],
  ['${env.HEADLESS_PASSWORD}', '$NAME'],
  ['$env:HEADLESS_PASSWORD', '$NAME'],
  ['%HEADLESS_PASSWORD%', '%NAME%'],
  ['$SITE_PASSWORD', '$NAME'],
  ['%EMPTY%', '%NAME%'],
])('%s was not evaluated: %s', (text, form) => {
  expect(whyUnevaluated(text, VARIABLES)).toBe(
    `must be the value itself, but is a reference (${form}) that nothing has replaced by it`,
  );
});

test.each(['***', '********'])('%s is a secret as a log shows it', (text) => {
  expect(whyUnevaluated(text, VARIABLES)).toBe(
    'must be the value itself, but is "***", which a log shows in its place',
  );
});

test.each([
  ['$Summer24', 'starts with "$", like a variable that was not replaced'],
  ['${Summer}', 'starts with "$", like a variable that was not replaced'],
  ['%Summer%', 'starts with "%", like a variable that was not replaced'],
  ...['undefined', 'NULL', 'None', '[MASKED]', '<password>', 'your-account', 'YOUR_APP', 'changeme', 'xxxx'].map(
    (text) => [text, 'looks like a placeholder for a value that is not set'] as const,
  ),
  ['inputs.password', 'looks like a placeholder for a value that is not set'],
  ['abcd\u200befgh', 'contains an invisible character (U+200B)'],
  ['api\u00a0user', 'contains an invisible character (U+00A0)'],
  ['a\tb', 'contains an invisible character (U+0009)'],
  ['a\u{e0041}b', 'contains an invisible character (U+E0041)'],
  ['a\u2800', 'contains an invisible character (U+2800)'],
  ['word ', 'starts or ends with a space'],
  [fileURLToPath(import.meta.url), 'is the path of a file: give what is in the file'],
  ["'word'", 'has quotes around it: store it without them, unless they are part of it'],
])('%j may be right, but %s', (text, oddity) => {
  expect(whyUnevaluated(text, VARIABLES)).toBeUndefined();
  expect(oddityOf(text)).toBe(oddity);
});

test.each([
  'acme',
  'Pre-Production 2',
  'p$Summer',
  '$1x',
  '100%',
  '**',
  'secrets',
  'Größe',
  'a*b',
  "it's",
  'xyz',
  `/${'x'.repeat(300)}`,
])('%s is neither', (text) => {
  expect([whyUnevaluated(text, VARIABLES), oddityOf(text)]).toEqual([undefined, undefined]);
});
