import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Fault, Platform } from '#local-platform';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { SITE } from '../../support/steps/inputs.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { errorsIn, withoutMasks } from '../../support/runners/command-parser.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { leaksIn } from '../../support/secrets/sibling-secrets.ts';

const MISSING = { status: 404, body: { type: 'not_found', code: 'not_here', message: 'Not here' } };

type Deploy = typeof runBundle | typeof runInProcess;

/** One for all tests, as it takes longer to start than to check. */
let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});

/** Checks against a local platform; nothing may be sent to it, and nothing may be left behind. */
async function check(given: Inputs = {}, at: Platform = platform, deploy: Deploy = runInProcess) {
  const { account, app, environment, password } = at.details;
  const inputs = { account, app, environment, ...accessTo(at, 'headless-url'), check: 'true', ...given };
  const before = { ...at.state().requests };
  const run = await deploy('deploy', { workspace: plant(makeFolder('workspace'), SITE), inputs });
  const { requests, accounts } = at.state();
  expect(requests['upload'] ?? 0).toBe(0);
  expect(accounts[0]?.apps[0]?.environments[0]?.builds.filter(({ cause }) => cause === 'upload')).toEqual([]);
  expect(run.outputs).toMatchObject({ attempts: '0', 'archive-sha256': '' });
  expect(run.leftovers).toEqual([]);
  expect(run.stderr).toBe('');
  expect(leaksIn(withoutMasks(run.stdout), [password])).toEqual([]);
  const made = Object.entries(requests).map(
    ([endpoint, count]) => [endpoint, count - (before[endpoint] ?? 0)] as const,
  );
  return {
    ...run,
    requests: Object.fromEntries(made.filter(([, count]) => count > 0)),
    lines: withoutMasks(run.stdout).split('\n').filter(Boolean),
  };
}

test('by the bundle, accepted: five lines, and one read', async () => {
  const { exitCode, outputs, lines, requests } = await check({}, platform, runBundle);
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ status: 'checked', 'error-code': '' });
  expect(lines.slice(-6, -1)).toEqual([
    'Credentials: accepted',
    `Environment: "Production" (ID ${platform.details.environment})`,
    'Files: 3',
    'Bytes: 65, before packing',
    'Check passed',
  ]);
  expect(requests).toEqual({ environments: 1 });
});

test('the display name, and the API root with the path of a call', async () => {
  const { outputs, lines } = await check({ environment: 'Production', 'headless-url': `${platform.url}/fu/v1/` });
  expect(outputs['status']).toBe('checked');
  expect(lines.at(-5)).toBe(`Environment: "Production" (ID ${platform.details.environment})`);
});

describe('what is wrong', () => {
  test.each([
    ['401', { password: 'wrong-one' }, 'unauthorized', { environments: 1 }, /HTTP 401.*API Access page/],
    ['403', { account: 'someone-else' }, 'forbidden', { environments: 1, apps: 1 }, /HTTP 403.*account "someone-else"/],
    [
      '404 of the app',
      { app: 'no-such-app' },
      'not-found',
      { environments: 1, apps: 1 },
      /There is no app "no-such-app" in the account "acme". The account has storefront\./,
    ],
    [
      '404 of the environment',
      { environment: 'Prod' },
      'not-found',
      { environments: 1 },
      /no environment with the ID or display name "Prod" in the app "storefront".*"Production" \(ID /,
    ],
  ])('%s', async (_, given, code, expected, message) => {
    const { exitCode, outputs, stdout, requests } = await check(given);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code });
    expect(errorsIn(stdout)).toEqual([expect.stringMatching(message)]);
    expect(requests).toEqual(expected);
  });

  test('with "dry-run": nothing is asked', async () => {
    const { exitCode, outputs, requests } = await check({ 'dry-run': 'true' });
    expect(exitCode).toBe(1);
    expect(outputs['error-code']).toBe('invalid-input');
    expect(requests).toEqual({});
  });
});

async function expectUnverified(at: Platform, reads: Readonly<Record<string, number>>): Promise<void> {
  const { exitCode, outputs, stdout, lines, requests } = await check({}, at);
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ status: 'checked', 'error-code': '' });
  expect(stdout).toMatch(
    /::warning title=Credentials not verified \([^)]+\)::This host does not list .*"account" is wrong/,
  );
  expect(lines.slice(-6, -4)).toEqual(['Credentials: not verified', 'Environment: not verified']);
  expect(lines.at(-2)).toBe('Check passed with 1 warning');
  expect(requests).toEqual(reads);
}

describe('a host without the lists: checked, with a warning', () => {
  test.each<[string, Omit<Fault, 'endpoint'>, Omit<Fault, 'endpoint'>]>([
    ['404', MISSING, MISSING],
    ['405', { status: 405 }, { status: 405 }],
    ['501', { status: 501 }, { status: 501 }],
    ['another shape', { malformed: 'array' }, { malformed: 'empty-object' }],
  ])('%s', async (_, environments, apps) => {
    platform.addFaults({ endpoint: 'environments', ...environments }, { endpoint: 'apps', ...apps });
    await expectUnverified(platform, { environments: 1, apps: 1 });
  });

  test('strict', async () => {
    await expectUnverified(await openPlatform({ strict: true }), {});
  });
});

test('a deploy with a UUID makes no such read', async () => {
  const own = await openPlatform();
  const { account, app, environment } = own.details;
  const inputs = { account, app, environment, ...accessTo(own, 'headless-url') };
  const { outputs } = await runInProcess('deploy', { workspace: plant(makeFolder('workspace'), SITE), inputs });
  expect(outputs['status']).toBe('accepted');
  expect(own.state().requests).toEqual({ upload: 1 });
});
