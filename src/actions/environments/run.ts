import { siteText } from '../lookup/site-address.ts';
import type { EnvironmentRecord } from '../../platform/api/environments.ts';
import { andMore, countOf, firstOf, formatAge } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { logTarget } from '../step/call-context.ts';
import { headingOf } from '../step/ending.ts';
import { code, element, table, text } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import type { Section } from '../step/report/summary.ts';
import { NONE, tableLines } from '../step/report/table.ts';
import { defineStep } from '../step/step.ts';
import { readBuilds } from './builds.ts';
import type { BuildListing } from './builds.ts';
import { readEnvironmentsInputs } from './inputs.ts';
import type { EnvironmentsInputs } from './inputs.ts';
import { readAll } from '../lookup/all-environments.ts';
import { buildOutput, isoTime } from '../lookup/build-output.ts';
import { subjectOf } from '../lookup/read-target.ts';

export type OutputEnvironment = ReturnType<typeof describe>;

interface EnvironmentsFacts {
  /** Those that are wanted. */
  readonly environments: readonly OutputEnvironment[];
  /** What the app has in all. */
  readonly total: number;
}

const WITHOUT_LIST = 'For a host without the list, list the environments yourself, as JSON in a variable.';

/** Environments in the summary; the output has all of them. */
const MAX_SHOWN = 50;

export const environmentsReport: Report<EnvironmentsInputs, EnvironmentsFacts> = {
  outputs: ({ environments }) => ({ environments: environments ?? null, count: environments?.length ?? null }),
  advice: (error, _facts, inputs, ciHost) => commonAdvice(error, subjectOf(inputs?.target), ciHost),
  summary: ({ environments, total = 0 }, { status }, inputs) => ({
    heading: headingOf(status, { done: 'Environments read' }, 'Environments not read'),
    subject: environments && `${environments.length} of ${countOf(total, 'environment')}`,
    rows: [
      ['App', inputs && code(`${inputs.target.address.account} / ${inputs.target.address.app}`)],
      ['Platform', inputs && code(inputs.target.apiRoot.origin)],
    ],
    sections: listOf(environments ?? []),
  }),
};

/** Lists the environments of an app over all pages. */
export const environmentsAction = defineStep<EnvironmentsInputs, EnvironmentsFacts>({
  inputs: INPUTS.environments,
  read: readEnvironmentsInputs,
  run: async (inputs, context) => {
    const { runner, calls, record, stopOnWarning } = context;
    const { target, matches } = inputs;
    const { account, app } = target.address;
    logTarget(runner, target.apiRoot, `account ${account}, app ${app}, list of environments`);
    const all = await readAll(target, calls, WITHOUT_LIST, runner);
    const wanted = all.filter(
      ({ id, displayName }) => matches(id) || (displayName !== undefined && matches(displayName)),
    );
    const builds = inputs.builds === 0 ? undefined : await readBuilds(wanted, inputs, context);
    const environments = wanted.map((each) => describe(each, builds?.get(each.id), calls.holdsSecret));
    record({ environments, total: all.length });
    stopOnWarning();
    runner.info(`${environments.length} of ${countOf(all.length, 'environment')}`);
    runner.show(environments.length === 0 ? [whyNone(app, all)] : tableOf(environments, builds));
    return 'done';
  },
  report: environmentsReport,
});

/** An environment in the output: a matrix reads `matrix.target.id`. What is not there, or not known, is null. */
function describe(
  environment: EnvironmentRecord,
  builds: BuildListing | undefined,
  holdsSecret: (text: string) => boolean,
) {
  const { id, displayName = null, liveBuildId, site } = environment;
  const hasLive = liveBuildId !== undefined && !holdsSecret(liveBuildId);
  return {
    id,
    displayName,
    /** Its time is known where builds were read. */
    liveBuild: hasLive ? { id: liveBuildId, createTime: isoTime(builds?.live?.createTime) } : null,
    address: site === undefined ? null : siteText({ url: site }),
    /** Newest first; null where none were asked for, or they could not be read. */
    builds: builds?.newest.map(buildOutput) ?? null,
  };
}

const COLUMNS: readonly string[] = ['Name', 'ID', 'Live build', 'Address'];

/** What the log and the summary show of an environment. */
function rowOf({ id, displayName, liveBuild, address }: OutputEnvironment): string[] {
  return [displayName ?? NONE, id, liveBuild?.id ?? NONE, address ?? NONE];
}

/** For the log: with the age of the live build where builds were read. */
function tableOf(environments: readonly OutputEnvironment[], builds: ReadonlyMap<string, BuildListing> | undefined) {
  if (builds === undefined) return tableLines(COLUMNS, environments.map(rowOf));
  const rows = environments.map((environment) => {
    const age = builds.get(environment.id)?.live?.age;
    return rowOf(environment).toSpliced(3, 0, age === undefined ? NONE : formatAge(age));
  });
  return tableLines(COLUMNS.toSpliced(3, 0, 'Age'), rows);
}

function whyNone(app: string, all: readonly EnvironmentRecord[]): string {
  const names = firstOf(all, 5, ({ id, displayName = id }) => `"${safeText(displayName)}"`);
  return all.length === 0
    ? `The app "${app}" has no environments.`
    : `None of the ${countOf(all.length, 'environment')} of the app "${app}" has such a display name or ID: ${names}.`;
}

function listOf(environments: readonly OutputEnvironment[]): Section[] {
  if (environments.length === 0) return [];
  const shown = environments.slice(0, MAX_SHOWN).map(rowOf);
  const rows = shown.map((cells) => cells.map((cell) => (cell === NONE ? text(NONE) : code(cell))));
  const rest = andMore(environments.length, MAX_SHOWN);
  const body = [table(COLUMNS, rows), ...(rest === '' ? [] : [element('p', text(rest))])];
  return [{ heading: countOf(environments.length, 'environment'), body }];
}
