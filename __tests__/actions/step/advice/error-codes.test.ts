import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
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

test('an unknown outcome where no HTTP/1.1 came says to check the address, too', async () => {
  const server = await answering(() => 'SSH-2.0-x\r\n');
  const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin) });
  expect(outputs['error-code']).toBe('ambiguous');
  expect(error).toContain(
    'before you run the job again. What answers there does not speak HTTP/1.1: check "headless-url"',
  );
});

describe('a refusal', () => {
  const API = { type: 'quota', code: 'exceeded', message: 'Too many deploys this month' };
  const RIGHTS = 'If it gives no other reason, the credentials are valid but lack permission';
  const BEFORE = 'If that is right, something before the API may have answered';
  test.each([
    ['403 of the API', httpReply(403, API), RIGHTS, BEFORE],
    ['403 that asks to wait', httpReply(403, API, { 'Retry-After': '7' }), `It asks to wait 7 s. ${RIGHTS}`, BEFORE],
    ['401 of the API', httpReply(401, API), 'Check "username"', BEFORE],
    ['401 of another form', httpReply(401, '<title>Sign in</title>'), BEFORE, 'lack permission'],
    ['451 of another form', httpReply(451, 'Blocked by policy'), BEFORE, 'lack permission'],
    ['423 of the API', httpReply(423, API), 'Check the inputs', BEFORE],
    ['408 for too long', httpReply(408, API, { 'Retry-After': '500' }), 'Wait as long as it asks and', 'few minutes'],
    ['429 for too long', httpReply(429, API, { 'Retry-After': '500' }), 'Wait as long as it asks and', 'few minutes'],
  ])('%s', async (_name, reply, advice, other) => {
    const server = await answering(() => reply);
    const { error } = await runDeploy({ inputs: createInputs(server.origin) });
    expect(error).toContain(advice);
    expect(error).not.toContain(other);
  });
});
