import { describe, expect, test } from '@jest/globals';
import { createAppAction } from '../../src/actions/create-app/run.ts';
import { createEnvironmentAction } from '../../src/actions/create-environment/run.ts';
import { runDeploy } from '../support/steps/deploying.ts';
import { createOperation } from '../support/servers/exchanges.ts';
import { createInputs } from '../support/steps/inputs.ts';
import { createAppInputs, createEnvironmentInputs, runAction } from '../support/steps/sibling-actions.ts';
import { methodOf } from '../support/servers/requests.ts';
import { always, answering, httpReply } from '../support/servers/socket-server.ts';

const FAILED = { code: 8, message: 'Quota ##[error]x exceeded.' };
const operation = (more: object) => createOperation(more as Record<string, unknown>);

interface Ended {
  readonly exitCode: number;
  readonly status: unknown;
  readonly code: unknown;
  readonly error: string;
}

/** The actions whose request is answered with an operation, or was seen to be. */
const ACTIONS: readonly [name: string, run: (origin: string, more?: Record<string, string>) => Promise<Ended>][] = [
  [
    'an upload',
    async (origin, more) => {
      const inputs = createInputs(origin, { 'retry-ambiguous': 'true', ...more });
      const { exitCode, outputs, error } = await runDeploy({ inputs });
      return { exitCode, status: outputs['status'], code: outputs['error-code'], error };
    },
  ],
  [
    'create-environment',
    async (origin) => endOf(await runAction(createEnvironmentAction, createEnvironmentInputs(origin))),
  ],
  ['create-app', async (origin) => endOf(await runAction(createAppAction, createAppInputs(origin)))],
];

function endOf({ exitCode, result, errors }: Awaited<ReturnType<typeof runAction>>): Ended {
  const { status, 'error-code': code } = result as Record<string, unknown>;
  return { exitCode, status, code, error: errors.join('\n') };
}

describe.each(ACTIONS)('a 2xx with an error, to %s', (_, run) => {
  const rejected = ['failed', 'rejected'] as const;
  const unclear = ['unknown', 'bad-reply'] as const;

  test.each<[string, object, readonly [string, string]]>([
    ['an operation that is done, with an error', operation({ done: true, error: FAILED }), rejected],
    ['the same with status 0 to 16 alone', operation({ done: true, error: { code: 7 } }), rejected],
    ['the same with a message alone', operation({ done: true, error: { message: 'No.' } }), rejected],
    [
      'the same in the form of section 2.6',
      operation({ done: true, error: { type: 'x', code: 'y', message: 'z' } }),
      rejected,
    ],
    ['the same without names', { done: true, error: FAILED }, rejected],
    ['one that is not done', operation({ done: false, error: FAILED }), unclear],
    ['one that does not say whether it is done', operation({ done: undefined, error: FAILED }), unclear],
    ['one that is done as a text', operation({ done: 'true', error: FAILED }), unclear],
    ['an error with the code of success', operation({ done: true, error: { code: 0, message: '' } }), unclear],
    ['an error that is a text', operation({ done: true, error: 'quota' }), unclear],
    ['an error that is true', operation({ done: true, error: true }), unclear],
    ['an error that is a number', operation({ done: true, error: 13 }), unclear],
    ['an error that is a list', operation({ done: true, error: [FAILED] }), unclear],
    ['an error alone', { error: FAILED }, unclear],
    ['an error object', { type: 'invalid_value', code: 'too_large', message: 'No.' }, unclear],
    ['an error object of the other form', { message: 'No.', errors: [{ code: 'x' }] }, unclear],
    ['no success', { success: false }, unclear],
  ])('%s: one request', async (_name, body, [status, code]) => {
    const server = await always(200, body);
    const ended = await run(server.origin);
    expect(ended).toMatchObject({ exitCode: 1, status, code });
    expect(server.requests.filter((request) => methodOf(request) === 'POST')).toHaveLength(1);
  });

  test('the message is in the annotation, as safe text', async () => {
    const { error } = await run((await always(200, operation({ done: true, error: FAILED }))).origin);
    expect(error).toMatch(
      / answered the (?:upload|request to create the \w+) with HTTP 200, but with an operation that failed\. The service reported: Quota ##\\u005berror\]x exceeded \(code 8\)\./,
    );
  });

  test.each([
    ['none', {}],
    ['null', { error: null }],
    ['none, of one that is done', { done: true, response: {} }],
  ])('%s is no error', async (_name, more) => {
    expect(await run((await always(200, operation(more))).origin)).toMatchObject({ exitCode: 0, status: 'accepted' });
  });
});

test('after an upload that may have been accepted, an operation that failed leaves that unknown', async () => {
  const server = await answering((_request, number) =>
    number === 1 ? httpReply(500) : httpReply(200, operation({ done: true, error: FAILED })),
  );
  const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin, { 'retry-ambiguous': 'true' }) });
  expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous', attempts: '2' });
  expect(error).toContain('An earlier attempt may have been accepted.');
});
