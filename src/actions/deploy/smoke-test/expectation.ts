import { describeCut } from '../../../platform/retry/platform-error.ts';
import { MAX_PAGE_BYTES } from '../../../platform/transport/page-request.ts';
import type { WebPage } from '../../../platform/transport/page-request.ts';
import { statusClass } from '../../../shared/http-status.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import type { SmokeTestLine } from '../inputs/after-upload.ts';

/**
 * What is not as a line expects, as a sentence without its end; undefined where nothing is.
 * @param wall who answered in place of the site: never what a line expects
 * @param url what was requested
 */
export function problemWith(
  page: WebPage,
  wall: string | undefined,
  { status, text }: Pick<SmokeTestLine, 'status' | 'text'>,
  url: URL,
): string | undefined {
  const request = `GET ${safeText(url.href)}`;
  if (wall !== undefined) return `${request} was answered by ${wall} in place of the site, with HTTP ${page.status}`;
  const answered = `${request} answered HTTP ${page.status}`;
  if (!isExpected(page, status))
    return `${answered}, expected ${status === 'not-5xx' ? 'any status but 5xx' : (status ?? '2xx')}${explain(page, url)}`;
  if (page.isCut) return `${answered}, but ${describeCut(page)}`;
  if (text === undefined || holds(page.text, text) || holds(asRead(page.text), text)) return undefined;
  const where = page.complete ? 'the body' : `the first ${MAX_PAGE_BYTES / 1024} KiB`;
  const bare = text.replace(/^(["'`])(.+)\1$/s, '$2').toLowerCase();
  const hint = holds(asRead(page.text).toLowerCase(), bare) ? ', only in another case or without the quotes' : '';
  return `${answered}, but ${where} does not contain "${safeText(text)}"${hint}`;
}

const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

/**
 * Text of a page as people read it: without the empty comments by which React, Vue and Svelte divide it (`v<!-- -->2`),
 * and with the characters that its references stand for.
 */
function asRead(html: string): string {
  return html
    .replaceAll(/<!--[^<>\w]{0,4}-->/g, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
      (whole: string, ten?: string, hex?: string, name = '') => {
        const code = ten === undefined ? Number.parseInt(hex ?? '', 16) : Number(ten);
        if (Number.isNaN(code)) return NAMED.get(name) ?? whole;
        return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
      },
    );
}

/** With any number of spaces for one. */
function holds(page: string, text: string): boolean {
  return inOneSpace(page).includes(inOneSpace(text));
}

function inOneSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function isExpected(page: WebPage, status: SmokeTestLine['status']): boolean {
  if (status === 'not-5xx') return page.status < 500;
  return status === undefined ? statusClass(page.status) === 'success' : page.status === status;
}

function explain({ status, headers }: WebPage, url: URL): string {
  const challenge = headers['www-authenticate'];
  if (status === 401 && challenge !== undefined)
    return `: it is a password page (WWW-Authenticate: ${safeText(challenge.split(/[\s,]/)[0] ?? '')})`;
  if (statusClass(status) === 'redirect')
    return headers['location'] === undefined
      ? ''
      : `: it redirects${targetOf(headers['location'], url)}, and that is not followed`;
  return '';
}

/** Where a redirect leads, without a query: it may hold a token. */
function targetOf(location: string, url: URL): string {
  if (!URL.canParse(location, url.href)) return '';
  const { origin, pathname } = new URL(location, url);
  return origin === 'null' ? '' : ` to ${safeText(origin + pathname)}`;
}
