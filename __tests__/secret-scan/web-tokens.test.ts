import { expect, test } from '@jest/globals';
import { SecretScanner } from '../../src/secret-scan/scanner.ts';
import { letters } from '../../bench/secret-scan/planted-secrets.ts';

const NOW = Date.UTC(2026, 5, 1);
const SECONDS = NOW / 1000;

function kindsIn(claims: unknown, header: object = { alg: 'HS256' }): string[] {
  const parts = [JSON.stringify(header), typeof claims === 'string' ? claims : JSON.stringify(claims)];
  const token = [...parts.map((part) => Buffer.from(part).toString('base64url')), letters('s', 43)].join('.');
  const bytes = Buffer.from(`Bearer ${token}\n`);
  return new SecretScanner({ password: undefined, now: NOW }).find('a', bytes, 0, bytes.length).map(({ kind }) => kind);
}

test.each([
  ['expires in a second', { exp: SECONDS + 1 }],
  ['expires in years', { iss: 'x', exp: SECONDS + 1e9 }],
  ['is for a service', { iss: 'supabase', role: 'service_role', exp: SECONDS + 1e9 }],
  ['has long claims', { exp: SECONDS + 1, groups: 'g'.repeat(2000) }],
])('a token that %s is a finding', (_name, claims) => {
  expect(kindsIn(claims)).toEqual(['unexpired JWT']);
  expect(kindsIn(claims, { typ: 'JWT', alg: 'RS256', kid: 'a' })).toEqual(['unexpired JWT']);
});

test.each([
  ['expires now', { exp: SECONDS }],
  ['has expired', { exp: 1_516_239_022 }],
  ['never expires', { sub: 'a' }],
  ['is for everybody', { iss: 'supabase', role: 'anon', exp: SECONDS + 1e9 }],
  ['has an exp that is no number', { exp: '9999999999' }],
  ['has no object as claims', '{"exp"'],
  ['has a number as claims', '{}'.slice(0, 1)],
])('a token that %s is none', (_name, claims) => {
  expect(kindsIn(claims)).toEqual([]);
});
