import { parse } from '@babel/parser';

/** The comments of webpack that say which module the code below them is from. */
const MODULE = ' CONCATENATED MODULE: ';

/**
 * A program without its comments and empty lines, and with a tab for every four spaces that begin a line: names, lines and
 * literals stay, so that it can be read and compared. Every job downloads the repository, and comments of packages are a
 * good part of it; a minifier would make code unreadable that gets the credentials.
 * @param {string} code
 */
export function leanCode(code) {
  const { tokens } = parse(code, { sourceType: 'unambiguous', tokens: true });
  let [text, space, end] = ['', '', 0];
  for (const { type, value, start, end: after } of tokens ?? []) {
    space += code.slice(end, start);
    end = after;
    if (String(type).startsWith('Comment') && !value.startsWith(MODULE)) {
      // Between two words there must be something. One with a line break in it ends a line (ECMAScript section 12.4).
      if (type === 'CommentBlock') space += value.includes('\n') ? '\n' : ' ';
    } else {
      text += (text === '' ? '' : leanSpace(space)) + code.slice(start, after);
      space = '';
    }
  }
  return text;
}

/** @param {string} space between two tokens */
function leanSpace(space) {
  const [, indent] = /\n([^\n]*)$/.exec(space) ?? [];
  if (indent === undefined) return space;
  return `\n${indent.replace(/^ +/, ({ length }) => '\t'.repeat(Math.floor(length / 4)) + ' '.repeat(length % 4))}`;
}
