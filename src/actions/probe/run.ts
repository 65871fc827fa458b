import { countOf } from '../../shared/text/format.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import { subjectOf } from '../lookup/read-target.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { logTarget } from '../step/call-context.ts';
import { headingOf } from '../step/ending.ts';
import { code, text } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import { tableLines } from '../step/report/table.ts';
import { defineStep } from '../step/step.ts';
import { askAll } from './ask.ts';
import type { ProbeTarget } from './ask.ts';
import { readProbeInputs } from './inputs.ts';
import type { ProbeInputs } from './inputs.ts';
import { judgeAll, VERDICTS } from './judge.ts';
import type { JudgedAssumption, Verdict } from './judge.ts';
import { CALLS, shortPath } from './calls.ts';
import { recordOf, writeRecord } from './record.ts';

interface ProbeFacts {
  readonly rows: readonly JudgedAssumption[];
}

export const probeReport: Report<ProbeInputs, ProbeFacts> = {
  outputs: ({ rows }) => ({
    ...Object.fromEntries(
      VERDICTS.map((verdict) => [verdict.replaceAll(' ', '-'), rows ? rowsOf(rows, verdict).length : null]),
    ),
    assumptions: rows ?? null,
  }),
  advice: (error, _facts, inputs, ciHost) => commonAdvice(error, subjectOf(inputs?.target), ciHost),
  summary: ({ rows = [] }, { status }, inputs) => ({
    heading: headingOf(status, { done: 'Host probed' }, 'Host not probed'),
    subject: rows.length === 0 ? undefined : countsOf(rows),
    rows: [
      ['Platform', inputs && code(inputs.target.apiRoot.origin)],
      ...rows
        .filter(({ verdict }) => verdict !== 'as expected')
        .map((row) => [row.claim, text(outcomeOf(row))] as const),
    ],
  }),
};

/** Compares what a host answers to reads with what this project assumes of it. */
export const probeAction = defineStep<ProbeInputs, ProbeFacts>({
  inputs: INPUTS.probe,
  read: readProbeInputs,
  run: async ({ target, record: file }, { runner, calls, record, stopOnWarning }) => {
    logTarget(runner, target.apiRoot, describeTarget(target));
    if (target.hosting !== undefined) logTarget(runner, target.hosting, 'the hosting API');
    const probed = await askAll(target, calls);
    const rows = judgeAll(probed);
    record({ rows });
    runner.show(linesOf(rows));
    if (file !== undefined) {
      writeRecord(file, recordOf(probed, rows));
      runner.info(`Written to "${safeText(file)}": read it before you publish it`);
    }
    const contradictions = rowsOf(rows, 'different', 'absent');
    if (contradictions.length > 0) {
      const problem = `This host answers ${countOf(contradictions.length, 'question')} differently from what headless-deploy assumes.`;
      runner.warning('Not as expected', problem);
      stopOnWarning();
    }
    return 'done';
  },
  report: probeReport,
});

/** The table, and below it why a row is not as expected. */
function linesOf(rows: readonly JudgedAssumption[]): string[] {
  const cells = rows.map(({ verdict, claim, page }) => [verdict, claim, page]);
  const others = rows.filter(({ verdict }) => verdict !== 'as expected');
  const reasons = others.map((row) => [outcomeOf(row), row.claim, `GET ${shortPath(CALLS[row.call])}`]);
  return [
    ...tableLines(['Answer', 'Assumption', 'A page that depends on it'], cells),
    ...(others.length === 0 ? [] : ['', ...tableLines(['Why', 'Assumption', 'Call'], reasons)]),
    '',
    countsOf(rows),
  ];
}

/** `different: HTTP 400` */
function outcomeOf({ verdict, found }: JudgedAssumption): string {
  return `${verdict}: ${found}`;
}

/** `30 as expected, 1 different` */
function countsOf(rows: readonly JudgedAssumption[]): string {
  const shown = VERDICTS.filter((verdict) => rowsOf(rows, verdict).length > 0);
  return shown.map((verdict) => `${rowsOf(rows, verdict).length} ${verdict}`).join(', ');
}

function rowsOf(rows: readonly JudgedAssumption[], ...verdicts: readonly Verdict[]): readonly JudgedAssumption[] {
  return rows.filter(({ verdict }) => verdicts.includes(verdict));
}

function describeTarget({ address: { account, app }, environment }: ProbeTarget): string {
  const what = environment === undefined ? '' : `, environment "${safeText(textOfReference(environment))}"`;
  return `account ${account}, app ${app}${what}`;
}
