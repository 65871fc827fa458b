import { safeText } from '../../shared/safe-text.ts';
import { withoutNpmUsage } from './causes/npm-usage.ts';
import { lastError, mayBeginError } from './causes/error-lines.ts';
import type { FailedApp } from './causes/failed-app.ts';
import { withoutFolder } from './causes/failed-app.ts';
import { failedInstallScript } from './causes/install-script.ts';
import { NODE_RULES } from './causes/node-rules.ts';
import { PACKAGE_RULES } from './causes/package-rules.ts';
import type { End } from './causes/program-rules.ts';
import { PROGRAM_RULES, reasonOfEnd } from './causes/program-rules.ts';
import { applyRules } from './causes/rule.ts';
import { VARIABLE_RULES } from './causes/variable-rules.ts';

/** Lines that a message quotes. */
const QUOTED_LINES = 12;
/** Frames of a stack, empty lines, and where npm keeps its own log: none of them says what is wrong. */
const NOISE = /^(?:\s+at .+|\s*|npm (?:error|ERR!)(?: A complete log of this run .*)?\s*)$/;
/** Ends of what Node prints of an error, and what node-gyp says of itself. */
const SAYS_NOTHING =
  /^(?:[\s{}^]*|Node\.js v\S+|gyp (?:info|verb) .*|gyp ERR! (?:not ok|cwd|node|command|System|node-gyp).*)$/;
/** The first of these lines says what npm stopped at, where nothing else does. */
const NPM_REASON = /^npm (?:error|ERR!) (?!(?:code|errno|syscall|path|dest|command failed|A complete log)\b)(\S.*)$/;

const ENDED = 'It had no error and nothing left to do: does it start a server, and in the foreground?';

const RULES = [...PACKAGE_RULES, ...VARIABLE_RULES, ...NODE_RULES, ...PROGRAM_RULES];

/**
 * Determines from the output of a failed program why it failed. The last telling line counts, as it went on after those
 * before; an error after that line may be another reason, and is quoted.
 * @param end how it ended, where it did
 * @returns some sentences; undefined where nothing is telling
 */
export function causeOf(lines: readonly string[], app: FailedApp, end?: End): string | undefined {
  const cause = (end === undefined ? undefined : reasonOfEnd(end)) ?? scriptReason(lines, app) ?? reasonOf(lines, app);
  const known = cause ?? quoted(npmReason(lines)) ?? (app.step === 'start' && end?.exitCode === 0 ? ENDED : undefined);
  return known === undefined ? undefined : safeText(withoutFolder(known, app.folder));
}

/** Of a script that an installation ran. */
function scriptReason(lines: readonly string[], app: FailedApp): string | undefined {
  const script = app.step === 'install' ? failedInstallScript(lines, app.folder) : undefined;
  if (script === undefined) return undefined;
  const { name, words } = script;
  const last = words.findLast((line) => !NOISE.test(line) && !SAYS_NOTHING.test(line));
  return [`${name} failed.`, reasonOf(words, app) ?? quoted(last?.trim())].filter(Boolean).join(' ');
}

function reasonOf(lines: readonly string[], app: FailedApp): string | undefined {
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const reason = applyRules(RULES, { app, lines, index });
    if (reason === undefined) continue;
    const error = lastError(lines.slice(index + 1));
    return error === undefined || error.isConsequence ? reason : `${reason} ${quoted(error.text)}`;
  }
  return quoted(lastError(lines)?.text);
}

function quoted(error: string | undefined): string | undefined {
  return error === undefined ? undefined : `It says: ${error}`;
}

function npmReason(lines: readonly string[]): string | undefined {
  return lines.flatMap((line) => NPM_REASON.exec(line)?.slice(1) ?? [])[0];
}

/**
 * The last lines of what a program wrote that failed, without those that say nothing about it; where its error begins
 * earlier, half of them from there on.
 */
export function quoteOutput(lines: readonly string[], folder: string): string[] {
  const telling = withoutNpmUsage(lines, (line) => line).filter((line) => !NOISE.test(line));
  const first = telling.findIndex(mayBeginError);
  const half = QUOTED_LINES / 2;
  const isEarlier = first >= 0 && first < telling.length - QUOTED_LINES;
  const shown = isEarlier
    ? [...telling.slice(first, first + half), '…', ...telling.slice(-half)]
    : telling.slice(-QUOTED_LINES);
  return shown.map((line) => safeText(withoutFolder(line, folder)));
}
