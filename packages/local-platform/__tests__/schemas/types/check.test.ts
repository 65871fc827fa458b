import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { Problems } from '../../../src/errors/problems.ts';
import { fits } from '../../../src/schemas/types/check.ts';
import type { Contract } from '../../../src/schemas/contract.ts';
import { CONTROL } from '../../../src/schemas/control/control.ts';
import { SERVICE } from '../../../src/schemas/endpoints.ts';
import { Seed } from '../../../src/schemas/control/seed.ts';
import { DEFAULT_SEED } from '../../../src/seed/content.ts';
import { readSeed } from '../../../src/seed/seed.ts';
import { Identities } from '../../../src/state/identity.ts';

const contracts = Object.entries<Contract>({ ...SERVICE, ...CONTROL });
const schemas = contracts.flatMap(([name, { params, query, body, form, answer }]) =>
  Object.entries({ params, query, body, form, answer: answer.schema }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [[`${name} ${part}`, schema] as const],
  ),
);

function examplesOf(schema: object = {}): unknown[] {
  return (Reflect.get(schema, 'examples') ?? []) as unknown[];
}

/** What the platform itself leaves out, so that it starts sooner: whether the schemas are schemas. */
const strict = new Ajv({
  strict: true,
  strictTypes: false,
  formats: { 'date-time': true, uri: true, binary: true },
  keywords: ['x-extension'],
});

test.each([...schemas, ['the seed', Seed] as const])('%s is a JSON schema', (_, schema) => {
  expect(strict.validateSchema(schema)).toBe(true);
  expect(() => strict.compile(schema)).not.toThrow();
});

test.each(contracts)('the path of %s has the parameters of its schema', (_, { url, params }) => {
  // `::` is a colon and not the beginning of a parameter.
  const names = url.replaceAll('::', ' ').matchAll(/:([A-Za-z]+)/g);
  expect([...names].map(([, name]) => name)).toEqual(Object.keys(params.properties));
});

describe('the examples of the documents', () => {
  const answers = contracts.map(([name, { answer }]) => ({ name, schema: answer.schema, examples: [answer.example] }));
  const bodies = contracts.map(([name, { body }]) => ({ name, schema: body, examples: examplesOf(body) }));
  const examples = answers
    .concat(bodies)
    .flatMap(({ name, schema, examples: given }) =>
      given.flatMap((example) =>
        schema === undefined || example === undefined ? [] : [[name, schema, example] as const],
      ),
    );
  test.each(examples)('%s', (_, schema, example) => {
    expect(fits(schema, example)).toBe(true);
  });
});

test('the seed of a start without one needs no check', () => {
  const problems = new Problems();
  readSeed(DEFAULT_SEED, new Identities(), 0, problems);
  expect(problems.lines()).toEqual([]);
});
