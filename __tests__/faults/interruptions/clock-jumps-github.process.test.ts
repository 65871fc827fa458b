import { expect, test } from '@jest/globals';
import { gitHubError, gitHubServer, pullRequestEvent, TOKEN } from '../../support/servers/github-server.ts';
import { build, environmentWith, livePlatform } from '../../support/servers/live-platform.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import type { FakeClock } from '../../support/steps/fake-clock.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { CLOSED, sweepOf } from '../../support/steps/sweeping.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-01-01T00:00:00Z');

/** Each reading of the date is right, an hour late or an hour early. */
function jumpingClock(): FakeClock {
  const clock = fakeClock({ start: START });
  const jumps = [HOUR, -2 * HOUR, HOUR];
  let readings = 0;
  return {
    ...clock,
    date: () => {
      clock.jump(jumps[readings++ % jumps.length] ?? 0);
      return clock.date();
    },
  };
}

/** The first call of each kind meets a rate limit that ends at a date. */
const busyAtFirst = (_call: string, count: number): string | undefined =>
  count > 0
    ? undefined
    : gitHubError(429, 'Slow down', {
        Date: new Date(START).toUTCString(),
        'X-RateLimit-Remaining': '0',
        'X-RateLimit-Reset': String(START / 1000 + 2),
      });

async function sweepBy(clock: FakeClock) {
  const inputs = { comment: 'true', deployment: 'true' };
  const options = { pullRequests: CLOSED, instead: busyAtFirst, inputs, lag: 2, clock };
  const ran = await sweepOf(['shop-pr-7', 'shop-pr-9'], options);
  const { exitCode, outputs, deleted, kept, sent, calls, pauses } = ran;
  return { exitCode, status: outputs['status'], deleted, kept, sent, calls, pauses };
}

async function deployBy(clock: FakeClock) {
  const github = await gitHubServer({ instead: busyAtFirst });
  const platform = await livePlatform({
    environment: [environmentWith('b-0'), environmentWith('b-0'), environmentWith('b-1')],
    build: [build('b-1', true)],
  });
  const more = { wait: 'true', deployment: 'true', comment: 'true', 'skip-unchanged': 'true', 'github-token': TOKEN };
  const { outputs, pauses } = await runDeploy({
    inputs: createInputs(platform.origin, more),
    variables: { ...github.variables, ...pullRequestEvent() },
    clock,
  });
  const states = [...github.statuses.values()].flat().map(({ state, description }) => [state, description]);
  return { status: outputs['status'], code: outputs['error-code'], states, calls: github.calls(), pauses };
}

test('a sweep that tells GitHub of what it deletes is the same with a clock that jumps all the time', async () => {
  const still = await sweepBy(fakeClock({ start: START }));
  expect(still).toMatchObject({ exitCode: 0, status: 'accepted', deleted: ['shop-pr-7'] });
  expect(still.pauses).toContain(2000);
  expect(await sweepBy(jumpingClock())).toEqual(still);
});

test('a deploy that GitHub is told of is the same with a clock that jumps all the time', async () => {
  const still = await deployBy(fakeClock({ start: START }));
  expect(still).toMatchObject({ status: 'live', code: '' });
  expect(still.states.at(-1)?.[0]).toBe('success');
  expect(await deployBy(jumpingClock())).toEqual(still);
});
