import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const FILE = new URL('../../../docs/reference/result.schema.json', import.meta.url);

/**
 * @typedef {{
 *   allOf: [{ anyOf: { $ref: string }[] }, ...object[]],
 *   $defs: Record<string, { required?: string[] }>,
 * }} ResultSchema
 */

/** @type {ResultSchema} */
const SCHEMA = JSON.parse(readFileSync(FILE, 'utf8'));
/** @type {Map<string, import('ajv').ValidateFunction>} */
const compiled = new Map();

/**
 * The published schema of the output `result`. Loaded and compiled once in a process: it takes as long as many a suite.
 * @param {unknown} value the result
 * @param {string} [action] its name; of any of those that have exactly these members when not given
 * @returns what does not fit; undefined where all does
 */
export function problemsOfResult(value, action) {
  const validate = validatorFor(action === undefined ? actionsWith(Object.keys(value ?? {})) : [action]);
  validate(value);
  return validate.errors?.map(({ instancePath, message, params }) => ({ instancePath, message, params }));
}

/**
 * The others would refuse them, and each takes long to compile.
 * @param {readonly string[]} members
 */
function actionsWith(members) {
  const sorted = members.toSorted().join();
  return Object.keys(SCHEMA.$defs).filter((name) => SCHEMA.$defs[name]?.required?.toSorted().join() === sorted);
}

/**
 * The schema with these of its actions alone.
 * @param {readonly string[]} actions
 */
function validatorFor(actions) {
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
