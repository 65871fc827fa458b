import { afterEach, expect, jest, test } from '@jest/globals';
import { startLocalPlatform } from '#local-platform';
import { GITHUB_TIME_MS } from '../../../src/actions/github/calls.ts';
import { runSource } from '../../support/processes/run-source.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createInputs, LARGE_SITE, SITE } from '../../support/steps/inputs.ts';
import { createOperation } from '../../support/servers/exchanges.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { always } from '../../support/servers/socket-server.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a deploy that leaves nothing on GitHub starts no timer for it', async () => {
  const platform = await startLocalPlatform({});
  const { account, app, environment, username, password } = platform.details;
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { outputs } = await runDeploy({
    inputs: createInputs(platform.details['headless-url'], { account, app, environment, username, password }),
  });
  await platform.close();
  expect(outputs['status']).toBe('accepted');
  expect(timers).toHaveBeenCalled();
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).not.toContain(GITHUB_TIME_MS);
});

test('what only a deploy with wait or another command uses is not loaded by the others', async () => {
  const { stdout } = await runSource(`
    import { Session } from 'node:inspector';
    const session = new Session();
    session.connect();
    session.on('Debugger.scriptParsed', ({ params }) => params.url.endsWith('.ts') && console.log(params.url));
    // Before the import: of what was loaded earlier, V8 reports only what it still needs.
    session.post('Debugger.enable');
    await import('%SRC%/actions/deploy/run.ts');
    process.exit(0);`);
  const loaded = stdout.split('\n').map((url) => url.replace(/^.*\/src\//, ''));
  expect(loaded).toContain('actions/deploy/upload/upload.ts');
  const some =
    /^actions\/(?:(?:status|builds|environments)\/|deploy\/(?:after-upload|rollback|smoke-test\/|live\/(?:follow|poll|wait)))/;
  expect(loaded.filter((file) => some.test(file))).toEqual([]);
  expect(loaded.filter((file) => file.startsWith('actions/probe/'))).toEqual([]);
});

/** A clock that goes on whenever somebody looks at it. */
function tickingClock() {
  const clock = fakeClock();
  return { ...clock, now: () => (clock.advance(1), clock.now()) };
}

test('a deploy logs how long packing took, and at its end how long all of it did', async () => {
  const server = await always(200, createOperation());
  const clock = fakeClock();
  const onPacked = (): void => clock.advance(12_345);
  const { log } = await runDeploy({ inputs: createInputs(server.origin), files: SITE, clock, onPacked });
  expect(log).toContainEqual(expect.stringMatching(/^Zip: \d+ B, packed in 12\.3 s$/));
  expect(log.at(-1)).toBe('Total time: 12.3 s');
});

test('a failure comes last', async () => {
  const server = await always(401, {});
  const { log } = await runDeploy({ inputs: createInputs(server.origin), files: SITE });
  expect(log.at(-3)).toBe('Total time: 0.0 s');
  expect(log.at(-2)).toMatch(/^error: Credentials refused: /);
  expect(log.at(-1)).toMatch(/^More: /);
});

test('an upload of some size logs its pace', async () => {
  const server = await always(200, createOperation());
  const { log } = await runDeploy({ inputs: createInputs(server.origin), files: LARGE_SITE, clock: tickingClock() });
  const sent = log.findIndex((line) => /^Sent 1\.2 MB at \d+\.\d MB\/s$/.test(line));
  expect(log[sent + 1]).toMatch(/^Accepted after \d+\.\d s$/);
});

test('a small one does not', async () => {
  const server = await always(200, createOperation());
  const { log } = await runDeploy({ inputs: createInputs(server.origin), files: SITE, clock: tickingClock() });
  expect(log.filter((line) => line.includes('MB/s'))).toEqual([]);
  expect(log).toContainEqual(expect.stringMatching(/^Accepted after /));
});
