import { expect, test } from '@jest/globals';
import { createAppAction } from '../../../src/actions/create-app/run.ts';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { statusAction } from '../../../src/actions/status/run.ts';
import { callsTo, methodOf, targetOf } from '../../support/servers/requests.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  deleteEnvironmentInputs,
  runAction,
  statusInputs,
} from '../../support/steps/sibling-actions.ts';

const PAGES: readonly (readonly [status: number, page: string])[] = [
  [200, httpReply(200, '<title>Sign in</title>')],
  [404, httpReply(404, { message: 'Not Found' })],
  [401, httpReply(401, { message: 'Who are you?' })],
  [403, httpReply(403, '<title>Forbidden</title>')],
  [503, httpReply(503, '<title>Busy</title>', { 'Retry-After': '1' })],
];
const UUID = 'ab15c0de-0000-4000-8000-00000000000f';
const ADVICE = 'Check "headless-url": it must be the final address of the API.';

/** Sends every call to a page for signing in, but what changes something may be refused. */
async function signingIn(page: string, change = httpReply(302, '', { Location: '/login' })) {
  return await answering((request) => {
    if (targetOf(request) === '/login') return page;
    return methodOf(request) === 'GET' ? httpReply(302, '', { Location: '/login' }) : change;
  });
}

const told = (origin: string, status: number): string =>
  `HTTP 302. It redirects to ${origin}. That leads to something else, which answers with HTTP ${status}.`;

test.each(PAGES)('the check of an environment by name ends at once at a page with HTTP %d', async (status, page) => {
  const server = await signingIn(page);
  const given = { check: 'true', environment: 'PR 12' };
  const { exitCode, outputs, error, pauses } = await runDeploy({ inputs: createInputs(server.origin, given) });
  expect([exitCode, outputs['error-code'], pauses, server.requests.length]).toEqual([1, 'rejected', [], 2]);
  expect(error).toContain(told(server.origin, status));
  expect(error).toContain(ADVICE);
});

test.each(PAGES)('so does a deploy by name at a page with HTTP %d', async (status, page) => {
  const server = await signingIn(page);
  const { exitCode, outputs, error, pauses } = await runDeploy({
    inputs: createInputs(server.origin, { environment: 'PR 12' }),
  });
  expect([exitCode, outputs['error-code'], pauses, server.requests.length]).toEqual([1, 'rejected', [], 2]);
  expect(error).toContain(told(server.origin, status));
  expect(error).toContain(ADVICE);
});

test.each(PAGES)('a deploy by ID is not redirected itself: a page with HTTP %d', async (_, page) => {
  const server = await signingIn(page);
  const { outputs, error, pauses } = await runDeploy({ inputs: createInputs(server.origin, { environment: UUID }) });
  expect([outputs['error-code'], outputs['attempts'], pauses]).toEqual(['rejected', '1', []]);
  expect(error).toContain(`It redirects to ${server.origin}. Only a read follows redirects`);
  expect(error).toContain(ADVICE);
});

test.each(PAGES)('nothing is taken for gone, there or live at a page with HTTP %d', async (status, page) => {
  const server = await signingIn(page, httpReply(409, { message: 'App exists' }));
  const { origin } = server;
  const ignoring = { 'if-exists': 'ignore' };
  const runs = [
    await runAction(deleteEnvironmentAction, deleteEnvironmentInputs(origin, { 'if-missing': 'ignore' })),
    await runAction(createEnvironmentAction, createEnvironmentInputs(origin, ignoring)),
    await runAction(statusAction, statusInputs(origin)),
    await runAction(createAppAction, createAppInputs(origin, ignoring)),
  ];
  expect(runs.map((run) => [run.exitCode, run.outputs['error-code']])).toEqual([
    [1, 'rejected'],
    [1, 'rejected'],
    [1, 'rejected'],
    [1, 'conflict'],
  ]);
  for (const run of runs) expect(run.errors.join()).toContain(told(origin, status));
  expect(callsTo(server).filter((call) => !call.startsWith('GET '))).toEqual([
    expect.stringMatching(/^POST .*apps\?appId=/),
  ]);
});
