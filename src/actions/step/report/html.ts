import { escapeHtml, safeText } from '../../../shared/text/safe-text.ts';

declare const escaped: unique symbol;

/** HTML for the job summary. Only the functions of this file make it, so no text gets in unescaped. */
export type Html = string & { readonly [escaped]: true };

/** Elements of ours. GitHub drops others, and `style` and `class` of all (gjtorikian/html-pipeline, sanitization_filter.rb). */
type Tag = 'b' | 'details' | 'h3' | 'li' | 'p' | 'summary' | 'table' | 'td' | 'th' | 'tr' | 'ul';

/** Our own words, with each number and its unit on one line. */
export function text(words: string): Html {
  return plain(words.replace(/(?<=\d) (?=(?:[kMGT]?B|min|s|%)(?!\w))/g, '\u00a0'));
}

/** A line break would end the HTML where GitHub reads Markdown around it, so it becomes a space. */
function plain(words: string): Html {
  return escapeHtml(words.replace(/\s*[\r\n]+\s*/g, ' ')) as Html;
}

/** A name or a value that is not ours, at most 500 characters of it. GitHub makes no link of what stands in `<code>`. */
export function code(value: string): Html {
  return `<code>${escapeHtml(safeText(value))}</code>` as Html;
}

/**
 * Sentences that may repeat the words of a server. In an `<a>` without address GitHub looks for no addresses, mentions or
 * issue numbers to turn into links; unlike `<code>` it looks like any other text, and a secret in it stays in one piece
 * for the runner to redact.
 */
export function quoted(words: string): Html {
  return `<a>${plain(words)}</a>` as Html;
}

/** @param url from the workflow or the runner, never from a server */
export function link(url: URL, label: Html): Html {
  return `<a href="${escapeHtml(url.href)}">${label}</a>` as Html;
}

export function element(tag: Tag, ...children: readonly Html[]): Html {
  return `<${tag}>${children.join('')}</${tag}>` as Html;
}

/** A table. @param numbers how many of its last columns hold numbers, which end at the right: GitHub keeps `align` */
export function table(columns: readonly string[], rows: readonly (readonly Html[])[], numbers = 0): Html {
  const cell = (tag: 'th' | 'td', content: Html, column: number): Html =>
    column < columns.length - numbers ? element(tag, content) : (`<${tag} align="right">${content}</${tag}>` as Html);
  return element(
    'table',
    element('tr', ...columns.map((name, column) => cell('th', text(name), column))),
    ...rows.map((cells) => element('tr', ...cells.map((content, column) => cell('td', content, column)))),
  );
}

/**
 * One of GitHub's callouts: red or yellow. It is Markdown, so empty lines keep it apart from the HTML around it; each
 * block is a line that starts with an element, so that GitHub reads HTML inside of it as well. Where callouts are not
 * known, it is a quotation.
 */
export function callout(kind: 'CAUTION' | 'WARNING', ...blocks: readonly Html[]): Html {
  return ['', `[!${kind}]`, ...blocks]
    .map((line) => (line === '' ? '' : `> ${line}`))
    .join('\n')
    .concat('\n') as Html;
}

/** Several pieces as one. */
export function join(...pieces: readonly Html[]): Html {
  return pieces.join('') as Html;
}
