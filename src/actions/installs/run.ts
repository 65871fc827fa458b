import { getInstall, listInstalls } from '../../platform/api/installs.ts';
import type { ListedInstall } from '../../platform/api/installs.ts';
import { MORE_PAGES } from '../../platform/api/lists.ts';
import { countOf, firstLines } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { INSTALLS_SUBJECT } from '../step/advice/advice.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { logTarget } from '../step/call-context.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { headingOf } from '../step/ending.ts';
import { code, join, text } from '../step/report/html.ts';
import type { Html } from '../step/report/html.ts';
import { JsonText } from '../step/report/outputs.ts';
import type { Report } from '../step/report/report.ts';
import { listSection } from '../step/report/summary.ts';
import { defineStep } from '../step/step.ts';
import type { StepContext } from '../step/step.ts';
import { parseSegment } from '../../platform/api/address.ts';
import { MAX_PAGE_SIZE } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { readConnection } from '../inputs/target.ts';
import { parseGlob } from '../inputs/glob.ts';
import { InputReader, readCommon, together } from '../inputs/input-reader.ts';

export type InstallsInputs = ReturnType<typeof readInstallsInputs>;

export function readInstallsInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.installs, runner);
  const installId = reader.parsedOr('install-id', undefined, parseSegment);
  const name = reader.optional('name');
  if (installId !== undefined && name !== undefined)
    reader.reject('name', name, 'filters the list, so it cannot be combined with "install-id"');
  return reader.finish({
    connection: readConnection('base-url', reader.required),
    /** ID of the one install to read, instead of the list. */
    installId,
    list: together({
      // Specification section 8: more is an error of the service, so it is one before the request.
      pageSize: reader.integer('page-size', 1, MAX_PAGE_SIZE),
      offset: reader.integer('offset', 0, Number.MAX_SAFE_INTEGER),
      maxPages: reader.integer('max-pages', 1, 1_000_000),
      matches: reader.parsedOr('name', () => true, parseGlob),
    }),
    ...readCommon(reader),
  });
}

/** Installs in the summary; the output has all of them. */
const MAX_SHOWN = 50;

interface InstallsFacts {
  /** Those whose name is wanted. */
  readonly installs: readonly ListedInstall[];
  /** What the service counts in all. */
  readonly total: number;
  /** The one that was read by its ID. */
  readonly install: ListedInstall;
}

export const installsReport: Report<InstallsInputs, InstallsFacts> = {
  outputs: ({ installs, total, install }) => ({
    installs: installs === undefined ? null : new JsonText(`[${installs.map(({ json }) => json).join(',')}]`),
    count: installs?.length ?? null,
    total: total ?? null,
    install: install === undefined ? null : new JsonText(install.json),
  }),
  advice: (error, _facts, inputs, ciHost) => {
    if (error.code === 'not-found' && inputs?.installId !== undefined)
      return `The account of these credentials has no install with the ID "${inputs.installId}". Leave "install-id" empty to list them.`;
    return commonAdvice(error, INSTALLS_SUBJECT, ciHost);
  },
  summary: ({ installs, install, total }, { status }, inputs) => ({
    heading: headingOf(status, { done: 'Installs read' }, 'Installs not read'),
    subject: installs === undefined ? install?.name : `${installs.length} of ${countOf(total ?? 0, 'install')}`,
    rows: [
      ['Platform', inputs && code(inputs.connection.apiRoot.origin)],
      ['Install', install && installLine(install)],
    ],
    sections: listSection(countOf(installs?.length ?? 0, 'install'), installs ?? [], MAX_SHOWN, installLine),
  }),
};

/** Lines of the list in the log; the output has all of it. */
const MAX_LOGGED = 200;

/** Lists WordPress installs over all pages, or reads one. */
export const installsAction = defineStep<InstallsInputs, InstallsFacts>({
  inputs: INPUTS.installs,
  read: readInstallsInputs,
  run: async (inputs, context) => {
    const { runner, calls, record } = context;
    const { connection, installId } = inputs;
    logTarget(runner, connection.apiRoot, installId === undefined ? 'list of installs' : `install ${installId}`);
    if (installId === undefined) {
      await list(inputs, context);
    } else {
      const install = await getInstall(connection, installId, calls);
      record({ install });
      runner.info(lineOf(install));
    }
    return 'done';
  },
  report: installsReport,
});

async function list(inputs: InstallsInputs, { runner, calls, record }: StepContext<InstallsFacts>): Promise<void> {
  const { entries: installs, total, part } = await listInstalls(inputs.connection, inputs.list, calls);
  record({ installs, total });
  runner.info(`${installs.length} of ${countOf(total, 'install')}`);
  for (const line of firstLines(installs, MAX_LOGGED, lineOf)) runner.info(line);
  if (part === undefined) return;
  const problem =
    part === MORE_PAGES
      ? `There are more pages than "max-pages" allows (${inputs.list.maxPages}), so the list is not complete.`
      : `The list is not complete: ${part}.`;
  runner.warning('List not complete', problem);
}

function lineOf({ id, name, hostname }: ListedInstall): string {
  const where = hostname === undefined ? '' : ` at ${safeText(hostname)}`;
  return `  ${safeText(name)} (${safeText(String(id))})${where}`;
}

function installLine({ id, name, hostname }: ListedInstall): Html {
  const where = hostname === undefined ? [] : [text(' at '), code(hostname)];
  return join(code(name), text(' ('), code(String(id)), text(')'), ...where);
}
