import { expect, test } from '@jest/globals';
import { StepError } from '../../../src/shared/errors.ts';
import { attempt } from '../../support/steps/attempting.ts';
import { createReply } from '../../support/servers/exchanges.ts';

const UNCLEAR = createReply({ status: 502 });

test.each([
  [
    new StepError('invalid-file', '/tmp/app.zip cannot be read.'),
    '/tmp/app.zip cannot be read. An earlier attempt may have been accepted.',
  ],
  [new TypeError('x is not a function'), 'x is not a function. An earlier attempt may have been accepted.'],
])('an attempt that cannot be made leaves an earlier one unknown: %s', async (error, message) => {
  const { result } = await attempt([UNCLEAR, error], { retryAmbiguous: true });
  expect(result).toMatchObject({ code: 'ambiguous', status: 'unknown', message, cause: error });
});

test('a first attempt that cannot be made is what it is', async () => {
  const error = new StepError('invalid-file', '/tmp/app.zip cannot be read.');
  const { result } = await attempt([error], { retryAmbiguous: true });
  expect(result).toBe(error);
});
