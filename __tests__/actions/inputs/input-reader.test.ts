import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { BAD, InputReader, parseTimeoutMinutes, together } from '../../../src/actions/inputs/input-reader.ts';
import { InvalidInputError } from '../../../src/shared/errors.ts';
import type { Input } from '../../../src/shared/inputs.ts';

const INPUTS: Readonly<Record<string, Input>> = {
  flag: { kind: 'switch', default: 'false' },
  'dry-run': { kind: 'switch', default: 'false' },
  level: { default: '6' },
  hook: { secret: 'webhook' },
};

function createReader(given: Readonly<Record<string, string>>): InputReader<string> {
  return new InputReader(INPUTS, { input: (name) => given[name] ?? '', variables: {} });
}

/** The message of `finish`, or undefined where there is nothing to say. */
function problemsOf(reader: InputReader<string>): string | undefined {
  try {
    reader.finish({});
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInputError);
    return (error as Error).message;
  }
}

test('a byte order mark is no part of a value, be it that of a list', () => {
  expect(createReader({ list: '\ufeffa\nb' }).lines('list')).toEqual(['a', 'b']);
});

/** A parser that always throws this. */
function failing(error: Error): () => never {
  return () => {
    throw error;
  };
}

describe('booleans', () => {
  test.each([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
  ])('%s', (text, value) => {
    const reader = createReader({ flag: text });
    expect(reader.boolean('flag')).toBe(value);
    expect(problemsOf(reader)).toBeUndefined();
  });

  test.each(['yes', '1', 'on', 'tRUE', 'true false', 'true\nfalse'])('%j is none', (text) => {
    const reader = createReader({ flag: text });
    reader.boolean('flag');
    expect(problemsOf(reader)).toBe(`flag: "${text.replace('\n', '\\u000a')}" must be true or false`);
  });

  test.each([
    ['dry_run', 'true', 'dry_run: is not an input of this action: write "dry-run"'],
    ['dryRun', 'yes', 'dryrun: is not an input of this action: write "dry-run"'],
    ...['False', '', '0', 'No', 'off'].map((value) => ['dry_run', value, undefined] as const),
    ['dryer', 'true', undefined],
  ])('%s: %s is no dry run', (name, value, problem) => {
    const variables = { [`INPUT_${name.toUpperCase()}`]: value, 'INPUT_DRY-RUN': 'false' };
    const reader = new InputReader(INPUTS, { input: () => 'false', variables });
    reader.boolean('dry-run');
    expect(problemsOf(reader)).toBe(problem);
  });

  test.each(['true', 'yes', '1', 'strict'])('a composite action may pass on its own dry_run: %s', (value) => {
    const variables = { 'INPUT_DRY-RUN': 'True', INPUT_DRY_RUN: value };
    const reader = new InputReader(INPUTS, { input: () => 'True', variables });
    expect(reader.boolean('dry-run')).toBe(true);
    expect(problemsOf(reader)).toBeUndefined();
  });

  test('the default stands for an empty one', () => {
    expect(createReader({}).boolean('flag')).toBe(false);
  });
});

describe('integers', () => {
  test.each([
    ['0', 0],
    ['9', 9],
    ['007', 7],
  ])('%s', (text, value) => {
    const reader = createReader({ level: text });
    expect(reader.integer('level', 0, 9)).toBe(value);
    expect(problemsOf(reader)).toBeUndefined();
  });

  test.each(['10', '-1', '1.5', '1e0', '0x1', 'six', ' 6', '٣', '9'.repeat(16)])('%j is none', (text) => {
    const reader = createReader({ level: text });
    reader.integer('level', 0, 9);
    expect(problemsOf(reader)).toBe(`level: "${text}" must be a whole number from 0 to 9`);
  });
});

describe('timeout-minutes', () => {
  test.each([
    ['30', 30],
    ['0.5', 0.5],
    ['7200', 7200],
    ['0.000001', 0.000_001],
  ])('%s', (text, minutes) => {
    expect(parseTimeoutMinutes(text)).toBe(minutes);
  });

  test.each(['0', '0.0', '-1', '7201', '5s', '30 min', 'Infinity', 'NaN', '1e2', '.5', '1.0000001'])(
    '%j is none',
    (text) => {
      expect(() => parseTimeoutMinutes(text)).toThrow('must be a number of minutes, more than 0 and at most 7200');
    },
  );
});

test('lines are cut at every kind of line end, and empty ones are dropped', () => {
  expect(createReader({ list: 'a\r\n\n  \nb c\rd\n' }).lines('list')).toEqual(['a', 'b c', 'd']);
  expect(createReader({}).lines('list')).toEqual([]);
});

test.each([
  [{}, false],
  [{ flag: 'FALSE', level: '6' }, false],
  [{ flag: 'true', level: '7', name: 'x' }, true],
])('only another value than the default counts as set: %j', (given, isSet) => {
  const reader = createReader(given);
  expect(['flag', 'level', 'name'].map((name) => reader.isSet(name))).toEqual([isSet, isSet, isSet]);
});

test('an empty optional input is undefined', () => {
  expect(createReader({}).optional('name')).toBeUndefined();
  expect(createReader({ name: 'x' }).optional('name')).toBe('x');
});

test('every problem is reported at once, with input, value and what is allowed', () => {
  const reader = createReader({ flag: 'maybe', level: '12' });
  expect(reader.required('account', String)).toBe(BAD);
  reader.boolean('flag');
  reader.integer('level', 0, 9);
  expect(problemsOf(reader)?.split('\n')).toEqual([
    'account: is required, but empty or missing',
    'flag: "maybe" must be true or false',
    'level: "12" must be a whole number from 0 to 9',
  ]);
});

test('the value of a secret input is not in the message', () => {
  const reader = createReader({ hook: 'https://token' });
  const parse = failing(new RangeError('must be a URL'));
  expect(reader.parsedOr('hook', 'fallback', parse)).toBe(BAD);
  expect(problemsOf(reader)).toBe('hook: must be a URL');
});

test('only a RangeError is a bad value: a defect of a parser stays a defect', () => {
  const parse = failing(new TypeError('defect'));
  expect(() => createReader({ name: 'x' }).parsedOr('name', '', parse)).toThrow(TypeError);
});

test('what a parser cannot read is a bad value, and the next inputs are read', () => {
  const reader = createReader({ file: '/none', flag: 'no' });
  expect(reader.parsedOr('file', '', (text) => readFileSync(text, 'utf8'))).toBe(BAD);
  reader.boolean('flag');
  expect(problemsOf(reader)).toBe('file: "/none" cannot be read: ENOENT\nflag: "no" must be true or false');
});

test('a hostile value cannot leave its line or speak to the runner', () => {
  const reader = createReader({ level: '1\n::add-mask::x' });
  reader.integer('level', 0, 9);
  expect(problemsOf(reader)).toBe('level: "1\\u000a::add-mask::x" must be a whole number from 0 to 9');
});

test('a value that may be missing is not a problem, and neither is it usable', () => {
  const reader = createReader({});
  expect(reader.ifGiven('account', String)).toBe(BAD);
  expect(problemsOf(reader)).toBeUndefined();
});

test('several values are bad as one when one of them is', () => {
  expect(together({ a: 1, b: BAD })).toBe(BAD);
  expect(together({ a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
});
