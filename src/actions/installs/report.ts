import type { Install } from '../../platform/api/wire.ts';
import { commonAdvice, INSTALLS_SUBJECT } from '../advice.ts';
import type { Report } from '../report.ts';
import type { InstallsInputs } from './inputs.ts';

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
  advice: (error, _facts, inputs, isFork) => {
    if (error.code === 'not-found' && inputs?.installId !== undefined) {
      return `The account of these credentials has no install with the ID "${inputs.installId}". Run this action without "install-id" to list them.`;
    }
    return commonAdvice(error, INSTALLS_SUBJECT, isFork);
  },
};
