import { describe, expect, test } from '@jest/globals';
import { parseAcceptance, operationError } from '../../../src/platform/api/operation.ts';
import type { HttpReply } from '../../../src/platform/transport/exchange.ts';
import { createOperation } from '../../support/servers/exchanges.ts';

const ENVIRONMENT = 'accounts/acme/apps/shop/environments/e-1';
const parse = (body: unknown): unknown => parseAcceptance(JSON.stringify(body), () => false);

describe('three forms of success', () => {
  test('an operation', () => {
    expect(parse(createOperation())).toEqual({
      operation: {
        operationName: `${ENVIRONMENT}/operations/op-1`,
        operationId: 'op-1',
        buildPath: `${ENVIRONMENT}/builds/b-1`,
        buildId: 'b-1',
      },
    });
  });

  test('an operation with fields that nobody knows yet', () => {
    expect(parse(createOperation({ done: true, response: {}, later: [1] }))).toMatchObject({
      operation: { operationId: 'op-1' },
    });
  });

  test.each(['', ' \r\n', '{}', ' { } '])('%j: accepted without names', (text) => {
    expect(parseAcceptance(text, () => false)).toEqual({ operation: undefined });
  });
});

describe('anything else is not the platform', () => {
  test.each([
    '<!doctype html><title>Sign in</title>',
    '{"name": "accounts/a',
    '[]',
    '[{}]',
    'null',
    '0',
    '"ok"',
    'OK',
    '{"error": "none"}',
    '{"name": "accounts/a/apps/b/environments/c/operations/d"}',
    '{"metadata": {"build": "accounts/a/apps/b/environments/c/builds/d"}}',
    '{"__proto__": {"name": "x"}, "x": 1}',
  ])('%s', (text) => {
    expect(parseAcceptance(text, () => false)).toBeUndefined();
  });

  const bad = [
    '',
    17,
    null,
    {},
    'operations/1',
    `/${ENVIRONMENT}/operations/1`,
    `${ENVIRONMENT}/operations/`,
    `${ENVIRONMENT}/operations/1/2`,
    `${ENVIRONMENT}/operations/1\n::set-output name=status::live`,
    `${ENVIRONMENT}/operations/1\n`,
    `${ENVIRONMENT}/operations/a b`,
    `${ENVIRONMENT}/operations/##[error]`,
    `${ENVIRONMENT}/operations/<img>`,
    `${ENVIRONMENT}/operations/é`,
    `${ENVIRONMENT}/operations/${'x'.repeat(129)}`,
    `${ENVIRONMENT}/builds/1`,
    `${ENVIRONMENT.toUpperCase()}/operations/1`,
  ];
  test.each(bad)('the name %j', (name) => {
    expect(parse(createOperation({ name }))).toBeUndefined();
  });

  const swap = { operations: 'builds', builds: 'operations' } as const;
  test.each(
    bad.map((name) =>
      typeof name === 'string' ? name.replace(/operations|builds/, (word) => swap[word as 'builds']) : name,
    ),
  )('the build %j', (build) => {
    expect(parse(createOperation({ metadata: { build } }))).toBeUndefined();
  });

  test.each([null, 'text', [], 1])('metadata %j', (metadata) => {
    expect(parse(createOperation({ metadata }))).toBeUndefined();
  });
});

describe('the error of an operation', () => {
  const call = { what: 'the upload', origin: 'https://api.example.com' };
  const codeOf = (fields: object): string | undefined => {
    const text = JSON.stringify({ name: `${ENVIRONMENT}/operations/1`, done: true, ...fields });
    const reply = { status: 200, headers: {}, text, sent: true, complete: true };
    return operationError(call, reply as HttpReply)?.code;
  };

  test.each([[undefined], [null], [{}], [''], [false]])('%j is none', (error) => {
    expect(codeOf({ error })).toBeUndefined();
  });

  test.each([
    [{ error: { code: 9, message: 'No package.json' } }, 'rejected'],
    [{ error: { code: 9 }, done: false }, 'bad-reply'],
    [{ error: { code: 0 } }, 'bad-reply'],
    [{ error: 'no' }, 'bad-reply'],
  ])('%j: %s', (fields, code) => {
    expect(codeOf(fields)).toBe(code);
  });
});
