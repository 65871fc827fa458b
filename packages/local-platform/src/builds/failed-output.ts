import { fieldOf } from '../schemas/unchecked.ts';
import { joinSentences, QUOTE_HEADINGS } from '../../../../src/shared/text/quoted-lines.ts';
import { safeReason, safeText } from '../../../../src/shared/text/safe-text.ts';
import type { Cause } from './causes/cause.ts';
import { findCause } from './causes/cause.ts';
import { CAUSES } from './causes/causes.ts';
import type { FailedApp } from './causes/failed-app.ts';
import { INSTALL_SCRIPTS, manifestField, withoutFolder } from './causes/failed-app.ts';
import { describeReads } from './causes/variables.ts';
import { describeNodeFeature } from './causes/node-features.ts';
import { KILLED } from './causes/machine.ts';
import { ownFrames } from './sources/frames.ts';
import { lastLines } from './quote/excerpt.ts';
import { withoutHost, withoutPrefix } from './quote/forms.ts';
import { messageFrom, onOneLine, withPlace } from './quote/message.ts';
import { lastErrorOf, lastWords, quoteError } from './quote/quote.ts';

const ENDED = 'The script "start" ended without an error: does it run a server in the foreground?';

/** How a program ended. */
interface End {
  readonly exitCode: number | null;
  readonly signalCode: NodeJS.Signals | null;
}

/**
 * Determines from the output of a failed program why it failed: what a person would quote of it, and then what follows from
 * that, where a row of the table knows.
 * @param end how it ended, where it did
 * @param causes the weightiest first
 * @returns some sentences; undefined where nothing is telling
 */
export function causeOf(
  lines: readonly string[],
  app: FailedApp,
  end?: End,
  causes: readonly Cause[] = CAUSES,
): string | undefined {
  try {
    return explain(lines, app, end, causes);
  } catch {
    // A defect here must not take the place of what failed.
    return causes.length === 0 ? undefined : causeOf(lines, app, end, []);
  }
}

function explain(output: readonly string[], app: FailedApp, end: End | undefined, causes: readonly Cause[]) {
  const lines = output.map(withoutHost);
  const wasKilled = end?.signalCode === 'SIGKILL' || end?.exitCode === 137;
  const cause =
    wasKilled && causes.length > 0
      ? killedReason(lines)
      : (scriptReason(lines, app, causes) ?? reasonOf(lines, app, causes));
  const sentence = cause ?? lastResort(lines, app, end);
  return sentence === undefined ? undefined : safeReason(withoutFolder(sentence, app.folder));
}

/** With the word of the shell, where it has one. */
function killedReason(lines: readonly string[]): string {
  const word = quoted(lines.findLast((line) => /^(?:.{0,100}: )?(?:line \d{1,9}: )?(?:\d{1,9} )?Killed\b/.test(line)));
  return joinSentences([...(word === undefined ? [] : [word]), KILLED]);
}

/** Where nothing sounds like an error: never only the exit status. */
function lastResort(lines: readonly string[], { step }: FailedApp, end?: End): string | undefined {
  if (end === undefined || end.exitCode === null) return undefined;
  const said = lastSaid(lines);
  if (end.exitCode !== 0) return said ?? 'The output does not say why.';
  return step === 'start' ? joinSentences([...(said === undefined ? [] : [said]), ENDED]) : undefined;
}

function lastSaid(lines: readonly string[]): string | undefined {
  return quoted(lastWords(lines), QUOTE_HEADINGS[1]);
}

/** Of a script that an installation ran. */
function scriptReason(lines: readonly string[], app: FailedApp, causes: readonly Cause[]): string | undefined {
  const script = app.step === 'install' ? failedInstallScript(lines, app.folder) : undefined;
  if (script === undefined) return undefined;
  const { name, words } = script;
  const reason = reasonOf(words, app, causes) ?? quoted(lastWords(words));
  return joinSentences([`${name} failed.`, ...(reason === undefined ? [] : [reason])]);
}

/** Lines above a message in which its place is, and of its stack. */
const MAX_ABOVE = 8;
const MAX_STACK = 80;
/** Lines above a message that are still about the same: a heading. */
const MAX_BEFORE = 3;

function reasonOf(lines: readonly string[], app: FailedApp, causes: readonly Cause[]): string | undefined {
  // Paths are as in the zip, so that they leave room for the rest.
  const shown = lines.map((line) => {
    const own = withoutFolder(line, app.folder);
    // Node up to 14 has files of such names.
    return own !== line && /^(?:internal\/|events\.js:)/.test(own) ? `./${own}` : own;
  });
  const quote = quoteError(shown);
  if (causes.length === 0) return quoted(quote?.text);
  const index = quote?.index ?? 0;
  const near = lines.slice(Math.max(0, index - MAX_ABOVE), index + MAX_STACK);
  const text = onOneLine(quote?.text ?? lastWords(lines) ?? '');
  const last = quote && lastErrorOf(shown, quote);
  const error = last === undefined ? undefined : { text: messageFrom(shown, last), last };
  const row = findCause(causes, lines, app, (quote?.begin ?? 0) - MAX_BEFORE, error);
  // A program that says which Node it needs knows better than what it misses.
  const feature = row?.cause.name === 'node-version' ? undefined : describeNodeFeature(text, near, app);
  const found = feature === undefined ? row : undefined;
  // What names the cause for sure needs no look into the code.
  const isOpen = feature === undefined && (found === undefined || found.cause.weight <= 1);
  const reads = quote === undefined || !isOpen ? undefined : describeReads(text, near, app);
  const line = found && withoutPrefix(lines[found.index] ?? '').trim();
  const said = quoted(withFrame(quote?.text ?? line, near, app)) ?? (feature && lastSaid(lines));
  const claims = [feature, found?.text, reads, describeGlobal(text)].filter((part) => part !== undefined);
  const sentences = [...(said === undefined ? [] : [said]), ...claims];
  return sentences.length === 0 ? undefined : joinSentences(sentences);
}

/** What a build runs on the server, although only a browser has it. */
function describeGlobal(text: string): string | undefined {
  const name = /\bReferenceError: (window|document|localStorage|sessionStorage|location|self) is not defined/.exec(
    text,
  )?.[1];
  return name === undefined
    ? undefined
    : `Only a browser has "${name}": use it there only (useEffect, onMounted, afterNextRender), or load what needs it in the browser only (next/dynamic with ssr: false, <ClientOnly>).`;
}

/** With the line of the app that its stack leads to, where it names none. */
function withFrame(text: string | undefined, lines: readonly string[], app: FailedApp): string | undefined {
  const [place] = ownFrames(lines, app.folder);
  return text === undefined || place === undefined || text.includes(place.file)
    ? text
    : withPlace(text, `${place.file}:${place.line}`);
}

/** As a sentence, so that another can follow; several lines as lines. */
function quoted(error: string | undefined, heading: string = QUOTE_HEADINGS[0]): string | undefined {
  const [first = '', ...others] = error?.split('\n') ?? [];
  if (error === undefined) return undefined;
  if (others.length > 0) return [heading, ...[first, ...others].map((line) => `  ${line}`)].join('\n');
  return `${heading} ${/[.!?…]$/.test(first) ? first : `${first.replace(/:$/, '')}.`}`;
}

/** The lines of a failed program that a log shows (lastLines), safe to print and with paths as they are in the zip. */
export function quoteOutput(lines: readonly string[], folder: string): string[] {
  return lastLines(lines).map((line) => safeText(withoutFolder(line, folder)));
}

/** A script that npm or Yarn classic ran while it installed, and that failed. */
interface InstallScript {
  /** Which one, of which package, as the start of a sentence. */
  readonly name: string;
  /** What it wrote itself. */
  readonly words: readonly string[];
}

const COMMAND = /^npm (?:error|ERR!) command \S{0,100}sh -c (\S.{0,500})$/;
const OF_NPM = /^npm (?:error|ERR!|warn|WARN|notice)(?: |$)/;
const END_OF_WORDS = /^npm (?:error|ERR!) A complete log of this run /;
const OF_NPM_6 = /^npm ERR! (@?[^@\s]{1,200})@\S{1,60} (?:pre|post)?install: `([^`]{1,500})`$/;
const OF_YARN = /^error (\S{1,500}): Command failed\.$/;

/** Finds in the output of an installation whose script failed. @param folder of the app */
export function failedInstallScript(lines: readonly string[], folder: string): InstallScript | undefined {
  const index = lines.findLastIndex((line) => COMMAND.test(line));
  if (index < 0) return ofYarn(lines, folder) ?? ofNpm6(lines);
  const command = COMMAND.exec(lines[index] ?? '')?.[1] ?? '';
  const where = lines.slice(0, index).flatMap((line) => /^npm (?:error|ERR!) path (\S.*)$/.exec(line)?.[1] ?? []);
  const place = withoutFolder(where.at(-1) ?? '', folder);
  // npm shows the output of the app's own scripts as they run, and that of others afterwards, as its own.
  if (place === '.')
    return { name: `The script ${ownScript(folder, command)} of package.json`, words: lines.filter(isOfApp) };
  const after = lines.slice(index + 1);
  const end = after.findIndex((line) => END_OF_WORDS.test(line) || !OF_NPM.test(line));
  const words = after.slice(0, end < 0 ? after.length : end).map((line) => line.replace(/^npm (?:error|ERR!) ?/, ''));
  return { name: `The install script of "${packageIn(place)}" (${command})`, words };
}

function ofYarn(lines: readonly string[], folder: string): InstallScript | undefined {
  const index = lines.findLastIndex((line) => OF_YARN.test(line));
  if (index < 0) return undefined;
  const place = withoutFolder(OF_YARN.exec(lines[index] ?? '')?.[1] ?? '', folder);
  const after = lines.slice(index + 1);
  const command = after.flatMap((line) => /^Command: (\S.{0,500})$/.exec(line)?.[1] ?? [])[0] ?? '';
  const output = after.findIndex((line) => line === 'Output:');
  const words = output < 0 ? [] : after.slice(output + 1).filter((line) => !line.startsWith('info Visit '));
  return { name: `The install script of "${packageIn(place)}" (${command})`, words };
}

/** Which shows the output of every script as it runs. */
function ofNpm6(lines: readonly string[]): InstallScript | undefined {
  const match = lines.map((line) => OF_NPM_6.exec(line)).findLast((each) => each !== null);
  const [, name, command] = match ?? [];
  const start = lines.findLastIndex((line) => line.startsWith(`> ${name}@`));
  if (name === undefined || command === undefined || start < 0) return undefined;
  const words = lines.slice(start).filter((line) => isOfApp(line));
  return { name: `The install script of "${name}" (${command})`, words };
}

/** `"postinstall" (node setup.js)`; only the command where no script has it. */
function ownScript(folder: string, command: string): string {
  const scripts = manifestField(folder, 'scripts');
  const name = INSTALL_SCRIPTS.find((one) => fieldOf(scripts, one) === command);
  return name === undefined ? `(${command})` : `"${name}" (${command})`;
}

/** Not a line of npm, nor one that says which script it runs. */
function isOfApp(line: string): boolean {
  return !OF_NPM.test(line) && !line.startsWith('> ');
}

/** `foo` of `node_modules/foo`, and `packages/foo` of a package of the app itself. */
function packageIn(place: string): string {
  return place.split('node_modules/').at(-1) ?? place;
}
