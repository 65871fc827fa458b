import { expect, test } from '@jest/globals';
import { SecretScanner } from '../../src/secret-scan/scanner.ts';

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
  'apps/web/.ENV.Local',
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
  '.env.nonlocal',
  '.env.nonproduction',
  '.env.production-example',
  '.environment',
  '.envrc',
  'env.production',
  'x.env.local',
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
])('a file that sets nothing but public variables is none: %j', (text) => {
  expect(isFinding('.env.production', text)).toBe(false);
});

test.each(['VITE_A=1\nA=1', 'VITE=1', "A='x'", 'A="" x', 'MIIEvgIBADAN', 'export A=1', 'A=#1'])(
  'one with %j is',
  (text) => {
    expect(isFinding('.env.production', text)).toBe(true);
  },
);
