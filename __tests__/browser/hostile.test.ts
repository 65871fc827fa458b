import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { makeFolder } from '../support/git/folders.ts';
import { startRunningApps } from '../support/servers/local-platform.ts';
import { appFiles, deployFiles } from '../support/apps/portal-apps.ts';
import { portalPage, usePortalBrowser } from '../support/pages/portal-in-browser.ts';

const browser = usePortalBrowser();
let details: Readonly<Record<string, string>> = {};
let deletion = '';

/** An app that reports the cookies that it got, sets the portal's, and has a page that frames the portal and posts to it. */
const answer = (portal: string, form: string): string => `(() => {
  response.setHeader('set-cookie', ['headless-deploy-portal-${new URL(portal).port}=stolen; Path=/', 'own=1; Path=/']);
  if (request.url === '/port') return process.env.PORT;
  if (request.url === '/redirect')
    response.writeHead(302, { location: 'http://localhost:' + process.env.PORT + '/cookies' });
  if (request.url === '/cookies') return String(request.headers.cookie);
  if (request.url === '/frame') return '<iframe src="${portal}"></iframe>';
  return '<form method="post" action="${form}"><button>Send</button></form>';
})()`;

beforeAll(async () => {
  ({ details } = await startRunningApps(makeFolder('portal')));
  deletion = portalPage(details, `/environments/${details['environment']}/delete`);
  const run = await deployFiles(details, appFiles(answer(portalPage(details, '/'), deletion)));
  expect(run.outputs['status']).toBe('live');
});

const siteUrl = (path: string): URL => new URL(path, details['site-url']);

/** The portal in a browser that has its cookie, which may visit the site, too. */
async function openPortal(messages: readonly RegExp[] = []): Promise<Page> {
  const { host, port } = siteUrl('/');
  return await browser.open(details, {}, [host, `localhost:${port}`, 'localhost:5999'], messages);
}

test('an app gets no cookie of the portal, and cannot set it', async () => {
  const page = await openPortal([/421/]);
  const before = await page.context().cookies();
  expect(before).toMatchObject([{ domain: 'localhost', httpOnly: true, sameSite: 'Strict' }]);
  for (let count = 0; count < 2; count += 1) await page.goto(siteUrl('/cookies').href);
  expect(await page.textContent('body')).toBe('own=1');
  const own = await page.context().cookies(siteUrl('/').href);
  expect(own.map(({ name }) => name)).toEqual(['own']);
  // Here the browser sends it along.
  const asLocalhost = siteUrl('/cookies');
  asLocalhost.hostname = 'localhost';
  const refused = await page.goto(asLocalhost.href);
  expect([refused?.status(), await page.context().cookies(portalPage(details, '/'))]).toEqual([421, before]);
});

test('an app that leads to its own port on localhost gets the cookie: this is no sandbox', async () => {
  const { host } = siteUrl('/');
  const port = await (await fetch(siteUrl('/port'))).text();
  const page = await browser.open(details, {}, [host, `localhost:${port}`]);
  await page.goto(siteUrl('/redirect').href);
  expect(await page.textContent('body')).toMatch(/^headless-deploy-portal-\d+=/);
});

test('an app cannot frame the portal: there it has no session', async () => {
  const page = await openPortal([/./]);
  await page.goto(siteUrl('/frame').href);
  const [, frame] = page.frames();
  expect(await frame?.locator('body').textContent()).toContain('There is nothing at GET /');
});

test('an app cannot post to the portal, nor read it', async () => {
  const page = await openPortal([/./]);
  await page.goto(siteUrl('/form').href);
  const read = await page.evaluate<string>(
    `fetch('${portalPage(details, '/')}', { credentials: 'include' }).then((answer) => answer.text(), String)`,
  );
  expect(read).toBe('TypeError: Failed to fetch');
  expect(await statusOfForm(page)).toBe(404);
  await page.goto(portalPage(details, '/'));
  expect(await page.getByRole('article').count()).toBe(1);
});

test('nor can another program on localhost, to which browsers send the cookie', async () => {
  const page = await openPortal([/./]);
  const other = 'http://localhost:5999';
  const body = `<iframe src="${portalPage(details, '/')}"></iframe><form method="post" action="${deletion}"><button>Send</button></form>`;
  await page.route(`${other}/`, async (route) => await route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${other}/`);
  const [, frame] = page.frames();
  expect(frame?.url()).toMatch(/^chrome-error:/);
  expect(await statusOfForm(page)).toBe(403);
});

/** Status of the answer to the form that would delete the environment. */
async function statusOfForm(page: Page): Promise<number> {
  const posted = page.waitForResponse(deletion);
  await page.getByRole('button', { name: 'Send' }).click();
  return (await posted).status();
}
