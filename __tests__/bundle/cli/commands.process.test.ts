import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Platform } from '#local-platform';
import { TABLE } from '../../support/runners/command-table.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { namesOfBadInputs } from '../../support/runners/recording-runner.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { runCli, variablesOf } from '../../support/processes/run-cli.ts';
import { errorsIn } from '../../support/runners/command-parser.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { socketServer } from '../../support/servers/socket-server.ts';

test('the bundle has the inputs and outputs of the action.yml files', () => {
  const file = new URL('../../../dist/cli/commands.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(TABLE);
});

// What is printed: __tests__/cli/plan.test.ts.
test('--version prints and ends', async () => {
  const run = await runCli({ args: ['--version'] });
  expect([run.exitCode, run.stderr]).toEqual([0, '']);
  expect(run.stdout).toMatch(/\S\n$/);
});

describe('each command does what its action does', () => {
  let platform: Platform;
  beforeAll(async () => {
    platform = await openPlatform();
  });

  test('create-app', async () => {
    const variables = variablesOf({ ...accessTo(platform, 'headless-url'), account: 'acme' });
    const run = await runCli({ args: ['create-app', '--app', 'blog', '--region=UK'], variables });
    expect([run.exitCode, run.stdout]).toEqual([0, 'status: accepted\ncreated: true\n']);
    expect(platform.state().accounts[0]?.apps.map(({ name }) => name)).toContain('blog');
  });

  test('create-environment, with shell variables line by line', async () => {
    const inputs = { account: 'acme', app: 'storefront', 'display-name': 'Staging', 'wp-environment': 'acmestage' };
    const variables = variablesOf({ ...accessTo(platform, 'headless-url'), ...inputs });
    const args = ['create-environment', '--shell-variables', 'A=1', '--shell-variables', 'B=2', '--json'];
    const { exitCode, stdout } = await runCli({ args, variables });
    const [, created] = platform.state().accounts[0]?.apps[0]?.environments ?? [];
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ 'environment-id': created?.id })]);
    expect(created?.shellVariables).toEqual(['A', 'B']);
  });

  test('webhook', async () => {
    const variables = { HEADLESS_WEBHOOK_URL: platform.details['rebuild-webhook'] };
    const run = await runCli({ args: ['webhook', '--action', 'purge-cache'], variables });
    expect([run.exitCode, run.stdout]).toEqual([0, 'status: accepted\nstatus-code: 200\n']);
    expect(platform.state().webhookCalls.map(({ action }) => action)).toEqual(['purgeCache']);
  });

  test('installs', async () => {
    const variables = variablesOf(accessTo(platform, 'base-url'));
    const { exitCode, stdout } = await runCli({ args: ['installs', '--name', 'acmes*', '--json'], variables });
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ count: 2, total: 5 })]);
  });

  test('emulator: in the foreground, until it is interrupted', async () => {
    let child: ChildProcess | undefined;
    let details: Record<string, string> = {};
    const run = await runCli({
      args: ['emulator', '--json'],
      variables: { HEADLESS_PORT: '0' },
      onStart: (started) => {
        child = started;
        createInterface({ input: started.stdout ?? process.stdin }).once('line', (line) => {
          details = JSON.parse(line) as Record<string, string>;
          child?.kill('SIGINT');
        });
      },
    });
    expect([run.exitCode, run.leftovers]).toEqual([0, []]);
    expect(details['headless-url']).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('emulator: a wrong option is a usage error, and so is to run apps where its action does not', async () => {
    const variables = { GITHUB_EVENT_NAME: 'pull_request_target', HEADLESS_RUN_APPS: 'true' };
    const run = await runCli({ args: ['emulator', '--json', '--nope'], variables });
    expect([run.exitCode, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain('--nope');
    expect(run.stderr).toContain('--run-apps: runs the uploaded code, which is refused on pull_request_target:');
  });
});

test('Ctrl-C during the upload: exit code 130, and nothing is left behind', async () => {
  let child: ChildProcess | undefined;
  const server = await socketServer({ onBody: () => void child?.kill('SIGINT') });
  const run = await runCli({
    args: ['deploy'],
    cwd: plant(makeFolder('workspace'), SITE),
    variables: variablesOf(createInputs(server.origin)),
    onStart: (started) => (child = started),
  });
  expect([run.exitCode, run.leftovers]).toEqual([130, []]);
  expect(run.stdout).toContain('status: unknown\nerror-code: cancelled\n');
});

test('the action reads no HEADLESS_ variable', async () => {
  const variables = variablesOf(createInputs('https://api.example.com'));
  const { outputs, stdout } = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: {},
    variables,
  });
  expect(outputs['error-code']).toBe('invalid-input');
  const [error = ''] = errorsIn(stdout);
  const all = ['account', 'app', 'environment', 'headless-url', 'password', 'username'];
  expect(namesOfBadInputs(error).toSorted()).toEqual(all);
});
