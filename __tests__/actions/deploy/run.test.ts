import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Platform } from '#local-platform';
import { runDeploy } from '../../support/steps/deploying.ts';
import { openPlatform } from '../../support/servers/sibling-platform.ts';
import { createInputs, LARGE_SITE } from '../../support/steps/inputs.ts';

/** Inputs for the environment that the platform is seeded with. */
function inputsFor({ details }: Platform, overrides: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { account, app, environment, username, password } = details;
  return createInputs(details['headless-url'], { account, app, environment, username, password, ...overrides });
}

const environmentOf = (platform: Platform) => platform.state().accounts[0]?.apps[0]?.environments[0];

test('an upload arrives once, whole, and is reported as it was accepted', async () => {
  const platform = await openPlatform();
  const { exitCode, outputs, log } = await runDeploy({ inputs: inputsFor(platform) });
  expect(exitCode).toBe(0);
  const build = environmentOf(platform)?.builds.at(-1);
  expect(build?.archive).toEqual({
    sha256: outputs['archive-sha256'],
    bytes: Number(outputs['archive-bytes']),
    entryCount: 3,
    entries: ['index.js', 'package-lock.json', 'package.json'],
  });
  expect(outputs).toMatchObject({
    status: 'accepted',
    'error-code': '',
    'operation-name': build?.operation.name,
    'operation-id': build?.operation.name.split('/').at(-1),
    'build-path': build?.name,
    'build-id': build?.id,
    'file-count': '3',
    attempts: '1',
    'purge-status': 'off',
  });
  expect(outputs['content-sha256']).toMatch(/^[0-9a-f]{64}$/);
  expect(outputs['content-sha256']).not.toBe(createHash('sha256').digest('hex'));
  expect(platform.state().requests['upload']).toBe(1);
  const { account, app, environment } = platform.details;
  expect(log).toContain(`To ${platform.url}: account ${account}, app ${app}, environment ${environment}`);
});

test('the full resource name of the environment is understood', async () => {
  const platform = await openPlatform();
  const { account, app, environment } = platform.details;
  const name = `accounts/${account}/apps/${app}/environments/${environment}`;
  const { outputs } = await runDeploy({ inputs: inputsFor(platform, { environment: name }) });
  expect(outputs['status']).toBe('accepted');
});

describe('what the platform refuses', () => {
  test('a wrong password', async () => {
    const platform = await openPlatform();
    const { exitCode, outputs, error } = await runDeploy({ inputs: inputsFor(platform, { password: 'wrong-one' }) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'unauthorized', attempts: '1' });
    expect(error).toMatch(
      /answered the upload with HTTP 401\. The service reported: .*API Access page of the user portal/s,
    );
    expect(environmentOf(platform)?.builds.filter(({ cause }) => cause === 'upload')).toEqual([]);
  });

  test('an environment that is not there', async () => {
    const platform = await openPlatform();
    const environment = 'ab15c0de-0000-4000-8000-00000000000f';
    const { outputs, error } = await runDeploy({ inputs: inputsFor(platform, { environment }) });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found', attempts: '1' });
    expect(error).toMatch(/HTTP 404.* Check "environment"\. The app "storefront" has "Production" \(ID /s);
    expect(platform.state().requests).toEqual({ upload: 1, environments: 1 });
  });

  test('a zip above its limit', async () => {
    const platform = await openPlatform({ maxUploadBytes: 100 });
    const { outputs, error } = await runDeploy({ inputs: inputsFor(platform) });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'too-large', attempts: '1' });
    expect(error).toMatch(
      /HTTP 413.*The zip is \d+ B .*The largest, before compression: package\.json \(\d+ B\), .*\)\.$/s,
    );
  });
});

describe('what goes wrong on the way', () => {
  test('a 429 and two resets in the body, and then it works: one build', async () => {
    const platform = await openPlatform({
      faults: [
        { endpoint: 'upload', status: 429, headers: { 'retry-after': '3' } },
        { endpoint: 'upload', cutAfterRequestBytes: 50, count: 2 },
      ],
    });
    const before = environmentOf(platform)?.builds.length ?? 0;
    const { outputs, log, pauses } = await runDeploy({ inputs: inputsFor(platform), files: LARGE_SITE });
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '4' });
    expect(pauses[0]).toBe(3000);
    expect(log).toContain('HTTP 429: retrying in 3.0 s (attempt 2 of 5)');
    expect(environmentOf(platform)?.builds).toHaveLength(before + 1);
  });

  test('an answer that is lost is not taken for a failure, and not for a reason to deploy twice', async () => {
    const platform = await openPlatform({ faults: [{ endpoint: 'upload', cutAfterResponseBytes: 0 }] });
    const before = environmentOf(platform)?.builds.length ?? 0;
    const { exitCode, outputs } = await runDeploy({ inputs: inputsFor(platform) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'ambiguous', attempts: '1' });
    expect(environmentOf(platform)?.builds).toHaveLength(before + 1);
  });

  test.each(['html', 'truncated-json', 'array', 'null', 'no-names', 'wrong-names', 'not-utf8'] as const)(
    'an answer that is %s',
    async (malformed) => {
      const platform = await openPlatform({ faults: [{ endpoint: 'upload', malformed }] });
      const { exitCode, outputs } = await runDeploy({ inputs: inputsFor(platform) });
      expect(exitCode).toBe(1);
      expect(outputs).toMatchObject({
        status: 'unknown',
        'error-code': 'bad-reply',
        'operation-name': '',
        attempts: '1',
      });
    },
  );

  test.each(['empty', 'empty-object'] as const)('an answer that is %s is a documented success', async (malformed) => {
    const platform = await openPlatform({ faults: [{ endpoint: 'upload', malformed }] });
    const { exitCode, outputs, log } = await runDeploy({ inputs: inputsFor(platform) });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'accepted', 'operation-name': '', 'build-path': '', 'build-id': '' });
    expect(log.filter((line) => line.startsWith('warning: '))).toEqual([
      'warning: No operation in the answer: The platform accepted the upload with an empty answer, so operation-name and build-path are empty. The user portal shows the build.',
    ]);
  });
});

describe('the purge webhook', () => {
  test('is called once the upload is accepted', async () => {
    const platform = await openPlatform();
    const hook = platform.details['purge-cache-webhook'];
    const { exitCode, outputs, log } = await runDeploy({
      inputs: inputsFor(platform, { 'purge-cache-webhook': hook }),
    });
    expect(exitCode).toBe(0);
    expect(outputs['purge-status']).toBe('done');
    expect(platform.state().requests).toMatchObject({ upload: 1, webhook: 1 });
    expect(environmentOf(platform)?.purges).toBe(1);
    expect(log).toContain('Cache purge: done');
    expect(log).toContain('Until the new build is live, pages of the old one may be cached again.');
  });

  test('that was regenerated since: the deploy stays good, and the warning gives the reason', async () => {
    const platform = await openPlatform();
    const hook = platform.details['purge-cache-webhook'];
    platform.setWebhooks(platform.details.environment, 'regenerate');
    const { exitCode, outputs, log } = await runDeploy({
      inputs: inputsFor(platform, { 'purge-cache-webhook': hook }),
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': '', 'purge-status': 'failed' });
    const warning = log.find((line) => line.startsWith('warning: '));
    expect(warning).toMatch(/^warning: Cache not purged: .*HTTP 40[134].*The upload was accepted\.$/s);
    expect(environmentOf(platform)?.purges).toBe(0);
  });

  test('is not called when the upload is refused', async () => {
    const platform = await openPlatform();
    const hook = platform.details['purge-cache-webhook'];
    const inputs = inputsFor(platform, { 'purge-cache-webhook': hook, password: 'wrong-one' });
    const { outputs } = await runDeploy({ inputs });
    expect(outputs['purge-status']).toBe('skipped');
    expect(platform.state().requests['webhook'] ?? 0).toBe(0);
  });
});
