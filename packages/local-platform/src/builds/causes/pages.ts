import { lastError } from '../quote/quote.ts';
import type { Cause, Spot } from './cause.ts';

/** What frameworks say of pages that they render while they build. */
export const PAGES: readonly Cause[] = [
  {
    // The error is below it, or above it with its stack.
    name: 'page-of-next',
    tool: 'Next.js 10 to 16',
    weight: 2,
    pattern: /^Error occurred prerendering page "(?<page>[^"]{1,200})"/,
    reason: (spot) => {
      const above = spot.lines.slice(0, spot.index).findLast((line) => !/^\s+at /.test(line));
      const said = /^⨯ (\S.*)$/.exec(above ?? '')?.[1];
      return describePage(spot, said ?? errorBelow(spot));
    },
  },
  {
    name: 'page-of-sveltekit',
    tool: 'SvelteKit 1 and 2',
    weight: 2,
    pattern: /^Failed to prerender `(?<page>[^`]{1,200})`$/,
    reason: (spot) => describePage(spot, errorBefore(spot)),
  },
  {
    name: 'link-of-sveltekit',
    tool: 'SvelteKit 1 and 2',
    weight: 2,
    pattern: /^`(?<page>[^`]{1,200})` was linked from `(?<from>[^`]{1,200})`$/,
    reason: (spot) => {
      const { page, from } = spot.found;
      return spot.lines.includes(`404 GET ${page}`)
        ? `There is no page "${page}", but "${from}" links to it.`
        : describePage(spot, errorBefore(spot));
    },
  },
  {
    name: 'page-of-react-router',
    tool: 'React Router 7',
    weight: 2,
    pattern: /while prerendering the `(?<page>[^`]{1,200})` path/,
    reason: (spot) => describePage(spot, errorBefore(spot)),
  },
  {
    // Which hides the error.
    name: 'page-of-nuxt',
    tool: 'Nuxt 3 and 4',
    weight: 2,
    pattern: /^\s{1,4}│ [├└]── (?:Error: )?(?<status>\[\d{3}\](?: \S.*)?)\s*$/,
    reason: (spot) => {
      const page = /├─ (\S{1,200}) \(/.exec(spot.lines[spot.index - 1] ?? '')?.[1];
      const from = /└── Linked from (\S{1,200})/.exec(spot.lines[spot.index + 1] ?? '')?.[1];
      if (page === undefined) return undefined;
      return describePage({ ...spot, found: { page, from } }, spot.found['status']);
    },
  },
];

function describePage({ found: { page, from } }: Spot, error: string | undefined): string {
  const link = from === undefined ? '' : `, to which "${from}" links`;
  const sentence = `The build cannot render the page "${page}"${link}.`;
  const global = /\b(window|document|navigator|localStorage|sessionStorage|location|self) is not defined/.exec(
    error ?? '',
  )?.[1];
  const remedy =
    global === undefined
      ? ''
      : ` Only a browser has "${global}": use it in useEffect or onMounted, or load what needs it in the browser only (next/dynamic with ssr: false, <ClientOnly>).`;
  return `${sentence}${remedy}`;
}

/** Right below, above the next page: after it the last error is quoted anyway. */
function errorBelow({ lines, index }: Spot): string | undefined {
  const below = lines[index + 1] ?? '';
  return /is not defined/.test(below) ? /^\s*(\w{0,60}Error: .*)$/.exec(below)?.[1] : undefined;
}

function errorBefore({ lines, index }: Spot): string | undefined {
  return lastError(lines.slice(0, index))?.text;
}
