import { expect, test } from '@jest/globals';
import { asStepError, causesOf } from '../../src/actions/failure.ts';
import { StepError } from '../../src/errors.ts';

function caused(cause: unknown): StepError {
  return new StepError('network', 'x', 'failed', { cause });
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
