import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { socketServer } from '../../support/servers/socket-server.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { errorsIn } from '../../support/runners/command-parser.ts';

/** A device that has no room for anything, on Linux. */
const FULL = '/dev/full';
const onFullDevice = existsSync(FULL) ? test : test.skip;

onFullDevice('a log that cannot be written ends the step with exit code 1, and nothing is left behind', async () => {
  const server = await socketServer({});
  const run = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: createInputs(server.origin),
    logFile: FULL,
  });
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toBe('');
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'cancelled' });
  expect(run.leftovers).toEqual([]);
  expect(server.requests).toEqual([]);
});

onFullDevice('outputs that cannot be written: both failures are said, the real one first', async () => {
  const run = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: {},
    variables: { GITHUB_OUTPUT: FULL },
  });
  expect(run.exitCode).toBe(1);
  expect(errorsIn(run.stdout)).toEqual([
    expect.stringMatching(/^Invalid input: account, app, environment, /),
    expect.stringMatching(
      /^Outputs not written: .*ENOSPC.*The step itself has the status "failed"\. The runner names their file in GITHUB_OUTPUT: .*\.$/,
    ),
  ]);
  expect(run.stdout).not.toContain('exclude it');
});

test('a temp folder that cannot be written is named, and is no defect of the action', async () => {
  const run = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: { 'dry-run': 'true' },
    variables: { RUNNER_TEMP: '/proc' },
  });
  expect(run.outputs['error-code']).toBe('invalid-file');
  expect(errorsIn(run.stdout)[0]).toMatch(/: RUNNER_TEMP \(environment variable\): "\/proc" cannot be used/);
});
