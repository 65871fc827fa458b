import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startLocalPlatform } from '../support/servers/local-platform.ts';
import { portalPage, usePortalBrowser } from '../support/pages/portal-in-browser.ts';

const browser = usePortalBrowser();
let details: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  details = await startLocalPlatform();
});

/** A request to the API. @returns its status, and the code of the Error object */
async function call(
  url: string,
  password: string,
  init: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<readonly [number, string]> {
  const authorization = `Basic ${Buffer.from(`${details['username']}:${password}`).toString('base64')}`;
  const answer = await fetch(url, { ...init, headers: { authorization, ...init.headers } });
  return [answer.status, /"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ''];
}

const post = async (url: string) => await call(url, '', { method: 'POST' });
const appsUrl = (): string => `${details['headless-url']}/v1/accounts/${details['account']}/apps`;

test('once all webhooks are regenerated, the old URL is refused as after a deletion, and the new one purges', async () => {
  const page = await browser.open(details);
  const old = details['purge-cache-webhook'] ?? '';
  expect((await post(old))[0]).toBeLessThan(300);
  await page.goto(portalPage(details, `/environments/${details['environment']}/webhooks`));
  await page.getByRole('link', { name: 'Regenerate all webhooks…' }).click();
  await page.getByRole('button', { name: 'Regenerate all webhooks' }).click();
  await page.getByRole('link', { name: 'Show URLs' }).click();
  const url = await page.getByLabel('Purge cache URL').inputValue();
  expect(url).not.toBe(old);
  const [[gone, code], [done]] = [await post(old), await post(url)];
  expect([gone, code, done]).toEqual([403, 'bad_token', 200]);
});

test('a generated password is shown once, and the old one no longer works', async () => {
  const page = await browser.open(details, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('link', { name: 'API access' }).click();
  await page.getByRole('button', { name: 'Generate a new password' }).click();
  const password = await page.getByLabel('Password', { exact: true }).inputValue();
  await page.locator('.copy', { hasText: 'Password' }).getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(password);
  expect([await call(appsUrl(), details['password'] ?? ''), await call(appsUrl(), password)]).toEqual([
    [401, expect.any(String)],
    [200, ''],
  ]);
  // Changes do not take it from the page.
  await changesSeen(page);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
  await page.goto(portalPage(details, '/api-access'));
  expect(await page.content()).not.toContain(password);
});

test('a double click sends a form once: the second answer would have no password', async () => {
  const page = await browser.open(details);
  await page.goto(portalPage(details, '/api-access'));
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  // The second click comes before the first answer.
  await page.evaluate(`(() => {
    const button = document.querySelector('form button');
    button.click();
    setTimeout(() => button.isConnected && button.click(), 5);
  })()`);
  await page.getByRole('heading', { name: 'New password' }).waitFor();
  expect(posts).toBe(1);
});

/** What an open page would do after the first of some events is done by the time that the last comes. */
async function changesSeen(page: Page): Promise<void> {
  await page.evaluate(`
    window.seen = 0;
    new EventSource('/events').addEventListener('state', () => { window.seen += 1; });
  `);
  while (Number(await page.evaluate('window.seen')) < 3) await post(`${details['headless-url']}/no-such`);
}

test('a request appears on the open page, and none of its secrets', async () => {
  const page = await browser.open(details);
  await page.getByRole('link', { name: 'Requests' }).click();
  const secret = 'planted-secret-4711';
  await call(`${appsUrl()}/nowhere`, secret, { headers: { cookie: `session=${secret}`, 'x-api-key': secret } });
  await page.getByRole('link', { name: '/apps/nowhere' }).click();
  await page.getByRole('heading', { level: 1, name: /^Request / }).waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).toContain('authorization');
  expect(text).not.toContain(secret);
  expect(text).not.toContain(Buffer.from(`${details['username']}:${secret}`).toString('base64'));
  await page.goto(portalPage(details, '/requests'));
  expect(await page.content()).not.toContain(secret);
});
