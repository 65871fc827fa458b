import { expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { sizeOf } from '../../support/jest/soak-sizes.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { build, builds, ENVIRONMENT, environmentWith } from '../../support/servers/live-platform.ts';
import { listReply, PREVIEW } from '../../support/servers/preview-platform.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import type { InProcessAction } from '../../support/processes/run-in-process.ts';
import { BACK, OLD, OURS, ZIP } from '../../support/steps/rolling-back.ts';
import {
  createAppInputs,
  createEnvironmentInputs,
  deleteEnvironmentInputs,
  environmentsInputs,
  installsInputs,
  webhookUrl,
} from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

const [HOUR, START] = [3_600_000, Date.parse('2026-01-01T00:00:00Z')];

/** An answer; where it has a date, what makes it. @param now when it is made, by the platform's own clock */
type Reply = string | ((now: number) => string);

/** Not now, but in half a minute, as a date. */
const later =
  (status: number): Reply =>
  (now) =>
    httpReply(status, '', { 'Retry-After': new Date(now + 30_000).toUTCString() });

const [accepted, unnamed] = [httpReply(200, createOperation()), httpReply(200, {})];
const [listed, preview] = [listReply([PREVIEW]), httpReply(200, PREVIEW)];
const [purged, broken] = [httpReply(204), httpReply(500)];
const times = (count: number, answer: Reply): Reply[] => Array.from({ length: count }, () => answer);

/** A build that has finished. @param second when it was created, after the start */
function finished(id: string, second = 0): Reply {
  const time = new Date(START + 1000 * second).toISOString();
  return httpReply(200, { name: `${ENVIRONMENT}/builds/${id}`, createTime: time, finishTime: time });
}

interface Case {
  readonly action: InProcessAction;
  readonly inputs: (origin: string) => Inputs;
  /** One for each request, in order; the last one stays. */
  readonly replies: readonly Reply[];
  readonly ends: readonly [status: string, code: string];
  /** A part of its log. */
  readonly says: string;
}

/** A deploy with a purge. The site, where it is tested, is at the platform's address. */
const deploying =
  (more: Inputs = {}) =>
  (origin: string): Inputs =>
    createInputs(origin, {
      'purge-cache-webhook': `${origin}/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0ken-1234`,
      ...('smoke-test' in more ? { 'environment-url': origin } : {}),
      ...more,
    });
const FOLLOW = { wait: 'true' };
const TESTED = { ...FOLLOW, 'smoke-test': '/', 'smoke-test-minutes': '2' };

const CASES: Readonly<Record<string, Case>> = {
  'deploy: live within the minute of grace, and the purge at the second attempt': {
    action: 'deploy',
    inputs: deploying(FOLLOW),
    replies: [OLD, accepted, build('b-1', false), finished('b-1'), ...times(4, OLD), OURS, later(503), purged],
    ends: ['live', ''],
    says: 'Live after 21.3 s',
  },
  'deploy: a build that is not live after the minute of grace': {
    action: 'deploy',
    inputs: deploying(FOLLOW),
    replies: [OLD, accepted, finished('b-1'), OLD],
    ends: ['failed', 'build-failed'],
    says: 'it finished, and',
  },
  'deploy: a smoke test that is good after a while': {
    action: 'deploy',
    inputs: deploying(TESTED),
    replies: [OLD, accepted, finished('b-1'), OURS, purged, ...times(4, broken), httpReply(200)],
    ends: ['live', ''],
    says: 'All as expected after',
  },
  'deploy: a smoke test that fails, and a rollback': {
    action: 'deploy',
    inputs: deploying({ ...TESTED, 'smoke-test-minutes': '0.1', 'rollback-archive': 'last-good.zip' }),
    replies: [
      OLD,
      httpReply(200),
      accepted,
      finished('b-1'),
      OURS,
      purged,
      ...times(3, broken),
      OURS,
      unnamed,
      builds(['b-2', 9], ['b-1', 0], ['b-0', -100]),
      finished('b-2', 9),
      ...times(3, OURS),
      BACK,
      purged,
      httpReply(200),
    ],
    ends: ['rolled-back', 'smoke-test-failed'],
    says: 'Rolled back: live after',
  },
  'deploy: no build named, and found in the list': {
    action: 'deploy',
    inputs: deploying(FOLLOW),
    replies: [
      OLD,
      unnamed,
      builds(['b-00', -60], ['b-0', -100]),
      builds(['b-1', 1], ['b-00', -60], ['b-0', -100]),
      finished('b-1'),
      OURS,
      purged,
    ],
    ends: ['live', ''],
    says: 'The build of this upload is not listed yet',
  },
  'deploy: an old build named, and nothing known of the one before': {
    action: 'deploy',
    inputs: deploying(FOLLOW),
    replies: [
      httpReply(503),
      accepted,
      finished('b-1', -60),
      builds(['b-1', -60]),
      builds(['b-2', 1], ['b-1', -60]),
      finished('b-2', 1),
      BACK,
      purged,
    ],
    ends: ['live', ''],
    says: 'which was created before it',
  },
  'deploy: a newer build is live, and ours is no longer listed': {
    action: 'deploy',
    inputs: deploying(FOLLOW),
    replies: [OLD, accepted, finished('b-1'), environmentWith('b-9'), builds(['b-9', 1])],
    ends: ['superseded', ''],
    says: 'but a newer build is live: b-9',
  },
  'deploy: sent again at a time that the platform names': {
    action: 'deploy',
    inputs: deploying(),
    replies: [later(429), accepted, later(429), purged],
    ends: ['accepted', ''],
    says: 'HTTP 429: retrying in 30.0 s (attempt 2 of 5)',
  },
  'deploy: a lost answer, and a build that may be of the upload': {
    action: 'deploy',
    inputs: deploying(),
    replies: [httpReply(502), builds(['b-1', 0], ['b-0', -60])],
    ends: ['unknown', 'ambiguous'],
    says: 'The platform lists the build b-1, created at 2026-01-01T00:00:00.000Z (0.0 s ago); the upload began 0.0 s ago.',
  },
  'deploy: a lost answer, and no build of that time': {
    action: 'deploy',
    inputs: deploying(),
    replies: [httpReply(502), builds(['b-0', -60])],
    ends: ['unknown', 'ambiguous'],
    says: 'The platform lists no build created since the upload began 0.0 s ago:',
  },
  'create-app: at the second attempt': {
    action: 'create-app',
    inputs: createAppInputs,
    replies: [later(429), httpReply(200)],
    ends: ['accepted', ''],
    says: 'retrying in 30.0 s',
  },
  'create-environment: at the second attempt': {
    action: 'create-environment',
    inputs: createEnvironmentInputs,
    replies: [later(503), httpReply(200, createOperation({}, 'storefront'))],
    ends: ['accepted', ''],
    says: 'retrying in 30.0 s',
  },
  'delete-environment: at the second attempt': {
    action: 'delete-environment',
    inputs: deleteEnvironmentInputs,
    replies: [listed, preview, later(429), listed, preview, httpReply(200, {}), listReply([])],
    ends: ['accepted', ''],
    says: 'retrying in 30.0 s',
  },
  'webhook: at the second attempt': {
    action: 'webhook',
    inputs: (origin) => ({ url: webhookUrl(origin) }),
    replies: [later(429), httpReply(200, {})],
    ends: ['accepted', ''],
    says: 'retrying in 30.0 s',
  },
  'installs: at the second attempt': {
    action: 'installs',
    inputs: installsInputs,
    replies: [later(503), httpReply(200, { count: 0, results: [], next: null })],
    ends: ['done', ''],
    says: 'retrying in 30.0 s',
  },
  'environments: with builds, at the second attempt': {
    action: 'environments',
    inputs: (origin) => environmentsInputs(origin, { app: 'shop', builds: '2' }),
    replies: [later(503), listed, httpReply(200, { builds: [] })],
    ends: ['done', ''],
    says: 'retrying in 30.0 s',
  },
};

/**
 * Runs the action of a case; the runner's clock jumps while a request is on its way. That of the platform, with which each
 * answer is dated, runs as before.
 * @param jumpAt how far at this request, from 1 on, in milliseconds; 0 is before any
 */
async function run({ action, inputs, replies }: Case, workspace: string, jumpAt = (_stage: number): number => 0) {
  const clock = fakeClock({ start: START });
  const began = clock.now();
  clock.jump(jumpAt(0));
  const server = await answering((_request, number) => {
    clock.jump(jumpAt(number));
    const now = START + clock.now() - began;
    const reply = replies[Math.min(number, replies.length) - 1] ?? '';
    const whole = typeof reply === 'string' ? reply : reply(now);
    return whole.replace('\r\n', `\r\nDate: ${new Date(now).toUTCString()}\r\n`);
  });
  const { exitCode, outputs, stdout } = await runInProcess(action, { workspace, inputs: inputs(server.origin), clock });
  // How much was sent at the next line depends on the disk.
  const log = stdout.replaceAll(server.origin, '<platform>').replace(/^(?:\d+ % sent|All of it sent).*\n/gm, '');
  return { exitCode, ended: [outputs['status'], outputs['error-code']], calls: callsTo(server), log };
}

test.each(Object.entries(CASES))('%s: the same with a clock that jumps by an hour', async (_name, row) => {
  const workspace = plant(makeFolder('workspace'), { ...SITE, 'last-good.zip': ZIP });
  const still = await run(row, workspace);
  expect(still.ended).toEqual(row.ends);
  expect(still.log).toContain(row.says);
  // At every stage, in one direction: no two cancel each other. In the soak at each alone, too.
  const stages = [undefined, 0, ...still.calls.map((_, index) => index + 1)].slice(0, sizeOf('clockJumps'));
  for (const jump of [HOUR, -HOUR])
    for (const alone of stages) {
      const jumping = await run(row, workspace, (stage) => ((alone ?? stage) === stage ? jump : 0));
      expect({ jump, alone, ...jumping }).toEqual({ jump, alone, ...still });
    }
});
