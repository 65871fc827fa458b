import { expect, test } from '@jest/globals';
import { parseExactObject, parseJson } from '../../src/shared/json-object.ts';

test.each([
  ['0', 0],
  ['-0.5', -0.5],
  ['1e21', 1e21],
  ['9007199254740992', 9_007_199_254_740_992],
  ['9007199254740993', '9007199254740993'],
  ['-9007199254740993', '-9007199254740993'],
  ['0.1234567890123456789', '0.1234567890123456789'],
  ['1e400', '1e400'],
  ['"9007199254740993 \\" 1e400"', '9007199254740993 " 1e400'],
  ['["\\\\", 9007199254740993]', ['\\', '9007199254740993']],
])('the number %s is %j', (text, value) => {
  expect(parseExactObject(`{"a": ${text}, "1e400": 1}`)).toEqual({ a: value, '1e400': 1 });
});

test('only an object is one', () => {
  expect(['[1]', '1', 'null', '{', ''].map(parseExactObject)).toEqual(Array.from({ length: 5 }, () => undefined));
});

const nested = (depth: number): string => `${'[{"a":'.repeat(depth)}"[[{{\\""${'}]'.repeat(depth)}`;

test('what is nested too deeply is no JSON, whatever its strings hold', () => {
  expect(parseJson(nested(100))).toBeDefined();
  expect(parseJson(nested(101))).toBeUndefined();
  expect(parseJson(`"${'['.repeat(1000)}"`)).toBe('['.repeat(1000));
});
