import { chromium } from 'playwright-core';
import { chromiumOptions } from './chromium.js';
import { withDeploys } from './deploys.js';
import { asGitHubShows, pageOf } from './github-page.js';

/** `npm run look`: takes the pictures of `docs/images`: job summaries as GitHub shows them, and pages of the portal. */
const WIDTH = 860;

const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage();
  /** @param {string} name @param {number} [height] without it that of the page */
  const take = async (name, height) => {
    await page.setViewportSize({ width: WIDTH, height: height ?? 100 });
    await page.screenshot({ path: `docs/images/${name}.png`, fullPage: height === undefined });
    console.log(`docs/images/${name}.png`);
  };
  await withDeploys(async ({ portal, accepted, refused }) => {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      await page.setContent(pageOf([accepted, refused].map(asGitHubShows), theme));
      await take(`summary-${theme}`);
    }
    await page.goto(portal);
    await page.getByRole('link', { name: 'Production' }).first().click();
    await page.getByText('step 4 of 5: build').waitFor();
    await take('portal-environment', 690);
    await page.getByRole('link', { name: 'Build 1' }).click();
    await take('portal-failed-build', 935);
  });
} finally {
  await browser.close();
}
