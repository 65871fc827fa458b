import { describe, expect, test } from '@jest/globals';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { createOperation } from '../../support/servers/exchanges.ts';
import { createEnvironmentInputs, runAction } from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { methodOf } from '../../support/servers/requests.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

const ENVIRONMENTS = 'accounts/acme/apps/storefront/environments';

/** A service that answers the list as given, and creates. */
async function listing(list: string) {
  return await answering((request) =>
    methodOf(request) === 'GET' ? list : httpReply(200, createOperation({}, 'storefront')),
  );
}

function runWith(origin: string, overrides: Record<string, string> = {}) {
  return runAction(createEnvironmentAction, createEnvironmentInputs(origin, { 'if-exists': 'ignore', ...overrides }));
}

describe('if-exists: ignore', () => {
  test('found by its display name: used as it is, nothing is created', async () => {
    const environments = [
      { name: `${ENVIRONMENTS}/e-0`, displayName: 'staging' },
      { name: `${ENVIRONMENTS}/e-7`, displayName: 'Staging' },
    ];
    const server = await listing(httpReply(200, { environments }));
    const run = await runWith(server.origin);
    expect([run.exitCode, server.requests.map(methodOf)]).toEqual([0, ['GET']]);
    expect(run.result).toEqual({
      status: 'skipped',
      'error-code': '',
      'environment-id': 'e-7',
      'operation-name': '',
      'build-path': '',
      created: false,
    });
    expect([run.log.at(-1), run.warnings]).toEqual(['It already exists: environment ID e-7', []]);
  });

  test('found twice: the first, with a warning', async () => {
    const environments = ['e-7', 'e-8'].map((id) => ({ name: `${ENVIRONMENTS}/${id}`, displayName: 'Staging' }));
    const run = await runWith((await listing(httpReply(200, { environments }))).origin);
    expect([run.result, run.warnings]).toEqual([
      expect.objectContaining({ status: 'skipped', 'environment-id': 'e-7' }),
      [
        'Several of that name: 2 environments have this display name: e-7, e-8. The first is used; delete what is not needed.',
      ],
    ]);
  });

  test.each([
    [[{ name: `${ENVIRONMENTS}/e-7`, displayName: 'Staging' }], 'skipped', 'e-7'],
    [[], 'failed', ''],
  ])('refused as it exists, by a job at the same time: looked for once more, in %j', async (after, status, id) => {
    let reads = 0;
    const server = await answering((request) => {
      if (methodOf(request) === 'POST') return httpReply(409, { message: 'It exists' });
      return httpReply(200, { environments: (reads += 1) === 1 ? [] : after });
    });
    const run = await runWith(server.origin);
    expect(run.result).toMatchObject({ status, 'environment-id': id, created: false });
    expect(server.requests.map(methodOf).slice(0, 3)).toEqual(['GET', 'POST', 'GET']);
  });

  test('found: it keeps the shell variables that it has', async () => {
    const environments = [{ name: `${ENVIRONMENTS}/e-7`, displayName: 'Staging' }];
    const server = await listing(httpReply(200, { environments }));
    const run = await runWith(server.origin, { 'shell-variables': 'A=b' });
    expect(run.log.at(-1)).toBe('It keeps its own shell variables: those given here were not sent.');
    expect(run.summaries.join()).toContain('1, not sent&#58; the environment keeps its own');
  });

  test('found: the install is not looked up any more', async () => {
    const server = await listing(
      httpReply(200, { environments: [{ name: `${ENVIRONMENTS}/e-7`, displayName: 'Staging' }] }),
    );
    const hosting = await listing(httpReply(500, ''));
    const run = await runWith(server.origin, { 'base-url': hosting.origin });
    expect([run.exitCode, hosting.connections()]).toEqual([0, 0]);
  });

  test.each([[[]], [[{ name: `${ENVIRONMENTS}/e-0`, displayName: 'Other' }]]])(
    'absent from %j: created, without a warning',
    async (environments) => {
      const server = await listing(httpReply(200, { environments }));
      const run = await runWith(server.origin);
      expect([run.exitCode, run.outputs['created'], run.warnings]).toEqual([0, 'true', []]);
      expect(server.requests.map(methodOf)).toEqual(['GET', 'POST']);
    },
  );

  test.each<[string, string]>([
    ['404', httpReply(404, '')],
    ['405', httpReply(405, '')],
    ['501', httpReply(501, '')],
  ])('a host without the list (%s): a warning, and a new one', async (_, list) => {
    const server = await listing(list);
    const run = await runWith(server.origin);
    expect([run.exitCode, run.outputs['created'], run.outputs['environment-id']]).toEqual([0, 'true', 'e-1']);
    expect(run.warnings).toEqual([
      'Existing environments not known: This host has no readable list of environments, so "if-exists: ignore" cannot find an existing one: the platform is asked to create one.',
    ]);
    expect(server.requests.filter((request) => methodOf(request) === 'POST')).toHaveLength(1);
  });

  test.each<[string, string]>([
    ['{}', httpReply(200, {})],
    ['HTML', httpReply(200, '<html>Sign in</html>')],
    ['an object for the list', httpReply(200, { environments: { name: 'x' } })],
    ['a name of an unexpected format', httpReply(200, { environments: [{ name: '../x', displayName: 'Staging' }] })],
    [
      'null among them',
      httpReply(200, { environments: [{ name: `${ENVIRONMENTS}/e-7`, displayName: 'Staging' }, null] }),
    ],
    ['no name', httpReply(200, { environments: [{ displayName: 'Staging' }] })],
  ])('a list that cannot be read (%s): nothing is created, as it may exist', async (_, list) => {
    const server = await listing(list);
    const run = await runWith(server.origin);
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'bad-reply', created: 'false' });
    expect(run.errors[0]).toMatch(/The list of environments from .* cannot be used: unexpected format.*may exist\./);
    expect(server.requests.map(methodOf)).not.toContain('POST');
  });

  test('and with "if-exists: error", as the message advises, it is created', async () => {
    const server = await listing(httpReply(200, {}));
    expect((await runWith(server.origin)).errors[0]).toContain('Set "if-exists" to "error"');
    const run = await runWith(server.origin, { 'if-exists': 'error' });
    expect([run.exitCode, run.outputs['created']]).toEqual([0, 'true']);
  });

  test('a host without the list, with fail-on-warning: nothing is created', async () => {
    const server = await listing(httpReply(404, ''));
    const run = await runWith(server.origin, { 'fail-on-warning': 'true' });
    expect([run.exitCode, run.outputs['error-code'], run.outputs['created']]).toEqual([1, 'warning', 'false']);
    expect(server.requests.map(methodOf)).toEqual(['GET']);
  });

  test('a list without a readable end: nothing is created, as the rest of it may have that name', async () => {
    const page = { environments: [{ name: `${ENVIRONMENTS}/e-0`, displayName: 'Other' }], nextPageToken: 7 };
    const server = await listing(httpReply(200, page));
    const run = await runWith(server.origin);
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'bad-reply', created: 'false' });
    expect(run.errors[0]).toContain(
      'but the list cannot be read to its end: page 1: its "nextPageToken" is not a string.',
    );
    expect(server.requests.map(methodOf)).toEqual(['GET']);
  });

  test.each([401, 403, 429, 500])('a list that is refused with %i: nothing is created', async (status) => {
    const server = await listing(httpReply(status, ''));
    const run = await runWith(server.origin);
    expect([run.exitCode, run.outputs['status']]).toEqual([1, 'failed']);
    expect(server.requests.map(methodOf)).not.toContain('POST');
    expect(run.errors[0]).toContain(`answered the list of environments with HTTP ${status}`);
  });
});

test('if-exists: error does not ask for a list', async () => {
  const server = await listing(httpReply(200, { environments: [] }));
  await runWith(server.origin, { 'if-exists': 'error' });
  expect(server.requests.map(methodOf)).toEqual(['POST']);
});

describe('the local platform', () => {
  test('the second run finds what the first one created', async () => {
    const platform = await openPlatform();
    const first = await runWith('', accessTo(platform, 'headless-url'));
    const second = await runWith('', accessTo(platform, 'headless-url'));
    expect([first.outputs['status'], second.outputs['status']]).toEqual(['accepted', 'skipped']);
    expect(second.outputs['environment-id']).toBe(first.outputs['environment-id']);
    expect(platform.state().requests['create-environment']).toBe(1);
  });

  test('strict: no list, so a warning and a new one', async () => {
    const platform = await openPlatform({ strict: true });
    const run = await runWith('', accessTo(platform, 'headless-url'));
    expect([run.outputs['status'], run.warnings.length]).toEqual(['accepted', 1]);
  });
});
