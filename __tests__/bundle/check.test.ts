import { describe, expect, test } from '@jest/globals';
import type { Fault } from '../../src/emulator/schemas/faults.ts';
import type { Platform, PlatformOptions } from '../../src/emulator/server.ts';
import { makeRepository } from '../support/folders.ts';
import { SITE } from '../support/inputs.ts';
import { runBundle } from '../support/run-bundle.ts';
import { errorsIn, withoutMasks } from '../support/runner-command-parser.ts';
import type { Inputs } from '../support/sibling-actions.ts';
import { accessTo, openPlatform } from '../support/sibling-platform.ts';
import { leaksIn } from '../support/sibling-secrets.ts';

const MISSING = { status: 404, body: { type: 'not_found', code: 'not_here', message: 'Not here' } };

/** Runs the bundle against a local platform; nothing may be sent to it, and nothing may be left behind. */
async function check(given: (platform: Platform) => Inputs = () => ({}), options: PlatformOptions = {}) {
  const platform = await openPlatform(options);
  const { account, app, environment, password } = platform.details;
  const inputs = {
    account,
    app,
    environment,
    ...accessTo(platform, 'headless-url'),
    check: 'true',
    ...given(platform),
  };
  const run = await runBundle('deploy', { workspace: makeRepository(SITE), inputs });
  const { requests, accounts } = platform.state();
  expect(requests['upload'] ?? 0).toBe(0);
  expect(accounts[0]?.apps[0]?.environments[0]?.builds.filter(({ cause }) => cause === 'upload')).toEqual([]);
  expect(run.outputs).toMatchObject({ attempts: '0', 'archive-sha256': '' });
  expect(run.leftovers).toEqual([]);
  expect(run.stderr).toBe('');
  expect(leaksIn(withoutMasks(run.stdout), [password])).toEqual([]);
  return { ...run, platform, requests, lines: withoutMasks(run.stdout).split('\n').filter(Boolean) };
}

const faults = (...list: readonly Fault[]): PlatformOptions => ({ faults: list });

test('accepted: five lines, and one read', async () => {
  const { exitCode, outputs, lines, requests, platform } = await check();
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ status: 'checked', 'error-code': '' });
  expect(lines.slice(-6, -1)).toEqual([
    'Credentials: accepted',
    `Environment: "Production" (ID ${platform.details.environment})`,
    'Files: 3',
    'Bytes: 65, before packing',
    'Warnings: none',
  ]);
  expect(requests).toEqual({ environments: 1 });
});

test('the display name, and the API root with the path of a call', async () => {
  const { outputs, lines, platform } = await check(({ url }) => ({
    environment: 'Production',
    'headless-url': `${url}/fu/v1/`,
  }));
  expect(outputs['status']).toBe('checked');
  expect(lines.at(-5)).toBe(`Environment: "Production" (ID ${platform.details.environment})`);
});

describe('what is wrong', () => {
  test.each([
    ['401', { password: 'wrong-one' }, 'unauthorized', { environments: 1 }, /HTTP 401.*API Access page/],
    ['403', { account: 'someone-else' }, 'forbidden', { environments: 1 }, /HTTP 403.*account "someone-else"/],
    [
      '404 of the app',
      { app: 'no-such-app' },
      'not-found',
      { environments: 1, apps: 1 },
      /There is no app "no-such-app" in the account "acme", which has storefront\./,
    ],
    [
      '404 of the environment',
      { environment: 'Prod' },
      'not-found',
      { environments: 1 },
      /no environment with the ID or display name "Prod".*"Production" \(ID /,
    ],
  ])('%s', async (_, given, code, expected, message) => {
    const { exitCode, outputs, stdout, requests } = await check(() => given);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code });
    expect(errorsIn(stdout)).toEqual([expect.stringMatching(message)]);
    expect(requests).toEqual(expected);
  });

  test('with "dry-run": nothing is asked', async () => {
    const { exitCode, outputs, requests } = await check(() => ({ 'dry-run': 'true' }));
    expect(exitCode).toBe(1);
    expect(outputs['error-code']).toBe('invalid-input');
    expect(requests).toEqual({});
  });
});

describe('a host without the lists: checked, with a warning', () => {
  test.each([
    ['strict', { strict: true }, {}],
    [
      '404',
      faults({ endpoint: 'environments', ...MISSING }, { endpoint: 'apps', ...MISSING }),
      { environments: 1, apps: 1 },
    ],
    [
      '405',
      faults({ endpoint: 'environments', status: 405 }, { endpoint: 'apps', status: 405 }),
      { environments: 1, apps: 1 },
    ],
    [
      '501',
      faults({ endpoint: 'environments', status: 501 }, { endpoint: 'apps', status: 501 }),
      { environments: 1, apps: 1 },
    ],
    [
      'another shape',
      faults({ endpoint: 'environments', malformed: 'array' }, { endpoint: 'apps', malformed: 'empty-object' }),
      { environments: 1, apps: 1 },
    ],
  ] as const)('%s', async (_, options, expected) => {
    const { exitCode, outputs, stdout, lines, requests } = await check(() => ({}), options);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'checked', 'error-code': '' });
    expect(stdout).toMatch(/::warning title=Credentials not verified::This host does not list .*"account" is wrong/);
    expect(lines.slice(-6, -4)).toEqual(['Credentials: not verified', 'Environment: not verified']);
    expect(lines.at(-2)).toBe('Warnings: 1');
    expect(requests).toEqual(expected);
  });
});

test('a deploy with a UUID makes no such read', async () => {
  const platform = await openPlatform();
  const { account, app, environment } = platform.details;
  const inputs = { account, app, environment, ...accessTo(platform, 'headless-url') };
  const { outputs } = await runBundle('deploy', { workspace: makeRepository(SITE), inputs });
  expect(outputs['status']).toBe('accepted');
  expect(platform.state().requests).toEqual({ upload: 1 });
});
