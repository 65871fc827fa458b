import { beginningAt, withoutPrefix } from './forms.ts';
import { withoutNpmUsage } from './quote.ts';

/** Lines that a message quotes. */
const MAX_LINES = 12;
/** Frames of a stack, empty lines, and where npm keeps its own log: none of them says what is wrong. */
const NOISE = /^(?:\s+at .+|\s*|npm (?:error|ERR!)(?: A complete log of this run .*)?\s*)$/;
/** Where what a program says of its failure may begin. */
const FIRST_ERROR = /^\s*(?:npm (?:error|ERR!) \S|error\b|ERROR in )/i;

/**
 * The last lines of what a program wrote that failed, without those that say nothing about it; where its error begins
 * earlier, half of them from there on.
 */
export function lastLines(lines: readonly string[]): string[] {
  const telling = withoutNpmUsage(lines).filter((line) => !NOISE.test(line));
  const plain = telling.map(withoutPrefix);
  const first = telling.findIndex((line, index) => FIRST_ERROR.test(line) || beginningAt(plain, index) !== undefined);
  const half = MAX_LINES / 2;
  const isEarlier = first >= 0 && first < telling.length - MAX_LINES;
  if (!isEarlier) return telling.slice(-MAX_LINES);
  return [...telling.slice(first, first + half), '…', ...telling.slice(-half)];
}
