import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { escapeUnsafe } from '../../../../../src/shared/text/safe-text.ts';
import type { Change } from '../../state/changes.ts';
import type { AddressName } from '../addresses.ts';
import type { PageAnswer } from '../page.ts';
import type { Crumb } from './layout.tsx';
import { Layout } from './layout.tsx';

/** What a page is besides its content. */
interface PageHead {
  readonly title: string;
  /** Default 200. */
  readonly status?: number;
  /** The page of the navigation that it is, if it is one. */
  readonly current?: AddressName;
  /** The pages above it, from Start on. */
  readonly trail?: readonly Crumb[];
  /** What has to change for an open page to be read again. Default: `state`; nothing for what is shown only once. */
  readonly refreshOn?: readonly Change[];
}

/**
 * Makes a page. Markup in texts is escaped, and so are characters that a reader would not see, or that change the order of
 * others, wherever they are.
 */
export function render(
  { title, status = 200, current, trail = [], refreshOn = ['state'] }: PageHead,
  content: VNode,
): PageAnswer {
  const html = renderToString(
    <Layout title={title} current={current} trail={trail} refreshOn={refreshOn}>
      {content}
    </Layout>,
  );
  const body = html.split('\n').map(escapeUnsafe).join('\n');
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: `<!doctype html>\n${body}\n` };
}

/** The answer to a form: the browser goes on to a page. @param address of the portal */
export function seeOther(address: string): PageAnswer {
  return { status: 303, headers: { location: address }, body: '' };
}
