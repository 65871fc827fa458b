import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { runCli, variablesOf } from '../../support/processes/run-cli.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';
import { environmentsInputs } from '../../support/steps/sibling-actions.ts';

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('environments: %s while it reads: %d, and nothing is left', async (signal, code) => {
  let child: ChildProcess | undefined;
  const { origin } = await answering(() => {
    child?.kill(signal);
    return null;
  });
  const run = await runCli({
    args: ['environments'],
    variables: variablesOf(environmentsInputs(origin)),
    onStart: (started) => (child = started),
  });
  expect([run.exitCode, run.leftovers]).toEqual([code, []]);
  expect(run.stdout).toContain('status: failed\nerror-code: cancelled\n');
});

test('a host whose pages are all work does not keep the step from its cancel: no page is asked for after it', async () => {
  let child: ChildProcess | undefined;
  let asked = 0;
  const domains = Array.from({ length: 200_000 }, () => '%41');
  const { origin } = await answering(() => {
    asked += 1;
    if (asked === 3) child?.kill('SIGINT');
    const name = `accounts/acme/apps/storefront/environments/e-${asked}`;
    return httpReply(200, { environments: [{ name, domains }], nextPageToken: `${asked}` });
  });
  const run = await runCli({
    args: ['environments'],
    variables: variablesOf(environmentsInputs(origin)),
    onStart: (started) => (child = started),
  });
  expect([run.exitCode, asked]).toEqual([130, 3]);
});
