import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv } from 'ajv';
import type { TObject, TSchema } from 'typebox';
import type { Problems } from '../../errors/problems.ts';
import { explain, explainQuery } from './explain.ts';

/** Not Fastify's own checks: these stop before the query where the body has a mistake (ADR 12). */
let ajv: Ajv | undefined;
const compiled = new WeakMap<TSchema, ValidateFunction>();

/** Whether a value is of a schema. A schema is compiled when it is needed first: a start would wait for all of them. */
export function fits(schema: TSchema, value: unknown): boolean {
  return validatorOf(schema)(value);
}

/** Checks a JSON value. Every problem is added, with its place and what is allowed. @param at place of the value itself */
export function checkValue(schema: TSchema, value: unknown, at: string, problems: Problems): void {
  explain(errorsOf(schema, value), value, at, problems);
}

/**
 * Checks the parameters of a query, which are text: those that stand for a whole number become one.
 * @returns what the schema describes, when no problem was added
 */
export function checkQuery(schema: TObject, query: unknown, problems: Problems): Record<string, unknown> {
  const values = fromText(schema, query);
  explainQuery(errorsOf(schema, values), problems);
  return values;
}

function errorsOf(schema: TSchema, value: unknown): readonly ErrorObject[] {
  const validate = validatorOf(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}

function validatorOf(schema: TSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  ajv ??= new Ajv({
    allErrors: true,
    verbose: true,
    // They are our own, and a test checks them.
    validateSchema: false,
    allowUnionTypes: true,
    formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)), binary: true, uri: true },
    keywords: ['x-extension'],
  });
  const validate = ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
}

function fromText({ properties }: TObject, query: unknown): Record<string, unknown> {
  const parameters = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const isInteger = (name: string): boolean =>
    Object.hasOwn(properties, name) && (properties[name] as { type?: string }).type === 'integer';
  return Object.fromEntries(
    parameters.map(([name, text]) => [name, isInteger(name) && typeof text === 'string' ? numberOf(text) : text]),
  );
}

function numberOf(text: string): number | string {
  if (!/^-?\d+$/u.test(text)) return text;
  // A number with more digits is large anyway.
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
}
