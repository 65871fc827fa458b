/** npm follows the line that says why with all options that it knows: some eighty lines. */
const BEGINS = /^npm (?:error|ERR!) Usage:$/;
const ENDS = /^npm (?:error|ERR!) Run "npm help /;

/** Lines without those in which npm explains its options. */
export function withoutNpmUsage<Line>(lines: readonly Line[], textOf: (line: Line) => string): Line[] {
  const begin = lines.findLastIndex((line) => BEGINS.test(textOf(line)));
  const length = begin < 0 ? 0 : lines.slice(begin).findIndex((line) => ENDS.test(textOf(line))) + 1;
  return lines.toSpliced(Math.max(begin, 0), length);
}
