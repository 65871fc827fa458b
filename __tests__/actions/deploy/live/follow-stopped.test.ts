import { describe, expect, test } from '@jest/globals';
import { follow } from '../../../../src/actions/deploy/live/follow.ts';
import type { PlatformReads } from '../../../../src/actions/deploy/live/reads.ts';
import type { Build } from '../../../../src/platform/api/builds.ts';
import type { Answer } from '../../../../src/shared/answer.ts';
import { StopError } from '../../../../src/shared/errors.ts';
import type { EnvironmentRecord } from '../../../../src/platform/api/environments.ts';
import { fakeClock } from '../../../support/steps/fake-clock.ts';

const RECORD: EnvironmentRecord = {
  name: 'accounts/acme/apps/shop/environments/e-1',
  id: 'e-1',
  displayName: 'Production',
  liveBuildId: 'b-0',
  reconciling: true,
  site: undefined,
};
/** Our build, while it runs. */
const RUNNING: Build = {
  id: 'b-1',
  createTime: 0,
  age: 0,
  finishTime: undefined,
  commitSha: undefined,
  commitMessage: undefined,
};
const found = <Value>(value: Value): Answer<Value> => ({ kind: 'value', value });
const failing: Answer<never> = { kind: 'failed', reason: 'ECONNRESET' };

/** Follows a build with a clock that stops the step after some time. */
async function followUntil(seconds: number, stop: StopError, reads: Partial<PlatformReads>) {
  const controller = new AbortController();
  const clock = fakeClock();
  const end = clock.now() + 1000 * seconds;
  const log: string[] = [];
  const all: PlatformReads = {
    build: async () => found({ ...RUNNING, finishTime: 1 }),
    environment: async () => found(RECORD),
    builds: async () => found([]),
    isListed: async () => found(true),
    isAppListed: async () => found(true),
    ...reads,
  };
  const start = { buildId: 'b-1', since: clock.now(), before: found(RECORD) };
  const outcome = await follow(start, all, {
    signal: controller.signal,
    log: (line) => void log.push(line),
    clock: {
      ...clock,
      sleep: async (milliseconds) => {
        await clock.sleep(Math.min(milliseconds, end - clock.now()), controller.signal);
        if (clock.now() < end) return;
        controller.abort(stop);
        // As node's own timer does: the reason is only the cause.
        throw new DOMException('The operation was aborted', 'AbortError');
      },
    },
  });
  return { outcome, log };
}

const DEADLINE = new StopError('timeout', 'The step took longer than "timeout-minutes" allows (30).', 1);

describe('the deadline: unknown, with what was seen last', () => {
  test.each<[string, Partial<PlatformReads>, string, string]>([
    ['a build that is running', { build: async () => found(RUNNING) }, 'Build b-1 is running', 'Still building'],
    ['a build that is being deployed', {}, 'The build has finished, and is being deployed', 'Still being deployed'],
    [
      'a platform that does not answer',
      { build: async () => failing },
      'Could not read the build (ECONNRESET): still trying',
      'Could not read the build (ECONNRESET): still trying',
    ],
  ])('%s', async (_name, reads, seen, still) => {
    const { outcome, log } = await followUntil(1800, DEADLINE, reads);
    expect(outcome).toMatchObject({
      result: 'unknown',
      buildId: 'b-1',
      liveBuildId: 'b-0',
      elapsed: 1_800_000,
      reason: `${DEADLINE.message} Last seen: ${seen}.`,
    });
    // Half an hour, and a line each minute.
    expect(log).toHaveLength(30);
    expect(log[0]).toBe(`${seen} (2.0 s)`);
    expect(log.slice(1, 3).map((line) => line.replace(/1\d s/, '1x s'))).toEqual([
      `${still} (1 min 1x s)`,
      `${still} (2 min 1x s)`,
    ]);
  });

  test('before the first poll', async () => {
    const { outcome } = await followUntil(1, DEADLINE, {});
    expect(outcome.reason).toBe(`${DEADLINE.message} Last seen: Nothing was read yet.`);
  });
});

test('a cancel is thrown as it is', async () => {
  const stop = new StopError('cancelled', 'The step was cancelled.', 130);
  await expect(followUntil(10, stop, {})).rejects.toBe(stop);
});

test('a defect is no failed read', async () => {
  const defect = new TypeError('x is not a function');
  const build = async () => {
    throw defect;
  };
  await expect(followUntil(10, DEADLINE, { build })).rejects.toBe(defect);
});
