import stringWidth from 'string-width';
import { safeText } from '../../../shared/text/safe-text.ts';

/** Widest cell, in columns, but for the last of a row: an address there stays whole. */
const MAX_CELL_WIDTH = 60;

const GAP = '  ';
/** A cell for what is not there. */
export const NONE = '-';

/** By what a reader takes for one character: with its accents, or a flag of two letters. */
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A table for people, for a terminal or a log: columns of text, aligned to the left, with no spaces at the end of a line.
 * Cells may be untrusted; long ones are cut.
 * @param header titles of the columns
 * @param rows a cell for each column
 */
export function tableLines(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [header, ...rows].map((cells) =>
    cells.map((cell, column) => {
      const text = safeText(cell);
      return column === header.length - 1 ? text : cut(text);
    }),
  );
  // Not by Math.max(...): there may be more rows than a call has arguments.
  const widths = header.map((_, column) =>
    lines.reduce((most, cells) => Math.max(most, stringWidth(cells[column] ?? '')), 0),
  );
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell))))
      .join(GAP)
      .trimEnd(),
  );
}

function cut(text: string): string {
  if (stringWidth(text) <= MAX_CELL_WIDTH) return text;
  let [kept, width] = ['', 0];
  for (const { segment } of SEGMENTER.segment(text)) {
    width += stringWidth(segment);
    if (width >= MAX_CELL_WIDTH) break;
    kept += segment;
  }
  return `${kept}…`;
}
