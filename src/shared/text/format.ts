import { joinSentences, messageLines } from './quoted-lines.ts';

/** `1 file`, `2 files`: a count with its noun. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** What is not shown of a list: `and 3 more`; empty where all of it is. */
export function andMore(total: number, shown: number): string {
  return total > shown ? `and ${total - shown} more` : '';
}

/** The first of a list, as a part of a sentence: `a, b and 3 more`. @param show called for those alone */
export function firstOf<Item>(items: readonly Item[], max: number, show: (item: Item) => string = String): string {
  const shown = items.slice(0, max).map((item) => show(item));
  return `${shown.join(', ')} ${andMore(items.length, max)}`.trimEnd();
}

/** The first of a list, one per line, and a line for the rest: `  and 3 more`. @param show called for those alone */
export function firstLines<Item>(items: readonly Item[], max: number, show: (item: Item) => string = String): string[] {
  const rest = andMore(items.length, max);
  return [...items.slice(0, max).map((item) => show(item)), ...(rest === '' ? [] : [`  ${rest}`])];
}

/** What an annotation shows of a list: a runner shows the first line of a message alone. */
export const MAX_ANNOTATED = 3;

/**
 * Sentences as one message: the first three and the remedy in its first line, which is all that an annotation shows, the
 * others one per line.
 * @param max sentences in all
 */
export function asMessage(sentences: readonly string[], max = Infinity, remedy = ''): string {
  const shown = sentences.slice(0, MAX_ANNOTATED);
  const others = sentences.slice(MAX_ANNOTATED);
  const rest = others.length === 0 ? [] : [`And ${others.length} more.`];
  const first = [...shown, ...rest, remedy].join(' ').trimEnd();
  return [first, ...firstLines(others, max - MAX_ANNOTATED, (sentence) => `  ${sentence}`)].join('\n');
}

/** Several messages as one, then the details of each. */
export function joinMessages(...messages: readonly string[]): string {
  const parts = messages.map(messageLines);
  const first = joinSentences(parts.map(({ message }) => message.join('\n')));
  return [first, ...parts.flatMap(({ details }) => details)].join('\n');
}

/** A size in bytes, human-readable: `812 B`, `3.4 MB` (decimal units, as `max-size` reads them). */
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

/** A length of time, human-readable: `0.4 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** How long ago something was, in the largest unit that says enough: `40 s`, `12 min`, `5 h`, `3 days`. */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 2 * 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} days`;
}
