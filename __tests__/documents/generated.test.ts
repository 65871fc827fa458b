import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

test('tables, schemas and the API document are what "npm run docs" makes of their sources', () => {
  expect(execFileSync(process.execPath, ['scripts/docs.js', '--check'], { encoding: 'utf8' })).toBe('');
});
