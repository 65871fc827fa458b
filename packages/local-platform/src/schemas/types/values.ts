import type { TProperties, TSchemaOptions } from 'typebox';
import { Type } from './type.ts';

/*
 * Values that more than one schema has. `description` ends the sentence "must be ..." in the answer to a request that is
 * not usable, so it is a noun phrase; where there is none, what is allowed follows from the rest of the schema.
 */

/** An object with these fields and no other. */
export function record<Properties extends TProperties>(properties: Properties, options: TSchemaOptions = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** One of a few words, as one `enum`: a union of literals would be an error for each of them. */
export function choice<const Word extends string>(words: readonly Word[], options: TSchemaOptions = {}) {
  return Type.Unsafe<Word>({ type: 'string', enum: [...words], ...options });
}

/** Names of accounts and apps. The specification shows no rule: this one keeps them fit for a path. */
export const Name = Type.String({
  description: 'a string of 1 to 63 letters, digits, "-" and "_" that starts with a letter or digit',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$',
});

/** Ids of environments and builds. */
export const Id = Type.String({
  description: 'a string of 1 to 64 letters, digits and "-"',
  pattern: '^[A-Za-z0-9-]{1,64}$',
});

/** Names of WordPress installs, as public documents give them. */
export const InstallName = Type.String({
  description: 'a string of 3 to 14 lower-case letters and digits that starts with a letter',
  pattern: '^[a-z][a-z0-9]{2,13}$',
});

/** Names of environments, human-readable. */
export const DisplayName = Type.String({
  description: 'a string of 1 to 100 characters on one line, without white space at its ends',
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\s](?:[^\\n\\r\\u2028\\u2029]*[^\\s])?$',
});

/** Host names. */
export const Hostname = Type.String({
  description: 'a host name',
  maxLength: 253,
  pattern: '^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$',
});

/** ISO 8601, with whatever a clock can read after the date. */
export const Time = Type.String({
  description: 'an ISO 8601 date and time',
  format: 'date-time',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT',
});

/** An address, or null where there is none. */
export const NullableUrl = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'uri' });

/** `{}`. */
export const Empty = record({});

/** Environment variables of an application (spec 2.2). */
export const ShellVariables = Type.Array(
  record({
    key: Type.String({
      description: 'a string of letters, digits and "_" that does not start with a digit',
      pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
      maxLength: 200,
    }),
    value: Type.String({ maxLength: 32_768 }),
  }),
);

/** Error object (spec 2.6). */
export const ErrorObject = record({
  type: Type.String({ description: 'error category', examples: ['invalid_value'] }),
  code: Type.String({ description: 'specific code', examples: ['too_large'] }),
  message: Type.String({ description: 'human-readable text' }),
});
