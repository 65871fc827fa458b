import { lastError } from './error-lines.ts';
import type { Rule, Spot } from './rule.ts';

/** What frameworks say of pages that they render while they build. */
export const PRERENDER_RULES: readonly Rule[] = [
  {
    // Next.js, with the error below it, or above it with its stack.
    pattern: /^Error occurred prerendering page "([^"]{1,200})"/,
    reason: (page, { lines, index }) => {
      const above = lines.slice(0, index).findLast((line) => !/^\s+at /.test(line));
      return describePage(page, /^⨯ (\S.*)$/.exec(above ?? '')?.[1]);
    },
  },
  {
    // SvelteKit.
    pattern: /^Failed to prerender `([^`]{1,200})`$/,
    reason: (page, spot) => describePage(page, errorBefore(spot)),
  },
  {
    pattern: /^`([^`]{1,200})` was linked from `([^`]{1,200})`$/,
    reason: (page, spot, [, , from]) =>
      spot.lines.slice(0, spot.index).includes(`404 GET ${page}`)
        ? `There is no page "${page}", to which "${from}" links.`
        : describePage(page, errorBefore(spot)),
  },
  {
    // React Router.
    pattern: /while prerendering the `([^`]{1,200})` path/,
    reason: (page, spot) => describePage(page, errorBefore(spot)),
  },
  {
    // Nuxt, which hides the error.
    pattern: /^\s{1,4}│ └── (\[\d{3}\] \S.*)$/,
    reason: (status, { lines, index }) => {
      const page = /├─ (\S{1,200}) \(/.exec(lines[index - 1] ?? '')?.[1];
      return page === undefined ? undefined : describePage(page, status);
    },
  },
];

function describePage(page: string, error: string | undefined): string {
  const sentence = `The page "${page}" cannot be rendered at build time.`;
  return error === undefined ? sentence : `${sentence} It says: ${error}`;
}

function errorBefore({ lines, index }: Spot): string | undefined {
  return lastError(lines.slice(0, index))?.text;
}
