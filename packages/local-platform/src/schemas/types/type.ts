import type { TProperties, TSchema, Type as Typebox } from 'typebox';

type Options = Readonly<Record<string, unknown>>;

/** Marks a field that may be absent. A symbol is no part of the JSON. */
const OPTIONAL = Symbol('optional');

function ofType(type: string) {
  return (options?: Options): object => ({ type, ...options });
}

function object(properties: TProperties, options?: Options): object {
  const required = Object.entries(properties).flatMap(([name, schema]) => (OPTIONAL in schema ? [] : [name]));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

const builders = {
  Array: (items: TSchema, options?: Options): object => ({ type: 'array', items, ...options }),
  Boolean: ofType('boolean'),
  Integer: ofType('integer'),
  Object: object,
  Optional: (schema: TSchema): object => ({ ...schema, [OPTIONAL]: true }),
  String: ofType('string'),
  Union: (anyOf: readonly TSchema[], options?: Options): object => ({ anyOf, ...options }),
  Unknown: (): object => ({}),
  Unsafe: (schema: TSchema): object => schema,
};

/**
 * Builders of JSON Schema, with the types of typebox of the same names. Only its types are used: its code has 370 modules,
 * which take longer to load than the rest of the platform. The compiler does not see a builder whose schema differs from
 * its type; tests do.
 */
export const Type = builders as unknown as Pick<typeof Typebox, keyof typeof builders>;
