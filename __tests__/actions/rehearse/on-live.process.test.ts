import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { HOME_PAGE } from '../../../src/actions/rehearse/inputs.ts';
import type { RehearseInputs } from '../../../src/actions/rehearse/inputs.ts';
import { watchLive } from '../../../src/actions/rehearse/on-live.ts';
import { MANIFEST, NPMRC, useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { StopError } from '../../../src/shared/errors.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs } from '../../support/steps/inputs.ts';
import { fastClock } from '../../support/processes/live-bundle.ts';
import { build, environmentWith, livePlatform } from '../../support/servers/live-platform.ts';
import { endTime } from '../../support/runners/recording-runner.ts';
import type { RecordingRunner } from '../../support/runners/recording-runner.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { annotationsIn, errorsIn } from '../../support/runners/command-parser.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { httpReply } from '../../support/servers/socket-server.ts';

const LOCK = JSON.stringify({ name: 'app', lockfileVersion: 3, packages: { '': { name: 'app' } } });
/** Nothing is warned of. */
const WHOLE = JSON.stringify({ ...MANIFEST, scripts: { build: 'true', ...MANIFEST.scripts } });

/** @param answer what is done with `request` and `response`. @param more statements after the server listens */
const serverThat = (answer: string, more = '', host = ''): string =>
  `require('node:http').createServer((request, response) => { ${answer} }).listen(process.env.PORT${host}); ${more}`;

/** On this clock a page may take seconds. */
const TIME = '(?:\\d+ ms|\\d+\\.\\d s)';

const GOOD = serverThat(`response.end('Hello')`);

interface Given {
  readonly server: string;
  readonly inputs?: Partial<Pick<RehearseInputs, 'smokeTest' | 'watchSeconds' | 'failOnWarning'>>;
  readonly deploy?: Readonly<Record<string, string>>;
  /** Called before anything is looked at. */
  readonly onLive?: () => void;
}

/** The deploy of a rehearsal, of this app, with the time 50 times as fast. */
async function rehearse({ server, inputs = {}, deploy = {}, onLive = () => undefined }: Given) {
  useFastNpm();
  const platform = await openPlatform({ runApps: true });
  const { account, app, environment, 'site-url': site = '' } = platform.details;
  const seen: string[] = [];
  const own = { smokeTest: { lines: [HOME_PAGE], minutes: 0.1 }, watchSeconds: 5, failOnWarning: false, ...inputs };
  const run = await runInProcess('deploy', {
    workspace: plant(makeFolder('workspace'), {
      'package.json': WHOLE,
      'package-lock.json': LOCK,
      '.npmrc': NPMRC,
      'server.js': server,
    }),
    inputs: { ...accessTo(platform, 'headless-url'), account, app, environment, wait: 'true', ...deploy },
    clock: fastClock(),
    onLive: async (live, context) => {
      onLive();
      await watchLive(own, site, (line) => seen.push(line))(live, context);
    },
  });
  const { status, 'error-code': code, result = '' } = run.outputs;
  const { warnings } = JSON.parse(result) as { warnings: readonly { title: string }[] };
  const ending = [run.exitCode, status, code, warnings.map(({ title }) => title)];
  return { ...run, seen, ending, errors: errorsIn(run.stdout), log: run.stdout };
}

const page = (line: string, status: number, text?: string) => ({ source: line, path: line, status, text });

describe('without pages, "/" is asked', () => {
  test.each([
    [200, GOOD],
    [404, serverThat('response.statusCode = 404; response.end()')],
    [302, serverThat(`response.writeHead(302, { Location: '/en' }).end()`)],
  ])('an app that answers %i is live, and its status is shown', async (status, server) => {
    const { ending, seen, log } = await rehearse({ server });
    expect(ending).toEqual([0, 'live', '', []]);
    expect(log).toMatch(
      new RegExp(`^::group::Smoke test\n1 page of http://.*\n/ answered ${status} in ${TIME}\n::endgroup::`, 'm'),
    );
    expect(log).toMatch(/^Watching the app for 5 s \(--watch-seconds\)\nThe app still runs\.$/m);
    expect(log).not.toContain('as expected');
    expect(seen).toEqual([expect.stringMatching(`^Live: / answered ${status} in ${TIME}$`)]);
  });

  test('an app that answers 500 has failed, and the message names what else can be asked', async () => {
    const server = serverThat(`response.statusCode = 500; response.end('No database')`);
    const { ending, seen, errors } = await rehearse({ server });
    expect([ending, seen]).toEqual([[1, 'failed', 'smoke-test-failed', []], []]);
    expect(errors).toEqual([
      expect.stringMatching(
        /^Smoke test failed: The new build is live, but the smoke test failed: "\/" did not answer as expected within \d+\.\d s\. GET http:\S+ answered HTTP 500, expected any status but 5xx .* If "\/" needs something that is missing here, such as WordPress, name another page \(--smoke-test '\/health 200'\) or request none \(--smoke-test none\)\./s,
      ),
    ]);
  });

  test('an app that gives no answer has failed', async () => {
    // The platform sees the first one, and calls it live.
    const server = serverThat('if (globalThis.asked) request.socket.destroy(); else response.end(); asked = true;');
    const { ending, errors } = await rehearse({ server });
    expect(ending).toEqual([1, 'failed', 'smoke-test-failed', []]);
    expect(errors).toEqual([expect.stringContaining('answered HTTP 502, expected any status but 5xx')]);
  });
});

test('pages that are named must answer as they say, and the last line counts them', async () => {
  const lines = [page('/', 200, 'Hello'), page('/about', 200)];
  const { ending, seen, log } = await rehearse({ server: GOOD, inputs: { smokeTest: { lines, minutes: 0.1 } } });
  expect([ending, seen]).toEqual([[0, 'live', '', []], ['Live: 2 pages answered as expected']]);
  expect(log).toContain('\nAll as expected after');
  const gone = { lines: [page('/', 404)], minutes: 0.1 };
  const wrong = await rehearse({ server: GOOD, inputs: { smokeTest: gone } });
  expect(wrong.ending).toEqual([1, 'failed', 'smoke-test-failed', []]);
  expect(wrong.errors[0]).not.toContain('--smoke-test none');
});

test('where it is not to be watched, no line says that it was', async () => {
  const { ending, log } = await rehearse({ server: GOOD, inputs: { watchSeconds: 0 } });
  expect(ending).toEqual([0, 'live', '', []]);
  expect(log).not.toMatch(/Watching|still runs/);
});

test('where no page is to be asked, none is, and the last line says so', async () => {
  const server = serverThat(`if (globalThis.asked) process.exit(9); response.end(); asked = true;`);
  const { ending, seen, log } = await rehearse({ server, inputs: { smokeTest: { lines: [], minutes: 0.1 } } });
  expect([ending, seen]).toEqual([[0, 'live', '', []], ['Live: no page was requested']]);
  expect(log).not.toContain('Smoke test');
});

describe('an app that ends after it was live has failed, with what it wrote', () => {
  const ending = [1, 'failed', 'build-failed', []];
  const error = expect.stringMatching(
    /^Build failed: The log says: Error: lost the database\. "npm run start" ended with exit status 3 after the app went live\. Build \S+ failed at step "start"\. /,
  );

  test('while it is watched', async () => {
    const file = path.join(makeFolder('end'), 'now');
    const look = `if (require('node:fs').existsSync(${JSON.stringify(file)}))`;
    const end = `setInterval(() => { ${look} { console.error('Error: lost the database'); process.exit(3) } }, 20)`;
    const run = await rehearse({
      server: serverThat('response.end()', end),
      inputs: { smokeTest: { lines: [], minutes: 0.1 }, watchSeconds: 600 },
      onLive: () => writeFileSync(file, ''),
    });
    expect([run.ending, run.errors, run.seen]).toEqual([ending, [error], []]);
    expect(run.log).toMatch(
      /^Watching the app for 600 s .*\n::group::Log of the build\n(?:.*\n)*Error: lost the database\n/m,
    );
    expect(run.log).not.toContain('The app still runs.');
  });

  test('while its pages are asked', async () => {
    const end = `if (globalThis.asked) { console.error('Error: lost the database'); process.exit(3) } asked = true;`;
    const run = await rehearse({
      server: serverThat(`${end} response.end()`),
      inputs: { watchSeconds: 0, smokeTest: { lines: [HOME_PAGE], minutes: 2 } },
    });
    expect([run.ending, run.errors]).toEqual([ending, [error]]);
  });
});

describe('an app that listens on 127.0.0.1 only', () => {
  const server = serverThat('response.end()', '', `, '127.0.0.1'`);
  const titles = ['App may not be reachable'];

  test('is live, with a warning in the log and in the last line', async () => {
    const { ending, seen, log } = await rehearse({ server });
    expect(ending).toEqual([0, 'live', '', titles]);
    expect(annotationsIn(log).filter(({ level }) => level === 'warning')).toHaveLength(1);
    expect(seen).toEqual([expect.stringMatching(`^Live: / answered 200 in ${TIME}, 1 warning$`)]);
  });

  test('has failed under fail-on-warning', async () => {
    const { ending, seen, errors } = await rehearse({
      server,
      inputs: { failOnWarning: true },
      deploy: { 'fail-on-warning': 'true' },
    });
    expect([ending, seen]).toEqual([[1, 'failed', 'warning', titles], []]);
    expect(errors).toEqual([
      expect.stringContaining('The new build is live, with 1 warning (App may not be reachable)'),
    ]);
  });
});

describe('where nobody can tell whether the app still runs, it has failed', () => {
  const LIVE = build('b-1', true, { result: 'live' });
  /** A platform that says no more once the build is live. @param onPause called at each pause, and once it is live, with 0 */
  const watchUnread = async (
    onPause: (runner: RecordingRunner, pauses: number) => void = () => undefined,
    lines: RehearseInputs['smokeTest']['lines'] = [],
  ) => {
    const platform = await livePlatform({
      environment: [environmentWith('b-0'), environmentWith('b-1')],
      build: [LIVE, httpReply(503)],
    });
    const seen: string[] = [];
    const clock = fakeClock();
    let runner: RecordingRunner | undefined;
    const inputs = { smokeTest: { lines, minutes: 1 }, watchSeconds: 5, failOnWarning: false };
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
        await watchLive(inputs, platform.origin, (line) => seen.push(line))(live, context);
      },
    });
    return { ending: [run.exitCode, run.outputs['status'], run.outputs['error-code']], error: run.error, seen };
  };

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
