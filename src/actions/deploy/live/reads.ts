import { OtherRecord } from '../../../platform/api/address.ts';
import { listAllApps } from '../../../platform/api/apps.ts';
import { listNewestBuilds, readBuild } from '../../../platform/api/builds.ts';
import type { BuildRecord, ListedBuild } from '../../../platform/api/builds.ts';
import { listAllEnvironments } from '../../../platform/api/delete-environment.ts';
import { readEnvironment } from '../../../platform/api/environments.ts';
import type { EnvironmentRecord } from '../../../platform/api/environments.ts';
import { PlatformError } from '../../../platform/retry/platform-error.ts';
import { PHASE_LIMITS } from '../../../platform/transport/request-phases.ts';
import type { LoggedCallContext } from '../../step/call-context.ts';
import { safeText } from '../../../shared/safe-text.ts';
import type { ReadAnswer } from '../outcome.ts';
import type { Target } from '../inputs/inputs.ts';

/** How long one read waits for its answer: the next poll may fare better. */
const READ_TIMEOUT_MS = 15_000;

/** The reads that following a build needs; none of them is part of the specification. */
export interface PlatformReads {
  readonly build: (id: string) => Promise<ReadAnswer<BuildRecord>>;
  readonly environment: () => Promise<ReadAnswer<EnvironmentRecord>>;
  readonly builds: () => Promise<ReadAnswer<readonly ListedBuild[]>>;
  /** Whether the list of the app has the environment; asked where another read answered 404. */
  readonly isListed: () => Promise<ReadAnswer<boolean>>;
  /** Whether the list of the account has the app; asked where the list of the app answered 404, too. */
  readonly isAppListed: () => Promise<ReadAnswer<boolean>>;
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
  const logOther = onceOnly((name) =>
    calls.log(`Not counted: ${safeText(name)}, which is in the list of builds and not of this environment`),
  );
  return {
    build: async (build) => await answerOf(readBuild(target, { ...address, build }, context)),
    environment: async () => await answerOf(readEnvironment(target, address, context)),
    builds: async () => await answerOf(listNewestBuilds(target, address, context, logOther)),
    isListed: async () => await answerOf(isListed(target, context)),
    isAppListed: async () => await answerOf(isAppListed(target, context)),
  };
}

function onceOnly(act: (name: string) => void): (name: string) => void {
  let isDone = false;
  return (name) => {
    if (!isDone) act(name);
    isDone = true;
  };
}

async function isListed(target: Target, context: LoggedCallContext): Promise<boolean> {
  const { environment, ...app } = target.address;
  return (await listAllEnvironments(target, app, context)).some(({ id }) => id === environment);
}

async function isAppListed(target: Target, context: LoggedCallContext): Promise<boolean> {
  const { account, app } = target.address;
  return (await listAllApps(target, account, context)).includes(app);
}

/** @throws {StepError} when the signal ended it, and what is a defect */
async function answerOf<Value>(reading: Promise<Value | OtherRecord | undefined>): Promise<ReadAnswer<Value>> {
  try {
    const value = await reading;
    if (value instanceof OtherRecord)
      return { kind: 'unusable', reason: `the answer is about ${safeText(value.name)}` };
    return value === undefined ? { kind: 'unusable', reason: 'unexpected response format' } : { kind: 'value', value };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { kind: kindOf(error), reason: error.clause, retryAfter: error.details.retryAfter, error };
  }
}

function kindOf(error: PlatformError): Exclude<ReadAnswer<never>['kind'], 'value'> {
  switch (error.statusClass) {
    case 'missing':
    case 'no-call':
    case 'refused':
      return error.statusClass;
    case 'redirect':
    case 'rejected':
      return 'unusable';
    case undefined:
    case 'interim':
    case 'success':
    case 'later':
    case 'unsupported':
    case 'server-error':
      return 'failed';
  }
}
