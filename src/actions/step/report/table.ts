import { safeText } from '../../../shared/safe-text.ts';

/** Widest cell, in columns, but for the last of a row: an address there stays whole. */
const MAX_CELL_WIDTH = 60;

const GAP = '  ';

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
    lines.reduce((most, cells) => Math.max(most, displayWidth(cells[column])), 0),
  );
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - displayWidth(cell))))
      .join(GAP)
      .trimEnd(),
  );
}

function cut(text: string): string {
  if (displayWidth(text) <= MAX_CELL_WIDTH) return text;
  let [kept, width] = ['', 0];
  for (const character of charactersOf(text)) {
    width += widthOf(character);
    if (width >= MAX_CELL_WIDTH) break;
    kept += character;
  }
  return `${kept}…`;
}

/** Columns that a terminal gives to a text. */
export function displayWidth(text = ''): number {
  // Printable ASCII, which most names are, is one column each.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return charactersOf(text).reduce((width, character) => width + widthOf(character), 0);
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one character: with its accents, or a flag of two letters. */
function charactersOf(text: string): string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** Two columns: `W` and `F` of Unicode's East Asian Width (UAX 11), in whole blocks, and what is shown as an emoji. */
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{16fe0}-\u{18cff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}{2})/u;

function widthOf(character: string): 0 | 1 | 2 {
  if (/^\p{Mark}/u.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
