import type { Status } from '../../shared/errors.ts';
import { countOf } from '../../shared/text/format.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { code, join, quoted, text } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import { listSection } from '../step/report/summary.ts';
import type { Section } from '../step/report/summary.ts';
import { headingOf } from '../step/ending.ts';
import type { DeletionFacts, KeptPreview } from './facts.ts';
import type { DeleteEnvironmentInputs } from './inputs.ts';
import type { Preview } from './preview.ts';

/** Environments that the summary lists; the outputs have all. */
const MAX_LISTED = 50;

export const deleteEnvironmentReport: Report<DeleteEnvironmentInputs, DeletionFacts> = {
  outputs: ({ deleted = null, kept = null }) => ({ deleted, kept }),
  advice: (error, { deleted = [] }, inputs, ciHost) => {
    if (error.code === 'timeout' && error.status === 'failed' && deleted.length > 0)
      return `It had deleted ${countOf(deleted.length, 'environment')} by then. Raise "timeout-minutes", or ${ciHost.terms.runAgain} for the others.`;
    const environment = inputs?.target.environment;
    const app = `account "${inputs?.target.address.account ?? ''}", app "${inputs?.target.address.app ?? ''}"`;
    const subject = {
      address: environment === undefined ? app : `${app}, environment "${textOfReference(environment)}"`,
      urlInput: 'headless-url',
      mayHave: 'the environment may have been deleted',
      lookFor: 'the environment',
    };
    return commonAdvice(error, subject, ciHost);
  },
  summary: ({ deleted = [], kept = [] }, { status }, inputs) => {
    const { address, environment, apiRoot } = inputs?.target ?? {};
    const name = deleted[0]?.displayName ?? (environment && textOfReference(environment));
    const app = address && `${address.account} / ${address.app}`;
    return {
      heading: headingOf(status, headings(deleted, kept), 'Environment not deleted'),
      subject: app && environment && name !== undefined ? `${app} / ${name}` : app,
      rows: [
        ['Environment ID', environment && deleted[0] && code(deleted[0].id)],
        ['Prefix', inputs && code(inputs.prefix)],
        ['Platform', apiRoot && code(apiRoot.origin)],
      ],
      sections: environment === undefined ? [...listOf('Deleted', deleted), ...listOf('Left', kept)] : [],
    };
  },
};

function headings(
  deleted: readonly Preview[],
  kept: readonly KeptPreview[],
): Readonly<Partial<Record<Status, string>>> {
  return {
    accepted: deleted.length === 1 ? 'Environment deleted' : `Deleted ${countOf(deleted.length, 'environment')}`,
    'dry-run': 'Dry run, nothing deleted',
    skipped: kept.length === 0 ? 'No environment to delete' : `No environment deleted, ${kept.length} left`,
    unknown: 'Outcome unknown, the environment may have been deleted',
  };
}

function listOf(heading: string, environments: readonly (Preview & { readonly reason?: string })[]): Section[] {
  return listSection(`${heading}: ${environments.length}`, environments, MAX_LISTED, ({ id, displayName, reason }) => {
    const why = reason ? [text(': '), quoted(reason)] : [];
    return join(code(displayName), text(' (ID '), code(id), text(')'), ...why);
  });
}
