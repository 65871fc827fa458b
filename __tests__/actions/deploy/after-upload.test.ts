import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { headerOf, targetOf, uploadsOf } from '../../support/servers/requests.ts';
import { accepted, BACK, deployAndRollBack, OLD, OURS, ZIP } from '../../support/steps/rolling-back.ts';
import { build, livePlatform } from '../../support/servers/live-platform.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import type { Answer } from '../../support/servers/socket-server.ts';

const GOES_BACK = { environment: [OLD, OURS, OURS, BACK] };
const CHALLENGE = httpReply(403, 'Just a moment...', { Server: 'cloudflare', 'cf-mitigated': 'challenge' });
const PASSWORD = httpReply(401, 'no', { 'WWW-Authenticate': 'Basic realm="staging"' });
const BAD_GATEWAY = httpReply(502, '502: Bad gateway', { Server: 'cloudflare', 'CF-RAY': '8a1f-FRA' });
const [OK, BROKEN] = [httpReply(200, 'Welcome'), httpReply(500, 'no database')];
const SAME = 'failed in the same way before the upload, so the new build is not the cause.';

type Row = readonly [name: string, line: string, before: Answer, after: Answer, said: string];

/** Of an app that ends while it writes a page. */
const CUT = 'HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n<h1>';
const GARBLED = httpReply(200, 'v2', { 'Content-Encoding': 'gzip' });

describe('a failed smoke test that is no proof against the build: no rollback, and the message says why', () => {
  test.each<Row>([
    ['500 as before', '/', BROKEN, BROKEN, `"/" ${SAME} To go back anyway, send the zip of "rollback-archive" by hand`],
    ['500 as before, with another body', '/', httpReply(500, 'id 1'), httpReply(500, 'id 2'), SAME],
    ['a TEXT that was missing before, too, from the same page', '/ 200 v2', OK, OK, `"/ 200 v2" ${SAME}`],
    ['401 as before', '/', PASSWORD, PASSWORD, SAME],
    ['a redirect as before', '/', httpReply(302), httpReply(302), SAME],
    ['a connection that is cut as before', '/', undefined, undefined, SAME],
    ['a page that ends too early, as before', '/', CUT, CUT, SAME],
    ['a challenge as before', '/', CHALLENGE, CHALLENGE, 'was answered by Cloudflare (cf-mitigated: challenge)'],
    ['a challenge that begins with the deploy', '/', OK, CHALLENGE, 'That says nothing about the new build.'],
    ['429 that begins with the deploy', '/', OK, httpReply(429), 'was answered by a rate limit in place of the site'],
    ['407 that begins with the deploy', '/', OK, httpReply(407), 'was answered by a proxy (it asks for credentials)'],
    ['429 that the line names', '/ 429', OK, httpReply(429), 'was answered by a rate limit'],
    [
      'a challenge that passes for a good page',
      '/',
      OK,
      httpReply(202, '', { 'x-amzn-waf-action': 'challenge' }),
      'AWS WAF',
    ],
  ])('%s', async (_name, line, before, after, said) => {
    const more = { 'smoke-test': line };
    const { exitCode, outputs, error, log, rollback, uploads } = await deployAndRollBack(GOES_BACK, {
      more,
      before: () => before,
      page: () => after,
    });
    expect([exitCode, uploads.length, rollback]).toEqual([1, 1, null]);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
    expect(error).toContain(said);
    expect(error).not.toContain('The app may lack something');
    expect(log.filter((text) => text.startsWith('warning: Not rolled back: '))).toHaveLength(1);
  });
});

test('an answer of a wall is none of the site: where nobody answers after it, the fault may lie outside the build', async () => {
  let count = 0;
  const page = () => ((count += 1) === 1 ? CHALLENGE : undefined);
  const { log, uploads } = await deployAndRollBack(GOES_BACK, { more: { 'smoke-test-minutes': '0.1' }, page });
  expect(uploads).toHaveLength(1);
  expect(log.join('\n')).toContain('warning: Not rolled back: The site did not answer at all');
});

describe('a failed smoke test that is one: rolled back', () => {
  test.each<Row>([
    [
      'a line for the new version, and an error page with 200',
      '/ 200 v2',
      OK,
      httpReply(200, 'Sorry'),
      'not contain "v2"',
    ],
    ['500 since the deploy', '/', OK, BROKEN, 'answered HTTP 500'],
    ['500 where it was 503', '/', httpReply(503), BROKEN, 'answered HTTP 500'],
    ['500 with another body, in a line with TEXT', '/ 200 v2', httpReply(500, '1'), httpReply(500, '2'), 'HTTP 500'],
    ['a 502 signed by an edge', '/', OK, BAD_GATEWAY, 'answered HTTP 502'],
    ['200 for a page that ends too early', '/', OK, CUT, 'answered HTTP 200, but the answer was cut off'],
    ['200 for one that cannot be decoded', '/', OK, GARBLED, 'but the answer could not be read (Z_DATA_ERROR)'],
    ['a 503 that calls itself a challenge', '/', OK, httpReply(503, '', { 'cf-mitigated': 'challenge' }), 'HTTP 503'],
    ['401 since the deploy', '/', OK, PASSWORD, 'it is a password page (WWW-Authenticate: Basic)'],
    [
      '403 of the app, behind an edge',
      '/',
      OK,
      httpReply(403, '', { Server: 'cloudflare', 'CF-RAY': '8a1f' }),
      'HTTP 403',
    ],
    ['500 since the deploy, where nothing answered before', '/', undefined, BROKEN, 'answered HTTP 500'],
    ['500 since the deploy, where a wall answered before', '/', CHALLENGE, BROKEN, 'answered HTTP 500'],
  ])('%s', async (_name, line, before, after, said) => {
    const more = { 'smoke-test': line };
    const { outputs, error, uploads } = await deployAndRollBack(GOES_BACK, {
      more,
      before: () => before,
      page: () => after,
    });
    expect([outputs['status'], uploads.length]).toEqual(['rolled-back', 2]);
    expect(error).toContain(said);
  });

  test.each([
    ['a wall', CHALLENGE, OK],
    ['what was there before', BROKEN, BROKEN],
  ])('%s on one page hides no failure of another one', async (_name, first, before) => {
    const { outputs, error, uploads } = await deployAndRollBack(GOES_BACK, {
      more: { 'smoke-test': '/\n/shop' },
      page: (request) => (targetOf(request) === '/' ? first : httpReply(404)),
      before,
    });
    expect([outputs['status'], uploads.length]).toEqual(['rolled-back', 2]);
    expect(error).toMatch(/"\/shop" did not answer as expected .* HTTP 404/);
  });

  test('a page that is good is an answer of the site, where another one is cut off', async () => {
    const { outputs } = await deployAndRollBack(GOES_BACK, {
      more: { 'smoke-test': '/\n/shop' },
      page: (request) => (targetOf(request) === '/' ? OK : undefined),
    });
    expect(outputs['status']).toBe('rolled-back');
  });
});

describe('the requests before the upload', () => {
  const ours = { environment: [OLD, OURS] };

  test('are made once, and nothing is sent before their answers', async () => {
    const lines = Array.from({ length: 5 }, (_, index) => `/${index}`);
    const { pages, log } = await deployAndRollBack(ours, { more: { 'smoke-test': lines.join('\n') }, page: OK });
    expect(pages.slice(0, 5).sort()).toEqual(lines);
    expect(pages).toHaveLength(10);
    expect(log).toContain('Before the upload: 5 pages as expected.');
    expect(log.indexOf('Before the upload: 5 pages as expected.')).toBeLessThan(
      log.findIndex((line) => line.startsWith('Accepted')),
    );
  });

  test('are none without rollback-archive', async () => {
    const more = { 'rollback-archive': '', 'rollback-archive-sha256': '' };
    const { pages } = await deployAndRollBack(ours, { more, page: OK });
    expect(pages).toEqual(['/']);
  });

  test.each<[string, Answer]>([
    ['an error', BROKEN],
    ['a cut connection', undefined],
    ['a wall', CHALLENGE],
  ])('end in no failure of their own: %s', async (_name, before) => {
    const { exitCode, outputs, log } = await deployAndRollBack(ours, { before: () => before, page: OK });
    expect([exitCode, outputs['status']]).toEqual([0, 'live']);
    expect(log).toContainEqual(expect.stringMatching(/^Before the upload: 0 of 1 page as expected: GET /));
  });

  test('go to public addresses only, where the platform names the domain', async () => {
    const domains = { domains: ['shop.example'] };
    const asked: string[] = [];
    const { log } = await deployAndRollBack(
      {
        environment: [OLD, OURS].map((text) =>
          httpReply(200, { ...JSON.parse(text.split('\r\n\r\n')[1] ?? ''), ...domains }),
        ),
      },
      {
        more: { 'environment-url': '' },
        resolve: async (name) => (asked.push(name), [{ address: '10.0.0.1', family: 4 }]),
      },
    );
    expect(asked[0]).toBe('shop.example');
    expect(log).toContainEqual(
      expect.stringMatching(/^Before the upload: 0 of 1 page as expected: shop\.example is a domain/),
    );
  });
});

describe('what the messages advise', () => {
  test('the zip of rollback-archive, sent by hand as archive', async () => {
    const platform = await livePlatform({ environment: [OLD], upload: [accepted('b-2')], build: [build('b-2', true)] });
    const inputs = createInputs(platform.origin, { archive: 'last-good.zip' });
    const { outputs } = await runDeploy({ inputs, files: { ...SITE, 'last-good.zip': ZIP } });
    expect([outputs['status'], uploadsOf(platform).length]).toEqual(['accepted', 1]);
  });

  test('requests that a wall lets pass by their User-Agent, and a page that it does not guard', async () => {
    const ours = { environment: [OLD, OURS] };
    const failed = await deployAndRollBack(ours, { page: CHALLENGE });
    expect(failed.error).toContain(
      'Let requests with "User-Agent: headless-deploy" pass, or test a page that nothing stands before.',
    );
    const passed = await deployAndRollBack(ours, {
      page: (request) => (headerOf(request, 'user-agent') === 'headless-deploy' ? OK : CHALLENGE),
    });
    const other = await deployAndRollBack(ours, {
      more: { 'smoke-test': '/health' },
      page: (request) => (targetOf(request) === '/health' ? OK : CHALLENGE),
    });
    expect([passed.outputs['status'], other.outputs['status']]).toEqual(['live', 'live']);
  });
});
