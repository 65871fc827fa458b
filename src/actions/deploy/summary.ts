import type { Status, StepError } from '../../errors.ts';
import { countOf, escapeHtml, formatBytes, safeText } from '../../text.ts';
import type { Ending } from '../step.ts';
import type { DeployFacts } from './facts.ts';
import type { DeployInputs } from './inputs.ts';
import { purgeStatus } from './purge.ts';

const HEADINGS: Readonly<Record<Status, string>> = {
  accepted: 'Deploy accepted',
  done: 'Deploy done',
  live: 'Deploy is live',
  superseded: 'Deploy superseded by a newer one',
  'rolled-back': 'Deploy rolled back',
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
export function renderSummary(
  facts: Partial<DeployFacts>,
  { status, error }: Ending,
  inputs: Pick<DeployInputs, 'target' | 'purgeWebhook'> | undefined,
  failure: string,
): string {
  const { operation, archive, attempts = 0 } = facts;
  const target = inputs?.target;
  const purge = purgeStatus(facts, inputs);
  const rows: (readonly [string, string])[] = [];
  if (target !== undefined) {
    const { account, app, environment } = target.address;
    rows.push(['Environment', code(`${account} / ${app} / ${environment}`)], ['Platform', code(target.root.origin)]);
  }
  if (operation !== undefined && operation.operationName !== '')
    rows.push(['Operation', code(operation.operationName)], ['Build', code(operation.buildPath)]);
  if (archive !== undefined) {
    rows.push(
      ['Zip', `${countOf(archive.fileCount, 'file')}, ${formatBytes(archive.bytes)}`],
      ['SHA-256 of the zip', code(archive.sha256)],
      ['SHA-256 of the content', code(archive.contentSha256)],
    );
    if (status === 'dry-run') rows.push(['Kept at', code(archive.path)]);
  }
  if (attempts > 1) rows.push(['Upload requests', String(attempts)]);
  if (purge !== 'off') rows.push(['Cache purge', purge]);
  const cells = rows.map(([name, value]) => `<tr><th align="left">${name}</th><td>${value}</td></tr>`).join('\n');
  const table = rows.length === 0 ? '' : `<table>\n${cells}\n</table>\n`;
  return `<h3>${HEADINGS[status]}</h3>\n${reasonOf(error, failure)}${table}`;
}

function reasonOf(error: StepError | undefined, failure: string): string {
  if (error === undefined) return '';
  const shown =
    failure.length > LONGEST_REASON ? `${failure.slice(0, LONGEST_REASON)}… (the log has all of it)` : failure;
  return `<p><b>${escapeHtml(error.code)}</b></p>\n<pre>${escapeHtml(shown)}</pre>\n`;
}

function code(text: string): string {
  return `<code>${escapeHtml(safeText(text))}</code>`;
}
