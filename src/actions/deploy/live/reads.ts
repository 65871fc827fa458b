import { answerOf } from '../../../platform/api/api-request.ts';
import { listBuilds, readBuild } from '../../../platform/api/builds.ts';
import type { Build } from '../../../platform/api/builds.ts';
import { confirmedApps, confirmedEnvironments } from '../../../platform/api/confirmed.ts';
import { readEnvironment } from '../../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { PHASE_LIMITS } from '../../../platform/transport/request-phases.ts';
import type { LoggedCallContext } from '../../step/call-context.ts';
import type { Answer } from '../../../shared/answer.ts';
import { safeText } from '../../../shared/text/safe-text.ts';
import type { Target } from '../inputs/inputs.ts';

/** How long one read waits for its answer: the next poll may fare better. */
const READ_TIMEOUT_MS = 15_000;

/** Builds that are read: ours, and those that came after it, are among them. */
const NEWEST = 10;

/** The reads that following a build needs; none of them is part of the specification. */
export interface PlatformReads {
  readonly build: (id: string) => Promise<Answer<Build>>;
  readonly environment: () => Promise<Answer<EnvironmentRecord>>;
  readonly builds: () => Promise<Answer<readonly Build[]>>;
  /** Whether the list of the app has the environment; asked where another read answered 404. */
  readonly isListed: () => Promise<Answer<boolean>>;
  /** Whether the list of the account has the app; asked where the list of the app answered 404, too. */
  readonly isAppListed: () => Promise<Answer<boolean>>;
}

/** One whose answers show how far a build has come. */
export type FollowingRead = Exclude<keyof PlatformReads, 'isListed' | 'isAppListed'>;

/** One attempt for each read: whoever polls will retry, and logs that once. */
export function platformReads(target: Target, calls: LoggedCallContext): PlatformReads {
  const { limits = PHASE_LIMITS } = calls;
  const context = {
    ...calls,
    maxAttempts: 1,
    limits: { ...limits, reply: Math.min(limits.reply, READ_TIMEOUT_MS) },
  };
  const { address } = target;
  const { environment, ...app } = address;
  let isLogged = false;
  const logOther = (name: string): void => {
    if (!isLogged) calls.log(`Ignored: ${safeText(name)} is in the list of builds, but belongs to another environment`);
    isLogged = true;
  };
  return {
    build: async (build) => await readBuild(target, { ...address, build }, context),
    environment: async () => await readEnvironment(target, address, context),
    builds: async () => await listBuilds(target, address, NEWEST, context, logOther),
    isListed: async () => {
      const listed = confirmedEnvironments(target, app, context);
      return await answerOf(listed.then((all) => all.some(({ id }) => id === environment)));
    },
    isAppListed: async () => {
      const listed = confirmedApps(target, app.account, context);
      return await answerOf(listed.then((all) => all.includes(app.app)));
    },
  };
}
