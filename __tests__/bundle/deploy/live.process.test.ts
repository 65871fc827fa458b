import { describe, expect, test } from '@jest/globals';
import type { Platform } from '#local-platform';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { gitHubServer, HEAD, pullRequestEvent, SHA, TOKEN } from '../../support/servers/github-server.ts';
import { textOfHtml } from '../../support/pages/html-tokens.ts';
import { SITE } from '../../support/steps/inputs.ts';
import { deployLive, environmentOf, fastClock, uploadTo } from '../../support/processes/live-bundle.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { annotationsIn } from '../../support/runners/command-parser.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';

const domain = 'https://storefront.acme.example';

test('live, by the bundle, in real time, line by line', async () => {
  const { exitCode, outputs, lines, platform, summary } = await deployLive({ bundle: { isFast: false } });
  expect(exitCode).toBe(0);
  const { live, purges } = environmentOf(platform);
  expect(outputs).toMatchObject({
    status: 'live',
    'error-code': '',
    'build-id': live,
    'purge-status': 'done',
    url: domain,
  });
  expect(purges).toBe(1);
  expect(lines).toEqual([
    '::group::Upload',
    expect.stringMatching(/^To <platform>: account acme, app storefront, environment /),
    'Live now: build <old>',
    'Accepted after <time>',
    expect.stringMatching(/^Operation \S+, build <ours>$/),
    '::endgroup::',
    '::group::Wait until live',
    '::endgroup::',
    'Live after <time>: https://storefront.acme.example',
    'Cache purge: done',
  ]);
  expect(textOfHtml(summary)).toContain('Deploy is live');
});

test('an answer to the upload that names no build: it is found in the list', async () => {
  const { outputs } = await deployLive({
    platform: { faults: [{ endpoint: 'upload', skip: 1, malformed: 'empty' }] },
  });
  expect(outputs).toMatchObject({ status: 'live', 'build-id': '', 'operation-name': '', 'purge-status': 'done' });
});

const HOUR = 3_600_000;

/** Uploads something else while the build of the step runs, and lets that go live. */
async function liveInstead(platform: Platform): Promise<void> {
  await uploadTo(platform);
  platform.advance(HOUR);
}

function cancelBuild(platform: Platform): void {
  platform.setBuildResult(environmentOf(platform).builds.at(-1)?.id ?? '', 'cancelled');
}

describe('a build that does not go live', () => {
  test('because it fails', async () => {
    const { exitCode, outputs, platform, old, stdout } = await deployLive({
      platform: { faults: [{ endpoint: 'upload', skip: 1, failBuild: true }] },
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({
      status: 'failed',
      'error-code': 'build-failed',
      'purge-status': 'skipped',
      url: domain,
    });
    expect(environmentOf(platform)).toMatchObject({ live: old, purges: 0 });
    expect(annotationsIn(stdout).filter(({ level }) => level === 'error')).toEqual([
      {
        level: 'error',
        title: 'Build failed',
        text: expect.stringContaining(`the build that was live before still is (${old}). It failed or was cancelled`),
      },
    ]);
  });

  test('because the platform cancels it', async () => {
    const { outputs, platform, old } = await deployLive({
      platform: { buildMilliseconds: 600_000 },
      bundle: { on: { 'Accepted after': cancelBuild } },
    });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed', 'purge-status': 'skipped' });
    expect(environmentOf(platform).live).toBe(old);
  });

  test('because a newer upload goes live instead', async () => {
    const { exitCode, outputs, platform, stdout } = await deployLive({
      platform: { buildMilliseconds: HOUR },
      bundle: { on: { 'Accepted after': liveInstead } },
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'superseded', 'error-code': '', 'purge-status': 'skipped' });
    const { live, builds, purges } = environmentOf(platform);
    expect(live).toBe(builds.at(-1)?.id);
    expect(purges).toBe(0);
    const warnings = annotationsIn(stdout).filter(({ title }) => title === 'Superseded');
    expect(warnings.map(({ text }) => text)).toEqual([
      expect.stringContaining(`a newer build is live: ${live} instead of ${outputs['build-id']}.`),
    ]);
  });
});

test('cancelled while it waits: accepted, and no purge', async () => {
  const { exitCode, outputs, platform } = await deployLive({
    platform: { buildMilliseconds: 600_000 },
    bundle: { on: { 'Build ': (_platform, child) => setImmediate(() => child.kill('SIGINT')) } },
  });
  expect(exitCode).toBe(130);
  expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cancelled', 'purge-status': 'skipped' });
  expect(environmentOf(platform).purges).toBe(0);
});

describe('reads that fail', () => {
  test('for more than a minute, in every way', async () => {
    const { outputs, lines, platform } = await deployLive({
      platform: {
        faults: [
          { endpoint: 'build', skip: 1, status: 503, count: 3 },
          { endpoint: 'build', cutAfterResponseBytes: 0, count: 2 },
          { endpoint: 'build', status: 429, headers: { 'retry-after': '20' } },
          { endpoint: 'build', malformed: 'html' },
          { endpoint: 'environment', skip: 1, status: 500, count: 2 },
          { endpoint: 'environment', malformed: 'truncated-json' },
        ],
        buildMilliseconds: 1000,
      },
    });
    expect(outputs).toMatchObject({ status: 'live', 'error-code': '', 'purge-status': 'done' });
    expect(platform.state().faults).toEqual([]);
    expect(lines.filter((line) => line.includes('still trying'))).toEqual(
      [
        'the build (HTTP 503)',
        'the build (ECONNRESET)',
        'the build (HTTP 429)',
        'the build (unexpected response format: "Sign in")',
      ]
        .concat(['the environment (HTTP 500)', 'the environment (unexpected response format)'])
        .map((what) => `Could not read ${what}: still trying (<time>)`),
    );
  });

  test('because the host refuses them: nothing is sent', async () => {
    const faults = [{ endpoint: 'environment' as const, status: 405 }];
    const { outputs, platform, old } = await deployLive({ platform: { faults } });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'cannot-wait', attempts: '0' });
    expect(environmentOf(platform)).toMatchObject({ live: old, purges: 0, builds: [{ id: old }] });
  });

  test('because the host has none of them (--strict): accepted, red, and no purge', async () => {
    const { exitCode, outputs, platform } = await deployLive({ platform: { strict: true } });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cannot-wait', 'purge-status': 'skipped' });
    expect(environmentOf(platform).purges).toBe(0);
  });

  test('because the host has none of them, with wait: if-possible: accepted, one notice, the purge at once', async () => {
    const { exitCode, outputs, platform, stdout, lines } = await deployLive({
      platform: { strict: true },
      inputs: { wait: 'if-possible' },
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': '', 'purge-status': 'done', url: '' });
    expect(environmentOf(platform).purges).toBe(1);
    expect(annotationsIn(stdout).filter(({ title }) => title === 'Could not wait')).toHaveLength(1);
    expect(lines.at(-1)).toBe('Until the new build is live, pages of the old one may be cached again.');
  });
});

describe('what GitHub is told', () => {
  test('from the bundle: a Deployment from the upload until it is live, with the address of the site and no credentials', async () => {
    const github = await gitHubServer();
    const { exitCode, outputs, platform, stdout } = await deployLive({
      inputs: { deployment: 'true', 'github-token': TOKEN, 'environment-url': 'http://127.0.0.1/shop' },
      variables: github.variables,
      bundle: {},
    });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'live' });
    expect(github.deployments).toEqual([
      expect.objectContaining({
        ref: SHA,
        payload: expect.objectContaining({
          'content-sha256': outputs['content-sha256'],
          origin: platform.url,
          build: environmentOf(platform).live,
        }),
      }),
    ]);
    expect([...github.statuses.values()].flat().map(({ state }) => state)).toEqual(['in_progress', 'success']);
    expect(annotationsIn(stdout)).toEqual([]);
    const sent = github.requests.map(({ head, body }) => head + String(body)).join('\n');
    expect(sent).not.toContain(platform.details.password);
    expect(sent).toContain('http://127.0.0.1/shop');
    // The one line with the token is the command that masks it.
    const lines = stdout.split('\n').filter((line) => line.includes(TOKEN));
    expect(lines).toEqual([`::add-mask::${TOKEN}`]);
  });

  test('without the inputs nothing is requested from GitHub', async () => {
    const github = await gitHubServer();
    const { outputs } = await deployLive({
      inputs: { 'github-token': TOKEN },
      variables: github.variables,
    });
    expect(outputs).toMatchObject({ status: 'live' });
    expect(github.calls()).toEqual([]);
  });

  test('a second deploy of the same content is skipped, and the comment still tells of the one that is live', async () => {
    const github = await gitHubServer();
    const platform = await openPlatform({ buildMilliseconds: 200 });
    const { account, app, environment } = platform.details;
    const run = {
      workspace: plant(makeFolder('workspace'), SITE),
      inputs: {
        ...accessTo(platform, 'headless-url'),
        account,
        app,
        environment,
        'github-token': TOKEN,
        wait: 'true',
        deployment: 'true',
        comment: 'true',
        'skip-unchanged': 'true',
      },
      variables: { ...github.variables, ...pullRequestEvent() },
    };
    const first = await runInProcess('deploy', { ...run, clock: fastClock() });
    expect(first.outputs).toMatchObject({ status: 'live' });
    expect(textOfHtml(String(github.comments[0]?.['body']))).toContain('Deploy is live: ');
    const { live } = environmentOf(platform);

    const second = await runInProcess('deploy', { ...run, clock: fastClock() });
    expect(second.exitCode).toBe(0);
    expect(second.outputs).toMatchObject({ status: 'skipped', attempts: '0' });
    expect(second.stdout).toContain('The same content is live: nothing is sent.');
    expect(environmentOf(platform).live).toBe(live);
    expect(github.deployments).toEqual([expect.objectContaining({ ref: HEAD, transient_environment: true })]);
    expect(github.comments).toHaveLength(1);
    const text = textOfHtml(String(github.comments[0]?.['body']));
    expect(text).toContain('Deploy is live: ');
    expect(text).toContain(`From ${HEAD.slice(0, 7)}`);
  });
});
