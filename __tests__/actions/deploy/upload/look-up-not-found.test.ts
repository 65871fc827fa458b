import { expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { APPS, environment, LIST, listingPlatform, uploadTo } from '../../../support/servers/listing-platform.ts';
import type { Listing } from '../../../support/servers/listing-platform.ts';
import { endTime, cancelStep } from '../../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';
import { callsTo } from '../../../support/servers/requests.ts';
import { httpReply, socketServer } from '../../../support/servers/socket-server.ts';

const UUID = 'ab15c0de-0000-4000-8000-00000000000f';
const NOT_FOUND = httpReply(404, { message: 'Not here' });

/** An upload that is answered with 404, to an environment that needs no lookup. */
async function refused(listing: Listing, given: Readonly<Record<string, string>> = {}) {
  const server = await listingPlatform({ upload: NOT_FOUND, ...listing });
  const ending = await runDeploy({ inputs: createInputs(server.origin, { environment: UUID, ...given }) });
  expect(ending.exitCode).toBe(1);
  expect(ending.outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found', attempts: '1' });
  const [message = ''] = ending.error.split('\n');
  const own = `${server.origin} answered the upload with HTTP 404. The service reported: Not here.`;
  expect(message.startsWith(own)).toBe(true);
  return { ...ending, calls: callsTo(server), found: message.slice(own.length).trim() };
}

test('the environments of the app are listed, with one read after the failure', async () => {
  const { calls, found, log, error } = await refused({});
  expect(found).toBe('Check "environment". The app "shop" has "Production" (ID e-1), "Staging" (ID e-2).');
  expect(calls).toEqual([uploadTo(UUID), LIST]);
  expect(log).toContain('HTTP 404: reading the list of environments to see what is there');
  // No general advice after that.
  expect(error.split('\n')).toHaveLength(1);
});

test('an environment that is listed: the address for uploads is wrong', async () => {
  const { found } = await refused({ environments: [environment(UUID, 'Production')] });
  expect(found).toBe('The environment exists, so check "headless-url": it must be the address for uploads.');
});

test.each([
  [
    ['blog', 'docs'],
    'Check "app" and "account". There is no app "shop" in the account "acme". The account has blog, docs.',
  ],
  [[], 'Check "app" and "account". There is no app "shop" in the account "acme". The account has no apps.'],
  [['shop'], ''],
  [httpReply(404), ''],
  [httpReply(403), ''],
  [httpReply(500), ''],
] as const)('no list of environments, and the list of apps is %j', async (apps, expected) => {
  const { calls, found } = await refused({ environments: NOT_FOUND, apps });
  expect(found).toBe(expected);
  expect(calls.slice(0, 3)).toEqual([uploadTo(UUID), LIST, APPS]);
});

test.each([401, 403, 400])('a list that is refused with HTTP %d changes nothing', async (status) => {
  const { calls, found } = await refused({ environments: httpReply(status) });
  expect(found).toBe('');
  expect(calls).toEqual([uploadTo(UUID), LIST]);
});

test.each([401, 409, 413])('HTTP %d for the upload: no read', async (status) => {
  const server = await listingPlatform({ upload: httpReply(status) });
  const { exitCode } = await runDeploy({ inputs: createInputs(server.origin) });
  expect(exitCode).toBe(1);
  expect(callsTo(server)).toEqual([uploadTo('e-1')]);
});

/** An upload that is answered with 404, and a list that is not answered. */
async function silentList(onList: () => void) {
  return await socketServer({
    onBody: (socket, { head }) => {
      if (head.startsWith('POST')) socket.end(NOT_FOUND);
      else onList();
    },
  });
}

test.each([130, 143] as const)('cancelled while the list is read: exit code %d', async (exitCode) => {
  let runner: RecordingRunner | undefined;
  const server = await silentList(() => cancelStep(runner, exitCode));
  const ending = await runDeploy({ inputs: createInputs(server.origin), onStart: (started) => (runner = started) });
  expect(ending.exitCode).toBe(exitCode);
  expect(ending.outputs).toMatchObject({ status: 'failed', 'error-code': 'cancelled' });
});

test('out of time while the list is read: the 404 stands', async () => {
  let runner: RecordingRunner | undefined;
  const server = await silentList(() => endTime(runner));
  const { outputs, error } = await runDeploy({
    inputs: createInputs(server.origin),
    onStart: (started) => (runner = started),
  });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found' });
  expect(error).toContain('answered the upload with HTTP 404');
});
