import { messageLines } from './quoted-lines.ts';

/** Longest piece of untrusted text that we ever repeat, in characters (UTF-16 code units). */
const MAX_LENGTH = 500;
/** The same of the reason of a failure: what a program says of it, and what follows from that. */
const MAX_REASON_LENGTH = 2000;

/**
 * Characters that change what a reader or a runner sees without being seen: C0 and C1 controls (CR, LF, ESC, NEL),
 * line and paragraph separators, bidirectional and zero-width marks, tag characters and lone surrogates.
 */
const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

/** What .NET passes over when it compares by the rules of a language, as the agent of Azure Pipelines does. */
const IGNORED = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}]*';

/** `##[group]`, `##vso[task.setvariable]`, `##teamcity[…]`, up to the bracket. */
const BRACKET_COMMAND = new RegExp(`(#${IGNORED}#${IGNORED}(?:[a-z]${IGNORED})*)\\[`, 'giu');

/** How a section of a GitLab log begins or ends (`Gitlab::Regex.build_trace_section_regex`), up to the colon. */
const SECTION_MARKER = /(section_(?:start|end)):(?=\d)/g;

/**
 * Untrusted text (server replies, file names, patterns, input values) made fit for the log, an annotation or the
 * summary: one line, no invisible characters, no workflow command, at most 500 characters.
 *
 * Commands of CI hosts in it are broken up, see `breakCommands`.
 */
export function safeText(text: string): string {
  return safeQuote(text, MAX_LENGTH);
}

/** The same with another length. */
export function safeQuote(text: string, maxLength: number): string {
  return breakCommands(escapeUnsafe(cut(text, maxLength)));
}

/** The same for the reason of a failure, which may quote lines (messageLines): at most 2,000 characters. */
export function safeReason(text: string): string {
  const { message, details } = messageLines(cut(text, MAX_REASON_LENGTH));
  const last = [message.at(-1) ?? '', ...details].join('\n');
  return [...message.slice(0, -1), last].map((line) => breakCommands(escapeUnsafe(line))).join('\n');
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}

/** Text with a visible escape for each character that a reader would not see, ESC and line breaks included. */
export function escapeUnsafe(text: string): string {
  return text.replace(UNSAFE, escapeCharacter);
}

/**
 * Breaks what a CI host would take for a command in one line of text, by a visible escape, and leaves everything else as
 * it is. The escape is one of JSON as well, so a line of JSON keeps its meaning.
 *
 * - GitHub reads `::command::` at the start of a line (after white space) and `##[command]` anywhere in one
 *   (actions/runner, ActionCommand.TryParseV2 and TryParse). White space is what any .NET trims: that of JavaScript,
 *   U+0085, U+180E and U+200B.
 * - Azure Pipelines reads `##vso[command]` anywhere in a line (azure-pipelines-agent, Command.TryParse).
 * - GitLab reads `section_start:` and `section_end:` anywhere.
 */
export function breakCommands(line: string): string {
  return line
    .replace(/^([\s\u0085\u180e\u200b]*):(?=:)/u, '$1\\u003a')
    .replace(BRACKET_COMMAND, '$1\\u005b')
    .replace(SECTION_MARKER, '$1\\u003a');
}

function escapeCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** Text for an HTML element or a quoted attribute, and safe where GitHub reads Markdown inside HTML as well. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`*_~[\]\\|@#:$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
