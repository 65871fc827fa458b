import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { makeFolder } from '../support/git/folders.ts';
import { startRunningApps } from '../support/servers/local-platform.ts';
import { appFiles, deployFiles, seedFile } from '../support/apps/portal-apps.ts';
import { said, usePortalBrowser } from '../support/pages/portal-in-browser.ts';

const browser = usePortalBrowser();
let details: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  const seed = seedFile(['Production', 'Failing']);
  ({ details } = await startRunningApps(makeFolder('portal'), ['--seed', seed]));
});

const cardOf = (page: Page, environment: string) => page.locator('article', { hasText: environment });

test('a deploy appears on the open page, ends live there, and its link opens the site', async () => {
  const site = new URL(details['site-url'] ?? '');
  const page = await browser.open(details, {}, [site.host]);
  // Gone after a reload.
  await page.evaluate('window.isSame = true');
  const deploy = deployFiles(details, appFiles("'<h1>Hello</h1>'"));
  const states = cardOf(page, 'Production').locator('.state');
  await states.and(page.locator('.building, .deploying')).waitFor();
  await said(page, 'Production, build 1: live');
  expect((await deploy).outputs['status']).toBe('live');
  expect(await states.allTextContents()).toEqual(['live', 'live']);
  expect(await page.evaluate('window.isSame')).toBe(true);
  await page.getByRole('link', { name: details['site-url'] ?? '' }).click();
  expect(await page.getByRole('heading').textContent()).toBe('Hello');
});

test('a failing build shows its reason on the open page, and what the program wrote on its own', async () => {
  const page = await browser.open(details);
  await cardOf(page, 'Failing').getByRole('heading').getByRole('link').click();
  const fails = { build: 'node -e \'console.error("no menu today"); process.exit(3)\'' };
  const deploy = deployFiles(details, appFiles("''", fails), 'Failing');
  await page
    .locator('.reason', {
      hasText: 'build: The output ends with: no menu today. "npm run build" ended with exit status 3.',
    })
    .waitFor();
  expect((await deploy).outputs['error-code']).toBe('build-failed');
  await page.getByRole('link', { name: 'Build 1' }).click();
  await page.getByRole('heading', { name: 'Failed at step "build"' }).waitFor();
  expect(await page.locator('.notice pre').textContent()).toContain('no menu today');
  expect(await page.locator('section', { hasText: 'Log' }).locator('pre').allTextContents()).toContainEqual(
    expect.stringContaining('no menu today'),
  );
});

test('a page says that the platform is gone', async () => {
  const other = await startRunningApps(makeFolder('portal'));
  const page = await browser.open(other.details, {}, [], [/ERR_CONNECTION_(?:REFUSED|RESET)/]);
  await other.stop();
  await said(page, 'Connection lost, trying again…');
});
