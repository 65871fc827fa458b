import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { asStepError } from '../../src/shared/failure.ts';
import { networkAdvice } from '../../src/actions/step/advice/connection.ts';
import { titleOf } from '../../src/actions/step/advice/error-codes.ts';
import { StepError } from '../../src/shared/errors.ts';
import { limitOf } from '../../src/shared/limits.ts';
import { GITHUB_TERMS } from '../../src/runner/github/github.ts';

const withCode = (code: string, syscall: string): Error => Object.assign(new Error(`${code}: x`), { code, syscall });

async function errorOfSmallThread(): Promise<unknown> {
  const code = 'const all = []; for (;;) all.push(new Array(10000).fill(all));';
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 4 } });
  const [error] = (await once(worker, 'error').catch((thrown: unknown) => [thrown])) as [unknown];
  return error;
}

function errorOfLargeBuffer(): unknown {
  try {
    return new ArrayBuffer(2 ** 52);
  } catch (error) {
    return error;
  }
}

test.each<[string, () => unknown, RegExp]>([
  ['of open files', () => withCode('EMFILE', 'open'), /^Too many open files \(EMFILE\)\. .*"ulimit -n"/],
  ['of open files of the system', () => withCode('ENFILE', 'spawn git'), /^Too many open files \(ENFILE\)/],
  ['of processes', () => withCode('EAGAIN', 'spawn git'), /^Too many processes or threads \(EAGAIN\)\. .*"ulimit -u"/],
  [
    'of the size of a file',
    () => withCode('EFBIG', 'write'),
    /^A file is larger than allowed \(EFBIG\)\. .*"ulimit -f"/,
  ],
  ['of memory, as the system reports it', () => withCode('ENOMEM', 'spawn'), /^Out of memory \(ENOMEM\)/],
  ['of memory of a buffer', errorOfLargeBuffer, /^Out of memory \(Array buffer allocation failed\)\. .*"ulimit -v"/],
  ['of memory of a thread', errorOfSmallThread, /^Out of memory \(ERR_WORKER_OUT_OF_MEMORY\)/],
])('a limit %s: what to raise, and no defect', async (_, make, message) => {
  const error = asStepError(await make());
  expect([error.code, error.message]).toEqual(['invalid-file', expect.stringMatching(message)]);
  expect(titleOf(error)).toBe('Limit of the machine reached');
});

test.each<[string, unknown]>([
  ['a file that is locked', withCode('EAGAIN', 'read')],
  ['a file without rights', withCode('EACCES', 'open')],
  ['a defect', new RangeError('Invalid array length')],
  ['an error of ours', new StepError('too-large', 'out of memory')],
  ['what is no error', 'out of memory'],
])('%s is none', (_, error) => {
  expect(limitOf(error)).toBeUndefined();
});

test('a connection that no file is left for: what to raise', () => {
  expect(networkAdvice('EMFILE', 'headless-url', GITHUB_TERMS)).toContain('"ulimit -n"');
});
