import { describe, expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { decodedForms, ENCODINGS } from '../../support/secrets/secret-encodings.ts';
import { createEnvironmentInputs } from '../../support/steps/sibling-actions.ts';
import { withDefaults } from '../../support/processes/sibling-bundles.ts';
import { always, httpReply, answering } from '../../support/servers/socket-server.ts';
import type { SocketServer } from '../../support/servers/socket-server.ts';
import { methodOf } from '../../support/servers/requests.ts';

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
