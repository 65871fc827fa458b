import { afterEach, expect, jest, test } from '@jest/globals';
import { startLocalPlatform } from '#local-platform';
import { GITHUB_TIME_MS } from '../../../src/actions/github/calls.ts';
import { runSource } from '../../support/processes/run-source.ts';
import { runDeploy } from '../../support/steps/deploying.ts';
import { createInputs } from '../../support/steps/inputs.ts';

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
