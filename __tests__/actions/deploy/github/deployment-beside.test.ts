import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { StopError } from '../../../../src/shared/errors.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import type { Ending } from '../../../support/steps/deploying.ts';
import { fakeClock } from '../../../support/steps/fake-clock.ts';
import type { FakeClock } from '../../../support/steps/fake-clock.ts';
import { gitHubError, gitHubServer, pullRequestEvent, TOKEN } from '../../../support/servers/github-server.ts';
import type { GitHubServer } from '../../../support/servers/github-server.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import { build, environmentWith, livePlatform } from '../../../support/servers/live-platform.ts';
import type { LiveScript } from '../../../support/servers/live-platform.ts';
import type { RecordingRunner } from '../../../support/runners/recording-runner.ts';
import { httpReply, socketServer } from '../../../support/servers/socket-server.ts';

const LIVE: LiveScript = { environment: [environmentWith('b-0'), environmentWith('b-1')], build: [build('b-1', true)] };
const BUSY = gitHubError(429, 'Too many', { 'Retry-After': '25' });

interface Ran extends Ending {
  readonly warnings: readonly string[];
}

async function deployWith(
  variables: Readonly<Record<string, string>>,
  clock: FakeClock,
  inputs: Readonly<Record<string, string>> = {},
  onStart?: (runner: RecordingRunner) => void,
): Promise<Ran> {
  const skipped = [environmentWith('b-0'), ...(LIVE.environment ?? [])];
  const script = inputs['skip-unchanged'] === 'true' ? { ...LIVE, environment: skipped } : LIVE;
  const platform = await livePlatform(script);
  const ending = await runDeploy({
    inputs: createInputs(platform.origin, { deployment: 'true', 'github-token': TOKEN, wait: 'true', ...inputs }),
    variables,
    clock,
    ...(onStart === undefined ? {} : { onStart }),
  });
  return { ...ending, warnings: ending.log.filter((line) => line.startsWith('warning: ')) };
}

/** A clock of a step that has 20 seconds: a pause that lasts longer ends it, as its deadline would. */
function clockOfShortStep(): { clock: FakeClock; onStart: (runner: RecordingRunner) => void } {
  const clock = fakeClock();
  const end = clock.now() + 20_000;
  let runner: RecordingRunner | undefined;
  const sleep: FakeClock['sleep'] = async (milliseconds, signal) => {
    if (clock.now() + milliseconds > end) runner?.cancel(new StopError('timeout', 'The step took longer.', 1));
    await clock.sleep(milliseconds, signal);
  };
  return { clock: { ...clock, sleep }, onStart: (given) => (runner = given) };
}

describe('a rate limit of 25 seconds does not make a good deploy unknown', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['for a Deployment', {}, ['Deployment not recorded']],
    ['for a comment', { deployment: 'false', comment: 'true' }, ['Comment not written']],
    ['for skip-unchanged', { 'skip-unchanged': 'true' }, ['Deployment not recorded']],
    [
      'for all of them',
      { comment: 'true', 'skip-unchanged': 'true' },
      ['Deployment not recorded', 'Comment not written'],
    ],
  ])('%s', async (_, inputs, titles) => {
    const github = await gitHubServer({ instead: () => BUSY });
    const { clock, onStart } = clockOfShortStep();
    const variables = { ...github.variables, ...pullRequestEvent() };
    const { outputs, exitCode, warnings, pauses } = await deployWith(
      variables,
      clock,
      { 'timeout-minutes': '0.3', ...inputs },
      onStart,
    );
    expect([outputs['status'], exitCode]).toEqual(['live', 0]);
    expect(warnings).toEqual(
      titles.map((title) => expect.stringMatching(`^warning: ${title}: .*it asks to wait 25 s`)),
    );
    expect(pauses).not.toContain(25_000);
  });
});

interface SlowGitHub {
  readonly github: GitHubServer;
  readonly variables: Readonly<Record<string, string>>;
  /** Gives the answers that were kept back. */
  readonly release: () => void;
  /** How many were kept back. */
  readonly held: () => number;
}

/** A GitHub that keeps back its answers to one call. @param held `METHOD /path` below the repository */
async function slowGitHub(held: string): Promise<SlowGitHub> {
  const github = await gitHubServer();
  const gate = new AbortController();
  let count = 0;
  const { origin } = await socketServer({
    onBody: (socket, { head, body }) => {
      void (async () => {
        const [method = '', target = ''] = head.split(' ');
        if (held === `${method} ${target.replace(/^\/repos\/acme\/site|\?.*$/g, '')}` && !gate.signal.aborted) {
          count += 1;
          await once(gate.signal, 'abort');
        }
        const data = method === 'GET' ? {} : { body: Uint8Array.from(body) };
        const headers = { authorization: `token ${TOKEN}` };
        const answer = await fetch(`${github.origin}${target}`, { method, headers, ...data });
        socket.end(httpReply(answer.status, await answer.text()));
      })();
    },
  });
  return {
    github,
    variables: { ...github.variables, GITHUB_API_URL: origin },
    release: () => gate.abort(),
    held: () => count,
  };
}

const statesOf = ({ statuses }: GitHubServer): unknown[] => [...statuses.values()].flat().map(({ state }) => state);

test('the build is followed while GitHub takes its time, and GitHub learns of the end all the same', async () => {
  const { github, variables, release } = await slowGitHub('POST /deployments');
  const clock = fakeClock();
  const sleep: FakeClock['sleep'] = async (milliseconds, signal) => {
    // The first pause before a look at the build.
    release();
    await clock.sleep(milliseconds, signal);
  };
  const { outputs, warnings } = await deployWith(variables, { ...clock, sleep });
  expect([outputs['status'], warnings]).toEqual(['live', []]);
  expect(statesOf(github)).toEqual(['in_progress', 'success']);
});

test('what GitHub is asked before the upload takes a tenth of the step at most', async () => {
  const { github, variables } = await slowGitHub('GET /deployments');
  // 1.2 of 12 seconds.
  const inputs = { 'skip-unchanged': 'true', 'timeout-minutes': '0.2' };
  const { outputs, log } = await deployWith(variables, fakeClock(), inputs);
  expect(outputs['status']).toBe('live');
  expect(log.filter((line) => line.startsWith('Not skipped: '))).toEqual([
    expect.stringContaining('the Deployments could not be read'),
  ]);
  expect(statesOf(github)).toEqual(['in_progress', 'success']);
});

describe('a GitHub that does not answer', () => {
  afterEach(() => void jest.useRealTimers());

  test('holds up the end for 15 seconds at most, and a good deploy is as good', async () => {
    const { github, variables, held } = await slowGitHub('GET /issues/7/comments');
    const until = async (count: number): Promise<void> => {
      while (held() < count) await turn();
    };
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    const deploying = deployWith({ ...variables, ...pullRequestEvent() }, fakeClock(), { comment: 'true' });
    await until(1);
    // A call has 10 seconds, and the next one what is left of 15.
    jest.advanceTimersByTime(10_000);
    await until(2);
    jest.advanceTimersByTime(5000);
    const { outputs, exitCode, warnings } = await deploying;
    expect([outputs['status'], exitCode]).toEqual(['live', 0]);
    expect(warnings).toEqual([
      expect.stringMatching(/^warning: Comment not written: The request failed \(no answer: /),
    ]);
    expect([held(), statesOf(github)]).toEqual([2, ['in_progress', 'success']]);
  });
});
