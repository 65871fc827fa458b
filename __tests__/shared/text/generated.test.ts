import { expect, test } from '@jest/globals';
import { hideGenerated, looksGenerated } from '../../../src/shared/text/generated.ts';

test.each([
  'Zk9/vQ2x+Fztn3RYcDrQy_Lw',
  'aB3dE6gH9jK2mN5p',
  'V1StGXR8_Z5jdHi6B-myT',
  'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
  'q7&tz#w2m$9rk=4vbn81',
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq==',
])('%s looks generated', (text) => {
  expect(looksGenerated(text)).toBe(true);
});

test.each([
  ['short', 'Zk9/vQ2x+Fztn3R'],
  ['a UUID', '135788EE-e49f-0670-1a83-9c4eeede01f9'],
  ['an address', 'https://10.20.30.40:8443/API'],
  ['a hash', '9aa8826373f04b5fb1d6e1d0f3c07c1f0e7a6bd2'],
  ['a date', '2026-01-01T02:00:01+02:00'],
  ['several words', 'Zk9/vQ2x+Fzt n3RYcDrQy_Lw'],
  ...[
    'My-Company-Website-2024',
    'Krankenhaus-Schwerin-01',
    'Zażółć-Gęślą-Jaźń-9',
    'ACME_SHOP_PROD_2024-a',
    'XYZ-Corp-Site-2024-QA',
    'storeFront_Staging2',
    'feature/JIRA-1234_AddLogin',
    'dist/site-9aa88263.zip',
    '**/*.{Test,spec}.[jt]s?(x)',
    '$HEADLESS_PASSWORD_2x',
    '$GITHUB_WORKSPACE/dist',
    '%GITHUB_WORKSPACE%/docs2',
    '${BUILD_SOURCESDIRECTORY}/apps/web-2024',
    '%GITHUB_WORKSPACE%\\dist',
    '%BUILD_SOURCESDIRECTORY%\\Site1',
    '$env:GITHUB_WORKSPACE\\dist1',
    '${env:GITHUB_WORKSPACE}\\dist1',
    '$Env:USERPROFILE\\Site1',
    'C:\\Users\\Jane\\Site2024',
  ].map((text) => ['made of words', text] as const),
])('%s does not: %s', (_, text) => {
  expect(looksGenerated(text)).toBe(false);
});

test('what looks generated is not shown in a sentence', () => {
  const text = `"Zk9/vQ2x+Fztn3RYcDrQy_Lw" is not a command of My-Company-Website-2024, nor is --aB3dE6gH9jK2mN5p.`;
  expect(hideGenerated(text)).toBe('"***" is not a command of My-Company-Website-2024, nor is ***');
});

const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Random passwords, the same in each run, that have letters of both cases and digits. */
function passwords(alphabet: string, length: number): string[] {
  let state = length;
  const next = (): string => {
    // The constants of "Numerical Recipes".
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return alphabet.charAt(Math.floor((state / 2 ** 32) * alphabet.length));
  };
  const all = Array.from({ length: 2000 }, () => Array.from({ length }, next).join(''));
  return all.filter((text) => [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(text)));
}

test.each([
  [LETTERS_AND_DIGITS, 16],
  [LETTERS_AND_DIGITS, 24],
  [`${LETTERS_AND_DIGITS}+/`, 20],
  [`${LETTERS_AND_DIGITS}-_`, 32],
  [`${LETTERS_AND_DIGITS}!@#$%^&*()-_=+`, 16],
])('of random passwords of %s, %d characters long, few pass for words', (alphabet, length) => {
  const all = passwords(alphabet, length);
  expect(all.filter(looksGenerated).length / all.length).toBeGreaterThan(0.96);
});
