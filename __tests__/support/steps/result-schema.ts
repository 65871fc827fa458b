import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const FILE = path.join(PROJECT, 'docs', 'reference', 'result.schema.json');
// generated.repo.test.ts checks the schema itself.
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, validateSchema: false });
ajv.addSchema(JSON.parse(readFileSync(FILE, 'utf8')) as object, 'result');
// Compiled before a test starts a clock of its own.
ajv.getSchema('result');

/**
 * Holds the output `result` of a step, or what `--json` prints, against the published schema.
 * @param action its name; of any of them when not given
 */
export function expectResultToFit(result: string | undefined, action?: string): void {
  const value: unknown = JSON.parse(result ?? 'null');
  for (const schema of ['result', ...(action === undefined ? [] : [`result#/$defs/${action}`])]) {
    ajv.validate(schema, value);
    const problems = ajv.errors?.map(({ instancePath, message, params }) => ({ instancePath, message, params }));
    expect({ schema, value, problems }).toEqual({ schema, value, problems: undefined });
  }
}
