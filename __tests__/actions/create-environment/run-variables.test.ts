import { describe, expect, test } from '@jest/globals';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { createOperation } from '../../support/servers/exchanges.ts';
import { createEnvironmentInputs, PASSWORD, runAction, USERNAME } from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { callsTo, headerOf, methodOf } from '../../support/servers/requests.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { decodedForms, ENCODINGS } from '../../support/secrets/secret-encodings.ts';
import { withDefaults } from '../../support/processes/sibling-bundles.ts';
import type { SocketServer } from '../../support/servers/socket-server.ts';

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

const VALUE = `v&l w"ö<u>e%41+/=?'`;

async function create(server: SocketServer, variables: string, more: Readonly<Record<string, string>> = {}) {
  const inputs = createEnvironmentInputs(server.origin, { 'shell-variables': variables, ...more });
  return await runInProcess('create-environment', {
    workspace: makeFolder('workspace'),
    inputs: withDefaults('create-environment', inputs),
    variables: { RUNNER_DEBUG: '1' },
  });
}

const refusing = async (message: string): Promise<SocketServer> => await always(400, { message });

describe('a host repeats the value of a shell variable, and nobody can read it', () => {
  test.each(Object.entries(ENCODINGS).filter(([name]) => !name.includes('the pair')))('%s', async (_, encode) => {
    const server = await refusing(`A is not (${encode(VALUE, '')})`);
    const { stdout, summary, outputs } = await create(server, `A=${VALUE}`);
    expect(stdout).toMatch(/^::error .*The service reported: A is not \(\*\*\*/m);
    const lines = [...stdout.split('\n'), ...summary.split('\n'), ...Object.values(outputs)];
    expect(lines.flatMap((line) => decodedForms(line)).filter((text) => text.includes(VALUE))).toEqual([]);
  });

  test('a value of several lines, in the JSON that was sent', async () => {
    const value = 'first line\nsecond line\nend';
    const variables = JSON.stringify({ CERT: value });
    const server = await refusing(`${JSON.stringify(value)} | second line`);
    const { stdout } = await create(server, variables);
    expect(stdout).toContain('The service reported: "***" | ***');
  });

  test('from six characters on', async () => {
    const server = await refusing('ready or steady');
    const { stdout } = await create(server, 'A=ready\nB=steady');
    expect(stdout).toContain('The service reported: ready or ***.');
  });

  test('in a warning, which is part of `result`', async () => {
    const name = 'accounts/acme/apps/shop-of-ann/environments/e-1/operations/op-1';
    const server = await always(200, createOperation({ name }));
    const { outputs } = await create(server, 'SHOP=shop-of-ann');
    const { warnings } = JSON.parse(outputs['result'] ?? '') as { warnings: { text: string }[] };
    expect(warnings.map(({ text }) => text)).toEqual([
      expect.stringContaining('the answer names accounts/acme/apps/***/environments/e-1.'),
    ]);
  });
});

test('no runner is told to mask a value', async () => {
  const server = await refusing(VALUE);
  const { stdout } = await create(server, `A=${VALUE}\nB=production`);
  expect(stdout.match(/^::add-mask::(?!.*(?:pa55|YXBp))/gm)).toBeNull();
});

describe('what is no secret stays as it is', () => {
  const ENVIRONMENT = 'accounts/acme/apps/storefront/environments/production';

  test('outputs in the form of the specification', async () => {
    const metadata = { build: `${ENVIRONMENT}/builds/customer-portal` };
    const server = await always(200, createOperation({ name: `${ENVIRONMENT}/operations/accepted`, metadata }));
    const { outputs, stdout } = await create(server, 'NODE_ENV=production\nTEAM=customer-portal\nSTATE=accepted');
    const expected = {
      status: 'accepted',
      'environment-id': 'production',
      'operation-name': `${ENVIRONMENT}/operations/accepted`,
      'build-path': `${ENVIRONMENT}/builds/customer-portal`,
    };
    expect(outputs).toMatchObject(expected);
    expect(JSON.parse(outputs['result'] ?? '')).toMatchObject(expected);
    expect(stdout).toContain('Created: environment ID ***');
  });

  test('the ID of an environment that is there', async () => {
    const id = 'ab15c0de-0000-4000-8000-00000000000f';
    const name = `accounts/acme/apps/storefront/environments/${id}`;
    const server = await answering((request) =>
      methodOf(request) === 'GET'
        ? httpReply(200, { environments: [{ name, displayName: 'Staging' }] })
        : httpReply(500),
    );
    const { outputs } = await create(server, `UPSTREAM=${id}`, { 'if-exists': 'ignore' });
    expect(outputs).toMatchObject({ status: 'skipped', 'environment-id': id });
  });

  test('names that other inputs of the step have', async () => {
    const server = await refusing('acme-agency has no install mainsite');
    const { stdout } = await create(server, 'ACCOUNT=acme-agency\nSITE= mainsite \nNAME=Staging', {
      account: 'acme-agency',
      'wp-environment': 'mainsite',
    });
    expect(stdout).toContain('account acme-agency, app storefront, environment "Staging", 3 shell variables');
    expect(stdout).toContain('The service reported: acme-agency has no install mainsite.');
  });
});

describe('a value that is probably not meant', () => {
  const inputs = { 'shell-variables': 'URL="https://x.example"\nSECRET=' };
  const warning = `Value looks odd: shell-variables: URL has quotes around it, which are part of the value: leave them out, unless the app needs them. SECRET is empty: the secret or variable that it comes from may not reach this job.`;

  test('is a warning, and sent as it stands', async () => {
    const server = await always(200, createOperation({}, 'storefront'));
    const run = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin, inputs));
    expect([run.exitCode, run.warnings, callsTo(server)]).toEqual([0, [warning], [CREATE]]);
    const sent = JSON.parse(server.requests[0]?.body.toString('utf8') ?? '') as unknown;
    expect(sent).toMatchObject({ shellVariables: [{ value: '"https://x.example"' }, { value: '' }] });
  });

  test('with fail-on-warning nothing is created; without the oddities it is', async () => {
    const server = await always(200, createOperation({}, 'storefront'));
    const strict = { ...inputs, 'fail-on-warning': 'true' };
    const refused = await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin, strict));
    expect([refused.outputs['error-code'], callsTo(server)]).toEqual(['warning', []]);
    const followed = { ...strict, 'shell-variables': 'URL=https://x.example\nSECRET=s' };
    expect((await runAction(createEnvironmentAction, createEnvironmentInputs(server.origin, followed))).exitCode).toBe(
      0,
    );
  });
});
