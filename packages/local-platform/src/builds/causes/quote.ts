import { CONSEQUENCE, HEADING, lastError, mayBeginError, withDetails, withoutFrame } from './error-lines.ts';

/** Lines that a message quotes. */
const QUOTED_LINES = 12;
/** Frames of a stack, empty lines, and where npm keeps its own log: none of them says what is wrong. */
const NOISE = /^(?:\s+at .+|\s*|npm (?:error|ERR!)(?: A complete log of this run .*)?\s*)$/;
/** npm follows the line that says why with all options that it knows: some eighty lines. */
const USAGE_BEGINS = /^npm (?:error|ERR!) Usage:$/;
const USAGE_ENDS = /^npm (?:error|ERR!) Run "npm help /;

/** The first of these lines says what npm stopped at, where nothing else does. */
const NPM_REASON = /^npm (?:error|ERR!) (?!(?:code|errno|syscall|path|dest|command failed|A complete log)\b)(\S.*)$/;
/** What programs put before lines of others: npm, pnpm and turbo. */
const PREFIX =
  /^(?:npm (?:error|ERR!) ?(?:(?:engine|notsup|network|notarget|nospc|enoent|JSON\.parse|40[134]) +)?|║ +|\S{0,300}node_modules\/\S{1,200} (?:pre|post)?install: |[@\w./-]{1,60}:(?:build|start|generate): )/;
/** Of no use to anybody who asks for the reason: news, hints, code, and what npm says of every failure. */
const SAYS_NOTHING =
  /^(?:\s*at \S+.*|[═║╔╗╚╝\s]*|\/\S+|gyp ERR! (?:\$npm_|stack at ).*|In most cases.*|[\s{}()[\];,^~|╷│╵=+-]*|Node\.js v\S+|.{0,300} doesn't exist(?: or is not a directory)?|(?:node-)?(?:pre-)?gyp (?:info|verb) .*|gyp ERR! (?:not ok|cwd|node|command|System|node-gyp|find Python [-*(]).*|(?:code|errno|syscall|path|dest|signal|command) .*|command failed|A complete log .*|> .*|\s{0,3}\d+ [|│].*|\W{0,4}(?:at |see )?https?:\/\/\S+\s*|\w+: .*[,{[]|\s*\w+\s*=.*|make(?:\[\d\])?: (?:Entering|Leaving) .*)$/;
/** Not an error; or advice that fits many. */
const NOT_AN_ERROR =
  /\b(?:warn(?:ing)?|deprecated|notice|info|hint|debug)\b|^(?:[-*•] |If |However|To |See |Learn |Note|For |Try |Read |Please |This (?:is|usually) )|\?$/i;
const FAILS = /^(?:error\b(?!s)|ssh: |fatal|panic|[✖✗×⨯✘❌🚨]|.{0,20}\bERR[!_])/iu;
const WORDS =
  /cannot|can't|failing|could ?n[o']t|unable|fail(?:ed|s|ure)|not found|no such|missing|must|invalid|incompatible|unexpected|expected|unknown|undefined|required|requires|tim(?:ed|e) ?out|timing out|out of date|exceed(?:ed|s)|does(?:n't| not)|not (?:compatible|supported)|is not|not up to date|unsupported|conflict|Bad Gateway|malformed/gi;
/** Seldom said of anything but the reason. */
const STRONG =
  /[Dd]enied|Unauthorized|Forbidden|[Rr]efused|\bE[A-Z]{5,}\b|out of memory|No such file|no space left|not in this registry/;
/** Points of a line from which it is quoted. */
const MIN_POINTS = 3;

/**
 * What a person would quote of the output of a program that failed: its last error in a form that programs have for it, or
 * else the line that sounds most like one.
 * @returns one to three lines as one; undefined where none tells
 */
export function quoteError(lines: readonly string[]): string | undefined {
  const own = lastError(lines);
  const said = own?.isConsequence === false ? own : (lastError(lines.map(withoutPrefix)) ?? own);
  if (said?.isConsequence === false) return said.text;
  const told = mostTelling(withoutNpmUsage(lines).map((line) => withoutPrefix(withoutFrame(line))));
  return told ?? said?.text ?? lines.flatMap((line) => NPM_REASON.exec(line)?.slice(1) ?? [])[0];
}

/** What a script says last that says nothing that sounds like an error. */
export function lastWords(lines: readonly string[]): string | undefined {
  const words = lines.map((line) => withoutPrefix(line).trim());
  return words.findLast((line) => line !== '' && !SAYS_NOTHING.test(line));
}

function withoutPrefix(line: string): string {
  return line.replace(PREFIX, '');
}

/** By the words of each line, what comes below it, and how late it comes. */
function mostTelling(lines: readonly string[]): string | undefined {
  let best = { points: MIN_POINTS, index: -1 };
  for (const [index, line] of lines.entries()) {
    const points = pointsOf(line, lines[index + 1]) + index / lines.length;
    if (points >= best.points) best = { points, index };
  }
  const { index } = best;
  return index < 0 ? undefined : withDetails(lines[index]?.trim() ?? '', lines, index);
}

function pointsOf(line: string, next = ''): number {
  if (line.length > 500 || SAYS_NOTHING.test(line) || HEADING.test(line)) return 0;
  const words = new Set(line.match(WORDS)?.map((word) => word.toLowerCase()));
  const points = [
    FAILS.test(line.trim()) ? 3 : 0,
    STRONG.test(line) ? 4 : 0,
    2 * Math.min(words.size, 3),
    /["'`]\S/.test(line) ? 1 : 0,
    words.size > 0 && line.endsWith(':') ? 1 : 0,
    /^\s+at /.test(next) ? 2 : 0,
    NOT_AN_ERROR.test(line.trim()) ? -6 : 0,
    CONSEQUENCE.test(line) ? -6 : 0,
  ];
  return points.reduce((sum, one) => sum + one, 0);
}

/**
 * The last lines of what a program wrote that failed, without those that say nothing about it; where its error begins
 * earlier, half of them from there on.
 */
export function lastLines(lines: readonly string[]): string[] {
  const telling = withoutNpmUsage(lines).filter((line) => !NOISE.test(line));
  const first = telling.findIndex(mayBeginError);
  const half = QUOTED_LINES / 2;
  const isEarlier = first >= 0 && first < telling.length - QUOTED_LINES;
  if (!isEarlier) return telling.slice(-QUOTED_LINES);
  return [...telling.slice(first, first + half), '…', ...telling.slice(-half)];
}

function withoutNpmUsage(lines: readonly string[]): string[] {
  const begin = lines.findLastIndex((line) => USAGE_BEGINS.test(line));
  const length = begin < 0 ? 0 : lines.slice(begin).findIndex((line) => USAGE_ENDS.test(line)) + 1;
  return lines.toSpliced(Math.max(begin, 0), length);
}
