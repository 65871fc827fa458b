import { countOf, formatBytes } from '../../../shared/text/format.ts';
import type { CommitComparison } from '../../../workspace/commits/compare-commits.ts';
import { code, join, link, table, text } from '../../step/report/html.ts';
import type { Html } from '../../step/report/html.ts';
import type { Section } from '../../step/report/summary.ts';
import type { Changes } from '../facts.ts';

/** What a deploy changes, as one line of the log. */
export function describeChanges({ from, to, comparison }: Changes): string {
  if (comparison === undefined)
    return `Live before: commit ${short(from)}. The changed files could not be counted: this clone does not have that commit, or git took too long.`;
  return `${wordsOf(comparison)} ${short(from)}${commitsOf(comparison, from === to)}.`;
}

/** The same for the job summary, with a link; undefined where there is nothing to show. */
export function changesRow(changes: Changes | undefined): Html | undefined {
  if (changes === undefined) return undefined;
  const { from, to, url, comparison } = changes;
  const hash = code(short(from));
  const linked = url === undefined || from === to ? hash : link(url, hash);
  if (comparison === undefined) return url === undefined ? undefined : join(text('since '), linked);
  return join(text(`${wordsOf(comparison)} `), linked, text(commitsOf(comparison, from === to)));
}

/** The largest changed files: a folded section. */
export function changesSection(changes: Changes | undefined): Section[] {
  const { files, largest } = changes?.comparison ?? {};
  if (files === undefined || largest === undefined || largest.length === 0) return [];
  const total = files.added + files.changed + files.removed;
  const rows = largest.map(({ path, kind, size }) => [
    code(path),
    text(kind),
    text(size === undefined ? '' : formatBytes(size)),
  ]);
  const which = total > largest.length ? `the largest ${largest.length} of ${total}` : String(total);
  return [{ heading: `Changed files: ${which}`, body: [table(['Path', 'Change', 'Bytes'], rows, 1)] }];
}

/** `2 files added, 1 changed, 1 removed since` */
function wordsOf({ files: { added, changed, removed } }: CommitComparison): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const [first, ...others] = parts.filter(([count]) => count > 0);
  if (first === undefined) return 'No sent file changed since';
  const rest = others.map(([count, what]) => `, ${count} ${what}`).join('');
  return `${countOf(first[0], 'file')} ${first[1]}${rest} since`;
}

/** ` (3 commits)`; empty where that is not known. */
function commitsOf({ commits }: CommitComparison, isSame: boolean): string {
  if (isSame) return ', the same commit';
  if (commits === undefined) return '';
  const { gained, lost } = commits;
  if (lost === 0) return ` (${countOf(gained, 'commit')})`;
  if (gained === 0) return ` (${countOf(lost, 'commit')} back)`;
  return ` (${countOf(gained, 'commit')}, and ${lost} back)`;
}

function short(hash: string): string {
  return hash.slice(0, 7);
}
