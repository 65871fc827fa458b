import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';

test('tables, schemas and the API document are what "npm run docs" makes of their sources', () => {
  expect(execFileSync(process.execPath, ['scripts/docs.js', '--check'], { encoding: 'utf8' })).toBe('');
});

test('the schema of results is one', () => {
  const schema = JSON.parse(readFileSync('docs/reference/result.schema.json', 'utf8')) as object;
  expect(new Ajv2020().validateSchema(schema)).toBe(true);
});
