import { expect, test } from '@jest/globals';
import { asStepError, causesOf } from '../../src/shared/failure.ts';
import { StepError } from '../../src/shared/errors.ts';

function caused(cause: unknown): StepError {
  return new StepError('network', 'x', 'failed', { cause });
}

/** An error with fields that cannot be read. */
function withThrowing(...fields: string[]): Error {
  const error = new Error('a');
  for (const field of fields) {
    Object.defineProperty(error, field, {
      get() {
        throw new Error('not to be read');
      },
    });
  }
  return error;
}

test.each<[string, unknown, string[]]>([
  ['none', undefined, []],
  [
    'an error, and nothing of it but its words',
    Object.assign(new Error('a'), { config: { auth: 'secret' } }),
    ['Cause: Error: a'],
  ],
  ['a chain', new TypeError('a', { cause: new Error('b') }), ['Cause: TypeError: a', 'Cause: Error: b']],
  ['a code', Object.assign(new Error('a'), { code: 'EPIPE' }), ['Cause: Error: EPIPE: a']],
  ['hostile words', new Error('::add-mask::x\r\ny'), ['Cause: Error: \\u003a:add-mask::x\\u000d\\u000ay']],
  ['what is no error', 'words', ['Cause: words']],
  ['a thrown string', new Error('a', { cause: 'words' }), ['Cause: Error: a', 'Cause: words']],
  ['null', new Error('a', { cause: null }), ['Cause: Error: a']],
  ['a number', 5, ['Cause: 5']],
  ['a symbol', Symbol('s'), ['Cause: symbol']],
  ['a code that is a number', new DOMException('t', 'TimeoutError'), ['Cause: TimeoutError: 23: t']],
  ['a code and a message that are no text', { name: 'N', code: { a: 1 }, message: ['m'] }, ['Cause: N']],
  ['an object that says nothing', {}, ['Cause: object']],
  ['a getter that throws', withThrowing('message', 'code', 'cause'), ['Cause: Error']],
  ['only getters that throw', withThrowing('name', 'message', 'code', 'cause'), ['Cause: object']],
])('causes for the debug log: %s', (_, cause, lines) => {
  expect(causesOf(caused(cause))).toEqual(lines);
});

test('a chain that leads back to itself ends', () => {
  const error = new Error('a');
  error.cause = error;
  expect(causesOf(caused(error))).toHaveLength(5);
});

test('an error of the file system is the cause of the one that is shown', () => {
  const error = Object.assign(new Error("EACCES: permission denied, open '/x'"), {
    code: 'EACCES',
    syscall: 'open',
    path: '/x',
  });
  expect(causesOf(asStepError(error))).toEqual(["Cause: Error: EACCES: permission denied, open '/x'"]);
});

test.each([
  ['ENOSPC', undefined, /^The disk is full \(ENOSPC\)\. Free space there;/],
  ['ENXIO', '/x', /^\/x cannot be used: ENXIO\. It is a named pipe that nobody reads, or a socket\.$/],
  ['EACCES', '/x\n::y', /^\/x\\u000a::y cannot be used: EACCES\. Check its permissions\./],
])('%s is no defect of ours, and names no remedy that does not fit', (code, path, sentence) => {
  const fields = { code, syscall: 'write', ...(path !== undefined && { path }) };
  const error = asStepError(Object.assign(new Error(`${code}: problem, write`), fields));
  expect([error.code, error.message]).toEqual(['invalid-file', expect.stringMatching(sentence)]);
  expect(error.message).not.toContain('exclude it');
});

test('anything else is a defect', () => {
  expect(asStepError(new TypeError('defect')).code).toBe('internal');
});
