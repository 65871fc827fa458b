import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { craftZip } from '../../support/zips/crafted-zip.ts';
import { authorityFile, connectProxy, exampleHost, tunnelsTo } from '../../support/faults/proxy.ts';
import { textOfHtml } from '../../support/pages/html-tokens.ts';
import { SITE } from '../../support/steps/inputs.ts';
import { deployLive, environmentOf, uploadTo } from '../../support/processes/live-bundle.ts';
import { annotationsIn } from '../../support/runners/command-parser.ts';
import { targetOf } from '../../support/servers/requests.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

test('pages that come good while front ends change over: live', async () => {
  const site = await answering((request, number) =>
    number < 3 ? httpReply(503, 'Old one') : httpReply(200, `Welcome to ${targetOf(request)}`),
  );
  const { exitCode, outputs, lines } = await deployLive({
    inputs: { 'environment-url': site.origin, 'smoke-test': '/ 200 Welcome\n/shop Welcome to /shop' },
  });
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ status: 'live', 'error-code': '', 'purge-status': 'done', url: site.origin });
  expect(lines.slice(lines.indexOf('Cache purge: done'))).toEqual([
    'Cache purge: done',
    '::group::Smoke test',
    `2 pages of ${site.origin}`,
    `GET ${site.origin}/ answered HTTP 503, expected 200: trying again (<time>)`,
    'All as expected after <time>',
    '::endgroup::',
  ]);
  expect(site.requests.map((request) => targetOf(request))).toEqual(['/', '/', '/', '/shop']);
});

test('a page that stays bad: failed, and what it answers is redacted and no command', async () => {
  const password = 'p4ssw0rd-of-the-api';
  const site = await answering(() => httpReply(500, `::error::owned\r\n##[command]x password=${password} <b>`));
  const { exitCode, outputs, platform, stdout, summary } = await deployLive({
    platform: { seed: seedWith(password) },
    inputs: { 'environment-url': site.origin, 'smoke-test': '/', 'smoke-test-minutes': '0.2' },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed', 'purge-status': 'done' });
  expect(environmentOf(platform).live).toBe(outputs['build-id']);
  const error = annotationsIn(stdout).find(({ level }) => level === 'error');
  expect(error?.title).toBe('Smoke test failed');
  expect(error?.text).toMatch(
    /^The new build is live, but the smoke test failed: "\/" did not answer as expected within .* GET \S+ answered HTTP 500, expected 2xx \(\d+\.\d s\)\. The output of the app is .* The app may/,
  );
  expect(stdout).toContain('The answer begins: \\u003a:error::owned\\u000d\\u000a##\\u005bcommand]x password=*** <b>');
  expect(textOfHtml(summary)).toContain('password=*** <b>');
});

test('a domain that the platform names, and that does not exist: failed, with the reason', async () => {
  const { outputs, stdout } = await deployLive({ inputs: { 'smoke-test': '/', 'smoke-test-minutes': '0.05' } });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
  expect(stdout).toMatch(/GET https:\/\/storefront\.acme\.example\/ was not answered \(E(?:NOTFOUND|AI_AGAIN)\)/);
});

test('behind a proxy: a domain that only the proxy can find is requested through it', async () => {
  const proxy = await connectProxy(await exampleHost((peer) => peer.reply(200, 'Welcome')));
  const { outputs } = await deployLive({
    platform: { seed: seedWith('p4ssw0rd-of-the-api', ['platform.example']) },
    inputs: { 'smoke-test': '/ Welcome' },
    bundle: {},
    variables: { NODE_EXTRA_CA_CERTS: authorityFile(), HTTPS_PROXY: proxy.origin },
  });
  expect(outputs).toMatchObject({ status: 'live', url: 'https://platform.example' });
  expect(tunnelsTo(proxy)).toEqual(['platform.example:443']);
});

test('a host on which nobody can know when the build is live: accepted, red, and no page was tested', async () => {
  const site = await answering(() => httpReply(200));
  const { exitCode, outputs, stdout } = await deployLive({
    platform: { strict: true },
    inputs: { 'environment-url': site.origin, 'smoke-test': '/' },
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cannot-wait', 'purge-status': 'skipped' });
  expect(annotationsIn(stdout).find(({ level }) => level === 'error')?.text).toContain(
    '"purge-cache-webhook" was not called, "smoke-test" was not run.',
  );
  expect(site.requests).toEqual([]);
});

/** The local platform with this password, and these domains of its environment. */
function seedWith(password: string, domains: readonly string[] = []) {
  const environments = [{ displayName: 'Production', wpEnvironment: 'acmeprod', webhooks: true, domains }];
  return {
    accounts: [
      {
        name: 'acme',
        username: 'api-user',
        password,
        installs: [{ name: 'acmeprod' }],
        apps: [{ name: 'storefront', environments }],
      },
    ],
  };
}

const ZIP = craftZip(Object.entries(SITE).map(([name, data]) => ({ name, data: data as string })));
const SHA256 = createHash('sha256').update(ZIP).digest('hex');

/** Inputs of a smoke test that fails since the upload, with an older zip at hand. */
async function failingSite() {
  const site = await answering((_request, number) => (number === 1 ? httpReply(200) : httpReply(500, 'Broken')));
  return {
    'environment-url': site.origin,
    'smoke-test': '/',
    'smoke-test-minutes': '0.2',
    'rollback-archive': 'last-good.zip',
    'rollback-archive-sha256': SHA256,
  };
}

describe('after a failed smoke test, with an older zip', () => {
  test('the older zip is live again, and purged twice', async () => {
    const { exitCode, outputs, platform, stdout, lines } = await deployLive({
      files: { 'last-good.zip': ZIP },
      inputs: await failingSite(),
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'rolled-back', 'error-code': 'smoke-test-failed', 'purge-status': 'done' });
    const { live, builds, purges } = environmentOf(platform);
    const rollback = builds.at(-1);
    expect([live, rollback?.archive.sha256, purges]).toEqual([rollback?.id, SHA256, 2]);
    expect(builds.at(-2)).toMatchObject({ id: outputs['build-id'], archive: { sha256: outputs['archive-sha256'] } });
    expect(builds.at(-2)?.archive.entries).not.toContain('last-good.zip');
    expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({
      rollback: { status: 'live', 'error-code': '', 'archive-sha256': SHA256, 'build-id': live },
    });
    const error = annotationsIn(stdout).find(({ level }) => level === 'error');
    expect(error?.text).toContain('Rolled back: last-good.zip is live.');
    expect(lines.filter((line) => line.startsWith('::group::'))).toEqual([
      '::group::Upload',
      '::group::Wait until live',
      '::group::Smoke test',
      '::group::Roll back',
    ]);
  });

  test("someone else's newer build goes live while the smoke test runs: nothing is sent over it", async () => {
    const { exitCode, outputs, platform, stdout } = await deployLive({
      files: { 'last-good.zip': ZIP },
      inputs: { ...(await failingSite()), 'smoke-test-minutes': '1' },
      bundle: {
        on: {
          '::group::Smoke test': async (running) => {
            await uploadTo(running);
            running.advance(3_600_000);
          },
        },
      },
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
    const { live, builds, purges } = environmentOf(platform);
    expect([live, builds.length, purges]).toEqual([builds.at(-1)?.id, 3, 1]);
    expect(live).not.toBe(outputs['build-id']);
    const notes = annotationsIn(stdout).filter(({ title }) => title === 'Not rolled back');
    expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining('not the build of this deploy')]);
  });

  test('a rollback that is refused: failed, and both are in the annotation', async () => {
    const { outputs, stdout } = await deployLive({
      platform: { faults: [{ endpoint: 'upload', skip: 2, status: 409 }] },
      files: { 'last-good.zip': ZIP },
      inputs: await failingSite(),
    });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed', attempts: '1' });
    const error = annotationsIn(stdout).find(({ level }) => level === 'error');
    expect(error?.text).toMatch(
      /but the smoke test failed: .* Not rolled back: .* answered the upload with HTTP 409\./,
    );
    expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({
      rollback: { status: 'not-sent', 'error-code': 'conflict' },
    });
  });
});
