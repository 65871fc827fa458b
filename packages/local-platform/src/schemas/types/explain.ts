import type { ErrorObject } from 'ajv';
import type { Problem, Problems } from '../../errors/problems.ts';
import type { RefusalCode } from '../../errors/refusal.ts';
import { join } from '../../errors/problems.ts';

/** The keywords of JSON Schema that our schemas have. */
interface Keywords {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Keywords>>;
  readonly anyOf?: readonly Keywords[];
}

/** Says in our words what Ajv found wrong with a JSON value; once for each place. */
export function explain(errors: readonly ErrorObject[], value: unknown, at: string, problems: Problems): void {
  const seen = new Set<string>();
  for (const error of withoutEchoes(errors)) {
    const problem = problemOf(error, placeOf(error.instancePath, value, at));
    if (!seen.has(problem.at)) problems.add(problem.at, problem.code, problem.message);
    seen.add(problem.at);
  }
}

/** The same for a query, whose parameters are text; codes and words of its limits are those of spec 7. */
export function explainQuery(errors: readonly ErrorObject[], problems: Problems): void {
  const seen = new Set<string>();
  for (const error of errors) {
    const { at, code, message } = queryProblemOf(error);
    if (!seen.has(at)) problems.add('query', code, `${at} ${message}`);
    seen.add(at);
  }
}

function queryProblemOf(error: ErrorObject): Problem {
  const at = error.instancePath.slice(1);
  const { type, minimum, maximum, properties } = schemaOf(error);
  switch (error.keyword) {
    case 'additionalProperties': {
      const known = Object.keys(properties ?? {});
      const allowed = known.length === 0 ? 'none is allowed here' : `allowed are ${known.join(', ')}`;
      return {
        at: JSON.stringify(fieldOf(error)),
        code: 'unknown_parameter',
        message: `is not a known parameter; ${allowed}`,
      };
    }
    case 'type':
      if (Array.isArray(error.data)) return { at, code: 'repeated', message: 'is repeated' };
      if (type === 'integer') return { at, code: 'not_an_integer', message: 'must be a whole number' };
      break;
    case 'minimum':
      return { at, code: 'too_small', message: `cannot be less than ${minimum}` };
    case 'maximum':
      return { at, code: 'too_large', message: `cannot exceed ${maximum}` };
  }
  return problemOf(error, at);
}

function problemOf(error: ErrorObject, at: string): Problem {
  const schema = schemaOf(error);
  switch (error.keyword) {
    case 'required': {
      const name = fieldOf(error);
      return missing(join(at, name), schema.properties?.[name] ?? {});
    }
    case 'additionalProperties': {
      const known = Object.keys(schema.properties ?? {});
      const allowed = known.length === 0 ? 'the object must be empty' : `allowed are ${known.join(', ')}`;
      return { at: join(at, fieldOf(error)), code: 'unknown_field', message: `is not a known field; ${allowed}` };
    }
    case 'type':
      if (error.data === undefined) return missing(at, schema);
      if (schema.enum !== undefined) return wrong(at, 'unknown_choice', schema);
      return wrong(at, schema.type === 'integer' ? 'malformed' : 'wrong_type', schema);
    case 'enum':
      return wrong(at, 'unknown_choice', schema);
    default:
      return wrong(at, 'malformed', schema);
  }
}

function missing(at: string, schema: Keywords): Problem {
  return { at, code: 'missing', message: `is required and must be ${allowedBy(schema)}` };
}

function wrong(at: string, code: RefusalCode, schema: Keywords): Problem {
  return { at, code, message: `must be ${allowedBy(schema)}` };
}

/** What a schema allows, to end a sentence. */
function allowedBy({ description, type, enum: words, minimum, maximum, maxLength }: Keywords): string {
  if (description !== undefined) return description;
  if (words !== undefined) return `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`;
  switch (type) {
    case 'integer': {
      const upper = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : ` and at most ${maximum}`;
      return `a whole number of at least ${minimum ?? 0}${upper}`;
    }
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'string':
      return maxLength === undefined ? 'a string' : `a string of at most ${maxLength} characters`;
    default:
      return 'an object';
  }
}

/**
 * Leaves out what Ajv says twice: the name of a property beside "this property has a wrong name", and of a choice
 * between one thing and a list of them the one that was not given.
 */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  return errors.filter(({ keyword, schemaPath, propertyName }) => {
    if (keyword === 'anyOf' || propertyName !== undefined) return false;
    return choices.every(
      (choice) =>
        !schemaPath.startsWith(`${choice.schemaPath}/`) ||
        schemaPath.startsWith(`${choice.schemaPath}/${given(choice)}/`),
    );
  });
}

/** Index of the choice that the value is meant to be. */
function given(error: ErrorObject): number {
  const isList = Array.isArray(error.data);
  return (schemaOf(error).anyOf ?? []).findIndex(({ type }) => (type === 'array') === isList);
}

/** The schema that the keyword of an error stands in. */
function schemaOf(error: ErrorObject): Keywords {
  return (error.parentSchema ?? {}) as Keywords;
}

/** The field that is missing, or too many. */
function fieldOf({ params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, unknown>;
  return String(missingProperty ?? additionalProperty);
}

/** A JSON pointer in our way of writing: `/accounts/0/name` becomes `accounts[0].name`. */
function placeOf(pointer: string, value: unknown, at: string): string {
  let place = at;
  let inner = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    place = join(place, Array.isArray(inner) ? Number(key) : key);
    inner = typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
  }
  return place;
}
