import { beginningAt, isConsequence, isHeading, withoutPrefix } from './forms.ts';
import type { Message } from './message.ts';
import { messageFrom, messagesIn } from './message.ts';

/** Of no use to anybody who asks for the reason: news, hints, code, and what npm says of every failure. */
const SAYS_NOTHING =
  /^(?:\s*at \S+.*|\s*(?:throw|return) .*|[═║╔╗╚╝*\s]*|\/\S+|gyp ERR! (?:\$npm_|stack at ).*|In most cases.*|[\s{}()[\];,^~|╷│╵=+-]*|Node\.js v\S+|.{0,300} doesn't exist(?: or is not a directory)?|(?:node-)?(?:pre-)?gyp (?:info|verb) .*|gyp ERR! (?:not ok|cwd|node|command|System|node-gyp|find Python [-*(]).*|(?:code|errno|syscall|path|dest|signal|command) .*|\s*\w{1,40}: (?:undefined|null|true|false|-?\d{1,9}),?|command failed|A complete log .*|Failed at the @?[^@\s]{0,200}@\S{0,100} \S{1,100} script.*|This is probably not .*|> .*|\s{0,3}\d+ [|│].*|\W{0,4}(?:at |see )?https?:\/\/\S+\s*|\w+: .*[,{[]|\s*\w+\s*=.*|make(?:\[\d\])?: (?:Entering|Leaving) .*)$/;
/** Not an error; or advice that fits many. */
const NOT_AN_ERROR =
  /\b(?:warn(?:ing)?|deprecated|notice|info|hint|debug)\b|^(?:[-*•] |If |However|To |See |Learn |Note|For |Try |Read |Please |Otherwise|This (?:is|usually) )|\b(?:may|might|could) (?:be|have)\b|\?$/i;
const FAILS = /^(?:error\b(?!s)|ssh: |fatal|panic|[✖✗×⨯✘❌🚨]|.{0,20}\bERR[!_])/iu;
const WORDS =
  /cannot|can't|couldn't|failing|could ?n[o']t|unable|fail(?:ed|s|ure)|not found|no such|missing|must|invalid|incompatible|unexpected|expected|unknown|undefined|required|requires|tim(?:ed|e) ?out|timing out|out of date|exceed(?:ed|s)|does(?:n't| not)|not (?:compatible|supported|installed|configured)|is not|not up to date|unsupported|conflict|Bad Gateway|malformed|has been removed|issues found/gi;
/** Seldom said of anything but the reason. */
const STRONG =
  /[Dd]enied|Unauthorized|Forbidden|[Rr]efused|\bE[A-Z]{5,}\b|out of memory|No such file|no space left|not in this registry/;
/** Points of a line from which it is quoted. */
const MIN_POINTS = 2;
/** It happened in a package, and not in the app. */
const IN_PACKAGE = /^\S{0,300}node_modules\/|\(\S{0,300}node_modules\/\S{1,300}:\d+\)$/;

/** A message of so many characters says enough; what stands so many lines above a shorter one may say more. */
const LONG = 120;
const NEAR = 20;
/** The name of a test, which says enough. */
const OF_TEST = /^(?:FAIL +\S|test at \S|[✖✕×] \S|\d{1,4}\) \S)/;
const MAX_OTHER_TESTS = 4;
/** Points of such a line. */
const TELLING = 3;

/** What a person would quote, line by line, and where in the output it begins. */
interface Quote {
  readonly text: string;
  /** Of the line of it that says what is wrong. */
  readonly index: number;
  /** Of its first line, where it is known to say more than that something failed. */
  readonly begin?: number;
}

/**
 * What a person would quote of the output of a program that failed: its last message that says what is wrong, with a line
 * shortly before it that says more, or else the line that sounds most like one, with all lines of it.
 * @returns undefined where none tells
 */
export function quoteError(lines: readonly string[]): Quote | undefined {
  const quote = bestQuote(lines);
  return quote && { ...quote, text: withoutRepetition(quote.text) };
}

/** The line of the last of several errors that are quoted as one. */
export function lastErrorOf(lines: readonly string[], { text, index }: Quote): number {
  const plain = lines.map(withoutPrefix);
  const last = plain.findLastIndex((_, at) => {
    const begin = at > index ? beginningAt(plain, at) : undefined;
    return begin !== undefined && begin.text !== '' && !begin.isConsequence && text.includes(begin.text.trim());
  });
  return Math.max(last, index);
}

/** Each line once: tools say an error again, with another name before it. */
function withoutRepetition(text: string): string {
  const seen = new Set<string>();
  const lines = text.split('\n').filter((line) => {
    const words = line.replace(/^(?:\[[\w:.@/ -]{1,60}\] |\w{0,40}Error: )+/, '').replaceAll(/\s+/g, ' ');
    const isNew = !seen.has(words);
    seen.add(words);
    return isNew;
  });
  return lines.join('\n');
}

function bestQuote(lines: readonly string[]): Quote | undefined {
  const messages = messagesIn(lines);
  const last = lastOf(messages);
  if (last === undefined || last.isConsequence) return mostTelling(lines) ?? last;
  const alone = { ...last, begin: last.index };
  if (OF_TEST.test(last.text)) return { ...alone, text: [...otherTests(messages, last), last.text].join('\n') };
  if (last.text.length >= LONG) return alone;
  const start = Math.max(0, last.index - NEAR);
  const before = messages.findLast(({ index, isConsequence: isReport }) => index < last.index && !isReport);
  const telling = mostTelling(lines.slice(start, last.index), TELLING);
  const told =
    before !== undefined && before.index >= start
      ? before
      : telling && { text: telling.text, index: start + telling.index };
  if (told === undefined || last.text.includes(told.text)) return alone;
  const text = told.text.includes(last.text) ? told.text : `${told.text}\n${last.text}`;
  return { text, index: last.index, begin: told.index };
}

/** Names of other tests that failed. */
function otherTests(messages: readonly Message[], last: Message): string[] {
  const names = messages.flatMap(({ text }) => (/^FAIL +\S/.test(text) ? [text.replace(/\n.*/s, '')] : []));
  return names.filter((name) => !last.text.includes(name)).slice(-MAX_OTHER_TESTS);
}

/** The last message that says what is wrong; the first that only reports a failure where there is no other. */
function lastOf(messages: readonly Message[]): Message | undefined {
  const explaining = messages.filter((message) => !message.isConsequence);
  return explaining.findLast(({ text }) => !IN_PACKAGE.test(text)) ?? explaining.at(-1) ?? messages[0];
}

/** Lines that are quoted where none sounds like an error. */
const MAX_LAST_LINES = 5;

/** What a script says last that says nothing that sounds like an error: its last lines, up to an empty one. */
export function lastWords(lines: readonly string[]): string | undefined {
  const own = lines.filter((line) => !/^npm (?:error|ERR!)/.test(line));
  const words = (own.some((line) => line.trim() !== '') ? own : lines).map((line) => withoutPrefix(line).trim());
  const end = words.findLastIndex((line) => line !== '' && !SAYS_NOTHING.test(line));
  const start = words.findLastIndex((line, index) => index < end && (line === '' || line.startsWith('> ')));
  const last = words.slice(Math.max(start + 1, end + 1 - MAX_LAST_LINES), end + 1);
  return end < 0 ? undefined : last.filter((line) => !SAYS_NOTHING.test(line)).join('\n');
}

/** By the words of each line, what comes below it, and how late it comes. */
function mostTelling(all: readonly string[], min = MIN_POINTS): Quote | undefined {
  const lines = withoutNpmUsage(all);
  const plain = lines.map(withoutPrefix);
  let best = { points: min, index: -1 };
  for (const [index, line] of plain.entries()) {
    const points = pointsOf(line, plain[index + 1]) + index / plain.length;
    if (points >= best.points) best = { points, index };
  }
  if (best.index < 0) return undefined;
  const index = startOf(plain, best.index);
  return { text: messageFrom(lines, index), index };
}

/** Lines above a telling one that may belong to it. */
const MAX_LINES_ABOVE = 4;

/** The first of several telling lines that follow each other. */
function startOf(lines: readonly string[], index: number): number {
  let start = index;
  for (let above = index - 1; above >= Math.max(0, start - MAX_LINES_ABOVE); above -= 1) {
    if (pointsOf(lines[above] ?? '') >= MIN_POINTS) start = above;
  }
  return start;
}

function pointsOf(line: string, next = ''): number {
  if (line.length > 500 || SAYS_NOTHING.test(line) || isHeading(line)) return 0;
  const words = new Set(line.match(WORDS)?.map((word) => word.toLowerCase()));
  const points = [
    FAILS.test(line.trim()) ? 3 : 0,
    STRONG.test(line) ? 4 : 0,
    2 * Math.min(words.size, 3),
    /["'`]\S/.test(line) ? 1 : 0,
    words.size > 0 && line.endsWith(':') ? 1 : 0,
    /^\s+at /.test(next) ? 2 : 0,
    NOT_AN_ERROR.test(line.trim()) ? -6 : 0,
    isConsequence(line) ? -6 : 0,
  ];
  return points.reduce((sum, one) => sum + one, 0);
}

/** npm follows the line that says why with all options that it knows: some eighty lines. */
const USAGE_BEGINS = /^npm (?:error|ERR!) Usage:$/;
const USAGE_ENDS = /^npm (?:error|ERR!) Run "npm help /;

export function withoutNpmUsage(lines: readonly string[]): string[] {
  const begin = lines.findLastIndex((line) => USAGE_BEGINS.test(line));
  const length = begin < 0 ? 0 : lines.slice(begin).findIndex((line) => USAGE_ENDS.test(line)) + 1;
  return lines.toSpliced(Math.max(begin, 0), length);
}
