import { expect, test } from '@jest/globals';
import { Problems } from '../../../src/errors/problems.ts';
import { checkQuery, checkValue } from '../../../src/schemas/types/check.ts';
import { Type } from '../../../src/schemas/types/type.ts';
import { choice, Name, record, Time } from '../../../src/schemas/types/values.ts';

const BODY = record({
  name: Name,
  kind: Type.Optional(choice(['a', 'b'])),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  flag: Type.Optional(Type.Boolean()),
  text: Type.Optional(Type.String({ maxLength: 3 })),
  list: Type.Optional(Type.Array(record({ key: Type.String() }))),
  empty: Type.Optional(record({})),
});

test.each([
  [undefined, ['missing'], 'body: is required and must be an object'],
  [null, ['wrong_type'], 'body: must be an object'],
  [[], ['wrong_type'], 'body: must be an object'],
  [{}, ['missing'], 'name: is required and must be a string of 1 to 63'],
  [{ name: null }, ['wrong_type'], 'name: must be a string of 1 to 63'],
  [{ name: 7 }, ['wrong_type'], 'name: must be a string of 1 to 63'],
  [{ name: '-' }, ['malformed'], 'name: must be a string of 1 to 63'],
  [{ name: 'a', kind: 'c' }, ['unknown_choice'], 'kind: must be one of "a", "b"'],
  [{ name: 'a', kind: 1 }, ['unknown_choice'], 'kind: must be one of "a", "b"'],
  [{ name: 'a', count: 0 }, ['malformed'], 'count: must be a whole number of at least 1 and at most 9'],
  [{ name: 'a', count: 0.5 }, ['malformed'], 'count: must be a whole number of at least 1 and at most 9'],
  [{ name: 'a', count: '1' }, ['malformed'], 'count: must be a whole number of at least 1 and at most 9'],
  [{ name: 'a', flag: 'true' }, ['wrong_type'], 'flag: must be true or false'],
  [{ name: 'a', text: 'long' }, ['malformed'], 'text: must be a string of at most 3 characters'],
  [{ name: 'a', list: {} }, ['wrong_type'], 'list: must be a list'],
  [{ name: 'a', list: [{ key: 'x' }, 1] }, ['wrong_type'], 'list[1]: must be an object'],
  [{ name: 'a', list: [{}] }, ['missing'], 'list[0].key: is required and must be a string'],
  [{ name: 'a', empty: { b: 1 } }, ['unknown_field'], 'empty.b: is not a known field; the object must be empty'],
  [{ name: 'a', 'x/y~': 1 }, ['unknown_field'], 'x/y~: is not a known field; allowed are name, kind, count'],
])('%j: %j, %s', (value, codes, line) => {
  const problems = new Problems();
  checkValue(BODY, value, '', problems);
  expect(problems.list.map(({ code }) => code)).toEqual(codes);
  expect(problems.lines()[0]).toContain(line);
});

const QUERY = record({
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  since: Type.Optional(Time),
  id: Name,
});

test.each([
  ['-1', 'too_small', 'query: limit cannot be less than 0'],
  ['101', 'too_large', 'query: limit cannot exceed 100'],
  ['9'.repeat(400), 'too_large', 'query: limit cannot exceed 100'],
  ['1e1', 'not_an_integer', 'query: limit must be a whole number'],
  ['', 'not_an_integer', 'query: limit must be a whole number'],
  [['1', '2'], 'repeated', 'query: limit is repeated'],
])('limit %j: %s', (limit, code, line) => {
  const problems = new Problems();
  checkQuery(QUERY, { limit, id: 'a' }, problems);
  expect([problems.list.map((problem) => problem.code), problems.lines()]).toEqual([[code], [line]]);
});

test('every problem of a query is named, and a number becomes one', () => {
  const problems = new Problems();
  expect(checkQuery(QUERY, { limit: '007', since: 'yesterday', more: 'x' }, problems)['limit']).toBe(7);
  expect(problems.lines()).toEqual([
    expect.stringMatching(/^query: id is required and must be a string of 1 to 63/),
    'query: "more" is not a known parameter; allowed are limit, since, id',
    'query: since must be an ISO 8601 date and time',
  ]);
});

test('of one thing or a list of them, what is wrong is reported for the one that was given', () => {
  const schema = Type.Union([BODY, Type.Array(BODY)]);
  const lines = (value: unknown): string[] => {
    const problems = new Problems();
    checkValue(schema, value, 'faults', problems);
    return problems.lines();
  };
  expect(lines([{ name: 'a' }, { name: '' }])).toEqual([expect.stringMatching(/^faults\[1\]\.name: must be/)]);
  expect(lines({ name: 'a', flag: 1 })).toEqual(['faults.flag: must be true or false']);
  expect(lines('text')).toEqual(['faults: must be an object']);
});

test('a header with a bad name is a problem of the headers', () => {
  const schema = record({
    headers: Type.Unsafe<Record<string, string>>({
      type: 'object',
      description: 'an object whose keys are header names',
      propertyNames: { pattern: '^[a-z]+$' },
    }),
  });
  const problems = new Problems();
  checkValue(schema, { headers: { 'a b': '1' } }, '', problems);
  expect(problems.lines()).toEqual(['headers: must be an object whose keys are header names']);
});
