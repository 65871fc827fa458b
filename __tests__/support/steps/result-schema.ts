import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const FILE = path.join(PROJECT, 'docs', 'reference', 'result.schema.json');
const SCHEMA = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly allOf: readonly [{ readonly anyOf: readonly { readonly $ref: string }[] }, ...object[]];
  readonly $defs: Readonly<Record<string, { readonly required?: readonly string[] }>>;
};
const compiled = new Map<string, ValidateFunction>();

/**
 * Holds the output `result` of a step, or what `--json` prints, against the published schema.
 * @param action its name; of any of them when not given
 */
export function expectResultToFit(result: string | undefined, action?: string): void {
  const value: unknown = JSON.parse(result ?? 'null');
  const validate = validatorFor(action === undefined ? actionsWith(Object.keys(value ?? {})) : [action]);
  validate(value);
  const problems = validate.errors?.map(({ instancePath, message, params }) => ({ instancePath, message, params }));
  expect({ value, problems }).toEqual({ value, problems: undefined });
}

/** Those that have exactly these members: the others would refuse them, and each takes long to compile. */
function actionsWith(members: readonly string[]): string[] {
  const sorted = members.toSorted().join();
  return Object.keys(SCHEMA.$defs).filter((name) => SCHEMA.$defs[name]?.required?.toSorted().join() === sorted);
}

/** The schema with these of its actions alone. */
function validatorFor(actions: readonly string[]): ValidateFunction {
  const known = compiled.get(actions.join());
  if (known !== undefined) return known;
  const [{ anyOf }, ...others] = SCHEMA.allOf;
  const allowed = anyOf.filter(({ $ref }) => actions.includes($ref.replace('#/$defs/', '')));
  // generated.repo.test.ts checks the schema itself. Used a few times: better compiled soon than well.
  const quick = { validateSchema: false, inlineRefs: false, code: { optimize: false } };
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, ...quick });
  const validate = ajv.compile({ ...SCHEMA, allOf: [{ anyOf: allowed }, ...others] });
  compiled.set(actions.join(), validate);
  return validate;
}
