import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Platform } from '#local-platform';
import { makeFolder } from '../support/git/folders.ts';
import { runBundle } from '../support/processes/run-bundle.ts';
import type { BundleRun } from '../support/processes/run-bundle.ts';
import { runInProcess } from '../support/processes/run-in-process.ts';
import { namesOfBadInputs } from '../support/runners/recording-runner.ts';
import { errorsIn, withoutMasks } from '../support/runners/command-parser.ts';
import type { Inputs } from '../support/steps/sibling-actions.ts';
import { expectDeclaredOutputs, withDefaults } from '../support/processes/sibling-bundles.ts';
import type { Sibling } from '../support/processes/sibling-bundles.ts';
import { accessTo, openPlatform } from '../support/servers/sibling-platform.ts';
import { leaksIn } from '../support/secrets/sibling-secrets.ts';

/** Runs an action, and checks what holds for every run of it. */
async function run(
  name: Exclude<Sibling, 'emulator'>,
  inputs: Inputs,
  start: typeof runBundle | typeof runInProcess = runBundle,
): Promise<BundleRun> {
  const result = await start(name, { workspace: makeFolder('workspace'), inputs: withDefaults(name, inputs) });
  expect(result.stderr).toBe('');
  expect(result.leftovers).toEqual([]);
  expectDeclaredOutputs(name, result.outputs);
  return result;
}

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});

/** The log as a person reads it. */
function linesOf({ stdout }: BundleRun): string[] {
  return withoutMasks(stdout).split('\n').filter(Boolean);
}

describe('a run of the bundle that goes well', () => {
  test('create-app', async () => {
    const result = await run('create-app', {
      ...accessTo(platform, 'headless-url'),
      account: 'acme',
      app: 'blog',
      region: 'UK',
    });
    expect([result.exitCode, linesOf(result)]).toEqual([
      0,
      [`To ${platform.url}: account acme, app blog, region UK`, 'The app was created.'],
    ]);
    expect(result.outputs).toMatchObject({ status: 'accepted', 'error-code': '', created: 'true' });
    expect(platform.state().accounts[0]?.apps.map(({ name }) => name)).toEqual(['storefront', 'blog']);
  });

  test('create-environment', async () => {
    const result = await run('create-environment', {
      ...accessTo(platform, 'headless-url'),
      account: 'acme',
      app: 'storefront',
      'display-name': 'Staging',
      'wp-environment': 'acmestage',
      'base-url': platform.url,
      'shell-variables': 'SITE=https://stage.acme.example/?a=b\nNAME=x y\n',
    });
    const [, created] = platform.state().accounts[0]?.apps[0]?.environments ?? [];
    expect([result.exitCode, linesOf(result)]).toEqual([
      0,
      [
        `To ${platform.url}: account acme, app storefront, environment "Staging", 2 shell variables`,
        `To ${platform.url}: the install "acmestage"`,
        `Created: environment ID ${created?.id}`,
      ],
    ]);
    expect(result.outputs['environment-id']).toBe(created?.id);
    expect(created?.shellVariables).toEqual(['SITE', 'NAME']);
  });

  test('webhook', async () => {
    const url = platform.details['rebuild-webhook'];
    const result = await run('webhook', { url, action: 'purge-cache' });
    expect([result.exitCode, linesOf(result)]).toEqual([
      0,
      [`To ${platform.url}: purge-cache`, 'Accepted with HTTP 200.'],
    ]);
    expect(result.stdout).toContain(`::add-mask::${url.replaceAll('%', '%25')}\n`);
    expect(leaksIn(withoutMasks(result.stdout), [url, new URL(url).searchParams.get('token') ?? ''])).toEqual([]);
    expect(platform.state().webhookCalls.map(({ action }) => action)).toEqual(['purgeCache']);
  });

  test('installs: the list', async () => {
    const before = platform.state().requests['installs'] ?? 0;
    const result = await run('installs', { ...accessTo(platform, 'base-url'), 'page-size': '2', name: 'acmes*' });
    const installs = JSON.parse(result.outputs['installs'] ?? '') as { name: string; id: number }[];
    expect(installs.map(({ name }) => name)).toEqual(['acmestage', 'acmeshop']);
    expect([result.exitCode, result.outputs['count'], result.outputs['total']]).toEqual([0, '2', '5']);
    expect(linesOf(result)[1]).toBe('2 of 5 installs');
    expect((platform.state().requests['installs'] ?? 0) - before).toBe(3);
  });

  test('installs: one, from the sources', async () => {
    const { id } = platform.state().accounts[0]?.installs[3] ?? {};
    const result = await run('installs', { ...accessTo(platform, 'base-url'), 'install-id': String(id) }, runInProcess);
    expect(JSON.parse(result.outputs['install'] ?? '')).toMatchObject({ id, name: 'acmeblog' });
    expect(linesOf(result).at(-1)).toBe(`  acmeblog (${id}) at blog.acme.example`);
  });
});

describe('all bad inputs stand in one annotation, exit code 1', () => {
  test.each<[Exclude<Sibling, 'emulator'>, Inputs, string[]]>([
    [
      'create-app',
      { account: 'a/b', app: '', region: 'MOON', 'if-exists': 'x', 'timeout-minutes': '0' },
      ['account', 'app', 'headless-url', 'if-exists', 'password', 'region', 'timeout-minutes', 'username'],
    ],
    [
      'create-environment',
      {
        'shell-variables': 's3cret',
        'base-url': 'x',
        'headless-url': 'https://h/v1/x',
        username: 'u',
        password: 's3cret',
      },
      ['account', 'app', 'base-url', 'display-name', 'headless-url', 'shell-variables', 'wp-environment'],
    ],
    [
      'environments',
      { account: 'a/b', app: '..', builds: '21', name: 'a\tb', password: 's3cret', 'headless-url': 'ftp://h' },
      ['account', 'app', 'builds', 'headless-url', 'name', 'username'],
    ],
    ['webhook', { url: 'https://h/s3cret', action: 'x', 'retry-ambiguous': '1' }, ['action', 'retry-ambiguous', 'url']],
    [
      'installs',
      { 'page-size': '101', offset: 'x', 'max-pages': '-1', name: '(', password: 's3cret' },
      ['base-url', 'max-pages', 'name', 'offset', 'page-size', 'username'],
    ],
  ])('%s', async (name, inputs, named) => {
    const result = await run(name, inputs, runInProcess);
    const errors = errorsIn(result.stdout);
    expect([result.exitCode, errors.length]).toEqual([1, 1]);
    expect(namesOfBadInputs(errors[0] ?? '').toSorted()).toEqual(named);
    expect(result.outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input' });
    expect(withoutMasks(result.stdout)).not.toContain('s3cret');
  });
});

test('a refusal reads as one annotation with what to do', async () => {
  const result = await run('create-app', {
    ...accessTo(platform, 'headless-url'),
    password: 'wrong-password',
    account: 'acme',
    app: 'blog',
    region: 'UK',
  });
  expect([result.exitCode, result.outputs['error-code']]).toEqual([1, 'unauthorized']);
  expect(errorsIn(result.stdout)).toEqual([
    expect.stringMatching(
      /^Credentials refused: http:\S+ answered the request to create the app with HTTP 401\. The service reported: .* Check "username" and "password"/,
    ),
  ]);
  expect(leaksIn(withoutMasks(result.stdout), ['wrong-password'])).toEqual([]);
});
