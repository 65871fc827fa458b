import type { ChildProcess } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { runCli, variablesOf } from '../../support/processes/run-cli.ts';
import { ago, buildsPlatform, listed } from '../../support/servers/builds-platform.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { SITE } from '../../support/steps/inputs.ts';
import { statusInputs } from '../../support/steps/sibling-actions.ts';

const COMMANDS = ['status', 'builds'] as const;
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|^::|##\w*\[|section_start:1/m;

test('before and after a deploy to the local platform', async () => {
  const platform = await openPlatform();
  const access = { ...accessTo(platform, 'headless-url'), account: 'acme', app: 'storefront' };
  const variables = variablesOf({ ...access, environment: 'Production' });
  const before = await runCli({ args: ['status'], variables });
  expect([before.exitCode, before.stdout]).toEqual([1, 'Nothing is live in Production.\n']);
  expect(before.stderr).toContain('The host shows no builds of Production.\nDeploy to it.\n');

  const deploy = await runCli({
    args: ['deploy', '--wait', '--json'],
    cwd: plant(makeFolder('workspace'), SITE),
    variables,
  });
  const { 'build-id': id } = JSON.parse(deploy.stdout) as Record<string, string>;
  const after = await runCli({ args: ['status'], variables });
  expect([after.exitCode, after.leftovers]).toEqual([0, []]);
  expect(after.stdout).toMatch(
    new RegExp(`^Production is live with build ${id}, finished at \\d\\d:\\d\\d UTC \\(\\d+ s ago\\)\\.\\n$`),
  );
  const builds = await runCli({ args: ['builds', '--count', '1'], variables });
  expect([builds.exitCode, builds.stdout.split('\n').length]).toEqual([0, 3]);
  expect(builds.stdout).toMatch(new RegExp(`\\n${id}  \\d+ s ago +\\d\\.\\d s +live\\n$`));
});

describe.each(COMMANDS)('%s', (command) => {
  const nasty = '\u001b[2J\u001b]0;x\u0007##[error]x ##vso[task.complete] section_start:1:a \u202Etxt.exe';
  const builds = [
    listed('b-3', 900, 800, { commitMessage: nasty }),
    listed('b-2', 7000, 6900, { commitMessage: '::error::boom' }),
  ];

  test('what a commit message holds is neither a command nor a control character', async () => {
    const { origin } = await buildsPlatform('b-2', builds);
    const { stdout, stderr } = await runCli({ args: [command], variables: variablesOf(statusInputs(origin)) });
    expect(stdout).toContain('b-2');
    expect(`${stdout}${stderr}`).not.toMatch(UNSAFE);
  });

  test('--json is the result, with the exit code of the step', async () => {
    const { origin } = await buildsPlatform('b-2', builds);
    const { stdout, stderr, exitCode } = await runCli({
      args: [command, '--json'],
      variables: variablesOf(statusInputs(origin)),
    });
    const isStatus = command === 'status';
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      isStatus ? 1 : 0,
      expect.objectContaining(
        isStatus
          ? { 'error-code': 'build-failed', 'failed-build': 'b-3', 'live-since': ago(6900) }
          : { 'error-code': '', count: 2, 'build-id': 'b-2' },
      ),
    ]);
    expect(`${stdout}${stderr}`).not.toMatch(UNSAFE);
  });

  test('wrong usage: 2, and the outputs of a command that could not begin', async () => {
    const { stdout, exitCode } = await runCli({ args: [command] });
    expect([exitCode, stdout]).toEqual([2, 'status: failed\nerror-code: invalid-input\n']);
  });

  // The exit code of each signal: bundle/deploy/cancel.process.test.ts.
  test('a signal while it reads: its exit code, and nothing is left', async () => {
    const [signal, code] = command === 'status' ? (['SIGINT', 130] as const) : (['SIGTERM', 143] as const);
    let child: ChildProcess | undefined;
    const { origin } = await buildsPlatform('', [], {
      builds: [
        () => {
          child?.kill(signal);
          return null;
        },
      ],
    });
    const run = await runCli({
      args: [command],
      variables: variablesOf(statusInputs(origin)),
      onStart: (started) => (child = started),
    });
    expect([run.exitCode, run.leftovers]).toEqual([code, []]);
    expect(run.stdout).toContain('status: failed\nerror-code: cancelled\n');
  });
});
