import { describe, expect, test } from '@jest/globals';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { createOperation } from '../../support/servers/exchanges.ts';
import { createEnvironmentInputs, PASSWORD, runAction, USERNAME } from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { callsTo, headerOf } from '../../support/servers/requests.ts';
import { always } from '../../support/servers/socket-server.ts';

const CREATE = 'POST /v1/accounts/acme/apps/storefront/environments';

/** The body that goes out for these inputs. */
async function sentFor(overrides: Inputs): Promise<unknown> {
  const server = await always(200, createOperation({}, 'storefront'));
  const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin, overrides));
  expect([run.exitCode, callsTo(server)]).toEqual([0, [CREATE]]);
  return JSON.parse(server.requests[0]?.body.toString('utf8') ?? '');
}

/** The values of the variables that go out for this text. */
async function valuesOf(text: string): Promise<string[]> {
  const { shellVariables } = (await sentFor({ 'shell-variables': text })) as { shellVariables: { value: string }[] };
  return shellVariables.map(({ value }) => value);
}

describe('the request is that of section 4.2', () => {
  test('without variables there is no shellVariables, and the branch is "uploadable"', async () => {
    expect(await sentFor({})).toEqual({ displayName: 'Staging', branch: 'uploadable', wpEnvironment: 'acmestage' });
  });

  test('another branch, when it is asked for', async () => {
    expect(await sentFor({ branch: 'main' })).toMatchObject({ branch: 'main' });
  });

  test('variables keep their order and every character', async () => {
    const text = 'B= a "b"=c \nA=åß日本😀\n';
    expect(await sentFor({ 'shell-variables': text, 'display-name': 'Größe "L"' })).toEqual({
      displayName: 'Größe "L"',
      branch: 'uploadable',
      wpEnvironment: 'acmestage',
      shellVariables: [
        { key: 'B', value: ' a "b"=c ' },
        { key: 'A', value: 'åß日本😀' },
      ],
    });
    expect(await sentFor({ 'shell-variables': '{"CERT": "1\\n2"}' })).toMatchObject({
      shellVariables: [{ key: 'CERT', value: '1\n2' }],
    });
  });

  test('a space at the end of the last value is lost, unless it is in JSON', async () => {
    expect(await valuesOf('A=1 \nB=2 ')).toEqual(['1 ', '2']);
    expect(await valuesOf('{"A": "1 ", "B": "2 "}')).toEqual(['1 ', '2 ']);
  });

  test('headers: JSON whose length counts bytes, and HTTP Basic', async () => {
    const server = await always(200, createOperation({}, 'storefront'));
    await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin, { 'display-name': '日本😀' }));
    const request = server.requests[0] ?? { head: '', body: Buffer.alloc(0) };
    expect(headerOf(request, 'content-type')).toBe('application/json');
    expect(headerOf(request, 'content-length')).toBe(String(request.body.length));
    expect(headerOf(request, 'authorization')).toBe(
      `Basic ${Buffer.from(`${USERNAME}:${PASSWORD}`).toString('base64')}`,
    );
  });
});

test('a bad line of shell-variables has the number that it has in the workflow', async () => {
  const inputs = createEnvironmentInputs('https://api.example.com', { 'shell-variables': '\n \n  A=1\nB\n' });
  const { errors } = await runAction(createEnvironmentAction, inputs);
  expect(errors[0]).toMatch(/there is no "=" in line 4\.$/);
});

describe('values of shell variables are shown nowhere', () => {
  test('in a run that goes well, only how many there are', async () => {
    const server = await always(200, createOperation({}, 'storefront'));
    const variables = 'TOKEN=s3cret-1\nOTHER=s3cret-2';
    const run = await runAction(
      createEnvironmentAction,
      createEnvironmentInputs(server.origin, { 'shell-variables': variables }),
    );
    expect(run.log).toEqual([
      `To ${server.origin}: account acme, app storefront, environment "Staging", 2 shell variables`,
      'Created: environment ID e-1',
    ]);
    expect(JSON.stringify([run.log, run.outputs])).not.toContain('s3cret');
  });

  test.each(['s3cret', 'A=s3cret\nA=s3cret', 's3cret-x=1', '{"A": "s3cret"', '{"A": ["s3cret"]}'])(
    'when %j is refused, before any request',
    async (text) => {
      const server = await always(200, createOperation({}, 'storefront'));
      const inputs = createEnvironmentInputs(server.origin, { 'shell-variables': text });
      const run = await runAction(createEnvironmentAction, inputs);
      expect([run.outputs['error-code'], server.connections()]).toEqual(['invalid-input', 0]);
      expect(run.errors[0]).toMatch(/^Invalid input: shell-variables: (?:must|starts|has an invalid name)/);
      expect(JSON.stringify([run.log, run.outputs])).not.toContain('s3cret');
    },
  );
});

test.each<[string, string, string]>([
  ['display-name', '', 'display-name: is required'],
  ['display-name', 'two\nlines', 'display-name: "two\\u000alines" must be one line of at most 256 characters'],
  ['wp-environment', 'x'.repeat(257), 'must be one line of at most 256 characters'],
  ['branch', 'a\u0007b', 'branch: "a\\u0007b" must be one line'],
  ['app', 'a/b', 'app: "a/b" must be 1 to 128 letters'],
  ['base-url', 'http://api.example.com', 'base-url: "http://api.example.com" must start with https://'],
  ['base-url', 'https://u:s3cret@api.example.com', 'base-url: must not contain a user name or password'],
  ['if-exists', 'yes', 'if-exists: "yes" must be one of error, ignore'],
])('%s %j is refused before any request', async (name, value, message) => {
  const server = await always(200, createOperation({}, 'storefront'));
  const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin, { [name]: value }));
  expect([run.exitCode, run.outputs['error-code'], server.connections()]).toEqual([1, 'invalid-input', 0]);
  expect(run.errors).toHaveLength(1);
  expect(run.errors[0]).toContain(message);
  expect(run.errors[0]).not.toContain('s3cret');
});
