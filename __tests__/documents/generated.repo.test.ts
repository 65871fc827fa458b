import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';

// That it, the tables and the API document are what their sources say: `npm run check`.
test('the schema of results is one', () => {
  const schema = JSON.parse(readFileSync('docs/reference/result.schema.json', 'utf8')) as object;
  expect(new Ajv2020().validateSchema(schema)).toBe(true);
});
