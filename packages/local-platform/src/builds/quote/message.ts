import { beginningAt, isConsequence, withoutPrefix } from './forms.ts';
import { placeOf, testAbove } from './place.ts';

/** What a program says of one error: all lines of it. */
export interface Message {
  readonly text: string;
  /** Only says that something failed. */
  readonly isConsequence: boolean;
  /** Of its first line. */
  readonly index: number;
  /** Of the first line that is no more part of it. */
  readonly end: number;
  /** One of a list. */
  readonly isRow?: boolean;
}

/** Characters and lines of a message that are quoted, and of one line. */
const MAX_LENGTH = 600;
const MAX_LINES = 10;
const MAX_LINE_LENGTH = 320;
/** Lines below the first that may belong to it. */
const MAX_REACH = 40;
/** Lines of a stack, and what Node shows of an error behind it, before its cause. */
const MAX_STACK = 60;

const FRAME =
  /^(?:\[[\w:-]{1,40}\])?\s*at (?:async )?(?:new )?(?:\S.{0,300} \(.{1,500}\)|\S{1,500}:\d{1,7}(?::\d{1,7})?|<unknown>|<anonymous>|ignore-listed frames)/;
const CAUSE = /^\s*\[?cause\]?: (?!\{)(\S.*)$/;
/** What follows is about something else. */
const ENDS =
  /^\s*(?:Node\.js v\d|(?:success|info|warn|verbose|not finished|failed) |(?:Collecting page data|Generating static pages|Finalizing page optimization|Done in|Test Suites?:|Tests?:|Time:|Checked \d|Platform:|Import map:|Usage:|hint:|Query:) ?|[✓✔ℹ❯] |[>$] (?!\d{1,6} \||Expected )\S|yarn run |npm (?:notice|warn|WARN)|Emitted '|\(node:\d|\(Use `node|For more info, run|For a full report|A complete log|Clean install a project|code (?:ELIFECYCLE|[12]?\d{1,2}$)|Lifecycle script |Errors prerendering:|Fix the upstream|Conflicting peer|Prisma CLI Version|gyp ERR!|Stack ?trace|Import traces?(?: for requested modules?)?:|\[Context: |The following locations have been|Debug info:|webpack \S+ compiled|info Visit|\[[A-Z_]{3,30}\] |-{5}|─{5}|⎯{3,}|━{5,})/;
/** Of no use to anybody who asks for the reason: code, arrows, links, fields of an error, and advice for other cases. */
const NOISE =
  /^\s*(?:$|[\s{}()[\];,^~`|╷│╵╭╮╰╯─┬═╔╗╚╝║┌┐└┘├┤·:+-]*$|>?\s*\d{1,6}(?:\s?[|│·]|:(?: |$))|[|│╵:·]\s|> (?!Expected )|╭─\[|,-\[|Caused by:$|undefined$|`?build\.rollupOptions\.external`?$|<--- |\[\d{1,9}:0x|\[[\w:-]{1,40}\]$|[├└]─ \/\S{0,200} \(\d{1,9}ms\)|file: \S+$|See https?:\/\/\S+ for more information|To (?:suppress|learn)\b|>?\s*\||Require stack:|- \S*node_modules\/\S+$|\d{1,7}:\d{1,7} +[Ww]arning|- \/\S+\.\w+$|\W{0,4}(?:(?:Read|Learn|See) (?:more|our|also|the)\b.{0,60}|TROUBLESHOOTING|at|see|Refer to .{0,40})?:? ?https?:\/\/\S+\s*$|"?(?:code|errno|syscall|path|dest|type|digest|stack|actual|expected|operator|generatedMessage|description|clientVersion|errorCode|meta|severity|length|routine|hostname|address|port)"?: .{0,300},?$|(?:err: \{|"stack":)$|<3 |Hint:?$|Error reference:|(?:Location|File|Code):$|@ (?:multi |\.{0,2}\/)|- \S{1,100}\.\w{1,4}:\d{1,7} \S|\[\S{1,100}\]\/\[gatsby\]\/|\S*node_modules\/\S+:\d{1,7}:\d{1,7}$|internal\/\S+:\d{1,7}$|If (?:you|this|not|that)\b|Otherwise\b|(?:Does|Do|Is) .*\?$|Search for the keywords|In most cases|In addition|Note that|Note: |Maybe |We recommend |not (?:ok|finished)\b|Tip: |NOTE: )/u;

/** The messages of a program that failed, oldest first. @param lines as it wrote them */
export function messagesIn(lines: readonly string[]): Message[] {
  const plain = lines.map(withoutPrefix);
  const messages: Message[] = [];
  for (let index = 0; index < lines.length;) {
    const message = npmMessageAt(lines, index) ?? messageAt(plain, index);
    if (message !== undefined && message.text !== '') addTo(messages, message, plain);
    index = Math.max(index + 1, message?.end ?? 0);
  }
  return messages;
}

/** What follows right after another is the same, said again or in more words. */
function addTo(messages: Message[], message: Message, lines: readonly string[]): void {
  const before = messages.at(-1);
  const words = onOneLine(message.text)
    .replace(/^[\w ]{1,60}: /, '')
    .replace(/ \([^()]*\)$/, '');
  if (before?.end === message.index && onOneLine(before.text).includes(words)) {
    messages.splice(-1, 1, { ...before, end: message.end });
    return;
  }
  const isOfList = before !== undefined && areOfOneList(lines, before, message);
  const isPart =
    (isOfList || before?.end === message.index) &&
    before.isConsequence === message.isConsequence &&
    before.text.length + message.text.length < MAX_LENGTH;
  if (isPart) messages.splice(-1, 1, { ...message, index: before.index, text: `${before.text}\n${message.text}` });
  // Of a long list the first errors are quoted.
  else if (isOfList) messages.splice(-1, 1, { ...before, end: message.end });
  else messages.push(message);
}

function messageAt(lines: readonly string[], index: number): Message | undefined {
  const begin = beginningAt(lines, index);
  if (begin === undefined) return undefined;
  const place = placeOf(lines, index);
  if (begin.isHeading) return messageBelow(lines, index);
  const first = withoutTag(begin.text).replace(/^([A-Z]\w+)\] /, '$1: ');
  const isRow = ROW.test(lines[index] ?? '');
  const { parts, end } = isRow ? rowsBelow(lines, index + 1) : partsBelow(lines, index + 1, first.length);
  // What only reports that something failed may have the reason behind its stack.
  const cause = begin.isConsequence ? parts.findIndex((part) => CAUSE.test(part)) : -1;
  const all = (cause < 0 ? [...testAbove(lines, index), first, ...parts] : parts.slice(cause))
    .map((line) => shortened(line).replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  const text = place === undefined ? all : withPlace(all, place);
  const isReport = cause < 0 ? begin.isConsequence : isConsequence(parts[cause] ?? '');
  return { text, isConsequence: isReport, index, end, isRow };
}

/** A line that says all of one error in a list of many: TypeScript, ESLint, stylelint. */
const ROW = /\berror (?:TS-?|NG|ts\()\d|^\d{1,7}:\d{1,7} {1,8}Error: |^ {1,8}(?:Line )?\d{1,7}:\d{1,7}/;

const BETWEEN = /^\s*$|^ {0,8}(?:Line )?\d{1,7}:\d{1,7}:? +[Ww]arning|^\d{1,7} |^[\s\d]*~+$/;

/** Whether between two errors of a list are only names of files, code, and warnings. */
function areOfOneList(lines: readonly string[], before: Message, { index, isRow }: Message): boolean {
  if (isRow !== true || before.isRow !== true || index - before.end > MAX_REACH) return false;
  return lines.slice(before.end, index).every((line) => PLACE.test(line) || BETWEEN.test(line));
}

/** With the indented lines that explain it. */
function rowsBelow(lines: readonly string[], start: number): { parts: string[]; end: number } {
  const rest = lines.slice(start, start + MAX_LINES);
  const count = rest.findIndex((line) => !/^ {2,}\S/.test(line) || ROW.test(line) || NOISE.test(line));
  const parts = rest.slice(0, count < 0 ? rest.length : count).map((line) => line.trim());
  return { parts, end: start + parts.length };
}

/** Gives what a heading announces, and where that is; nothing where another form knows the line itself. */
function messageBelow(lines: readonly string[], index: number): Message | undefined {
  let start = index + 1;
  let place = /^\s*(?:ERROR|error) {1,4}in (\S.{1,300}?)\s*$/.exec(lines[index] ?? '')?.[1];
  const limit = Math.min(lines.length, index + 10);
  for (; start < limit; start += 1) {
    const line = (lines[start] ?? '').trim();
    if (PLACE.test(line)) place = line;
    else if (line !== '' && !TOOL.test(line) && !NOISE.test(line)) break;
  }
  if (start >= limit || beginningAt(lines, start) !== undefined || FRAME.test(lines[start] ?? ''))
    return { text: '', isConsequence: true, index, end: start };
  const { parts, end } = partsBelow(lines, start, 0);
  const all = parts.map(shortened).join('\n');
  const beside = placeOf(lines, start);
  if (!all.includes(beside?.replace(/:\d.*/, '') ?? '')) place ??= beside;
  return { text: place === undefined ? all : withPlace(all, place), isConsequence: isConsequence(all), index, end };
}

const PLACE = /^(?:\.{1,2}\/|\/|[\w@.[\]()-]{1,60}\/)\S{0,300}\.\w{1,10}(?::\d{1,7}){0,2}$/;
/** Which tool an error comes from, on a line of its own. */
const TOOL = /^(?:\[\w{1,40}\]|gatsby-[\w-]{1,60}|\.?\[object Object\])$/;

/** The lines of a message from here on, until its stack, another message, or what is about something else. */
function partsBelow(lines: readonly string[], start: number, length: number): { parts: string[]; end: number } {
  const parts: string[] = [];
  let room = MAX_LENGTH - length;
  let index = start;
  for (; index < Math.min(lines.length, start + MAX_REACH); index += 1) {
    const line = lines[index] ?? '';
    if (FRAME.test(line)) {
      const cause = causeBelow(lines, index, room);
      return { parts: [...parts, ...cause.parts], end: cause.end };
    }
    const cause = CAUSE.exec(line)?.[1];
    if (line.trim() === 'Details:' && lines[index + 1]?.trim() === '{') break;
    if (PLACE.test(line.trim()) && beginningAt(lines, index + 1) !== undefined) break;
    if (ENDS.test(line) || (cause === undefined && index > start - 1 && beginningAt(lines, index) !== undefined)) break;
    if (NOISE.test(line) || (length + parts.length > 0 && isConsequence(line))) continue;
    const text = line.trim();
    if (parts.length >= MAX_LINES || room < Math.min(text.length, MAX_LINE_LENGTH)) break;
    parts.push(text);
    room -= text.length;
  }
  return { parts, end: index };
}

/** Behind the stack: `[cause]: Error: …`, with all lines of that. */
function causeBelow(lines: readonly string[], start: number, room: number): { parts: string[]; end: number } {
  for (let index = start; index < Math.min(lines.length, start + MAX_STACK); index += 1) {
    const line = lines[index] ?? '';
    const cause = CAUSE.exec(line)?.[1];
    if (cause !== undefined) {
      const below = partsBelow(lines, index + 1, MAX_LENGTH - room + cause.length);
      return { parts: [`[cause]: ${cause}`, ...below.parts], end: below.end };
    }
    if (!FRAME.test(line) && !NOISE.test(line) && !/^\s+\w{1,40}: /.test(line)) return { parts: [], end: index };
  }
  return { parts: [], end: start + 1 };
}

const OF_NPM = /^npm (?:error|ERR!)(?: |$)/;
/** npm only reports that a script failed, or says for what else it has no words. */
const OF_SCRIPT =
  /^(?:command failed|Lifecycle script|Error: command failed|code ELIFECYCLE|Exit status|Failed at the )/;
const FIELD_OF_NPM = /^(?:code (?!E)|errno|syscall|path|dest|command|node_modules\/|\s*$)/;
const END_OF_NPM =
  /^(?:A complete log|Clean install a project|Usage:|For a full report|\/\S+-report\.txt|Fix the upstream|Conflicting peer|This is related to npm|Note that you can also)/;
const OWN_WORD = /^(?:40[134]|engine|notsup|network|notarget|nospc|enoent|JSON\.parse)$/;
/** Below it npm says what it stopped at, after all that goes with it. */
const UNRESOLVED = 'Could not resolve dependency:';

/** All that npm itself says at its end, but for its options, and for what else it found beside the reason. */
function npmMessageAt(lines: readonly string[], index: number): Message | undefined {
  if (!OF_NPM.test(lines[index] ?? '')) return undefined;
  const after = lines
    .slice(index)
    .findIndex((line, at) => !OF_NPM.test(line) && !(line === '' && OF_NPM.test(lines[index + at + 1] ?? '')));
  const end = after < 0 ? lines.length : index + after;
  const block = lines.slice(index, end).map((line) => line.replace(OF_NPM, ''));
  if (block.some((line) => OF_SCRIPT.test(line))) {
    const last = block.findLastIndex(
      (line) => OF_SCRIPT.test(line) || /^(?:command |This is probably|  (?:in workspace|at location):)/.test(line),
    );
    return { text: '', isConsequence: true, index, end: index + last + 1 };
  }
  const isGit = block.some((line) => /^syscall spawn (?!sh\b)/.test(line));
  const unresolved = block.indexOf(UNRESOLVED);
  const found = block.filter((line) => unresolved >= 0 && line.startsWith('Found: '));
  const own = unresolved < 0 ? block : [...found, ...block.slice(unresolved)];
  const stop = own.findIndex((line) => END_OF_NPM.test(withoutPrefix(`npm error ${line}`)));
  const plain = own.slice(0, stop < 0 ? own.length : stop);
  const told = plain.filter((line) => !FIELD_OF_NPM.test(line) || (isGit && line.startsWith('syscall ')));
  // Its own word of each line is part of what people look for: "404 Not Found", "notarget No matching version".
  const texts = [...new Set(told.map((line) => line.replace(/^(\w+) (?=\1 )/, '').trim()))].filter((line) => {
    const words = withoutPrefix(`npm error ${line}`).trim();
    return words !== '' && !OWN_WORD.test(line) && !NOISE.test(words) && !END_OF_NPM.test(words);
  });
  return { text: within(texts), isConsequence: false, index, end };
}

/** As many of these lines as a message may have. */
function within(texts: readonly string[]): string {
  let room = MAX_LENGTH;
  return texts
    .slice(0, MAX_LINES)
    .map(shortened)
    .filter((text) => (room -= text.length) >= 0)
    .join('\n');
}

/** With where it is, unless a line says so. @param place `app/page.jsx:3:1` */
export function withPlace(text: string, place: string): string {
  return text.includes(place) ? text : `${text}${text.includes('\n') ? '\n' : ' '}(${place})`;
}

/** For who looks for words in it. */
export function onOneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

function shortened(text: string): string {
  return text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH - 1)}…` : text;
}

/** The message from a line on that no form knows. */
export function messageFrom(lines: readonly string[], index: number): string {
  const plain = lines.map(withoutPrefix);
  const first = (plain[index] ?? '').trim();
  return [first, ...partsBelow(plain, index + 1, first.length).parts].map(shortened).join('\n');
}

/** What Nuxt puts at the end of a line, behind a gap: a tag and the time. */
const GAP = '   ';
const TAG_AND_TIME = /^(?:\w{1,40} )?\d{1,2}:\d\d:\d\d(?: [AP]M)?$/;

function withoutTag(text: string): string {
  const trimmed = text.trimEnd();
  const gap = trimmed.lastIndexOf(GAP);
  return gap >= 0 && TAG_AND_TIME.test(trimmed.slice(gap).trim()) ? trimmed.slice(0, gap).trimEnd() : trimmed;
}
