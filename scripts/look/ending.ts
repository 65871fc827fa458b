import type { Commit } from '../../src/actions/step/commit.ts';
import type { Report } from '../../src/actions/step/report.ts';
import { titleOf } from '../../src/actions/step/error-codes.ts';
import { renderSummary } from '../../src/actions/step/summary.ts';
import { GITHUB_TERMS } from '../../src/runner/host-terms.ts';
import { sectionAbout } from '../../src/shared/troubleshooting.ts';
import type { Status, StepError } from '../../src/shared/errors.ts';

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
const COMMIT: Commit = {
  sha: SHA,
  ref: 'main',
  url: new URL(`https://github.com/acme/shop/commit/${SHA}`),
};

/** As the runner sets it for an action of another repository. */
const VARIABLES = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'OWNER/headless-deploy',
  GITHUB_ACTION_REF: 'v1',
};

interface Ended<Inputs, Facts> {
  readonly status: Status;
  readonly facts: Partial<Facts>;
  readonly inputs: Inputs | undefined;
  readonly error?: StepError;
}

/** The summary of a step, as the frame writes it. */
export function summaryOf<Inputs, Facts>(
  report: Report<Inputs, Facts>,
  { status, facts, inputs, error }: Ended<Inputs, Facts>,
): string {
  const advice =
    error === undefined ? '' : report.advice(error, facts, inputs, { isFork: false, messages: GITHUB_TERMS });
  const summary = report.summary(facts, { status, error }, inputs);
  const host = { variables: VARIABLES, messages: GITHUB_TERMS };
  const more = error === undefined ? '' : sectionAbout(titleOf(error), host);
  return renderSummary(summary, { status, error, advice, more, warnings: [], commit: COMMIT, elapsed: 12_345 });
}

/** The summary of a step that failed before it knew anything but its inputs. */
export function fail<Inputs, Facts>(
  report: Report<Inputs, Facts>,
  inputs: Inputs | undefined,
  error: StepError,
): string {
  return summaryOf(report, { status: error.status, facts: {}, inputs, error });
}
