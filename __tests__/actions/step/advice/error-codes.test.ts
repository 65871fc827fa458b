import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { statusAction } from '../../../../src/actions/status/run.ts';
import { httpReply, answering } from '../../../support/servers/socket-server.ts';
import { runAction, statusInputs } from '../../../support/steps/sibling-actions.ts';
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

test('credentials that are refused may have expired: the message and its page say where to make a new password', async () => {
  const server = await answering(() => httpReply(401, { message: 'Unauthorized' }));
  const where =
    /[Ii]f the password has expired( or was replaced)?, generate a new one (there|on the API Access page of the user portal)\./;
  const { errors, outputs } = await runAction(statusAction, statusInputs(server.origin));
  expect(outputs['error-code']).toBe('unauthorized');
  expect(errors[0]).toMatch(/the API password from the API Access page of the user portal/);
  expect(errors[0]).toMatch(where);
  const [, section = ''] = readFileSync('docs/how-to/fix-an-error.md', 'utf8').split('### Credentials refused\n');
  expect(section.split('###')[0]).toMatch(where);
});
