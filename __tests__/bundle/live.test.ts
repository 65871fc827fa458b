import { describe, expect, test } from '@jest/globals';
import { textOfHtml } from '../support/html-tokens.ts';
import { deployLive, environmentOf, uploadTo } from '../support/live-bundle.ts';
import { annotationsIn } from '../support/runner-command-parser.ts';

const domain = 'https://storefront.acme.example';

test('live, in real time, line by line', async () => {
  const { exitCode, outputs, lines, platform, summary } = await deployLive({ isFast: false });
  expect(exitCode).toBe(0);
  const { live, purges, name } = environmentOf(platform);
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
    expect.stringMatching(/^Operation: /),
    `Build:     ${name}/builds/<ours>`,
    '::endgroup::',
    '::group::Wait until live',
    '::endgroup::',
    'Live after <time>',
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

  test('because it is cancelled', async () => {
    const { outputs, platform, old } = await deployLive({
      platform: { buildMilliseconds: 600_000 },
      on: {
        'Accepted after': (running) =>
          running.setBuildResult(environmentOf(running).builds.at(-1)?.id ?? '', 'cancelled'),
      },
    });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed', 'purge-status': 'skipped' });
    expect(environmentOf(platform).live).toBe(old);
  });

  test('because a newer upload goes live instead', async () => {
    const { exitCode, outputs, platform, stdout } = await deployLive({
      platform: { buildMilliseconds: 1000 },
      on: { 'Accepted after': uploadTo },
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

  test('before timeout-minutes are over', async () => {
    const { exitCode, outputs, stdout } = await deployLive({
      platform: { buildMilliseconds: 600_000 },
      inputs: { 'timeout-minutes': '0.06' },
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'timeout', 'purge-status': 'skipped' });
    expect(stdout).toMatch(/Last seen: Build \S+ is running\. Look in the user portal/);
  });
});

test('cancelled while it waits: accepted, and no purge', async () => {
  const { exitCode, outputs, platform } = await deployLive({
    platform: { buildMilliseconds: 600_000 },
    on: { 'Build ': (_platform, child) => setImmediate(() => child.kill('SIGINT')) },
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
        'the build (the answer has another form)',
      ]
        .concat(['the environment (HTTP 500)', 'the environment (the answer has another form)'])
        .map((what) => `Could not read ${what}: still trying (<time>)`),
    );
  });

  test('because the host has none of them (--strict): accepted, one notice, and the purge at once', async () => {
    const { exitCode, outputs, platform, stdout, lines } = await deployLive({ platform: { strict: true } });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': '', 'purge-status': 'done', url: '' });
    expect(environmentOf(platform).purges).toBe(1);
    expect(annotationsIn(stdout).filter(({ title }) => title === 'Not waited')).toHaveLength(1);
    expect(lines.at(-1)).toBe('Until the new build is live, pages of the old one may be cached again.');
  });
});
