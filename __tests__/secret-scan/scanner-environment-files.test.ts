import { expect, test } from '@jest/globals';
import { SecretScanner } from '../../src/secret-scan/scanner.ts';

const isFinding = (path: string): boolean =>
  new SecretScanner({ password: undefined, now: 0 }).find(path, Buffer.from('A=1\n'), 0, 4).length > 0;

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
