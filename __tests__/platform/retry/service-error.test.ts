import { describe, expect, test } from '@jest/globals';
import { describeServiceError, parseServiceError } from '../../../src/platform/retry/service-error.ts';

/** The line of the log for an error body. */
function lineOf(body: unknown): string | undefined {
  const error = parseServiceError(typeof body === 'string' ? body : JSON.stringify(body));
  return error === undefined ? undefined : describeServiceError(error);
}

test.each([
  [
    { type: 'invalid_value', code: 'too_large', message: 'limit cannot exceed 100' },
    'limit cannot exceed 100 (type invalid_value, code too_large)',
  ],
  [{ message: 'no' }, 'no'],
  [{ type: 'invalid_value' }, 'type invalid_value'],
  [{ code: 404, message: 'gone' }, 'gone (code 404)'],
  [{ code: 404, message: 'Gone.' }, 'Gone (code 404)'],
  [
    { message: 'Bad request', errors: [{ type: 'invalid_value', code: 'too_large', message: 'limit is too large' }] },
    'Bad request: limit is too large (type invalid_value, code too_large)',
  ],
  [{ errors: [null, 'x', { code: 'first' }, { code: 'second' }] }, 'code first'],
  [{ message: 'same', errors: [{ message: 'same' }] }, 'same'],
  [{ type: '', code: null, message: 'kept', errors: [{ type: 'nested', code: 'c' }] }, 'kept (type nested, code c)'],
])('%j', (body, line) => {
  expect(lineOf(body)).toBe(line);
});

test.each(['', 'null', '[]', '<html>', '{', '{}', '{"errors":[]}', '{"errors":{}}', '{"message":{"a":1}}', '"x"'])(
  '%s says nothing',
  (text) => {
    expect(lineOf(text)).toBeUndefined();
  },
);

describe('a hostile body', () => {
  test('cannot make a second line or a command', () => {
    expect(lineOf({ message: '::add-mask::x\r\n##[error]y', code: 'a\nb', type: '\u202e' })).toBe(
      '\\u003a:add-mask::x\\u000d\\u000a##\\u005berror]y (type \\u202e, code a\\u000ab)',
    );
  });

  test('cannot fill the log', () => {
    const long = 'x'.repeat(5000);
    const line = lineOf({ message: long, code: long, type: long, errors: [{ message: `${long}y` }] }) ?? '';
    expect(line.length).toBeLessThan(1600);
  });

  test('cannot reach a prototype', () => {
    expect(lineOf('{"__proto__": {"message": "x"}}')).toBeUndefined();
    expect(lineOf('{"constructor": "x", "toString": 1}')).toBeUndefined();
  });
});
