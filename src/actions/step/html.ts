import { escapeHtml, safeText } from '../../shared/safe-text.ts';

declare const escaped: unique symbol;

/** HTML for the job summary. Only the functions of this file make it, so no text gets in unescaped. */
export type Html = string & { readonly [escaped]: true };

/** Elements of ours. GitHub drops others, and `style` and `class` of all (gjtorikian/html-pipeline, sanitization_filter.rb). */
type Tag = 'b' | 'details' | 'h3' | 'li' | 'p' | 'summary' | 'table' | 'td' | 'th' | 'tr' | 'ul';

/** Our own words. A line break would end the HTML where GitHub reads Markdown around it, so it becomes a space. */
export function text(words: string): Html {
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
  return `<a>${text(words)}</a>` as Html;
}

/** @param url from the workflow or the runner, never from a server */
export function link(url: URL, label: Html): Html {
  return `<a href="${escapeHtml(url.href)}">${label}</a>` as Html;
}

export function element(tag: Tag, ...children: readonly Html[]): Html {
  return `<${tag}>${children.join('')}</${tag}>` as Html;
}

/** Several pieces as one. */
export function join(...pieces: readonly Html[]): Html {
  return pieces.join('') as Html;
}
