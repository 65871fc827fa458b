import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ASSUMPTIONS } from '../../../src/actions/probe/judge.ts';
import { makeFolder } from '../../support/git/folders.ts';
import { runCli, variablesOf } from '../../support/processes/run-cli.ts';
import { probedHost, probeInputs } from '../../support/servers/probed-host.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

const ALL = `${ASSUMPTIONS.length} as expected`;

test('prints the table alone on stdout, and writes the record beside it', async () => {
  const { origin } = await probedHost();
  const cwd = makeFolder('records');
  const run = await runCli({ args: ['probe', '--record', 'x.json'], cwd, variables: variablesOf(probeInputs(origin)) });
  expect([run.exitCode, run.leftovers]).toEqual([0, []]);
  expect(run.stdout).toMatch(/^Answer +Assumption +A page that depends on it\n/);
  expect(run.stdout.trimEnd().split('\n').at(-1)).toBe(ALL);
  expect(statSync(path.join(cwd, 'x.json')).mode & 0o777).toBe(0o600);
  const record = JSON.parse(readFileSync(path.join(cwd, 'x.json'), 'utf8')) as object;
  expect(Object.keys(record)).toEqual(['format', 'assumptions', 'calls']);
});

test('--json prints the result in place of the table, and --outputs has the counts', async () => {
  const { origin } = await probedHost({ regions: httpReply(404) });
  const cwd = makeFolder('records');
  const args = ['probe', '--json', '--outputs', 'deploy.env'];
  const { exitCode, stdout } = await runCli({ args, cwd, variables: variablesOf(probeInputs(origin)) });
  expect([exitCode, JSON.parse(stdout)]).toMatchObject([0, { status: 'done', absent: 1, 'not-shown': 0 }]);
  const outputs = readFileSync(path.join(cwd, 'deploy.env'), 'utf8').trimEnd().split('\n');
  expect(outputs.slice(0, 5)).toEqual([
    'DEPLOY_STATUS=done',
    'DEPLOY_ERROR_CODE=',
    `DEPLOY_AS_EXPECTED=${ASSUMPTIONS.length - 1}`,
    'DEPLOY_DIFFERENT=0',
    'DEPLOY_ABSENT=1',
  ]);
  expect(outputs.filter((line) => line.includes('ASSUMPTIONS'))).toEqual([]);
});

test('--record that is a link: wrong usage, and nothing is asked', async () => {
  const server = await probedHost();
  const cwd = makeFolder('records');
  symlinkSync('target', path.join(cwd, 'x.json'));
  const variables = variablesOf(probeInputs(server.origin));
  const { exitCode, stderr } = await runCli({ args: ['probe', '--record', 'x.json'], cwd, variables });
  expect([exitCode, server.requests, readdirSync(cwd)]).toEqual([2, [], ['x.json']]);
  expect(stderr).toContain('record: "x.json" must not exist yet');
});

test('SIGTERM: exit code 143, and no record', async () => {
  let child: ChildProcess | undefined;
  const { origin } = await answering(() => {
    child?.kill('SIGTERM');
    return null;
  });
  const cwd = makeFolder('records');
  const { exitCode, leftovers } = await runCli({
    args: ['probe', '--record', 'x.json'],
    cwd,
    variables: variablesOf(probeInputs(origin)),
    onStart: (started) => void (child = started),
  });
  expect([exitCode, leftovers, readdirSync(cwd)]).toEqual([143, [], []]);
});
