import { describe, expect, test } from '@jest/globals';
import { accepted, BACK, deployAndRollBack, OLD, OURS } from '../../../support/steps/rolling-back.ts';
import { headerOf, targetOf } from '../../../support/servers/requests.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';
import type { Answer, SocketRequest } from '../../../support/servers/socket-server.ts';

const GOES_BACK = { environment: [OLD, OURS, OURS, BACK] };
const old = (age = '300') => httpReply(200, 'Welcome', { Age: age });
const fresh = httpReply(200, 'Welcome');
const isPast = (request: SocketRequest): boolean => targetOf(request).includes('headless-deploy=');
const noticesIn = (log: readonly string[]) => log.filter((line) => line.startsWith('notice: Page from a cache: '));

/** A deploy whose build is live two seconds after its upload. */
async function deployBehindCache(page: (request: SocketRequest, uploads: number) => Answer, more = {}) {
  const run = await deployAndRollBack(GOES_BACK, { page, more });
  return { ...run, pages: run.pages.slice(1), notices: noticesIn(run.log) };
}

test('a page that is older than the build is requested again past the cache, and that counts', async () => {
  const { outputs, pages, notices } = await deployBehindCache((request) => (isPast(request) ? fresh : old()));
  expect(outputs['status']).toBe('live');
  expect(pages).toEqual(['/', '/?headless-deploy=b-1']);
  expect(notices).toEqual([]);
});

test('the query is added to that of the line', async () => {
  const more = { 'smoke-test': '/health?deep=1' };
  const { pages } = await deployBehindCache((request) => (isPast(request) ? fresh : old()), more);
  expect(pages).toEqual(['/health?deep=1', '/health?deep=1&headless-deploy=b-1']);
});

test('a build that is broken behind a good old page is rolled back', async () => {
  const { outputs, error, notices } = await deployBehindCache((request) => (isPast(request) ? httpReply(502) : old()));
  expect(outputs['status']).toBe('rolled-back');
  expect(error).toMatch(/GET \S+\/\?headless-deploy=b-1 answered HTTP 502, expected 2xx/);
  expect(notices).toEqual([]);
});

test('every request asks caches for a fresh page', async () => {
  const asked: (string | undefined)[] = [];
  await deployBehindCache((request) => {
    asked.push(headerOf(request, 'cache-control'));
    return isPast(request) ? fresh : old();
  });
  expect(asked).toEqual(['no-cache', 'no-cache']);
});

describe('a cache that heeds no query', () => {
  const lines = { 'smoke-test': '/\n/shop' };

  test('is asked until smoke-test-minutes are over; then a good page counts, with one notice', async () => {
    const { outputs, pages, notices } = await deployBehindCache(() => old(), lines);
    expect(outputs['status']).toBe('live');
    expect(pages.length).toBeGreaterThan(4);
    expect(notices).toEqual([
      'notice: Page from a cache: "/" is answered by a cache with a page from before the new build was live (Age: 300), even with a query of its own.',
    ]);
  });

  test('a bad page counts, too, but is no reason to roll back', async () => {
    const more = { 'smoke-test': '/ 200 v2' };
    const { outputs, error, uploads, rollback, notices } = await deployBehindCache(() => old(), more);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
    expect([uploads.length, rollback, notices.length]).toEqual([1, null, 1]);
    expect(error).toContain('A cache has kept this answer since before the new build was live (Age: 300).');
  });

  test('until it lets go of the old page: no notice', async () => {
    let requests = 0;
    const { outputs, pages, notices } = await deployBehindCache(() => ((requests += 1) > 2 ? fresh : old()));
    expect([outputs['status'], pages.length, notices]).toEqual(['live', 3, []]);
  });

  test('hides no failure of another page', async () => {
    const { outputs, error } = await deployBehindCache(
      (request) => (targetOf(request) === '/shop' ? httpReply(500) : old()),
      lines,
    );
    expect(outputs['status']).toBe('rolled-back');
    expect(error).toContain('"/shop" did not answer as expected');
  });
});

test.each([
  ['as old as the last sight of the build before', '2', 1],
  ['older than that', '3', 2],
  ['of no age', '', 1],
  ['of an age that is none', '-300', 1],
  ['of many ages', '300, 20', 1],
])('a page %s: Age %s, %d requests', async (_name, age, count) => {
  const { pages } = await deployBehindCache((request) => (isPast(request) ? fresh : old(age)));
  expect(pages).toHaveLength(count);
});

test('after a rollback the cache is passed as well', async () => {
  const { rollback, pages } = await deployBehindCache((request, uploads) => {
    if (uploads === 1) return httpReply(500);
    return isPast(request) ? fresh : httpReply(500, '', { Age: '300' });
  });
  expect(rollback).toMatchObject({ status: 'live', pages: [{ line: '/', status: 200, problem: '' }] });
  expect(pages.at(-1)).toBe('/?headless-deploy=b-2');
});

test('without a purge that is all; with one, the cache has no old page any more', async () => {
  let isPurged = false;
  const webhook = () => {
    isPurged = true;
    return httpReply(204);
  };
  const run = await deployAndRollBack(
    { environment: [OLD, OURS], upload: [accepted('b-1')], webhook: [webhook] },
    { page: () => (isPurged ? fresh : old()) },
  );
  expect([run.outputs['status'], noticesIn(run.log)]).toEqual(['live', []]);
});

const hit = (body: string, header = 'X-Cache: HIT', status = 200) => {
  const [name = '', value = ''] = header.split(': ');
  return httpReply(status, body, { [name]: value });
};

const past =
  (answer: Answer, kept = hit('v2')) =>
  (request: SocketRequest) =>
    isPast(request) ? answer : kept;

describe('a cache that sends no Age', () => {
  const more = { 'smoke-test': '/ 200 v2' };

  test.each([
    'X-Cache: HIT',
    'X-Cache: Hit from cloudfront',
    'X-Cache: HIT, MISS',
    'X-Cache: TCP_MEM_HIT',
    'X-Cache-Status: STALE',
    'CF-Cache-Status: HIT',
    'Cache-Status: "edge"; hit',
    'Cache-Status: origin;hit=?1;ttl=1100, "edge"; fwd=uri-miss',
    'Cache-Status: "edge"; fwd=stale; fwd-status=504',
    'Cache-Status: HIT',
  ])('%s: is passed', async (header) => {
    const { outputs, pages } = await deployBehindCache((request) => (isPast(request) ? fresh : hit('', header)));
    expect([outputs['status'], pages]).toEqual(['live', ['/', '/?headless-deploy=b-1']]);
  });

  test.each([
    'X-Cache: MISS',
    'X-Cache: RefreshHit from cloudfront',
    'X-Cache: TCP_REFRESH_HIT',
    'X-Nextjs-Cache: HIT',
    ...[
      'uri-miss',
      'stale',
      'stale; fwd-status=404',
      'bypass; detail="no \\"; hit; "',
      'request; key=hit',
      'miss; hit=?0',
    ].map((forwarded) => `Cache-Status: "a; hit; b"; fwd=${forwarded}`),
    'Cache-Status: hit; fwd=stale, stale; fwd=miss',
  ])('%s: the app answered', async (header) => {
    const { outputs, pages } = await deployBehindCache(() => hit('', header));
    expect([outputs['status'], pages]).toEqual(['live', ['/']]);
  });

  test('and heeds no query: a bad page is no reason to roll back, a good one counts at once', async () => {
    const bad = await deployBehindCache(() => hit('v1'), more);
    expect([bad.outputs['status'], bad.uploads.length]).toEqual(['failed', 1]);
    expect(bad.error).toContain(
      'A cache has kept this answer since an unknown time, which may be before the new build was live (X-Cache: HIT, without an Age).',
    );
    const good = await deployBehindCache(() => hit('v2'), more);
    expect([good.outputs['status'], good.pages.length, good.notices]).toEqual(['live', 2, []]);
  });

  describe('and has a good page, where the one past it is bad', () => {
    test.each([
      ['refused', httpReply(400)],
      ['led to its plain address', httpReply(301, '', { Location: '/' })],
      ['not found', httpReply(404)],
      ['another', httpReply(200, 'v1')],
      ['kept from the first time on', hit('', 'X-Cache: HIT', 400)],
    ])('%s: failed, but no reason to roll back', async (_name, answer) => {
      const { outputs, error, uploads } = await deployBehindCache(past(answer), more);
      expect([outputs['status'], uploads.length]).toEqual(['failed', 1]);
      expect(error).toMatch(/GET \S+\?headless-deploy=b-1 /);
    });

    test('what is said, and a page that no cache has', async () => {
      const { error, log } = await deployBehindCache(past(httpReply(400)), more);
      const why =
        'Without the query, a cache answers as expected (X-Cache: HIT, without an Age): its page may be old, or the app may refuse the query.';
      expect(error).toContain(`answered HTTP 400, expected 200 (0.0 s). ${why}`);
      expect(error).toContain('Test a page that no cache keeps.');
      expect(log.filter((line) => line.startsWith('warning: Not rolled back: '))).toEqual([
        expect.stringContaining(why),
      ]);
      const { outputs } = await deployBehindCache(
        (request) => (targetOf(request) === '/status' ? httpReply(200, 'v2') : past(httpReply(400))(request)),
        { 'smoke-test': '/status 200 v2' },
      );
      expect(outputs['status']).toBe('live');
    });

    test('until the cache lets go of it: that page counts', async () => {
      let requests = 0;
      const { outputs, pages } = await deployBehindCache(
        (request) => ((requests += 1) > 2 ? httpReply(200, 'v2') : past(httpReply(400))(request)),
        more,
      );
      expect([outputs['status'], pages.length]).toEqual(['live', 3]);
    });

    test.each([
      ['a server error', past(httpReply(502))],
      ['a server error that a cache has', () => hit('', 'X-Cache: HIT', 503)],
      ['what a bad page without the query is', past(httpReply(404), hit('v1'))],
      ['a redirect, as it is without the query', past(httpReply(302), hit('', 'X-Cache: HIT', 302))],
    ])('%s: rolled back', async (_name, page) => {
      expect((await deployBehindCache(page, more)).outputs['status']).toBe('rolled-back');
    });
  });

  test.each([400, 301])('and has a bad page, where the one past it is a %s: no reason to roll back', async (status) => {
    for (const [page, without] of [
      [hit('', 'X-Cache: HIT', 404), 'with 404 (X-Cache: HIT, without an Age)'],
      [old(), 'as expected (Age: 300)'],
    ] as const) {
      const { outputs, error, uploads } = await deployBehindCache(past(httpReply(status), page));
      expect([outputs['status'], uploads.length]).toEqual(['failed', 1]);
      expect(error).toContain(`Without the query, a cache answers ${without}: its page`);
    }
  });

  test('and has a bad page of the new build: rolled back', async () => {
    const asked = new Set<string>();
    const { outputs } = await deployBehindCache((request) => {
      const target = targetOf(request);
      const isKept = asked.has(target) || !isPast(request);
      asked.add(target);
      return isKept ? hit('', 'X-Cache: HIT', 404) : httpReply(404);
    });
    expect(outputs['status']).toBe('rolled-back');
  });

  test('is no answer of the site, where that does not answer another page', async () => {
    const lines = { 'smoke-test': '/\n/shop' };
    const kept = await deployBehindCache((request) => (targetOf(request) === '/shop' ? undefined : hit('')), lines);
    expect([kept.outputs['status'], kept.uploads.length]).toEqual(['failed', 1]);
  });
});
