import { expect, test } from '@jest/globals';
import { FollowedUpload } from '../../../../src/actions/deploy/live/poll.ts';
import type { Build } from '../../../../src/platform/api/builds.ts';
import type { EnvironmentRecord } from '../../../../src/platform/api/environments.ts';
import { unusable, valueOf } from '../../../../src/shared/answer.ts';
import type { Answer } from '../../../../src/shared/answer.ts';

const BUILD: Build = {
  id: 'b-1',
  createTime: 0,
  age: 0,
  finishTime: undefined,
  commitSha: undefined,
  commitMessage: undefined,
};
const RUNS = valueOf(BUILD);
const ENDED = valueOf<Build>({ ...BUILD, finishTime: 1 });
const live = (liveBuildId: string, reconciling = false) =>
  valueOf<EnvironmentRecord>({
    name: 'x',
    id: 'e-1',
    displayName: undefined,
    liveBuildId,
    reconciling,
    site: undefined,
  });

const never = async () => unusable('not asked');

/** What two polls show, each read of which takes a second: the first at second 100. */
async function lastSeenOld(build: readonly Answer<Build>[], environment: readonly Answer<EnvironmentRecord>[]) {
  let second = 99;
  const next = <Value>(answers: readonly Answer<Value>[]) => {
    const left = [...answers];
    return async (): Promise<Answer<Value>> => {
      second += 1;
      return left.shift() ?? unusable('no more');
    };
  };
  const reads = {
    build: next(build),
    environment: next(environment),
    builds: never,
    isListed: never,
    isAppListed: never,
  };
  const start = { buildId: 'b-1', since: 40, before: live('b-0') };
  const upload = new FollowedUpload(start, reads, () => second + 1);
  await upload.poll();
  await upload.poll();
  return upload.oldUntil;
}

test.each<[string, Parameters<typeof lastSeenOld>, number]>([
  ['the upload began, where every read shows the build live', [[ENDED], [live('b-1'), live('b-1')]], 40],
  ['a read of the build began that was not finished', [[RUNS, ENDED], [live('b-1')]], 100],
  ['a read of the environment began that had another build', [[ENDED], [live('b-0'), live('b-1')]], 101],
  [
    'the first of two, where the second shows the build live and the change going on',
    [[ENDED], [live('b-0', true), live('b-1', true)]],
    101,
  ],
  ['the upload began, where no read shows anything', [[unusable('x')], []], 40],
  [
    'the upload began, where a finished build only counts as running',
    [[valueOf<Build>({ ...BUILD, finishProblem: 'x' })], []],
    40,
  ],
])('our build was last seen not to be live when %s', async (_name, [build, environment], expected) => {
  expect(await lastSeenOld(build, environment)).toBe(expected);
});
