import { isBelow } from '../../../platform/api/address.ts';
import { buildIdOf, parseFinish, parseTimestamp } from '../../../platform/api/builds.ts';
import { parseObject } from '../../../shared/json-object.ts';
import type { HttpReply } from '../../../platform/transport/exchange.ts';
import type { Epoch } from '../../../shared/clock.ts';
import { answeredAt } from '../../../shared/http-date.ts';
import { AS_EXPECTED, assume, different, entriesIn, expected, expectedOfEach } from './assumption.ts';
import { notShown, OTHER_LIST, typeOf } from './assumption.ts';
import type { Finding, ProbeState } from './assumption.ts';

const WAIT = 'docs/how-to/wait-test-roll-back.md';
const EMULATOR = 'emulator/README.md';
const NEWEST = ['newest-builds', 'documented', WAIT] as const;
const READ = ['build', 'documented', WAIT] as const;

/** A build of a list, as `wait` reads it. */
interface ListedBuild {
  readonly name: string;
  readonly id: string;
  readonly createTime: Epoch;
}

/** Undefined where a list has another form. */
function buildsIn(reply: HttpReply | undefined): readonly ListedBuild[] | undefined {
  return entriesIn(reply, 'builds', (item) => {
    const { name, createTime } = (item ?? {}) as { name?: unknown; createTime?: unknown };
    const id = buildIdOf(name);
    const created = parseTimestamp(createTime);
    if (typeof name !== 'string' || id === undefined || created === undefined) return undefined;
    return { name, id, createTime: created };
  });
}

/** How many builds the environment has, as far as the first list shows it. */
function buildCount({ replies }: ProbeState): number {
  return buildsIn(replies.get('newest-builds'))?.length ?? 0;
}

/** The build that the environment names as live. */
function liveBuildIn({ replies }: ProbeState): string | undefined {
  return buildIdOf(parseObject(replies.get('environment')?.text ?? '')?.['build']);
}

/** @param sign 1 for the oldest first */
function expectedOrder(reply: HttpReply, sign: 1 | -1): Finding {
  const builds = buildsIn(reply);
  if (builds === undefined) return different(OTHER_LIST);
  const steps = builds.slice(1).map(({ createTime }, index) => sign * (createTime - (builds[index]?.createTime ?? 0)));
  if (steps.every((step) => step === 0)) return notShown('there are fewer than two builds with different times');
  const isOrdered = steps.every((step) => step >= 0);
  return expected(isOrdered, 'they are in another order');
}

/** Of the list of builds, and of one of them. */
export const BUILD_ASSUMPTIONS = [
  assume('builds-list', 'Builds can be listed', NEWEST, (reply) => expected(buildsIn(reply) !== undefined, OTHER_LIST)),
  assume('builds-names', 'The name of a build begins with its environment', NEWEST, (reply, { address }) => {
    const isNamed = ({ name }: ListedBuild): boolean => isBelow(name, address);
    return expectedOfEach(buildsIn(reply), 'there is no build in the list', isNamed, 'one has another path');
  }),
  assume('builds-newest-first', '"orderBy" can put the newest build first', NEWEST, (reply) =>
    expectedOrder(reply, -1),
  ),
  assume('builds-live', 'The live build is in the list', ['newest-builds', 'concluded', WAIT], (reply, seen) => {
    const live = liveBuildIn(seen);
    const builds = buildsIn(reply);
    if (live === undefined || builds === undefined) return notShown('no build is known to be live');
    if (builds.some(({ id }) => id === live)) return AS_EXPECTED;
    return builds.length >= 10
      ? notShown('it may be older than the builds listed')
      : different('it is not in the list');
  }),
  assume(
    'builds-oldest-first',
    'Without "orderBy" the oldest build is first',
    ['builds', 'documented', EMULATOR],
    (reply) => expectedOrder(reply, 1),
  ),
  assume(
    'builds-page-size',
    '"pageSize" limits the builds listed',
    ['one-build', 'documented', WAIT],
    (reply, seen) => {
      const builds = buildsIn(reply);
      if (builds === undefined) return different(OTHER_LIST);
      if (buildCount(seen) < 2) return notShown('there are fewer than two builds');
      return expected(builds.length === 1, `${builds.length} builds for a pageSize of 1`);
    },
  ),
  assume(
    'builds-next-page',
    'After a "pageSize", "nextPageToken" leads to the rest',
    ['one-build', 'concluded', 'environments/README.md'],
    (reply, seen) => {
      const builds = buildsIn(reply);
      if (builds === undefined) return different(OTHER_LIST);
      if (buildCount(seen) < 2 || builds.length !== 1) return notShown('the list is one page');
      const { nextPageToken } = reply.body;
      const isToken = typeof nextPageToken === 'string' && nextPageToken !== '';
      return expected(isToken, `it is ${typeOf(nextPageToken)}`);
    },
  ),
  assume('builds-most', 'A "pageSize" above 200 is not an error', ['most-builds', 'documented', EMULATOR], (reply) => {
    const builds = buildsIn(reply);
    if (builds === undefined) return different(OTHER_LIST);
    return expected(builds.length <= 200, `${builds.length} builds for a pageSize of 201`);
  }),
  assume('build-name', 'The build has the name asked for', READ, ({ body: { name } }, { address }) => {
    if (typeof name !== 'string') return different(`its name is ${typeOf(name)}`);
    return expected(buildIdOf(name) === address.build && isBelow(name, address), 'another name');
  }),
  assume('build-times', '"finishTime" is missing, or not before "createTime"', READ, ({ body }) => {
    const { createTime, finishTime } = body;
    if (parseTimestamp(createTime) === undefined) return different('its createTime is not a timestamp');
    const { finishProblem } = parseFinish(createTime, finishTime);
    return expected(finishProblem === undefined, 'its finishTime is not a timestamp, or before its createTime');
  }),
  assume('build-live-finished', 'The live build has a "finishTime"', ['build', 'concluded', WAIT], ({ body }, seen) => {
    const live = liveBuildIn(seen);
    if (live === undefined || live !== seen.address.build) return notShown('no build is known to be live');
    const { finished } = parseFinish(body['createTime'], body['finishTime']);
    return expected(finished !== undefined, 'it has no usable finishTime');
  }),
  assume(
    'build-clock',
    '"createTime" and the Date header have the same clock',
    ['build', 'concluded', WAIT],
    ({ body: { createTime }, headers }, { now }) => {
      const created = parseTimestamp(createTime);
      if (created === undefined || headers['date'] === undefined) return notShown('one of the two is missing');
      // A Date has no parts of a second.
      return expected(created < answeredAt(headers, now) + 1000, 'its createTime is later than the answer');
    },
  ),
];
