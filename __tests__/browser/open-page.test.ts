import { beforeAll, expect, test } from '@jest/globals';
import { startLocalPlatform } from '../support/servers/local-platform.ts';
import { appFiles, deployFiles } from '../support/apps/portal-apps.ts';
import { said, usePortalBrowser } from '../support/pages/portal-in-browser.ts';

const browser = usePortalBrowser();
let details: Readonly<Record<string, string>> = {};
let empty: typeof details = {};
beforeAll(async () => {
  empty = await startLocalPlatform();
  details = await startLocalPlatform(undefined, ['--build-seconds', '0']);
  expect((await deployFiles(details, appFiles("''"))).outputs['status']).toBe('live');
});

/** Lets every open page read itself again. */
async function change(): Promise<void> {
  const headers = { authorization: `Bearer ${details['control-token']}` };
  const answer = await fetch(`${details['control-url']}/faults`, { method: 'DELETE', headers });
  expect(answer.ok).toBe(true);
}

test('an empty platform says what to type, and copies it', async () => {
  const page = await browser.open(empty, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy' }).click();
  await said(page, 'Copied');
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toBe(await page.locator('#command-1').textContent());
  expect(copied).toContain(`/dist/cli/index.js deploy \\\n  --headless-url ${empty['headless-url']}`);
});

test('without the script a page is as it was when it was made, and has no button that does nothing', async () => {
  const page = await browser.open(empty, { javaScriptEnabled: false });
  expect(await page.locator('#command-1').isVisible()).toBe(true);
  expect(await page.getByRole('button').count()).toBe(0);
});

test('what is open, has the focus and is scrolled to stays so', async () => {
  const page = await browser.open(details, { viewport: { width: 600, height: 300 } });
  await page.getByRole('link', { name: 'Build 1' }).first().click();
  const folder = page.locator('summary', { hasText: 'src/' });
  await folder.focus();
  await page.keyboard.press('Enter');
  // Not at the end, where a line less would move it, too.
  await page.evaluate('scrollTo(0, 40)');
  const place = '[document.activeElement.textContent, document.querySelector("details").open, scrollY]';
  const before = await page.evaluate(place);
  expect(before).toEqual([expect.stringContaining('src/'), true, expect.any(Number)]);
  await page.evaluate("document.querySelector('h1').textContent = 'Stale'");
  await change();
  await page.getByRole('heading', { level: 1, name: 'Build 1' }).waitFor();
  expect(await page.evaluate(place)).toEqual(before);
  expect(await page.evaluate('scrollY')).toBe(40);
});

test('what is being typed, or was selected, is left alone until it is not', async () => {
  const page = await browser.open(details);
  const main = page.locator('main');
  await page.evaluate(`
    document.querySelector('h1').textContent = 'Stale';
    getSelection().selectAllChildren(document.querySelector('h1'));
    window.seen = 0;
    new EventSource('/events').addEventListener('state', () => { window.seen += 1; });
  `);
  // What an event would do is done by the time that others come.
  const events = async (count: number): Promise<void> => {
    while (Number(await page.evaluate('window.seen')) < count) await change();
  };
  await events(2);
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('Stale');
  await page.evaluate('getSelection().removeAllRanges()');
  await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
  // With the focus at once, or an event of before may take it away again.
  await page.evaluate(`
    const field = document.createElement('input');
    document.querySelector('main').append(field);
    field.focus();
  `);
  await main.locator('input').fill('half a wo');
  await main.locator('input').blur();
  await events(5);
  expect(await main.locator('input').inputValue()).toBe('half a wo');
});

test('an open page that lost its connection is up to date once it has it again', async () => {
  const page = await browser.open(details, {}, [], [/ERR_FAILED/]);
  await page.evaluate("document.querySelector('h1').textContent = 'Stale'");
  await page.route('**/events', async (route) => await route.abort());
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await said(page, 'Connection lost, trying again…');
  await page.unroute('**/events');
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await said(page, 'Connected again');
  await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
});

test('an open page whose session has ended says what opens it again, and goes on once it is opened', async () => {
  const page = await browser.open(details, {}, [], [/404/]);
  const reconnect = async () => await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  // As after a restart of the platform, whose token is another one.
  await page.context().clearCookies();
  await reconnect();
  await said(page, 'This session has ended: open the portal-url that the local platform printed.');
  await (await page.context().newPage()).goto(details['portal-url'] ?? '');
  await reconnect();
  await said(page, 'Connected again');
});
