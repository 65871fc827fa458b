import { expect, test } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { createInputs, OUTPUT_NAMES, SITE } from '../../support/steps/inputs.ts';
import { socketServer } from '../../support/servers/socket-server.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';

test.each([5, 20])('a second SIGTERM %d ms after the first loses nothing', async (pause) => {
  let child: ChildProcess | undefined;
  const server = await socketServer({
    onBody: () => {
      child?.kill('SIGTERM');
      setTimeout(() => child?.kill('SIGTERM'), pause);
    },
  });
  const run = await runBundle('deploy', {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: createInputs(server.origin),
    onStart: (started) => (child = started),
  });
  expect(run.exitCode).toBe(143);
  expect(Object.keys(run.outputs)).toEqual(OUTPUT_NAMES);
  expect(run.outputs).toMatchObject({ status: 'unknown', 'error-code': 'cancelled' });
  expect(run.leftovers).toEqual([]);
});
