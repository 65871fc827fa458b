import type { SecretFinding } from '../../../secret-scan/findings.ts';
import { andMore, MAX_ANNOTATED } from '../../../shared/format.ts';
import { code, element, table, text } from '../../step/report/html.ts';
import type { Section } from '../../step/report/summary.ts';
import { placeOf } from '../zip/secret-findings.ts';

/** Longest table in the summary; the log has the rest. */
const MAX_ROWS = 20;

/** Where possible secrets are, if the warning or the error does not name them all: a folded section of the summary. */
export function secretSections(findings: readonly SecretFinding[]): Section[] {
  if (findings.length <= MAX_ANNOTATED) return [];
  const rows = findings.slice(0, MAX_ROWS).map((finding) => [code(placeOf(finding)), text(finding.kind)]);
  const columns = [
    ['File and line', 'text'],
    ['Kind', 'text'],
  ] as const;
  const rest = andMore(findings.length, MAX_ROWS);
  const more = rest === '' ? [] : [element('p', text(`${rest}, in the log`))];
  return [{ heading: `Possible secrets: ${findings.length}`, body: [table(columns, rows), ...more] }];
}
