import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromiumOptions } from '../../../scripts/look/chromium.js';

type Details = Readonly<Record<string, string>>;

/** No page takes this long. */
const TIMEOUT_MS = 15_000;

/** A browser for the tests of a file, in which each test opens a portal as a user of its own. */
export interface PortalBrowser {
  /**
   * Opens the portal of a platform.
   * @param hosts that may be asked for something, beside that of the portal
   * @param messages that may be on the console
   */
  readonly open: (
    details: Details,
    options?: BrowserContextOptions,
    hosts?: readonly string[],
    messages?: readonly RegExp[],
  ) => Promise<Page>;
}

/** Fails a test in which a page logs an error or asks another host for anything. */
export function usePortalBrowser(): PortalBrowser {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(async (context) => await context.close()));
    expect(problems.splice(0)).toEqual([]);
  });
  afterAll(async () => await browser?.close());
  return {
    open: async (details, options, hosts = [], messages = []) => {
      if (browser === undefined) throw new Error('The browser is there once a test runs.');
      const context = await browser.newContext({ locale: 'en', ...options });
      contexts.push(context);
      context.setDefaultTimeout(TIMEOUT_MS);
      const url = new URL(details['portal-url'] ?? '');
      const allowed = new Set([url.host, ...hosts]);
      context.on('request', (request) => {
        if (!allowed.has(new URL(request.url()).host)) problems.push(`request: ${request.url()}`);
      });
      context.on('console', (message) => {
        const isKnown = messages.some((known) => known.test(message.text()));
        if (['error', 'warning'].includes(message.type()) && !isKnown) problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`error: ${String(error.error())}`));
      const page = await context.newPage();
      await page.goto(url.href);
      return page;
    },
  };
}

/** Waits until an open page says this, to a screen reader, too. */
export async function said(page: Page, text: string): Promise<void> {
  await page.locator('output', { hasText: text }).waitFor();
}

/** Address of a page of a portal. */
export function portalPage(details: Details, path: string): string {
  return new URL(path, details['portal-url']).href;
}
