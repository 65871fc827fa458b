import type { Status } from '../../../shared/errors.ts';
import { resourceName } from '../../../platform/api/address.ts';
import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import { andMore, countOf, formatBytes, MAX_ANNOTATED } from '../../../shared/text/format.ts';
import { totalSize } from '../../../workspace/files.ts';
import { code, element, table, text } from '../../step/report/html.ts';
import { ENDINGS } from '../../step/ending.ts';
import type { Ending } from '../../step/ending.ts';
import type { Row, Section, Summary } from '../../step/report/summary.ts';
import { changesRow, changesSection } from './changes.ts';
import { exclusionSections } from './exclusions.ts';
import type { DeployFacts } from '../facts.ts';
import type { AfterUploadInputs, DeployInputs } from '../inputs/inputs.ts';
import { purgeStatus } from '../purge.ts';
import { shownAddress } from '../environment/addresses.ts';
import { siteAddress, siteText } from '../../lookup/site-address.ts';
import type { SecretFinding } from '../../../secret-scan/findings.ts';
import { placeOf } from '../zip/secret-findings.ts';

type SummaryInputs = Pick<DeployInputs, 'target' | 'zip' | 'afterUpload'>;

/** The part of the deploy in the job summary. */
export function deploySummary(
  facts: Partial<DeployFacts>,
  { status, error }: Ending,
  inputs: SummaryInputs | undefined,
): Summary {
  const address = shownAddress(inputs?.target, facts.environment);
  const site = siteAddress(inputs?.afterUpload.environmentUrl, facts.environment);
  const isBlind = status === 'accepted' && error?.code === 'cannot-wait';
  return {
    heading: isBlind ? 'Deploy accepted, not seen live' : ENDINGS[status].heading,
    subject: subjectOf(facts, address),
    // A zip that was packed earlier may be of any commit: after a rollback by workflow, of an older one.
    commit: inputs?.zip.archive === undefined ? 'sent' : 'hidden',
    sentCommit: facts.sentCommit,
    // A link only to where the workflow points, never to what a host named.
    url: site?.isFromPlatform === false ? site.url.href : undefined,
    rows: [
      ['Platform', inputs?.target && code(inputs.target.apiRoot.origin)],
      ...archiveRows(facts, status, inputs?.target !== undefined),
      ['Build', facts.operation && code(shortId(facts.operation.buildId))],
      ['Changes', changesRow(facts.changes)],
      ['Site', site?.isFromPlatform === true ? code(siteText(site)) : undefined],
      ...liveRows(facts, inputs?.afterUpload.purge),
    ],
    sections: sectionsOf(facts),
    ...namesOf(facts, address),
  };
}

/** The environment that was deployed to; in a dry run what there is to send. */
function subjectOf(facts: Partial<DeployFacts>, address: EnvironmentAddress | undefined): string | undefined {
  if (address === undefined) return contentOf(facts);
  const { account, app, environment } = address;
  return `${account} / ${app} / ${facts.environment?.displayName ?? shortId(environment)}`;
}

/** A UUID by its first eight digits; the names below have it in full. */
function shortId(id: string): string {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(id) ? `${id.slice(0, 8)}…` : id;
}

/** @param hasTarget without one the content is the subject */
function archiveRows(facts: Partial<DeployFacts>, status: Status, hasTarget: boolean): Row[] {
  const { archive } = facts;
  const content = hasTarget ? contentOf(facts) : undefined;
  return [
    [archive === undefined ? 'Files' : 'Zip', content === undefined ? undefined : text(content)],
    ['Zip saved at', archive !== undefined && status === 'dry-run' ? code(archive.path) : undefined],
  ];
}

function liveRows(facts: Partial<DeployFacts>, purge: AfterUploadInputs['purge'] | undefined): Row[] {
  const { rollback, attempts = 0 } = facts;
  const other = otherLiveBuild(facts);
  // Before the upload was accepted there was nothing to purge.
  const isPurged = facts.accepted !== undefined || facts.purge !== undefined;
  const status = isPurged ? purgeStatus(facts, purge?.webhook !== undefined) : 'off';
  return [
    ['Live build', other === undefined ? undefined : code(shortId(other))],
    ['Rollback', rollback && text(rollback.status)],
    ['Build of the rollback', rollback?.['build-id'] ? code(shortId(rollback['build-id'])) : undefined],
    ['Upload requests', attempts > 1 ? text(String(attempts)) : undefined],
    ['Cache purge', status === 'off' ? undefined : text(status)],
  ];
}

/**
 * What stands folded below the rows: the log of a failed build, changed files, possible secrets, and why files are
 * missing, where known.
 */
function sectionsOf({ outcome, changes, archive, exclusions, files = [] }: Partial<DeployFacts>): Section[] {
  return [
    ...(outcome?.result === 'failed' ? buildLogSections(outcome.failure?.log ?? []) : []),
    ...changesSection(changes),
    ...secretSections(archive?.secrets ?? []),
    ...(exclusions === undefined ? [] : exclusionSections(exclusions, files)),
  ];
}

/** ID of the live build, where it is another one than ours. */
function otherLiveBuild({ outcome }: Partial<DeployFacts>): string | undefined {
  return outcome?.liveBuildId === outcome?.buildId ? undefined : outcome?.liveBuildId;
}

/** In full, to copy. */
function namesOf(
  facts: Partial<DeployFacts>,
  address: EnvironmentAddress | undefined,
): Required<Pick<Summary, 'names' | 'hashes'>> {
  const { operation, archive, rollback } = facts;
  const other = otherLiveBuild(facts);
  return {
    names: [
      ['Environment', address && code(resourceName(address))],
      ['Operation', operation && code(operation.operationName)],
      ['Build', operation && code(operation.buildPath)],
      ['Live build', other === undefined || other === shortId(other) ? undefined : code(other)],
      ['Build of the rollback', rollback?.['build-id'] ? code(rollback['build-id']) : undefined],
    ],
    hashes: [
      ['SHA-256 of the zip', archive && code(archive.sha256)],
      ['SHA-256 of the content', archive && code(archive.contentSha256)],
    ],
  };
}

/** `12 files, 3.4 MB`: of the zip, or of the files as long as there is none. */
function contentOf({ archive, files }: Partial<DeployFacts>): string | undefined {
  if (archive !== undefined) return `${countOf(archive.fileCount, 'file')}, ${formatBytes(archive.bytes)}`;
  if (files === undefined) return undefined;
  const bytes = totalSize(files);
  return `${countOf(files.length, 'file')}, ${formatBytes(bytes)}`;
}

/** Longest table in the summary; the log has the rest. */
const MAX_ROWS = 20;

/** Where possible secrets are, if the warning or the error does not name them all: a folded section of the summary. */
function secretSections(findings: readonly SecretFinding[]): Section[] {
  if (findings.length <= MAX_ANNOTATED) return [];
  const rows = findings.slice(0, MAX_ROWS).map((finding) => [code(placeOf(finding)), text(finding.kind)]);
  const rest = andMore(findings.length, MAX_ROWS);
  const more = rest === '' ? [] : [element('p', text(`${rest}, in the log`))];
  return [{ heading: `Possible secrets: ${findings.length}`, body: [table(['File and line', 'Kind'], rows), ...more] }];
}

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
