import type { Status } from '../../../shared/errors.ts';
import type { EnvironmentAddress } from '../../../platform/api/address.ts';
import { countOf, formatBytes } from '../../../shared/format.ts';
import { totalSize } from '../../../workspace/files.ts';
import { code, text } from '../../step/html.ts';
import type { Html } from '../../step/html.ts';
import { ENDINGS } from '../../ending.ts';
import type { Ending } from '../../ending.ts';
import type { Row, Section, Summary } from '../../step/summary.ts';
import { exclusionSections } from './exclusions.ts';
import type { DeployFacts } from '../facts.ts';
import type { DeployInputs } from '../inputs/read.ts';
import { purgeStatus } from '../purge.ts';
import { shownAddress } from '../target/shown-address.ts';
import { siteAddress, siteText } from '../target/addresses.ts';

type SummaryInputs = Pick<DeployInputs, 'target' | 'purgeWebhook'> &
  Partial<Pick<DeployInputs, 'environmentUrl' | 'archive'>>;

/** The part of the deploy in the job summary. */
export function deploySummary(
  facts: Partial<DeployFacts>,
  { status }: Ending,
  inputs: SummaryInputs | undefined,
): Summary {
  const site = siteAddress(inputs, facts.environment);
  return {
    heading: ENDINGS[status].heading,
    subject: subjectOf(facts, inputs),
    // A zip that was packed earlier may be of any commit: after a rollback by workflow, of an older one.
    commit: inputs?.archive === undefined ? 'sent' : 'hidden',
    // A link only to where the workflow points, never to what a host named.
    url: site?.isFromPlatform === false ? site.url.href : undefined,
    rows: rowsOf(facts, status, inputs),
    sections: sectionsOf(facts),
    names: namesOf(facts),
  };
}

/** The environment that was deployed to; in a dry run what there is to send. */
function subjectOf(facts: Partial<DeployFacts>, inputs: SummaryInputs | undefined): string | undefined {
  const address = shownAddress(facts, inputs);
  if (address === undefined) return contentOf(facts);
  const { account, app, environment } = address;
  return `${account} / ${app} / ${facts.environment?.displayName ?? shortId(environment)}`;
}

/** A UUID by its first eight digits. */
function shortId(environment: string): string {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(environment) ? `${environment.slice(0, 8)}…` : environment;
}

function rowsOf(facts: Partial<DeployFacts>, status: Status, inputs: SummaryInputs | undefined): Row[] {
  const { archive, operation, attempts = 0 } = facts;
  const target = inputs?.target;
  const address = shownAddress(facts, inputs);
  const site = siteAddress(inputs, facts.environment);
  // Without a target it is the subject.
  const content = target && contentOf(facts);
  // Before the upload was accepted there was nothing to purge.
  const purge =
    facts.accepted === undefined && facts.purge === undefined
      ? 'off'
      : purgeStatus(facts, inputs?.purgeWebhook !== undefined);
  return [
    ['Environment', address && code(breadcrumb(address))],
    ['Platform', target && code(target.root.origin)],
    [archive === undefined ? 'Files' : 'Zip', content === undefined ? undefined : text(content)],
    ['Zip kept at', archive !== undefined && status === 'dry-run' ? code(archive.path) : undefined],
    ['Build', operation && code(operation.buildId)],
    ['Site', site?.isFromPlatform === true ? code(siteText(site)) : undefined],
    ['Live build', liveBuildOf(facts)],
    ['Rollback', facts.rollback && text(facts.rollback.status)],
    ['Build of the rollback', facts.rollback?.['build-id'] ? code(facts.rollback['build-id']) : undefined],
    ['Upload requests', attempts > 1 ? text(String(attempts)) : undefined],
    ['Cache purge', purge === 'off' ? undefined : text(purge)],
  ];
}

/** What stands folded below the rows: why files are missing, where that was looked into. */
function sectionsOf({ exclusions, files = [] }: Partial<DeployFacts>): Section[] {
  return exclusions === undefined ? [] : exclusionSections(exclusions, files);
}

/** Named where it is another one than ours. */
function liveBuildOf({ outcome }: Partial<DeployFacts>): Html | undefined {
  const { buildId, liveBuildId } = outcome ?? {};
  return liveBuildId === undefined || liveBuildId === buildId ? undefined : code(liveBuildId);
}

function namesOf({ operation, archive }: Partial<DeployFacts>): Row[] {
  return [
    ['Operation', operation && code(operation.operationName)],
    ['Build', operation && code(operation.buildPath)],
    ['SHA-256 of the zip', archive && code(archive.sha256)],
    ['SHA-256 of the content', archive && code(archive.contentSha256)],
  ];
}

function breadcrumb({ account, app, environment }: EnvironmentAddress): string {
  return `${account} / ${app} / ${environment}`;
}

/** `12 files, 3.4 MB`: of the zip, or of the files as long as there is none. */
function contentOf({ archive, files }: Partial<DeployFacts>): string | undefined {
  if (archive !== undefined) return `${countOf(archive.fileCount, 'file')}, ${formatBytes(archive.bytes)}`;
  if (files === undefined) return undefined;
  const bytes = totalSize(files);
  return `${countOf(files.length, 'file')}, ${formatBytes(bytes)}`;
}
