import { tokenizeHtml } from './html-tokens.ts';
import type { HtmlToken } from './html-tokens.ts';

const TAGS = ['h3', 'p', 'b', 'ul', 'li', 'table', 'tr', 'th', 'td', 'code', 'details', 'summary', 'a'];
const OURS = new Set(TAGS.flatMap((name) => [name, `/${name}`]));

/**
 * Every tag that we never write in a summary, and every attribute but where numbers are aligned.
 * @param links addresses that an `<a>` may have
 */
export function foreignIn(html: string, links: readonly string[] = []): HtmlToken[] {
  return tokenizeHtml(html).filter((token) => {
    if (token.kind === 'text') return false;
    const { href, align, ...others } = token.attributes;
    if (align !== undefined && !(align === '"right"' && ['td', 'th'].includes(token.name))) return true;
    const isLink = href === undefined || (token.name === 'a' && links.includes(decoded(href)));
    return !OURS.has(token.name) || !isLink || Object.keys(others).length > 0;
  });
}

/** The HTML alone: without the marks of callouts, and the empty lines around them. */
export function withoutCallouts(summary: string): string {
  return summary.replace(/\n\n> \[!(?:CAUTION|WARNING)\]((?:\n> <.*)+)\n(?=\n|$)/g, (_, lines: string) =>
    lines.replaceAll('\n> ', '\n'),
  );
}

/** A quoted attribute without quotes and references. */
function decoded(value: string): string {
  return value.slice(1, -1).replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}
