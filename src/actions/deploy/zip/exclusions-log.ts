import { safeText } from '../../../shared/text/safe-text.ts';
import { countOf, firstLines, formatBytes } from '../../../shared/text/format.ts';
import type { Exclusions, RuleTotal } from '../../../workspace/explain/exclusions.ts';
import { largestParts } from '../../../workspace/notes/largest.ts';
import { totalSize } from '../../../workspace/files.ts';
import type { SourceFile } from '../../../workspace/files.ts';

/** Longest table in the log. */
const MAX_ROWS = 500;
/** Patterns are padded to this width at most; longer ones push what follows aside. */
const MAX_PATTERN_WIDTH = 40;

/** What is not sent, rule by rule, and what was brought back: aligned lines for the log. */
export function describeExclusions({ excluded, broughtBack }: Exclusions): string[] {
  if (excluded.length + broughtBack.length === 0) return ['No rule ignores or excludes a file.'];
  return [...tableOf('Not sent', excluded), ...(broughtBack.length === 0 ? [] : tableOf('Brought back', broughtBack))];
}

function tableOf(heading: string, totals: readonly RuleTotal[]): string[] {
  if (totals.length === 0) return [];
  const shown = totals.slice(0, MAX_ROWS);
  const width = Math.min(
    MAX_PATTERN_WIDTH,
    Math.max('pattern'.length, ...shown.map(({ pattern }) => safeText(pattern).length)),
  );
  const rows = firstLines(totals, MAX_ROWS, ({ source, pattern, ...total }) => {
    const counts = columns(String(total.files), formatBytes(total.bytes));
    return `${counts}  ${safeText(pattern).padEnd(width)}  ${safeText(source)}`;
  });
  const head = `${columns('files', 'bytes')}  ${'pattern'.padEnd(width)}  rule`;
  return [describeTotals(heading, totals), head, ...rows];
}

/** `Not sent: 4 files, 7.4 kB` */
export function describeTotals(what: string, totals: readonly RuleTotal[]): string {
  const files = totals.reduce((sum, total) => sum + total.files, 0);
  const bytes = totals.reduce((sum, total) => sum + total.bytes, 0);
  return `${what}: ${countOf(files, 'file')}, ${formatBytes(bytes)}`;
}

/** The ten largest files and folders of what is sent: aligned lines, up to 95 % of the bytes. */
export function describeLargest(files: readonly Pick<SourceFile, 'path' | 'size'>[]): string[] {
  const total = totalSize(files);
  const parts = largestParts(files);
  const rows = parts.map(
    ({ path, bytes }) => `${columns(`${Math.round((bytes / total) * 100)} %`, formatBytes(bytes))}  ${safeText(path)}`,
  );
  const count = files.length - parts.reduce((sum, part) => sum + part.files, 0);
  const bytes = total - parts.reduce((sum, part) => sum + part.bytes, 0);
  const rest = count === 0 ? [] : [`${columns('', formatBytes(bytes))}  in ${countOf(count, 'other file')}`];
  return [...rows, ...rest];
}

function columns(first: string, second: string): string {
  return `${first.padStart(8)}  ${second.padStart(9)}`;
}
