import { expect, test } from '@jest/globals';
import { authorityFile, connectProxy, exampleHost, tunnelsTo } from '../support/fault-proxy.ts';
import { textOfHtml } from '../support/html-tokens.ts';
import { deployLive, environmentOf } from '../support/live-bundle.ts';
import { annotationsIn } from '../support/runner-command-parser.ts';
import { targetOf } from '../support/requests.ts';
import { answering, httpReply } from '../support/socket-server.ts';

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

test('a page that stays bad: failed, and what it says back is redacted and no command', async () => {
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
    /^The new build is live, but the smoke test failed: the line "\/" was still not met after .* GET \S+ answered HTTP 500, expected 2xx \(\d+\.\d s\)\. The app may/,
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
    environment: { NODE_EXTRA_CA_CERTS: authorityFile(), HTTPS_PROXY: proxy.origin },
  });
  expect(outputs).toMatchObject({ status: 'live', url: 'https://platform.example' });
  expect(tunnelsTo(proxy)).toEqual(['platform.example:443']);
});

test('a host on which nobody can tell when the build is live: accepted, and the log says that no page was tested', async () => {
  const site = await answering(() => httpReply(200));
  const { outputs, lines } = await deployLive({
    platform: { strict: true },
    inputs: { 'environment-url': site.origin, 'smoke-test': '/' },
  });
  expect(outputs).toMatchObject({ status: 'accepted', 'error-code': '' });
  expect(lines).toContain('The smoke test was not run: it needs a build that is known to be live.');
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
