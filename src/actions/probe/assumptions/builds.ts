import { isBelow } from '../../../platform/api/address.ts';
import { buildIdOf, parseFinish, parseTimestamp } from '../../../platform/api/builds.ts';
import { entriesOf } from '../../../platform/api/lists.ts';
import type { HttpReply } from '../../../platform/transport/exchange.ts';
import { parseObject } from '../../../platform/json-object.ts';
import type { Epoch } from '../../../shared/clock.ts';
import { answeredAt } from '../../../shared/http-date.ts';
import { AS_EXPECTED, different, expected, notShown, typeOf } from './assumption.ts';
import type { Assumption, Finding, Seen } from './assumption.ts';

const WAIT = {
  source: 'documented',
  code: 'src/platform/api/builds.ts',
  page: 'docs/how-to/wait-test-roll-back.md',
} as const;
const OTHER_FORM = 'a list in an unexpected format';

/** A build of a list, as `wait` reads it. */
interface ListedBuild {
  readonly name: string;
  readonly id: string;
  readonly createTime: Epoch;
}

/** Undefined where a list has another form. */
function buildsIn(reply: HttpReply | undefined): readonly ListedBuild[] | undefined {
  const list = reply && entriesOf(reply, 'builds', parseListed);
  return list?.kind === 'value' ? list.value.entries : undefined;
}

function parseListed(item: unknown): ListedBuild | undefined {
  const { name, createTime } = (item ?? {}) as { name?: unknown; createTime?: unknown };
  const id = buildIdOf(name);
  const created = parseTimestamp(createTime);
  if (typeof name !== 'string' || id === undefined || created === undefined) return undefined;
  return { name, id, createTime: created };
}

/** How many builds the environment has, as far as the first list shows it. */
function buildCount({ replies }: Seen): number {
  return buildsIn(replies.get('newest-builds'))?.length ?? 0;
}

/** @param sign 1 for the oldest first */
function judgeOrder(reply: HttpReply, sign: 1 | -1, found: string): Finding {
  const builds = buildsIn(reply);
  if (builds === undefined) return different(OTHER_FORM);
  const steps = builds.slice(1).map(({ createTime }, index) => sign * (createTime - (builds[index]?.createTime ?? 0)));
  if (steps.every((step) => step === 0)) return notShown('there are fewer than two builds with different times');
  return expected(
    steps.every((step) => step >= 0),
    found,
  );
}

/** Of the list of builds, and of one of them. */
export const BUILD_ASSUMPTIONS: readonly Assumption[] = [
  {
    ...WAIT,
    id: 'builds-list',
    claim: 'Builds can be listed',
    call: 'newest-builds',
    judge: (reply) => expected(buildsIn(reply) !== undefined, OTHER_FORM),
  },
  {
    ...WAIT,
    id: 'builds-names',
    claim: 'The name of a build begins with its environment',
    call: 'newest-builds',
    judge: (reply, { address }) => {
      const builds = buildsIn(reply) ?? [];
      if (builds.length === 0) return notShown('there is no build in the list');
      return expected(
        builds.every(({ name }) => isBelow(name, address)),
        'one has another path',
      );
    },
  },
  {
    ...WAIT,
    id: 'builds-newest-first',
    claim: '"orderBy" can put the newest build first',
    call: 'newest-builds',
    judge: (reply) => judgeOrder(reply, -1, 'they are in another order'),
  },
  {
    ...WAIT,
    id: 'builds-live',
    claim: 'The live build is in the list',
    call: 'newest-builds',
    source: 'concluded',
    judge: (reply, { replies }) => {
      const live = buildIdOf(parseObject(replies.get('environment')?.text ?? '')?.['build']);
      const builds = buildsIn(reply);
      if (live === undefined || builds === undefined) return notShown('no build is known to be live');
      if (builds.some(({ id }) => id === live)) return AS_EXPECTED;
      return builds.length >= 10
        ? notShown('it may be older than the builds listed')
        : different('it is not in the list');
    },
  },
  {
    ...WAIT,
    id: 'builds-oldest-first',
    claim: 'Without "orderBy" the oldest build is first',
    call: 'builds',
    code: 'packages/local-platform/src/routes/builds.ts',
    page: 'emulator/README.md',
    judge: (reply) => judgeOrder(reply, 1, 'they are in another order'),
  },
  {
    ...WAIT,
    id: 'builds-page-size',
    claim: '"pageSize" limits the builds listed',
    call: 'one-build',
    judge: (reply, seen) => {
      const builds = buildsIn(reply);
      if (builds === undefined) return different(OTHER_FORM);
      if (buildCount(seen) < 2) return notShown('there are fewer than two builds');
      return expected(builds.length === 1, `${builds.length} builds for a pageSize of 1`);
    },
  },
  {
    ...WAIT,
    id: 'builds-next-page',
    claim: 'After a "pageSize", "nextPageToken" leads to the rest',
    call: 'one-build',
    source: 'concluded',
    code: 'src/platform/api/lists.ts',
    page: 'environments/README.md',
    judge: (reply, seen) => {
      const builds = buildsIn(reply);
      if (builds === undefined) return different(OTHER_FORM);
      if (buildCount(seen) < 2 || builds.length !== 1) return notShown('the list is one page');
      const { nextPageToken } = parseObject(reply.text) ?? {};
      const isToken = typeof nextPageToken === 'string' && nextPageToken !== '';
      return expected(isToken, `it is ${typeOf(nextPageToken)}`);
    },
  },
  {
    ...WAIT,
    id: 'builds-most',
    claim: 'A "pageSize" above 200 is not an error',
    call: 'most-builds',
    code: 'packages/local-platform/src/schemas/builds.ts',
    page: 'emulator/README.md',
    judge: (reply) => {
      const builds = buildsIn(reply);
      if (builds === undefined) return different(OTHER_FORM);
      return expected(builds.length <= 200, `${builds.length} builds for a pageSize of 201`);
    },
  },
  {
    ...WAIT,
    id: 'build-name',
    claim: 'The build has the name asked for',
    call: 'build',
    judge: ({ text }, { address }) => {
      const name = parseObject(text)?.['name'];
      if (typeof name !== 'string') return different(`its name is ${typeOf(name)}`);
      return expected(buildIdOf(name) === address.build && isBelow(name, address), 'another name');
    },
  },
  {
    ...WAIT,
    id: 'build-times',
    claim: '"finishTime" is missing, or not before "createTime"',
    call: 'build',
    judge: ({ text }) => {
      const { createTime, finishTime } = parseObject(text) ?? {};
      if (parseTimestamp(createTime) === undefined) return different('its createTime is not a timestamp');
      const { finishProblem } = parseFinish(createTime, finishTime);
      return expected(finishProblem === undefined, 'its finishTime is not a timestamp, or before its createTime');
    },
  },
  {
    ...WAIT,
    id: 'build-live-finished',
    claim: 'The live build has a "finishTime"',
    call: 'build',
    source: 'concluded',
    code: 'src/actions/deploy/live/decide.ts',
    judge: ({ text }, { replies, address }) => {
      const live = buildIdOf(parseObject(replies.get('environment')?.text ?? '')?.['build']);
      if (live === undefined || live !== address.build) return notShown('no build is known to be live');
      const { createTime, finishTime } = parseObject(text) ?? {};
      return expected(parseFinish(createTime, finishTime).finished !== undefined, 'it has no usable finishTime');
    },
  },
  {
    ...WAIT,
    id: 'build-clock',
    claim: '"createTime" and the Date header have the same clock',
    call: 'build',
    source: 'concluded',
    code: 'src/actions/deploy/upload/look-up.ts',
    judge: ({ text, headers }, { now }) => {
      const created = parseTimestamp(parseObject(text)?.['createTime']);
      if (created === undefined || headers['date'] === undefined) return notShown('one of the two is missing');
      // A Date has no parts of a second.
      return expected(created < answeredAt(headers, now) + 1000, 'its createTime is later than the answer');
    },
  },
];
