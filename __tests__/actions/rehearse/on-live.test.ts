import { describe, expect, test } from '@jest/globals';
import { HOME_PAGE } from '../../../src/actions/rehearse/inputs.ts';
import type { RehearseInputs } from '../../../src/actions/rehearse/inputs.ts';
import { watchLive } from '../../../src/actions/rehearse/on-live.ts';
import { StopError } from '../../../src/shared/errors.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { build, environmentWith, livePlatform } from '../../support/servers/live-platform.ts';
import { endTime } from '../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

const LIVE = build('b-1', true, { result: 'live' });

interface Scripted {
  readonly inputs?: Partial<Pick<RehearseInputs, 'smokeTest' | 'watchSeconds' | 'failOnWarning'>>;
  /** What the platform says of the build, one after the other. */
  readonly builds?: readonly string[];
  readonly answer?: string;
  /** Called at each pause, and once it is live, with 0. */
  readonly onPause?: (runner: RecordingRunner, pauses: number) => void;
}

/** The deploy of a rehearsal, of an app that the platform says is live, and where each page gives this answer. */
async function rehearse({ inputs = {}, builds = [LIVE], answer = '', onPause = () => undefined }: Scripted) {
  const platform = await livePlatform({
    environment: [environmentWith('b-0'), environmentWith('b-1')],
    build: builds,
  });
  const site = await answering(() => answer);
  const seen: string[] = [];
  const clock = fakeClock();
  let runner: RecordingRunner | undefined;
  const own = { smokeTest: { lines: [HOME_PAGE], minutes: 0.1 }, watchSeconds: 5, failOnWarning: false, ...inputs };
  const run = await runDeploy({
    inputs: createInputs(platform.origin, { wait: 'true' }),
    onStart: (started) => void (runner = started),
    clock: {
      ...clock,
      sleep: async (milliseconds, signal) => {
        await clock.sleep(milliseconds, signal);
        if (runner !== undefined) onPause(runner, clock.pauses.length);
        signal.throwIfAborted();
      },
    },
    onLive: async (live, context) => {
      if (runner !== undefined) onPause(runner, 0);
      await watchLive(own, site.origin, (line) => seen.push(line))(live, context);
    },
  });
  const ending = [run.exitCode, run.outputs['status'], run.outputs['error-code']];
  return { ending, error: run.error, seen, log: run.log.join('\n'), requests: site.requests.length };
}

describe('without pages, "/" is asked', () => {
  test.each([
    [404, httpReply(404)],
    [302, httpReply(302, '', { Location: '/en' })],
  ])('an app that answers %i is live, and its status is shown', async (status, answer) => {
    const { ending, seen, log, requests } = await rehearse({ answer });
    expect([ending, requests]).toEqual([[0, 'live', ''], 1]);
    expect(log).toMatch(new RegExp(`^/ answered ${status} in 0 ms$`, 'm'));
    expect(log).not.toContain('as expected');
    expect(seen).toEqual([`Live: / answered ${status} in 0 ms`]);
  });

  test('an app that answers 500 has failed, and the message names what else can be asked', async () => {
    const { ending, seen, error } = await rehearse({ answer: httpReply(500, 'No database') });
    expect([ending, seen]).toEqual([[1, 'failed', 'smoke-test-failed'], []]);
    expect(error).toMatch(
      /^The new build is live, but the smoke test failed: "\/" did not answer as expected within \d+\.\d s\. GET http:\S+ answered HTTP 500, expected any status but 5xx .* If "\/" needs something that is missing here, such as WordPress, name another page \(--smoke-test '\/health 200'\) or request none \(--smoke-test none\)\./s,
    );
  });
});

test('pages that are named must answer as they say', async () => {
  const gone = { lines: [{ source: '/', path: '/', status: 404, text: undefined }], minutes: 0.1 };
  const wrong = await rehearse({ answer: httpReply(200), inputs: { smokeTest: gone } });
  expect(wrong.ending).toEqual([1, 'failed', 'smoke-test-failed']);
  expect(wrong.error).toContain('expected 404');
  expect(wrong.error).not.toContain('--smoke-test none');
});

test('where it is not to be watched, no line says that it was', async () => {
  const { ending, log } = await rehearse({ answer: httpReply(200), inputs: { watchSeconds: 0 } });
  expect(ending).toEqual([0, 'live', '']);
  expect(log).not.toMatch(/Watching|still runs/);
});

test('where no page is to be asked, none is, and the last line says so', async () => {
  const { ending, seen, log, requests } = await rehearse({
    inputs: { smokeTest: { lines: [], minutes: 0.1 } },
  });
  expect([ending, seen, requests]).toEqual([[0, 'live', ''], ['Live: no page was requested'], 0]);
  expect(log).not.toContain('Smoke test');
});

/** Of a platform that says no more once the build is live. */
const watchUnread = async (
  onPause?: Scripted['onPause'],
  lines: RehearseInputs['smokeTest']['lines'] = [],
): ReturnType<typeof rehearse> =>
  await rehearse({
    inputs: { smokeTest: { lines, minutes: 1 } },
    builds: [LIVE, httpReply(503)],
    ...(onPause && { onPause }),
  });

describe('where nobody can tell whether the app still runs, it has failed', () => {
  test('for want of an answer', async () => {
    const { ending, error, seen } = await watchUnread();
    expect([ending, seen]).toEqual([[1, 'failed', 'network'], []]);
    expect(error).toContain(
      'The new build was live, but the rehearsal could not check whether its app still runs (HTTP 503).',
    );
  });

  test('for want of time, and the message names what was not done', async () => {
    const { ending, error } = await watchUnread((runner, pauses) => pauses > 2 && endTime(runner));
    expect(ending).toEqual([1, 'failed', 'timeout']);
    expect(error).toMatch(
      /^The new build is live, but there was not enough time to watch it for 5 s\. .*\nRaise "timeout-minutes"\.$/,
    );
    const unasked = await watchUnread((runner, pauses) => pauses === 0 && endTime(runner), [HOME_PAGE]);
    expect(unasked.ending).toEqual(ending);
    expect(unasked.error).toContain('The new build is live, but there was not enough time to request its pages. ');
  });

  test('unless it was cancelled: that is how it ends', async () => {
    const cancelled = new StopError('cancelled', 'The command was cancelled.', 130);
    const { ending } = await watchUnread((runner, pauses) => pauses > 2 && runner.cancel(cancelled));
    expect(ending).toEqual([130, 'accepted', 'cancelled']);
  });
});
