import { parse } from '@babel/parser';

/** The comments of webpack that say which module the code below them is from. */
const MODULE = ' CONCATENATED MODULE: ';

/**
 * A program without its comments, and otherwise as it is: names, lines and strings stay, so that it can be read and
 * compared. Every job downloads the repository, and comments of packages are a good part of it; a minifier would make
 * code unreadable that gets the credentials. A comment that ends a line for the language ends it still (ECMAScript section 12.4: one with a line break in
 * it counts as one).
 * @param {string} code
 */
export function withoutComments(code) {
  const { comments } = parse(code, { sourceType: 'unambiguous' });
  let text = '';
  let end = 0;
  for (const comment of comments ?? []) {
    const { start = 0, end: after = 0 } = /** @type {{ start?: number, end?: number }} */ (comment);
    if (comment.value.startsWith(MODULE)) continue;
    text += code.slice(end, start);
    const lineStart = text.lastIndexOf('\n') + 1;
    const isWholeLine = text.slice(lineStart).trim() === '' && (code[after] === '\n' || after === code.length);
    if (isWholeLine) {
      text = text.slice(0, lineStart);
      end = Math.min(after + 1, code.length);
    } else {
      // Between two words there must be something.
      text += comment.value.includes('\n') ? '\n' : code[after] === '\n' ? '' : ' ';
      end = after;
    }
  }
  return text + code.slice(end);
}
