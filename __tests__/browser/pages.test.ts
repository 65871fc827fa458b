import { beforeAll, expect, test } from '@jest/globals';
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { ADDRESSES } from '../../packages/local-platform/__tests__/for-root-tests.ts';
import { startLocalPlatform } from '../support/servers/local-platform.ts';
import { appFiles, deployFiles, seedFile } from '../support/apps/portal-apps.ts';
import { portalPage, usePortalBrowser } from '../support/pages/portal-in-browser.ts';

const browser = usePortalBrowser();
let details: Readonly<Record<string, string>> = {};
let paths: string[] = [];
const LONG_NAME = 'Preview-of-a-branch-whose-name-nobody-would-want-to-type-a-second-time';

beforeAll(async () => {
  const options = ['--build-seconds', '0', '--seed', seedFile(['Production', LONG_NAME])];
  details = await startLocalPlatform(undefined, options);
  const { outputs } = await deployFiles(details, appFiles("''"));
  const values: Readonly<Record<string, string | undefined>> = {
    environment: details['environment'],
    build: outputs['build-id'],
    request: await firstRequest(),
  };
  const pages = Object.entries<{ method: string; url: string }>(ADDRESSES).filter(
    ([name, { method }]) => method === 'GET' && !['style', 'script', 'icon'].includes(name),
  );
  const fill = (url: string) => url.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? `no ${name}`);
  paths = pages.map(([, { url }]) => fill(url));
  // What is shown only when it is asked for.
  paths.push(`${fill(ADDRESSES.environment.url)}?show=variables`);
});

async function firstRequest(): Promise<string> {
  const headers = { authorization: `Bearer ${details['control-token']}` };
  const answer = (await (await fetch(`${details['control-url']}/requests`, { headers })).json()) as {
    requests: { id: string }[];
  };
  return answer.requests[0]?.id ?? '';
}

test('axe finds nothing on any page, light and dark, and no page is wider than 320 pixels', async () => {
  const page = await browser.open(details, { viewport: { width: 320, height: 640 } });
  const backgrounds = new Set<unknown>();
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light' });
    const answer = await page.goto(portalPage(details, path));
    await page.evaluate(axe.source);
    const light = await violationsOf(page, { resultTypes: ['violations'] });
    backgrounds.add(await page.evaluate(BACKGROUND));
    await page.emulateMedia({ colorScheme: 'dark' });
    // Nothing but colours differs.
    const dark = await violationsOf(page, { resultTypes: ['violations'], runOnly: ['color-contrast'] });
    backgrounds.add(await page.evaluate(BACKGROUND));
    const width = await page.evaluate('document.documentElement.scrollWidth');
    const found = { path, status: answer?.status(), light, dark, width };
    expect(found).toEqual({ path, status: 200, light: [], dark: [], width: 320 });
  }
  expect([...backgrounds]).toEqual(['rgb(246, 247, 249)', 'rgb(18, 21, 24)']);
});

const BACKGROUND = 'getComputedStyle(document.body).backgroundColor';

/** What axe finds fault with. */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  expect(passes.length).toBeGreaterThan(0);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const FOCUSED = `(() => {
  const { activeElement: node } = document;
  const { outlineStyle, outlineWidth } = getComputedStyle(node);
  return { name: node.outerHTML, isVisible: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
})()`;
const REACHABLE = `[...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select, textarea')]
  .filter((node) => node.checkVisibility()).map((node) => node.outerHTML)`;

test('the Tab key reaches everything, in order, and shows where it is', async () => {
  const page = await browser.open(details);
  for (const path of paths) {
    await page.goto(portalPage(details, path));
    const reachable = await page.evaluate<string[]>(REACHABLE);
    const reached: { name: string; isVisible: boolean }[] = [];
    for (const _ of reachable) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(FOCUSED));
    }
    expect([path, reached]).toEqual([path, reachable.map((name) => ({ name, isVisible: true }))]);
  }
});

test('the skip link leads past the navigation', async () => {
  const page = await browser.open(details);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.boundingBox()).toMatchObject({ x: expect.any(Number) });
  expect((await skip.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.id')).toBe('content');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.querySelector("main").contains(document.activeElement)')).toBe(true);
});

test('an environment is deleted with the keyboard alone', async () => {
  const page = await browser.open(details);
  const activate = async (text: string): Promise<void> => {
    for (let count = 0; count < 50; count += 1) {
      if ((await page.evaluate('document.activeElement.textContent')) === text) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await activate(LONG_NAME);
  await page.getByRole('heading', { level: 1, name: LONG_NAME }).waitFor();
  await activate('Delete this environment…');
  await page.getByRole('heading', { level: 1, name: /^Delete / }).waitFor();
  await activate('Delete environment');
  await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
});
