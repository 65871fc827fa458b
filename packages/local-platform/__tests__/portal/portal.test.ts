import { expect, test } from '@jest/globals';
import type { AddressName } from '../../src/portal/addresses.ts';
import { ADDRESSES } from '../../src/portal/addresses.ts';
import { buildIdOf, call, errorOf, sharedPlatform, upload } from '../support.ts';
import { hostOf, openPortal, portalUrlOf, submit, textOf, visit } from './browser.ts';

const shared = sharedPlatform();

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** What each parameter of an address stands for. */
async function pathOfAddress(name: AddressName): Promise<string> {
  const values = { environment: shared().details.environment, build: await firstBuild(), request: '1' };
  return ADDRESSES[name].url.replaceAll(
    /:(\w+)/g,
    (_, param: string) => new Map(Object.entries(values)).get(param) ?? '',
  );
}

let build: string | undefined;
async function firstBuild(): Promise<string> {
  build ??= buildIdOf(await upload(shared()));
  return build;
}

const NAMES = Object.keys(ADDRESSES) as AddressName[];
const PAGES = NAMES.filter((name) => ADDRESSES[name].method === 'GET');
const NO_PAGES = new Set<AddressName>(['style', 'script', 'icon']);
const FORMS = NAMES.filter((name) => ADDRESSES[name].method === 'POST');

test.each(PAGES)('%s has every header, and nothing but text, links and forms', async (name) => {
  const path = await pathOfAddress(name);
  const { status, headers, text } = await visit(shared(), path);
  expect([status, headers]).toEqual([name === 'icon' ? 204 : 200, expect.objectContaining(HEADERS)]);
  expect(text).not.toMatch(/<script(?! src="\/)|<style|<iframe|<img| style=| on\w+=|href="(?!\/|#|http:\/\/127)/);
  if (!NO_PAGES.has(name)) expect(text).toMatch(/<title>.+ – Local platform<\/title>.*<main id="content".*<h1>/s);
});

test.each(PAGES.filter((name) => !NO_PAGES.has(name)))('%s shows no button that needs the script', async (name) => {
  const { text } = await visit(shared(), `${await pathOfAddress(name)}?show=urls`);
  const buttons = [...text.matchAll(/<button([^>]*)>/g)].map(([, attributes = '']) => attributes);
  // The others send their form.
  for (const button of buttons.filter((attributes) => attributes.includes('type="button"')))
    expect(button).toContain(' hidden');
  expect(text.replaceAll(/<form.*?<\/form>/gs, '')).not.toMatch(/<button(?! type="button")/);
});

test.each(PAGES)('%s is for one who has a session only', async (name) => {
  const headers = { host: hostOf(shared()) };
  const answer = await call(shared(), await pathOfAddress(name), { credentials: null, headers });
  expect(errorOf(answer)).toBe('404 not_found unknown_path');
});

test('there are forms', () => expect(FORMS.length).toBeGreaterThan(0));

test.each(FORMS)('%s takes no form of another site, and none without a session', async (name) => {
  const path = await pathOfAddress(name);
  const own = `http://${hostOf(shared())}`;
  const foreign: Record<string, string>[] = [
    { origin: 'http://example.com' },
    { origin: `http://127.0.0.1:${shared().port}` },
    { origin: 'http://localhost:1' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
    { origin: own, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const answer = await submit(shared(), path, {}, headers);
    expect([headers, answer.status, answer.headers]).toEqual([headers, 403, expect.objectContaining(HEADERS)]);
  }
  const withoutSession = await submit(shared(), path, {}, { cookie: '' });
  expect(errorOf(withoutSession)).toBe('404 not_found unknown_path');
  expect(shared().state().accounts[0]?.apps[0]?.environments).toHaveLength(1);
});

test('what does not exist is a page that says so', async () => {
  const answer = await visit(shared(), '/environments/no-such');
  expect([answer.status, answer.headers]).toEqual([404, expect.objectContaining(HEADERS)]);
  expect(textOf(answer.text)).toContain('Not found There is no environment "no-such".');
});

test('a body that is no form, and one that is too long, are refused', async () => {
  const path = await pathOfAddress('delete');
  const json = await submit(shared(), path, {}, { 'content-type': 'application/json' });
  const long = await submit(shared(), path, { a: 'b'.repeat(70_000) });
  expect([json.status, long.status]).toEqual([415, 413]);
});

test('neither the token is on any page, nor the cookie, which is another secret', async () => {
  const token = new URL(portalUrlOf(shared())).searchParams.get('token') ?? 'none';
  const [, cookie = 'none'] = /=(.+)$/.exec(await openPortal(shared())) ?? [];
  expect(cookie).not.toContain(token);
  for (const name of PAGES) {
    const { text } = await visit(shared(), await pathOfAddress(name));
    expect([text.includes(token), text.includes(cookie)]).toEqual([false, false]);
  }
});
