/** One tag, or a run of text between tags. */
export type HtmlToken =
  | { readonly kind: 'tag'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'text'; readonly text: string };

/**
 * A very small HTML tokenizer: what stands between `<` and `>` is a tag whatever it looks like, so that anything which
 * got through unescaped shows up as one. Character references in text are decoded.
 */
export function tokenizeHtml(html: string): HtmlToken[] {
  return [...html.matchAll(/<([^>]*)>?|[^<]+/g)].map(([token, tag]) => {
    if (tag === undefined) return { kind: 'text', text: decode(token) };
    const [, name = '', rest = ''] = /^(\/?[^\s/>]*)([\s\S]*)$/.exec(tag) ?? [];
    const attributes = [...rest.matchAll(/([^\s=/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g)];
    return {
      kind: 'tag',
      name: name.toLowerCase(),
      attributes: Object.fromEntries(attributes.map(([, key = '', value = '']) => [key, value])),
    };
  });
}

/** The text of a page as a person would read it. */
export function textOfHtml(html: string): string {
  return tokenizeHtml(html)
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('')
    .replaceAll('\u00a0', ' ');
}

function decode(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(String(code), 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
