import { firstOf } from '../../../../../src/shared/text/format.ts';
import type { Cause } from './cause.ts';
import { withoutFolder } from './failed-app.ts';

/** Messages of frameworks about pages that are rendered during the build. */
export const PAGES: readonly Cause[] = [
  {
    // react-scripts 1 to 5, and what calls them
    name: 'warnings-as-errors',
    weight: 2,
    pattern: /^Treating warnings as errors because process\.env\.CI = true/,
    // Another program may have gone on without.
    error: /^(?!.* error TS\d)/,
    reason: 'Warnings stop this build, as the variable CI is set:',
    remedy: 'correct them, or begin the script "build" in package.json with "CI=false ".',
  },
  {
    // Next.js 12 to 16
    name: 'node-env-of-next',
    weight: 2,
    pattern:
      /non-standard "NODE_ENV" value|<Html> should not be imported outside of pages\/_document|\bjsxDEV\)? is not a function|(?<hook>Cannot read properties of null \(reading 'use[A-Z]\w{1,30}'\))/,
    reason: ({ app: { variables }, lines, found: { hook } }) => {
      if (hook !== undefined && !lines.some((line) => line.startsWith('Error occurred prerendering page')))
        return undefined;
      const value = variables['NODE_ENV'] ?? 'production';
      return value === 'production'
        ? undefined
        : `NODE_ENV is "${value}" here, and "next build" needs "production": remove it from the shell variables, Next.js sets it itself.`;
    },
  },
  {
    // Next.js 9 to 16
    name: 'folder-of-next',
    weight: 2,
    pattern: /Invalid project directory provided, no such directory: (?<folder>\S{1,400})$/,
    reason: ({ app, found: { folder = '' } }) =>
      /(?:^|\/)lint$/.test(folder)
        ? 'Next.js 16 and later have no "next lint" and take "lint" for a folder: in package.json, write "eslint ." instead, with an eslint.config.mjs ("npx @next/codemod next-lint-to-eslint-cli ." makes both), or remove it from the script "build".'
        : `There is no folder ${withoutFolder(folder, app.folder)}: does the script of package.json call "next" with the right folder?`,
  },
  {
    // Tailwind CSS 4
    name: 'class-of-tailwind',
    weight: 2,
    pattern: /Cannot apply unknown utility class:? [`"']?(?<name>[^\s`"']{1,200})/,
    reason: 'Tailwind CSS 4 does not know "{name}" where it is applied.',
    remedy:
      'A CSS module, a <style> or another file that does not import Tailwind needs "@reference" with the path of the file that does. Names of your own belong in @theme or @utility there, or in the configuration that its @config names.',
  },
  {
    // Angular CLI 6 to 20
    name: 'angular-budget',
    weight: 2,
    pattern: /exceeded maximum budget\b.*\bBudget \d|\bExceeded maximum budget for /,
    // Of a lower limit it only warns.
    error: /\bbudget\b/i,
    reason: 'angular.json says how large the result may be ("budgets").',
    remedy: 'Make the app smaller, or raise "maximumError" there.',
  },
  {
    // VitePress 1 and 2
    name: 'dead-links',
    weight: 2,
    pattern: /\b\d{1,6} dead link\(s\) found/,
    reason: ({ lines, index }) => {
      const links = lines.slice(0, index).flatMap((line) => {
        const [, link, file] = /Found dead link (\S{1,300}) in file (.{0,299}\S)/.exec(line) ?? [];
        return link === undefined ? [] : [`${link} (${file})`];
      });
      const which = links.length === 0 ? '' : `: ${firstOf([...new Set(links)], 3)}`;
      return `Links lead to no page${which}. Correct them, or name them in "ignoreDeadLinks" of .vitepress/config.`;
    },
  },
  {
    // Next.js 15 and 16
    name: 'turbopack',
    weight: 1,
    pattern: /\bTurbopackInternalError\b|\bAn unexpected Turbopack error occurred\b/,
    reason: 'Turbopack itself stopped, the bundler of Next.js:',
    remedy:
      'if the quoted lines name nothing of the app, build with webpack ("next build --webpack" in Next.js 16, before that without --turbopack), or use a newer Next.js.',
  },
  {
    // Next.js 10 to 16, SvelteKit 1 and 2, React Router 7
    name: 'page',
    weight: 0,
    pattern:
      /^Error occurred prerendering page "(?<page>[^"]{1,200})"|\bError: Failed to collect page data for (?<collected>\/\S{0,200})$|^Failed to prerender `(?<svelte>[^`]{1,200})`$|^`(?<linked>[^`]{1,200})` was linked from `(?<from>[^`]{1,200})`$|while prerendering the `(?<router>[^`]{1,200})` path/,
    reason: (spot) => {
      const { page, collected, svelte, linked, router, from } = spot.found;
      if (collected !== undefined) return `It happens where the build loads "${collected}".`;
      if (spot.lines.includes(`404 GET ${linked}`)) return `There is no page "${linked}", but "${from}" links to it.`;
      return describePage(page ?? svelte ?? linked ?? router ?? '', from);
    },
  },
  {
    // Nuxt 3 and 4, which print no more of the error
    name: 'page-of-nuxt',
    weight: 0,
    pattern: /^\s{1,4}│ [├└]── (?:Error: )?\[\d{3}\](?: \S.*)?\s*$/,
    reason: (spot) => {
      const page = /├─ (\S{1,200}) \(/.exec(spot.lines[spot.index - 1] ?? '')?.[1];
      const from = /└── Linked from (\S{1,200})/.exec(spot.lines[spot.index + 1] ?? '')?.[1];
      return page === undefined ? undefined : describePage(page, from);
    },
  },
];

function describePage(page: string, from: string | undefined): string {
  return `The build cannot render the page "${page}"${from === undefined ? '' : `, to which "${from}" links`}.`;
}
