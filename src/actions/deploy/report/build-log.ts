import { code, element, text } from '../../step/report/html.ts';
import type { Section } from '../../step/report/summary.ts';

/** Lines in the summary; the log of the step has more. */
const MAX_LINES = 20;
/** Characters of a line: escaped, each may become six, and GitHub takes 1 MiB. */
const MAX_LINE_LENGTH = 300;

/** The end of the log of a failed build, folded. @param lines oldest first, not checked */
export function buildLogSections(lines: readonly string[]): Section[] {
  if (lines.length === 0) return [];
  const items = lines.slice(-MAX_LINES).map((line) => element('li', code(shortened(line))));
  const notes = lines.length > MAX_LINES ? [element('p', text('Its last lines; the log of this run has more.'))] : [];
  return [{ heading: 'Log of the build', body: [...notes, element('ul', ...items)] }];
}

function shortened(line: string): string {
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
}
