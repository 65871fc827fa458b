import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startLocalPlatform } from '../support/servers/local-platform.ts';
import { portalPage, usePortalBrowser } from '../support/pages/portal-in-browser.ts';

const browser = usePortalBrowser();
let details: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  details = await startLocalPlatform();
});

/** Any other site, with a frame that has no origin. */
const other = createServer((_, response) => {
  response.setHeader('content-type', 'text/html').end(`<input type="file" name="repository">
    <iframe id="sandbox" sandbox="allow-scripts allow-forms"></iframe>`);
});
beforeAll(async () => await once(other.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void other.close());

const basic = () => `Basic ${Buffer.from(`${details['username']}:${details['password']}`).toString('base64')}`;
const bearer = () => `Bearer ${details['control-token']}`;
const urlOf = (path: string) => new URL(path, details['headless-url']).href;

/** A page of another site in a browser that has the portal open. */
async function openOther(host: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { port } = other.address() as AddressInfo;
  const page = await browser.open(details, options, [`${host}:${port}`, new URL(urlOf('/')).host], [/./]);
  await page.goto(`http://${host}:${port}/`);
  return page;
}

async function control(path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${details['control-url']}/${path}`, { headers: { authorization: bearer() } });
  return (await answer.json()) as Record<string, unknown>;
}

/** What it holds, and what was carried out. */
async function state(): Promise<Record<string, unknown>> {
  return { ...(await control('state')), time: undefined };
}

/** What the platform answered to the last requests to its API, the newest first. */
async function answers(): Promise<(readonly [path: string, status: number | null])[]> {
  const { requests } = (await control('requests')) as { requests: { path: string; status: number | null }[] };
  return requests.map(({ path, status }) => [path, status]);
}

/**
 * Sends a form from the page, each to a frame of its own: one that still shows the answer before may drop it.
 * @returns the status of the answer
 */
async function sendForm(page: Page, path: string, encoding: string): Promise<number> {
  const answer = page.waitForResponse(urlOf(path));
  await page.evaluate(`(() => {
    const frame = document.createElement('iframe');
    frame.name = 'answer-' + document.forms.length;
    document.body.append(frame);
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', target: frame.name, action: '${urlOf(path)}', enctype: '${encoding}' });
    const files = new DataTransfer();
    files.items.add(new File(['PK'], 'app.zip'));
    form.append(document.querySelector('input').cloneNode());
    form.firstChild.files = files.files;
    document.body.append(form);
    form.submit();
  })()`);
  return (await answer).status();
}

/** Sends one from a frame without an origin, of which the page hears nothing. */
async function sendSandboxed(page: Page, path: string): Promise<void> {
  const form = `<form method="post" action="${urlOf(path)}"></form>`;
  await page.evaluate(`
    document.querySelector('#sandbox').srcdoc = '${form}<script>document.forms[0].submit()</' + 'script>';
  `);
}

test.each(['localhost', '127.0.0.1'])(
  'what another site on %s sends is refused, with the credentials, too',
  async (host) => {
    const { environment: id, account, app } = details;
    const environment = `/v1/accounts/${account}/apps/${app}/environments/${id}`;
    const webhook = details['purge-cache-webhook'] ?? '';
    const page = await openOther(host);
    const before = await state();
    const [{ length: known }, statuses] = [await answers(), [] as number[]];
    // As where its user has typed them once.
    await page.setExtraHTTPHeaders({ authorization: basic() });
    statuses.push(await sendForm(page, `/fu${environment}:upload`, 'multipart/form-data'));
    statuses.push(await sendForm(page, `${environment}:clearCache`, 'application/x-www-form-urlencoded'));
    statuses.push(await sendForm(page, webhook, 'text/plain'));
    await page.evaluate(`(async () => {
      const body = new FormData();
      body.set('repository', new Blob(['PK']), 'app.zip');
      await fetch('${urlOf(`/fu${environment}:upload`)}', { method: 'POST', mode: 'no-cors', credentials: 'include', body });
      const image = new Image();
      await new Promise((resolve) => { image.onerror = resolve; image.src = '${urlOf('/v1/installs')}'; });
    })()`);
    await sendSandboxed(page, webhook);
    while ((await answers()).length < known + 6) await page.waitForTimeout(20);
    await page.setExtraHTTPHeaders({ authorization: bearer() });
    statuses.push(await sendForm(page, '/_control/reset', 'text/plain'));
    expect(statuses).toEqual([403, 403, 403, 403]);
    const seen = (await answers()).slice(0, 6);
    expect(seen.map(([, status]) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await state()).toEqual(before);
  },
);

test('the browser is not told to ask its user for the credentials', async () => {
  // It answers by itself where it is asked.
  const httpCredentials = { username: details['username'] ?? '', password: details['password'] ?? '' };
  const page = await openOther('localhost', { httpCredentials });
  const answer = await page.goto(urlOf('/v1/installs'));
  expect([answer?.status(), answer?.headers()['www-authenticate']]).toEqual([401, undefined]);
});

test('the forms of the portal still work beside such a page', async () => {
  const page = await openOther('localhost');
  await page.goto(portalPage(details, '/faults'));
  await page.getByRole('button', { name: 'Queue fault' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(((await control('faults')) as { faults: unknown[] }).faults).toHaveLength(1);
});
