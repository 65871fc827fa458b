import { andMore, formatBytes } from '../../../shared/text/format.ts';
import type { Exclusions, RuleTotal } from '../../../workspace/explain/exclusions.ts';
import { totalSize } from '../../../workspace/files.ts';
import type { SourceFile } from '../../../workspace/files.ts';
import { largestParts } from '../../../workspace/notes/largest.ts';
import { code, element, table, text } from '../../step/report/html.ts';
import type { Section } from '../../step/report/summary.ts';
import { describeTotals } from '../zip/exclusions-log.ts';

/** Longest table in the summary; the log has the rest. */
const MAX_ROWS = 20;

/**
 * Folded sections of the summary: what is not sent and why, what was brought back, and the largest files that are sent.
 * @param files what is sent; empty where nothing was selected
 */
export function exclusionSections(
  { excluded, broughtBack }: Exclusions,
  files: readonly Pick<SourceFile, 'path' | 'size'>[],
): Section[] {
  return [
    ...rulesSection('Not sent', excluded),
    ...rulesSection('Brought back', broughtBack),
    ...largestSection(files),
  ];
}

function rulesSection(what: string, totals: readonly RuleTotal[]): Section[] {
  if (totals.length === 0) return [];
  const rows = totals
    .slice(0, MAX_ROWS)
    .map((total) => [
      code(total.pattern),
      code(total.source),
      text(String(total.files)),
      text(formatBytes(total.bytes)),
    ]);
  const body = [table(['Pattern', 'Rule', 'Files', 'Bytes'], rows, 2)];
  const rest = andMore(totals.length, MAX_ROWS);
  if (rest !== '') body.push(element('p', text(`${rest}, in the log`)));
  return [{ heading: describeTotals(what, totals), body }];
}

function largestSection(files: readonly Pick<SourceFile, 'path' | 'size'>[]): Section[] {
  const parts = largestParts(files);
  if (parts.length === 0) return [];
  const total = totalSize(files);
  const rows = parts.map((part) => [
    code(part.path),
    text(String(part.files)),
    text(formatBytes(part.bytes)),
    text(`${Math.round((part.bytes / total) * 100)} %`),
  ]);
  return [{ heading: 'The largest of what is sent', body: [table(['Path', 'Files', 'Bytes', 'Share'], rows, 3)] }];
}
