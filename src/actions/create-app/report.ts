import type { Status } from '../../shared/errors.ts';
import { ignoreAdvice } from '../step/advice/advice.ts';
import { commonAdvice } from '../step/advice/error-codes.ts';
import { code } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import { ENDINGS, headingOf } from '../step/ending.ts';
import type { CreateAppInputs } from './inputs.ts';

export interface CreateAppFacts {
  /** False for one that was there before. */
  readonly created: boolean;
}

const HEADINGS: Readonly<Partial<Record<Status, string>>> = {
  accepted: 'App created',
  skipped: 'App already exists',
  unknown: 'Outcome unknown, the app may be there',
};

export const createAppReport: Report<CreateAppInputs, CreateAppFacts> = {
  outputs: ({ created = false }) => ({ created }),
  advice: (error, _facts, inputs, ciHost) => {
    const account = `account "${inputs?.account ?? ''}"`;
    const subject = {
      // The new app is no part of the address that was not found (specification section 4.1).
      address: error.code === 'not-found' ? account : `${account}, app "${inputs?.app ?? ''}"`,
      urlInput: 'headless-url',
      mayHave: 'the app may have been created',
      lookFor: 'the app',
    };
    const common = commonAdvice(error, subject, ciHost);
    return error.code === 'conflict' && inputs?.ignoreExisting === false
      ? `${common} ${ignoreAdvice(ciHost.messages)}`
      : common;
  },
  summary: (_facts, { status }, inputs) => ({
    heading: headingOf(status, HEADINGS, 'App not created'),
    // Unlike a deploy and an environment it is there at once (specification section 4.1).
    mark: status === 'accepted' ? ENDINGS.done.mark : undefined,
    subject: inputs && `${inputs.account} / ${inputs.app}`,
    rows: [
      ['Region', inputs && code(inputs.region)],
      ['Platform', inputs && code(inputs.connection.apiRoot.origin)],
    ],
  }),
};
