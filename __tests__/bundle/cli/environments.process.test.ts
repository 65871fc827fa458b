import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { runCli, variablesOf } from '../../support/processes/run-cli.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';
import { environmentsInputs } from '../../support/steps/sibling-actions.ts';

test('environments: SIGTERM while it reads: 143, and nothing is left', async () => {
  let child: ChildProcess | undefined;
  const { origin } = await answering(() => {
    child?.kill('SIGTERM');
    return null;
  });
  const run = await runCli({
    args: ['environments'],
    variables: variablesOf(environmentsInputs(origin)),
    onStart: (started) => (child = started),
  });
  expect([run.exitCode, run.leftovers]).toEqual([143, []]);
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

/** More than the step needs for that after its cancel, on a machine with much else to do. */
const MAX_MS = 2000;

test.each([
  ['330,000 domains', { domains: Array.from({ length: 330_000 }, () => '') }],
  ['90,000 domains with a letter', { domains: Array.from({ length: 90_000 }, () => 'a') }],
  ['a name of 900,000 "&"', { displayName: '&'.repeat(900_000) }],
])('SIGINT in the middle of one answer below 1 MB ends it within 2 s: %s', async (_, fields) => {
  const name = 'accounts/acme/apps/storefront/environments/e-1';
  const body = { environments: [{ name, reconciling: false, domains: [], ...fields }] };
  expect(JSON.stringify(body).length).toBeLessThan(1_100_000);
  let child: ChildProcess | undefined;
  let cancelled = 0;
  const { origin } = await answering(() => {
    // Once the answer is on its way.
    setImmediate(() => {
      cancelled = performance.now();
      child?.kill('SIGINT');
    });
    return httpReply(200, body);
  });
  const run = await runCli({
    args: ['environments'],
    variables: variablesOf(environmentsInputs(origin)),
    onStart: (started) => (child = started),
  });
  // One that was faster than the signal has done its work.
  expect([0, 130]).toContain(run.exitCode);
  expect(performance.now() - cancelled).toBeLessThan(MAX_MS);
});
