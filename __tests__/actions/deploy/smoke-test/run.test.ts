import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import type { DeployOptions } from '../../../support/steps/deploying.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { build, builds, environmentWith, kindsOf, livePlatform } from '../../../support/servers/live-platform.ts';
import { headerOf, targetOf } from '../../../support/servers/requests.ts';
import { answering, httpReply } from '../../../support/servers/socket-server.ts';
import type { Answer } from '../../../support/servers/socket-server.ts';

interface Options extends Partial<DeployOptions> {
  readonly lines?: string;
  readonly path?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** A deploy that goes live, and is tested on a site that answers as it is told, by path. */
async function deployAndTest(
  answer: (path: string, number: number) => Answer,
  { lines = '/', path = '', more = {}, ...options }: Options = {},
) {
  const platform = await livePlatform({
    environment: [environmentWith('b-0'), environmentWith('b-1')],
    build: [build('b-1', true)],
    webhook: [httpReply(204)],
  });
  const site = await answering((request, number) => answer(targetOf(request), number));
  const hook = `${platform.origin}/wh/v1/accounts/a/apps/b/environments/c/webhooks/webhook:purgeCache?token=t0ken-1234`;
  const ending = await runDeploy({
    inputs: createInputs(platform.origin, {
      wait: 'true',
      'environment-url': site.origin + path,
      'smoke-test': lines,
      'purge-cache-webhook': hook,
      ...more,
    }),
    ...options,
  });
  const shown = (text: string) => text.replaceAll(site.origin, '<site>').replace(/\(\d+\.\d s\)\.$/m, '(<time>).');
  return {
    ...ending,
    error: shown(ending.error),
    log: ending.log.map(shown),
    paths: site.requests.map((request) => targetOf(request)),
    requests: site.requests,
    kinds: kindsOf(platform),
  };
}

const OK = httpReply(200, '<h1>Welcome to the shop</h1>');

test('pages that are as expected: live, after the purge', async () => {
  const { exitCode, outputs, log, paths, kinds } = await deployAndTest(
    (path) => (path === '/shop/gone' ? httpReply(404, 'Not here') : OK),
    { lines: '/\n/health?deep=1 200\n\n/ Welcome to the shop\n/gone 404 Not here', path: '/shop/' },
  );
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ status: 'live', 'error-code': '', 'purge-status': 'done' });
  expect(paths).toEqual(['/shop/', '/shop/health?deep=1', '/shop/', '/shop/gone']);
  expect(log.slice(-4, -1)).toEqual(['group: Smoke test', '4 pages of <site>/shop', 'All as expected after 0.0 s']);
  expect(kinds.at(-1)).toBe('webhook');
});

test('a request has no credentials and no cookies, and none comes back', async () => {
  const { requests } = await deployAndTest(() => httpReply(200, 'ok', { 'Set-Cookie': 'session=1; Path=/' }), {
    lines: '/\n/again',
  });
  expect(requests.map((request) => headerOf(request, 'authorization') ?? headerOf(request, 'cookie'))).toEqual([
    undefined,
    undefined,
  ]);
  expect(headerOf(requests[0] ?? { head: '', body: Buffer.alloc(0) }, 'accept')).toBe('*/*');
});

test('front ends that change over one by one: all pages are retried until all are good', async () => {
  const { exitCode, outputs, log, paths, pauses } = await deployAndTest(
    (path, number) => (path === '/' || number > 4 ? OK : httpReply(502)),
    { lines: '/\n/b' },
  );
  expect(exitCode).toBe(0);
  expect(outputs['status']).toBe('live');
  expect(paths).toEqual(['/', '/b', '/', '/b', '/', '/b']);
  expect(pauses.slice(-2)).toEqual([2000, 3000]);
  expect(log.filter((line) => line.includes('trying again'))).toEqual([
    'GET <site>/b answered HTTP 502, expected 2xx: trying again (0.0 s)',
  ]);
});

describe('a page that stays as it is not expected: failed, after smoke-test-minutes', () => {
  test('with line, status, time and the first 500 characters', async () => {
    const body = `<h1>Broken</h1>\r\n::error::x ${'x'.repeat(1000)}`;
    const { exitCode, outputs, error, summary, pauses, kinds } = await deployAndTest(() => httpReply(500, body), {
      lines: '/shop 200 Welcome',
      more: { 'smoke-test-minutes': '1' },
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed', 'purge-status': 'done' });
    const [first, excerpt = ''] = error.split('\n');
    expect(first).toBe(
      'The new build is live, but the smoke test failed: "/shop 200 Welcome" did not answer as expected within 56.4 s. GET <site>/shop answered HTTP 500, expected 200 (<time>).',
    );
    expect(excerpt).toMatch(/^The answer begins: <h1>Broken<\/h1>\\u000d\\u000a::error::x x+…$/);
    expect(excerpt).toHaveLength('The answer begins: '.length + 500 + 2 * 5);
    expect(summary).toMatch(/The answer begins&#58; .*Broken/);
    expect(pauses.slice(1).reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(60_000);
    expect(kinds).not.toContain('builds');
  });

  test.each<[string, Answer, string, string]>([
    [
      'a password page',
      httpReply(401, '', { 'WWW-Authenticate': 'Basic realm="Preview"' }),
      '/',
      'answered HTTP 401, expected 2xx: it is a password page (WWW-Authenticate: Basic)',
    ],
    [
      'a redirect',
      httpReply(302, '', { Location: '/login?token=abc' }),
      '/',
      'answered HTTP 302, expected 2xx: it redirects to <site>/login, and that is not followed',
    ],
    ['a text that is not there', OK, '/ Goodbye', 'answered HTTP 200, but the body does not contain "Goodbye"'],
    [
      'a text in other letters',
      OK,
      '/ welcome',
      'answered HTTP 200, but the body does not contain "welcome", only in another case or without the quotes',
    ],
    [
      'a text beyond the first 256 KiB',
      httpReply(200, `${'x'.repeat(256 * 1024)}Goodbye`),
      '/ Goodbye',
      'answered HTTP 200, but the first 256 KiB does not contain "Goodbye"',
    ],
    ['a connection that is reset', undefined, '/', 'was not answered (ECONNRESET before an answer came'],
  ])('%s', async (_name, answer, lines, problem) => {
    const { error } = await deployAndTest(() => answer, { lines, more: { 'smoke-test-minutes': '0.05' } });
    expect(error).toContain(`GET <site>/ ${problem}`);
  });

  test('a page that hangs', async () => {
    // For the platform as well, which is to answer in time on a busy machine.
    const options = { limits: { reply: 500 }, more: { 'smoke-test-minutes': '0.05' } };
    const platformIsQuick = await deployAndTest(() => null, options);
    expect(platformIsQuick.error).toContain('GET <site>/ was not answered (time-out before an answer came');
  });
});

test.each([201, 204, 299])('a line without STATUS takes any 2xx: %i', async (status) => {
  const { outputs } = await deployAndTest(() => httpReply(status), { lines: '/' });
  expect(outputs['status']).toBe('live');
});

test('a newer build that is live instead is not tested', async () => {
  const platform = await livePlatform({
    environment: [environmentWith('b-0'), environmentWith('b-2')],
    build: [build('b-1', true)],
    builds: [builds(['b-2', 10], ['b-1', 1])],
  });
  const site = await answering(() => httpReply(500));
  const inputs = { wait: 'true', 'environment-url': site.origin, 'smoke-test': '/' };
  const { exitCode, outputs } = await runDeploy({ inputs: createInputs(platform.origin, inputs) });
  expect([exitCode, outputs['status'], site.requests]).toEqual([0, 'superseded', []]);
});

test('a redirect that is expected is good, and not followed', async () => {
  const { outputs, paths } = await deployAndTest(() => httpReply(301, '', { Location: '/elsewhere' }), {
    lines: '/ 301',
  });
  expect(outputs['status']).toBe('live');
  expect(paths).toEqual(['/']);
});

test('a purge that failed, and is to fail the step, is a warning beside the failed test', async () => {
  const platform = await livePlatform({
    environment: [environmentWith('b-0'), environmentWith('b-1')],
    build: [build('b-1', true)],
    webhook: [httpReply(404)],
  });
  const hook = `${platform.origin}/wh/v1/accounts/a/apps/b/environments/c/webhooks/webhook:purgeCache?token=t0ken-1234`;
  const site = await answering(() => httpReply(500));
  const { outputs, log } = await runDeploy({
    inputs: createInputs(platform.origin, {
      wait: 'true',
      'environment-url': site.origin,
      'smoke-test': '/',
      'smoke-test-minutes': '0.01',
      'purge-cache-webhook': hook,
      'fail-on-purge-error': 'true',
    }),
  });
  expect(outputs).toMatchObject({ 'error-code': 'smoke-test-failed', 'purge-status': 'failed' });
  expect(log.filter((line) => line.startsWith('warning: Cache not purged: '))).toHaveLength(1);
});
