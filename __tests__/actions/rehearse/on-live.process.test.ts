import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { HOME_PAGE } from '../../../src/actions/rehearse/inputs.ts';
import type { RehearseInputs } from '../../../src/actions/rehearse/inputs.ts';
import { watchLive } from '../../../src/actions/rehearse/on-live.ts';
import { MANIFEST, NPMRC, useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { fastClock } from '../../support/processes/live-bundle.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import { annotationsIn, errorsIn } from '../../support/runners/command-parser.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';

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
  useFastNpm('ci');
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
  test('an app that answers 200 is live, and its status is shown', async () => {
    const { ending, seen, log } = await rehearse({ server: GOOD });
    expect(ending).toEqual([0, 'live', '', []]);
    expect(log).toMatch(
      new RegExp(`^::group::Smoke test\n1 page of http://.*\n/ answered 200 in ${TIME}\n::endgroup::`, 'm'),
    );
    expect(log).toMatch(/^Watching the app for 5 s \(--watch-seconds\)\nThe app still runs\.$/m);
    expect(log).not.toContain('as expected');
    expect(seen).toEqual([expect.stringMatching(`^Live: / answered 200 in ${TIME}$`)]);
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
