import type { Commit } from '../../../src/actions/step/report/commit.ts';
import type { Warning } from '../../../src/actions/step/ending.ts';
import type { Report } from '../../../src/actions/step/report/report.ts';
import { titleOf } from '../../../src/actions/step/advice/error-codes.ts';
import { renderSummary } from '../../../src/actions/step/report/summary.ts';
import { GITHUB_TERMS } from '../../../src/runner/github/github.ts';
import { sectionAbout } from '../../../src/shared/troubleshooting.ts';
import type { Status, StepError } from '../../../src/shared/errors.ts';

/** A name, and the summary as an action writes it. */
export type SummaryCase = readonly [name: string, html: string];

/** A word that is not ours, such as a name or an answer: as it is, or with what a test puts in its place. */
export type Foreign = (words: string) => string;

export const ENVIRONMENT_ID = 'ab15f0c2-5d1e-4c5e-9a6b-2f0d8c1e7b34';
export const HEADLESS = {
  apiRoot: new URL('https://headless.example.com'),
  credentials: { username: 'user', password: 'password' },
};

const SHA = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
const COMMIT: Commit = { sha: SHA, ref: 'main', url: new URL(`https://github.com/acme/shop/commit/${SHA}`) };

/** As the runner sets it for an action of another repository. */
const VARIABLES = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'YOUR_ACCOUNT/headless-deploy',
  GITHUB_ACTION_REF: 'v1',
};

/** The summaries of a step with these inputs, as the frame writes them. @param action name of the action */
export function endingsOf<Inputs, Facts>(action: string, report: Report<Inputs, Facts>, inputs: Inputs | undefined) {
  const endAs = (
    what: string,
    status: Status,
    facts: Partial<Facts>,
    { error, warnings = [] }: { error?: StepError; warnings?: readonly Warning[] },
  ): SummaryCase => {
    const host = { variables: VARIABLES, terms: GITHUB_TERMS };
    const advice =
      error === undefined ? '' : report.advice(error, facts, inputs, { isFork: false, terms: GITHUB_TERMS });
    const more = error === undefined ? '' : sectionAbout(titleOf(error), host);
    const summary = report.summary(facts, { status, error }, inputs);
    const details = { status, error, advice, more, warnings, commit: COMMIT, elapsed: 12_345 };
    return [`${action}: ${what}`, renderSummary(summary, details)];
  };
  return {
    ended: (what: string, status: Status, facts: Partial<Facts> = {}, warnings: readonly Warning[] = []): SummaryCase =>
      endAs(what, status, facts, { warnings }),
    /** @param facts nothing but the inputs when not given */
    failed: (what: string, error: StepError, facts: Partial<Facts> = {}): SummaryCase =>
      endAs(what, error.status, facts, { error }),
  };
}
