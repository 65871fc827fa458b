import { countOf, escapeHtml, formatBytes, safeText } from '../../text.ts';
import type { Exclusions, RuleTotal } from '../../workspace/exclusions.ts';
import type { SourceFile } from '../../workspace/files.ts';
import { largestParts } from '../../workspace/largest.ts';

/** Longest table in the summary; the log has the rest. */
const MAX_ROWS = 20;
/** Longest text in a cell, in characters, so that the summary stays small. */
const MAX_CELL = 100;

/**
 * What is not sent and why, what was brought back, and the largest of what is sent: folded, escaped HTML for the summary.
 * Every word that is not ours stands in `<code>`.
 * @param files what is sent; empty where nothing was selected
 * @returns empty where there is nothing to show
 */
export function renderExclusions(
  { excluded, broughtBack }: Exclusions,
  files: readonly Pick<SourceFile, 'path' | 'size'>[],
): string {
  return [folded('Not sent', excluded), folded('Brought back', broughtBack), largest(files)].join('');
}

function folded(heading: string, totals: readonly RuleTotal[]): string {
  if (totals.length === 0) return '';
  const files = totals.reduce((sum, total) => sum + total.files, 0);
  const bytes = totals.reduce((sum, total) => sum + total.bytes, 0);
  const rows = totals
    .slice(0, MAX_ROWS)
    .map(({ source, pattern, ...total }) => [
      code(pattern),
      code(source),
      String(total.files),
      formatBytes(total.bytes),
    ]);
  const rest = totals.length > MAX_ROWS ? `<p>and ${totals.length - MAX_ROWS} more rules, in the log</p>\n` : '';
  const summary = `${heading}: ${countOf(files, 'file')}, ${formatBytes(bytes)}`;
  return details(summary, table(['Pattern', 'Rule', 'Files', 'Bytes'], rows, 2) + rest);
}

function largest(files: readonly Pick<SourceFile, 'path' | 'size'>[]): string {
  const parts = largestParts(files);
  if (parts.length === 0) return '';
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const rows = parts.map(({ path, bytes, ...part }) => [
    code(path),
    String(part.files),
    formatBytes(bytes),
    `${Math.round((bytes / total) * 100)} %`,
  ]);
  return details('The largest files and folders in the zip', table(['Path', 'Files', 'Bytes', 'Share'], rows, 1));
}

function details(summary: string, content: string): string {
  return `<details>\n<summary>${summary}</summary>\n${content}</details>\n`;
}

/** @param texts how many columns are text; the rest are numbers */
function table(head: readonly string[], rows: readonly (readonly string[])[], texts: number): string {
  const line = (cells: readonly string[], tag: 'th' | 'td'): string => {
    const all = cells.map((cell, index) => `<${tag} align="${index < texts ? 'left' : 'right'}">${cell}</${tag}>`);
    return `<tr>${all.join('')}</tr>\n`;
  };
  return `<table>\n${line(head, 'th')}${rows.map((cells) => line(cells, 'td')).join('')}</table>\n`;
}

function code(text: string): string {
  const safe = safeText(text);
  const shown = safe.length > MAX_CELL ? `${safe.slice(0, MAX_CELL)}…` : safe;
  return `<code>${escapeHtml(shown)}</code>`;
}
