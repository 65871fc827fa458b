/** Longest piece of untrusted text that we ever repeat, in characters (UTF-16 code units). */
const LONGEST = 500;

/**
 * Characters that change what a reader or a runner sees without being seen: C0 and C1 controls (CR, LF, ESC, NEL),
 * line and paragraph separators, bidirectional and zero-width marks, tag characters and lone surrogates.
 */
const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

/**
 * Untrusted text (server replies, file names, patterns, input values) made fit for the log, an annotation or the
 * summary: one line, no invisible characters, no workflow command, at most 500 characters.
 *
 * The runner reads `::command::` at the start of a line (after white space) and `##[command]` anywhere in one
 * (actions/runner, ActionCommand.TryParseV2 and TryParse), so both are broken up with a visible escape.
 */
export function safeText(text: string): string {
  const whole = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return breakCommands(whole.replace(UNSAFE, escapeCharacter));
}

/**
 * Breaks the two forms of workflow command in one line of text, and leaves everything else as it is. White space is what
 * any .NET trims: that of JavaScript, U+0085, U+180E and U+200B.
 */
export function breakCommands(line: string): string {
  return line.replace(/^([\s\u0085\u180e\u200b]*):(?=:)/u, '$1\\u003a').replaceAll('##[', '##\\u005b');
}

function escapeCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** Text for an HTML element or a quoted attribute, and safe where GitHub reads Markdown inside HTML as well. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`*_~[\]\\|@#:$]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** `1 file`, `2 files`: a count with its noun. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A size in bytes for people: `812 B`, `3.4 MB` (decimal units, as `max-size` reads them). */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB'] as const;
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toFixed(1)} ${units[unit]}`;
}

/** A length of time for people: `0.4 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
