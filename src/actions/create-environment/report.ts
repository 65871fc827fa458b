import type { CreatedEnvironment } from '../../platform/api/environments.ts';
import { commonAdvice, IGNORE_ADVICE, INSTALLS_SUBJECT } from '../advice.ts';
import type { Report } from '../report.ts';
import type { CreateEnvironmentInputs } from './inputs.ts';

export interface CreateEnvironmentFacts {
  /** The new one, or with `if-exists: ignore` the one that was there before. */
  readonly environment: CreatedEnvironment;
  readonly created: boolean;
  /** The hosting API is being asked, not the headless one. */
  readonly isLookingUpInstall: boolean;
}

export const createEnvironmentReport: Report<CreateEnvironmentInputs, CreateEnvironmentFacts> = {
  outputs: ({ environment, created = false }) => ({
    'environment-id': environment?.environmentId ?? '',
    'operation-name': environment?.operation.operationName ?? '',
    'build-path': environment?.operation.buildPath ?? '',
    created,
  }),
  advice: (error, { isLookingUpInstall = false }, inputs, isFork) => {
    if (isLookingUpInstall) return commonAdvice(error, INSTALLS_SUBJECT, isFork);
    const subject = {
      address: `account "${inputs?.account ?? ''}", app "${inputs?.app ?? ''}"`,
      urlInput: 'headless-url',
      mayHave: 'the environment may have been created',
      lookFor: 'the environment',
    };
    const common = commonAdvice(error, subject, isFork);
    return error.code === 'conflict' && inputs?.ignoreExisting === false ? `${common} ${IGNORE_ADVICE}` : common;
  },
};
