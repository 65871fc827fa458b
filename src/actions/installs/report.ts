import { primaryHostname } from '../../platform/api/installs.ts';
import type { Install } from '../../platform/api/wire.ts';
import { andMore, countOf } from '../../shared/format.ts';
import { INSTALLS_SUBJECT } from '../step/advice/advice.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { code, element, join, text } from '../step/report/html.ts';
import type { Html } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import { headingOf } from '../step/ending.ts';
import type { Section } from '../step/report/summary.ts';
import type { InstallsInputs } from './inputs.ts';

/** Installs in the summary; the output has all of them. */
const MAX_SHOWN = 50;

export interface InstallsFacts {
  /** Those whose name is wanted. */
  readonly installs: readonly Install[];
  /** What the service counts in all. */
  readonly total: number;
  /** The one that was read by its ID. */
  readonly install: Install;
}

export const installsReport: Report<InstallsInputs, InstallsFacts> = {
  outputs: ({ installs, total, install }) => ({
    installs: installs ?? null,
    count: installs?.length ?? null,
    total: total ?? null,
    install: install ?? null,
  }),
  advice: (error, _facts, inputs, ciHost) => {
    if (error.code === 'not-found' && inputs?.installId !== undefined) {
      return `The account of these credentials has no install with the ID "${inputs.installId}". Leave "install-id" empty to list them.`;
    }
    return commonAdvice(error, INSTALLS_SUBJECT, ciHost);
  },
  summary: ({ installs, install, total }, { status }, inputs) => ({
    heading: headingOf(status, { done: 'Installs read' }, 'Installs not read'),
    subject: installs === undefined ? install?.name : `${installs.length} of ${countOf(total ?? 0, 'install')}`,
    rows: [
      ['Platform', inputs && code(inputs.connection.apiRoot.origin)],
      ['Install', install && installLine(install)],
    ],
    sections: listOf(installs ?? []),
  }),
};

function listOf(installs: readonly Install[]): Section[] {
  if (installs.length === 0) return [];
  const items = installs.slice(0, MAX_SHOWN).map((install) => element('li', installLine(install)));
  const rest = andMore(installs.length, MAX_SHOWN);
  if (rest !== '') items.push(element('li', text(rest)));
  return [{ heading: countOf(installs.length, 'install'), body: [element('ul', ...items)] }];
}

function installLine(install: Install): Html {
  const primary = primaryHostname(install);
  const where = primary === undefined ? [] : [text(' at '), code(primary)];
  return join(code(install.name), text(' ('), code(String(install.id)), text(')'), ...where);
}
