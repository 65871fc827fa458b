/** Stand above lines of a program. They are indented, and what follows from them is on the line below. */
export const QUOTE_HEADINGS = ['The log says:', 'The output ends with:'] as const;

/**
 * Takes a text of several lines apart: what is one message, as it quotes lines, and what only follows it in a log.
 * @param text its first line is the message, and where that ends with the heading, the quoted lines and the one below, too
 */
export function messageLines(text: string): {
  readonly message: readonly string[];
  readonly details: readonly string[];
} {
  const lines = text.split('\n');
  const quotes = QUOTE_HEADINGS.some((heading) => lines[0]?.endsWith(heading));
  const end = quotes ? lines.findIndex((line, index) => index > 0 && !line.startsWith('  ')) : 0;
  const count = end < 0 ? lines.length : end + 1;
  return { message: lines.slice(0, count), details: lines.slice(count) };
}

/** The same message on one line. */
export function messageOnOneLine(text: string): string {
  const [first = '', ...others] = messageLines(text).message;
  if (others.length === 0) return first;
  const quote = others.flatMap((line) => (line.startsWith('  ') ? [line.trim()] : [])).join(' | ');
  const rest = others.filter((line) => !line.startsWith('  '));
  return [first, /[.!?…]$/.test(quote) ? quote : `${quote}.`, ...rest].join(' ');
}

/** Sentences, of which any may end with quoted lines. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => `${text}${/\n {2}.*$/.test(text) ? '\n' : ' '}${sentence}`);
}
