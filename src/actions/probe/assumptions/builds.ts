import { isBelow } from '../../../platform/api/address.ts';
import { buildIdOf, parseFinish, parseTimestamp } from '../../../platform/api/builds.ts';
import { answeredAt } from '../../../shared/http-date.ts';
import type { ProbeAnswers } from '../ask.ts';
import type { ProbedReply } from '../reply.ts';
import { assume, ofEach, OTHER_LIST, typeOf } from './assumption.ts';

const WAIT = 'docs/how-to/wait-test-roll-back.md';
const EMULATOR = 'emulator/README.md';
const LISTS = 'environments/README.md';

const NONE_LIVE = { notShown: 'no build is known to be live' };

/** Whether the environment has several builds, as far as the first list shows it. */
function hasSeveral({ replies }: ProbeAnswers): boolean {
  return (replies.get('newest-builds')?.builds ?? []).length > 1;
}

/** The build that the environment names as live. */
function liveBuildIn({ replies }: ProbeAnswers): string | undefined {
  return buildIdOf(replies.get('environment')?.body['build']);
}

/** @param sign 1 for the oldest first */
function inOrder({ builds }: ProbedReply, sign: 1 | -1) {
  if (builds === undefined) return OTHER_LIST;
  const times = builds.map(({ createTime }) => sign * createTime);
  if (new Set(times).size < 2) return { notShown: 'there are fewer than two builds with different times' };
  return times.every((time, index) => time >= (times[index - 1] ?? time)) || 'they are in another order';
}

/** Of the list of builds, and of one of them. */
export const BUILD_ASSUMPTIONS = {
  'newest-builds': [
    assume('builds-list', 'Builds can be listed', WAIT, ({ builds }) => builds !== undefined || OTHER_LIST),
    assume('builds-names', 'The name of a build begins with its environment', WAIT, ({ builds }, { address }) => {
      const isNamed = ({ name }: { name: string }): boolean => isBelow(name, address);
      return ofEach(builds, 'there is no build in the list', isNamed, 'one has another path');
    }),
    assume('builds-newest-first', '"orderBy" can put the newest build first', WAIT, (reply) => inOrder(reply, -1)),
    assume('builds-live', 'The live build is in the list', WAIT, ({ builds }, probed) => {
      const live = liveBuildIn(probed);
      if (live === undefined || builds === undefined) return NONE_LIVE;
      if (builds.some(({ id }) => id === live)) return true;
      return builds.length < 10 ? 'it is not in the list' : { notShown: 'it may be older than the builds listed' };
    }),
  ],
  builds: [
    assume('builds-oldest-first', 'Without "orderBy" the oldest build is first', EMULATOR, (reply) =>
      inOrder(reply, 1),
    ),
  ],
  'one-build': [
    assume('builds-page-size', '"pageSize" limits the builds listed', WAIT, ({ builds }, probed) => {
      if (builds === undefined) return OTHER_LIST;
      if (!hasSeveral(probed)) return { notShown: 'there are fewer than two builds' };
      return builds.length === 1 || `${builds.length} builds for a pageSize of 1`;
    }),
    assume('builds-next-page', 'After a "pageSize", "nextPageToken" leads to the rest', LISTS, (reply, probed) => {
      const { builds, body } = reply;
      if (builds === undefined) return OTHER_LIST;
      if (!hasSeveral(probed) || builds.length !== 1) return { notShown: 'the list is one page' };
      const { nextPageToken } = body;
      return (typeof nextPageToken === 'string' && nextPageToken !== '') || `it is ${typeOf(nextPageToken)}`;
    }),
  ],
  'most-builds': [
    assume('builds-most', 'A "pageSize" above 200 is not an error', EMULATOR, ({ builds }) => {
      if (builds === undefined) return OTHER_LIST;
      return builds.length <= 200 || `${builds.length} builds for a pageSize of 201`;
    }),
  ],
  build: [
    assume('build-name', 'The build has the name asked for', WAIT, ({ body: { name } }, { address }) => {
      if (typeof name !== 'string') return `its name is ${typeOf(name)}`;
      return (buildIdOf(name) === address.build && isBelow(name, address)) || 'another name';
    }),
    assume('build-times', '"finishTime" is missing, or not before "createTime"', WAIT, ({ body }) => {
      const { createTime, finishTime } = body;
      if (parseTimestamp(createTime) === undefined) return 'its createTime is not a timestamp';
      const { finishProblem } = parseFinish(createTime, finishTime);
      return finishProblem === undefined || 'its finishTime is not a timestamp, or before its createTime';
    }),
    assume('build-live-finished', 'The live build has a "finishTime"', WAIT, ({ body }, probed) => {
      const live = liveBuildIn(probed);
      if (live === undefined || live !== probed.address.build) return NONE_LIVE;
      const { finished } = parseFinish(body['createTime'], body['finishTime']);
      return finished !== undefined || 'it has no usable finishTime';
    }),
    assume('build-clock', '"createTime" and the Date header have the same clock', WAIT, (reply, { now }) => {
      const { body, headers } = reply;
      const created = parseTimestamp(body['createTime']);
      if (created === undefined || headers['date'] === undefined) return { notShown: 'one of the two is missing' };
      // A Date has no parts of a second.
      return created < answeredAt(headers, now) + 1000 || 'its createTime is later than the answer';
    }),
  ],
};
