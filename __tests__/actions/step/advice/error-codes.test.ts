import { expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs } from '../../../support/steps/inputs.ts';

const fail = (): never => {
  throw new TypeError('A defect.');
};

test('the message about a defect says what to report', async () => {
  const { outputs, error } = await runDeploy({ inputs: createInputs('https://api.example.com'), onPacked: fail });
  expect(outputs['error-code']).toBe('internal');
  expect(error).toContain(
    `Please report it with this message, the inputs without their secrets, and the log of a run with debug logging on (Node ${process.version}, ${process.platform}).`,
  );
});
