import { didYouMean } from '../similar-names.ts';
import { safeText } from '../text.ts';
import type { CommandTable } from './command-table.ts';
import { inputsOf, variableOf } from './inputs.ts';

const PREFIX = 'HEADLESS_';

/**
 * The `HEADLESS_…` variables that no command reads, most often for a slip of the keyboard: a sentence for each, with its
 * name and never its value. Those of other commands are none, as the jobs of a pipeline share their variables.
 */
export function describeUnread({ commands }: CommandTable, names: Iterable<string>): string[] {
  const known = new Set(commands.flatMap(inputsOf).map(variableOf));
  const unread = [...new Set(names)].filter((name) => name.startsWith(PREFIX) && !known.has(name));
  const ends = [...known].map((name) => name.slice(PREFIX.length));
  return unread.map((name) => {
    // Also for a HEADLESS_HEADLESS_URL.
    const hint = didYouMean(name.replace(/^(?:HEADLESS_)+/, ''), ends, (end) => `${PREFIX}${end}`);
    return `No command reads ${safeText(name)}.${hint}`;
  });
}
