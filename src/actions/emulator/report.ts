import type { Details } from '#local-platform';
import { DETAILS, OPTIONAL_DETAILS } from '../../shared/emulator-details.ts';
import { StepError } from '../../shared/errors.ts';
import { REPORT_ADVICE } from '../step/advice/error-codes.ts';
import { code } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import { headingOf } from '../step/ending.ts';

/** The local platform did not start, for a reason that no input can change. */
export class NotStartedError extends StepError {
  override readonly name = 'NotStartedError';

  constructor(reason: string) {
    super('internal', `The local platform did not start: ${reason}`);
  }
}

export interface EmulatorFacts {
  readonly details: Details;
}

export const emulatorReport: Report<unknown, EmulatorFacts> = {
  outputs: ({ details }) =>
    Object.fromEntries([...DETAILS, ...OPTIONAL_DETAILS].map((name) => [name, details?.[name] ?? ''])),
  advice: adviceFor,
  summary: ({ details }, { status }) => ({
    heading: headingOf(status, { done: 'Local platform started' }, 'Local platform not started'),
    subject: details?.['headless-url'],
    rows: [
      ['Account', details && code(details.account)],
      ['App', details && code(details.app)],
      ['Environment', details && code(details.environment)],
      ['Site', details?.['site-url'] === undefined ? undefined : code(details['site-url'])],
      ['Hosting API', details && code(details['base-url'])],
    ],
  }),
};

function adviceFor(error: StepError): string {
  if (error instanceof NotStartedError)
    return `Check the runner first: memory, disk, its process limit, and that no file of this action is missing. If nothing is wrong with it: ${REPORT_ADVICE}`;
  return error.code === 'internal' ? REPORT_ADVICE : '';
}
