import { mkdirSync, statSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPrograms, takePicture } from './chromium.js';
import { asGitHubShows, pageOf } from './github-page.js';

/**
 * `npm run look`: takes pictures of job summaries as GitHub shows them, light and dark, for human review: in
 * `lib/look` every case of each action, with what is folded open, and in `docs/images` those of the README; and of pages
 * of the portal.
 */
register('../typescript-hooks.js', import.meta.url);
const { createCases } = await import('./cases.ts');
const { portalPages } = await import('./portal-pages.ts');

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const README_CASES = new Set(['deploy: accepted', 'deploy: 401']);
const WIDTH = 860;

/**
 * The pages by the picture that shows them.
 * @param {'light' | 'dark'} theme
 */
function pagesOf(theme) {
  const cases = createCases().map(([name, html]) => ({ name, html: asGitHubShows(html) }));
  const shown = cases.filter(({ name }) => README_CASES.has(name));
  /** @type {[file: string, page: string][]} */
  const pages = [[`docs/images/summary-${theme}.png`, pageOf(shown, { theme, isNamed: false })]];
  for (const action of new Set(cases.map(({ name }) => name.replace(/:.*/, '')))) {
    const own = cases
      .filter(({ name }) => name.startsWith(`${action}:`))
      .map(({ name, html }) => ({ name, html: html.replaceAll('<details>', '<details open>') }));
    pages.push([`lib/look/${action}-${theme}.png`, pageOf(own, { theme, isNamed: true })]);
  }
  return pages;
}

try {
  const programs = findPrograms();
  for (const folder of ['docs/images', 'lib/look']) mkdirSync(path.join(PROJECT, folder), { recursive: true });
  for (const [name, page] of [...pagesOf('light'), ...pagesOf('dark')]) {
    const file = path.join(PROJECT, name);
    takePicture(programs, page, file, WIDTH);
    console.log(`${name}: ${statSync(file).size} bytes`);
  }
  for (const [name, page, maxHeight] of portalPages()) {
    const file = path.join(PROJECT, 'docs', 'images', `${name}.png`);
    takePicture(programs, page, file, WIDTH, maxHeight);
    console.log(`docs/images/${name}.png: ${statSync(file).size} bytes`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
