/** A link or a picture in a Markdown document. */
export interface MarkdownLink {
  /** From 1. */
  readonly line: number;
  readonly target: string;
}

/** Links, pictures and reference definitions, and the same in HTML. Code is passed over. */
export function linksIn(markdown: string): MarkdownLink[] {
  return proseOf(markdown).flatMap((text, index) => {
    const inline = [...text.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)];
    const definitions = [...text.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?\s*$/g)];
    const html = [...text.matchAll(/<(?:a|img|source)\b[^>]*?\s(?:href|src|srcset)="([^"\s]+)/g)];
    return [...inline, ...definitions, ...html].map(([, target = '']) => ({ line: index + 1, target }));
  });
}

/**
 * The anchors that GitHub gives to headings: the text in lower case without punctuation, `-` for each space, and `-1`,
 * `-2` behind what was there before.
 */
export function anchorsIn(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const text of proseOf(markdown, 'keep code spans')) {
    for (const [, id = ''] of text.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)) anchors.add(id);
    const heading = /^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/.exec(text)?.[1];
    if (heading === undefined) continue;
    const plain = heading.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/<[^>]+>/g, '');
    const slug = plain
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The lines of a document, those of code blocks empty, code spans cut out unless they are kept. */
function proseOf(markdown: string, spans?: 'keep code spans'): string[] {
  let fence: string | undefined;
  return markdown.split(/\r?\n/).map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) === true && line.trim() === mark) fence = undefined;
      return '';
    }
    if (mark !== undefined) {
      fence = mark;
      return '';
    }
    return spans === undefined ? line.replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '') : line;
  });
}
