import { closeSync, copyFileSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { makeFolder, makeRepository, plant } from '../../support/git/folders.ts';
import { createInputs, OUTPUT_NAMES, PASSWORD, SITE } from '../../support/steps/inputs.ts';
import { uploadsOf } from '../../support/servers/requests.ts';
import { runCli, variablesOf } from '../../support/processes/run-cli.ts';
import { leaksIn } from '../../support/secrets/sibling-secrets.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';

const ENVIRONMENT = 'accounts/acme/apps/shop/environments/e-1';

test('a good deploy: the log on stderr, the result on stdout', async () => {
  const server = await always(200, createOperation());
  const variables = variablesOf(createInputs(server.origin));
  const run = await runCli({ args: ['deploy'], cwd: makeRepository(SITE), variables });
  const log = run.stderr.split('\n');
  expect(log.filter((line) => /^\S/.test(line)).slice(0, 3)).toEqual(['Choose files', 'Pack', 'Upload']);
  expect(log).toEqual(
    expect.arrayContaining([
      `  To ${server.origin}: account acme, app shop, environment e-1`,
      '  Operation op-1, build b-1',
    ]),
  );
  expect(run.stdout.split('\n')).toEqual(
    expect.arrayContaining(['status: accepted', `build-path: ${ENVIRONMENT}/builds/b-1`]),
  );
  expect([run.exitCode, run.leftovers, uploadsOf(server).length]).toEqual([0, [], 1]);
});

test('--json prints one object with every output, and --outputs writes them as variables', async () => {
  const cwd = makeRepository(SITE);
  let during = '';
  const server = await answering(() => {
    during = readFileSync(path.join(cwd, 'deploy.env'), 'utf8');
    return httpReply(200, createOperation());
  });
  const variables = variablesOf(createInputs(server.origin));
  const { exitCode, stdout } = await runCli({
    args: ['deploy', '--json', '--outputs', 'deploy.env'],
    cwd,
    variables,
  });
  expect([exitCode, stdout.trim().includes('\n')]).toEqual([0, false]);
  const { warnings, error, rollback, ...all } = JSON.parse(stdout) as Record<string, string | number | null>;
  expect({ warnings, error, rollback }).toEqual({ warnings: [], error: null, rollback: null });
  const { account, app, environment, repository, commit, run, ...result } = all;
  expect([account, app, environment]).toEqual(['acme', 'shop', 'e-1']);
  expect([repository, commit, run]).toEqual(['', '', '']);
  expect(Object.keys(result)).toEqual(OUTPUT_NAMES.filter((name) => name !== 'result'));
  const lines = readFileSync(path.join(cwd, 'deploy.env'), 'utf8').trimEnd().split('\n');
  const expected = Object.entries(result).map(
    ([name, value]) => `DEPLOY_${name.replaceAll('-', '_').toUpperCase()}=${String(value ?? '')}`,
  );
  expect(lines).toEqual(expected);
  expect(lines).toContain(`DEPLOY_OPERATION_NAME=${ENVIRONMENT}/operations/op-1`);
  // What would be true if the job were killed before there is an answer.
  expect(during).toContain('DEPLOY_STATUS=unknown\nDEPLOY_ERROR_CODE=cancelled\n');
});

const deploy = async (root: string, overrides: Record<string, string> = {}) =>
  await runCli({
    args: ['deploy'],
    cwd: plant(makeFolder('workspace'), SITE),
    variables: variablesOf(createInputs(root, overrides)),
  });

describe('exit codes', () => {
  test('1 for a failure, with the advice of the action', async () => {
    const server = await always(401, { message: `Unknown password ${PASSWORD}` });
    const { exitCode, stdout, stderr } = await deploy(server.origin);
    expect(leaksIn(stdout + stderr, [PASSWORD])).toEqual([]);
    expect(stderr).toContain('***');
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('status: failed\nerror-code: unauthorized\n')]);
    expect(stderr).toMatch(/error: Credentials refused: .*HTTP 401.*\nCheck "username" and "password"/);
  });

  test('2 for inputs, all of them in one message', async () => {
    const { exitCode, stderr, stdout } = await deploy('https://api.example.com', {
      app: 'a/b',
      'compression-level': 'x',
    });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/error: Invalid input: 2 problems: \(1\) app: .*\(2\) compression-level: /);
    expect(stderr).toContain('\n--help lists the options and variables.\n');
    expect(stdout).toContain('error-code: invalid-input');
  });

  test('3 where nobody can know', async () => {
    const server = await always(200, 'an HTML page');
    expect((await deploy(server.origin)).exitCode).toBe(3);
  });
});

describe('secrets', () => {
  test('--password-stdin', async () => {
    const server = await always(200, createOperation());
    const variables = variablesOf(createInputs(server.origin, { password: '' }));
    const cwd = plant(makeFolder('workspace'), SITE);
    const run = await runCli({ args: ['deploy', '--password-stdin'], cwd, variables, stdin: `${PASSWORD}\n` });
    expect(run.exitCode).toBe(0);
    const pair = Buffer.from(`api-user:${PASSWORD}`).toString('base64');
    expect(uploadsOf(server)[0]?.head).toContain(`Basic ${pair}`);
  });

  test('are hidden on stderr and stdout where a server repeats them', async () => {
    const hook =
      'https://h/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook:purgeCache?token=t0ken-12345';
    const server = await always(400, { message: `${PASSWORD} ${hook}` });
    const variables = variablesOf(createInputs(server.origin, { 'purge-cache-webhook': hook }));
    const cwd = plant(makeFolder('workspace'), SITE);
    const { stdout, stderr } = await runCli({ args: ['deploy', '--json'], cwd, variables });
    expect(leaksIn(stdout + stderr, [PASSWORD, hook, 't0ken-12345'])).toEqual([]);
    expect(stderr).toContain('***');
  });

  test('as an option: a usage error, and nothing is sent or printed', async () => {
    const server = await always(200, createOperation());
    const variables = variablesOf(createInputs(server.origin));
    const run = await runCli({ args: ['deploy', '--password', 's3cret-word', '--json'], variables });
    expect([run.exitCode, server.requests]).toEqual([2, []]);
    expect(run.stderr).toContain('Set HEADLESS_PASSWORD, or use --password-stdin.');
    expect(run.stderr + run.stdout).not.toContain('s3cret-word');
    expect(JSON.parse(run.stdout)).toMatchObject({ status: 'failed', 'error-code': 'invalid-input' });
  });

  test('reach no child: git runs without the variables of the step', async () => {
    const folder = plant(makeFolder('git'), { git: { executable: '#!/bin/sh\nenv >> "$0.log"\nexit 1\n' } });
    const variables = { ...variablesOf(createInputs('https://h')), PATH: `${folder}:${process.env['PATH']}` };
    const cwd = makeRepository(SITE);
    const envFile = path.join(plant(makeFolder('env'), { '.env': 'HEADLESS_MAX_SIZE=5MB\n' }), '.env');
    await runCli({ args: ['deploy', '--dry-run', '--env-from', envFile], cwd, variables });
    const seen = readFileSync(path.join(folder, 'git.log'), 'utf8');
    expect(seen).toContain('PATH=');
    expect(seen).not.toContain('HEADLESS_');
  });
});

test('--outputs that cannot be written is noticed before anything is sent', async () => {
  const server = await always(200, createOperation());
  const variables = variablesOf(createInputs(server.origin));
  const args = ['deploy', '--outputs', '/none/deploy.env'];
  const run = await runCli({ args, cwd: plant(makeFolder('workspace'), SITE), variables });
  expect([run.exitCode, server.requests]).toEqual([2, []]);
  expect(run.stderr).toContain('--outputs: "/none/deploy.env" cannot be written: ENOENT.\n');
});

test('--env-from that is not there: wrong usage, while Node itself takes the former name, and ends with 9', async () => {
  const run = await runCli({ args: ['deploy', '--dry-run', '--env-from', '/none/.env'] });
  expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('--env-from: "/none/.env" cannot be read')]);
  expect((await runCli({ args: ['deploy', '--dry-run', '--env-file', '/none/.env'] })).exitCode).toBe(9);
});

test('the workspace is the current directory, whatever a runner has set, without the files of the command line itself', async () => {
  const variables = { GITHUB_WORKSPACE: '/nowhere', RUNNER_TEMP: '/nowhere', 'INPUT_MAX-SIZE': '1' };
  const files = { ...SITE, 'out[1] *.env': '', '.env': 'HEADLESS_MAX_SIZE=5MB\n', 'sub/.env': '' };
  const cwd = plant(makeFolder('workspace'), files);
  const args = ['deploy', '--dry-run', '--outputs', 'out[1] *.env', '--env-from=.env'];
  const { stdout, stderr } = await runCli({ args, cwd, variables });
  expect(stderr.split('\n').filter((line) => /^ {4}.*\.env$/.test(line))).toEqual(['    sub/.env']);
  expect(stdout).toContain('file-count: 4\n');
});

test('a dry run needs nothing but the folder; the zip that it kept is sent later, with --outputs beside it', async () => {
  const server = await always(200, createOperation());
  const cwd = plant(makeFolder('workspace'), SITE);
  const packed = await runCli({ args: ['deploy', '--dry-run', '--json'], cwd });
  const { status, 'archive-path': zip = '' } = JSON.parse(packed.stdout) as Record<string, string>;
  expect([packed.exitCode, status]).toEqual([0, 'dry-run']);
  copyFileSync(zip, path.join(cwd, 'app.zip'));
  const variables = variablesOf(createInputs(server.origin));
  const args = ['deploy', '--archive', 'app.zip', '--outputs', 'deploy.env'];
  const { exitCode, stderr } = await runCli({ args, cwd, variables });
  expect([exitCode, stderr]).toEqual([0, expect.stringContaining('Accepted after ')]);
});

test('a folder for temporary files that cannot be used is named as a terminal knows it', async () => {
  const cwd = plant(makeFolder('workspace'), SITE);
  const run = await runCli({ args: ['deploy', '--dry-run'], cwd, variables: { TMPDIR: '/none' } });
  expect(run.stderr).toContain('(environment variable TMPDIR): "/none" cannot be used: ENOENT.\n');
  expect(run.stderr).not.toContain('RUNNER_TEMP');
});

/** A device that has no room for anything, on Linux. */
const onFullDevice = existsSync('/dev/full') ? test : test.skip;

onFullDevice('a result that cannot be written fails the command, and the log says how it ended', async () => {
  const stdout = openSync('/dev/full', 'w');
  const run = await runCli({ args: ['deploy', '--dry-run'], cwd: plant(makeFolder('workspace'), SITE), stdout });
  closeSync(stdout);
  expect([run.exitCode, run.stderr]).toEqual([
    1,
    expect.stringMatching(/Dry run: nothing was sent[^]*could not be written to stdout: ENOSPC\.\n/),
  ]);
});
