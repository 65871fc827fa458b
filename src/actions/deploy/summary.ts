import { countOf, escapeHtml, formatBytes, safeText } from '../../text.ts';
import type { Outcome } from './outcome.ts';
import type { Target } from './inputs.ts';

const HEADINGS: Readonly<Record<Outcome['status'], string>> = {
  accepted: 'Deploy accepted',
  done: 'Deploy done',
  live: 'Deploy is live',
  superseded: 'Deploy superseded by a newer one',
  skipped: 'Deploy skipped: nothing changed',
  'dry-run': 'Dry run: nothing was sent',
  failed: 'Deploy failed',
  unknown: 'Deploy: outcome unknown',
};

/** Longest reason in the summary, in characters: escaped five times as long, and still below 64 KiB. */
const LONGEST_REASON = 10_000;

/**
 * The job summary as HTML. Every word that is not ours is escaped and stands in `<code>`; there is no link to a place
 * that a server named.
 */
export function renderSummary(outcome: Outcome, target: Target | undefined, failure: string | undefined): string {
  const { operation, archive, purge } = outcome;
  const rows: (readonly [string, string])[] = [];
  if (target !== undefined) {
    const { account, app, environment } = target.address;
    rows.push(['Environment', code(`${account} / ${app} / ${environment}`)], ['Platform', code(target.root.origin)]);
  }
  if (operation.operationName !== '')
    rows.push(['Operation', code(operation.operationName)], ['Build', code(operation.buildPath)]);
  if (archive !== undefined) {
    rows.push(
      ['Zip', `${countOf(archive.fileCount, 'file')}, ${formatBytes(archive.bytes)}`],
      ['SHA-256 of the zip', code(archive.sha256)],
      ['SHA-256 of the content', code(archive.contentSha256)],
    );
    if (outcome.keepArchive) rows.push(['Kept at', code(archive.path)]);
  }
  if (outcome.attempts > 1) rows.push(['Upload requests', String(outcome.attempts)]);
  if (purge !== 'off') rows.push(['Cache purge', purge]);
  const cells = rows.map(([name, value]) => `<tr><th align="left">${name}</th><td>${value}</td></tr>`).join('\n');
  const table = rows.length === 0 ? '' : `<table>\n${cells}\n</table>\n`;
  const text = failure ?? '';
  const shown = text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON)}… (the log has all of it)` : text;
  const reason = text === '' ? '' : `<p><b>${escapeHtml(outcome.errorCode)}</b></p>\n<pre>${escapeHtml(shown)}</pre>\n`;
  return `<h3>${HEADINGS[outcome.status]}</h3>\n${reason}${table}`;
}

function code(text: string): string {
  return `<code>${escapeHtml(safeText(text))}</code>`;
}
