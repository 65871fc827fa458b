import { describe, expect, test } from '@jest/globals';
import { call, errorOf, pathOf, sharedPlatform, start, upload } from '../support.ts';
import type { Call } from '../support.ts';
import { hostOf, openPortal, portalUrlOf, visit } from './browser.ts';

const shared = sharedPlatform();

/** A request without credentials. */
function get(path: string, headers: Record<string, string>, options: Call = {}) {
  return call(shared(), path, { credentials: null, ...options, headers });
}

describe('the address that opens it', () => {
  test('is on localhost, gives the browser a cookie, and leads to the page without the token', async () => {
    const url = new URL(portalUrlOf(shared()));
    expect(url.origin).toBe(`http://${hostOf(shared())}`);
    const answer = await get(pathOf(url.href), { host: url.host });
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^headless-deploy-portal-\d+=[\w=-]{20,}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await visit(shared(), '/')).text).toContain('<h1>Start</h1>');
  });

  test('works again and again, and keeps the rest of a query', async () => {
    const url = new URL(portalUrlOf(shared()));
    url.searchParams.set('a', 'b c');
    for (const _ of [1, 2]) expect((await get(pathOf(url.href), { host: url.host })).headers.location).toBe('/?a=b+c');
  });

  test.each(['?token=', '?token=wrong', '?token=a&token=b'])('does not work with %s', async (query) => {
    const host = hostOf(shared());
    const withSession = { host, cookie: await openPortal(shared()) };
    for (const headers of [{ host }, withSession]) {
      const answer = await get(`/${query}`, headers);
      expect([errorOf(answer), answer.headers['set-cookie']]).toEqual(['404 not_found unknown_path', undefined]);
    }
  });

  test('does not work for a form', async () => {
    const headers = { host: hostOf(shared()), 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await get(pathOf(portalUrlOf(shared())), headers, { body: 'a=b' });
    expect(errorOf(answer)).toBe('404 not_found unknown_path');
  });
});

test.each(['', 'headless-deploy-portal=', 'headless-deploy-portal=wrong', 'other=1'])(
  'with the cookie %j it is not there: the answer is that of any other path, and says what opens it',
  async (cookie) => {
    const open = (path: string) => get(path, { host: hostOf(shared()), cookie });
    const other = await open('/nothing');
    const hint = ` The portal is at http://${hostOf(shared())}/: open the \\"portal-url\\" that was printed at the start.`;
    const names = (answer: typeof other) => Object.keys(answer.headers).toSorted();
    for (const path of ['/', '/requests', '/environments/no-such']) {
      const portal = await open(path);
      expect([portal.status, portal.text]).toEqual([404, other.text.replace('/nothing.', `${path}.${hint}`)]);
      expect(names(portal)).toEqual(names(other));
    }
  },
);

test('platforms beside each other have cookies of their own, and neither takes that of the other', async () => {
  const other = await start();
  const [own, foreign] = [await openPortal(shared()), await openPortal(other)];
  expect([own, foreign].map((pair) => pair.split('=')[0])).toEqual([
    `headless-deploy-portal-${shared().port}`,
    `headless-deploy-portal-${other.port}`,
  ]);
  const statuses = [own, foreign, `${own}; ${foreign}`].map(
    async (cookie) => (await get('/', { host: hostOf(shared()), cookie })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
});

test.each(['', '=wrong'])('with its own name and %j it is not there', async (value) => {
  const cookie = `headless-deploy-portal-${shared().port}${value}`;
  expect((await get('/', { host: hostOf(shared()), cookie })).status).toBe(404);
});

test('the right cookie counts next to others of its name', async () => {
  const cookie = `a=b; headless-deploy-portal-${shared().port}=other; ${await openPortal(shared())}`;
  expect((await visit(shared(), '/', { headers: { cookie } })).status).toBe(200);
});

test('a reset ends no session', async () => {
  const platform = await start();
  const cookie = await openPortal(platform);
  await platform.reset();
  expect((await visit(platform, '/', { headers: { cookie } })).status).toBe(200);
});

test('the cookie of one platform does not open another', async () => {
  const other = await start();
  expect((await visit(other, '/', { headers: { cookie: await openPortal(shared()) } })).status).toBe(404);
});

test('on 127.0.0.1 it is not there, and GET / says where, without the token', async () => {
  const cookie = await openPortal(shared());
  const host = `127.0.0.1:${shared().port}`;
  const answer = await get('/', { host, cookie });
  expect(errorOf(answer)).toBe('404 not_found unknown_path');
  expect(answer.text).toContain(`http://${hostOf(shared())}/`);
  expect(answer.text).not.toContain('token');
  const withToken = await get(pathOf(portalUrlOf(shared())), { host });
  expect([withToken.status, withToken.headers['set-cookie']]).toEqual([404, undefined]);
});

test('another name for this machine is refused, as everywhere', async () => {
  const cookie = await openPortal(shared());
  const answer = await get('/', { host: `example.com:${shared().port}`, cookie });
  expect(errorOf(answer)).toBe('421 misdirected_request not_loopback');
});

test.each([
  ['strict', { strict: true }],
  ['without a portal', { portal: false }],
])('%s: no address in the details, and nothing at GET /', async (_, options) => {
  const platform = await start(options);
  expect(platform.details['portal-url']).toBeUndefined();
  const answer = await call(platform, '/', { credentials: null, headers: { host: hostOf(platform) } });
  expect(errorOf(answer)).toBe('404 not_found unknown_path');
  expect((await call(platform, '/', { credentials: null })).text).not.toContain('portal');
});

test('faults do not happen to it', async () => {
  const platform = await start({ faults: [{ endpoint: '*', status: 500 }] });
  expect((await visit(platform, '/')).status).toBe(200);
  expect((await upload(platform)).status).toBe(500);
});
