import { commonAdvice, IGNORE_ADVICE } from '../advice.ts';
import type { Report } from '../report.ts';
import type { CreateAppInputs } from './inputs.ts';

export interface CreateAppFacts {
  /** False for one that was there before. */
  readonly created: boolean;
}

export const createAppReport: Report<CreateAppInputs, CreateAppFacts> = {
  outputs: ({ created = false }) => ({ created }),
  advice: (error, _facts, inputs, isFork) => {
    const subject = {
      address: `account "${inputs?.account ?? ''}", app "${inputs?.app ?? ''}"`,
      urlInput: 'headless-url',
      mayHave: 'the app may have been created',
      lookFor: 'the app',
    };
    const common = commonAdvice(error, subject, isFork);
    return error.code === 'conflict' && inputs?.ignoreExisting === false ? `${common} ${IGNORE_ADVICE}` : common;
  },
};
