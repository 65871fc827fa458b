import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readEmulatorInputs } from '../../../src/actions/emulator/inputs.ts';
import { badInputsIn, recordingRunner } from '../../support/runners/recording-runner.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { errorsIn, withoutMasks } from '../../support/runners/command-parser.ts';
import { emulatorJob, expectDeclaredOutputs } from '../../support/processes/sibling-bundles.ts';
import { isAlive } from '../../support/processes/is-alive.ts';
import type { EmulatorJob } from '../../support/processes/sibling-bundles.ts';
import { leaksIn } from '../../support/secrets/sibling-secrets.ts';

const SECRETS = [
  'password',
  'rebuild-webhook',
  'clean-rebuild-webhook',
  'purge-cache-webhook',
  'control-token',
  'portal-url',
];

/** Names of what stands in the folder of the platform, and what of its mode is for others than its user. */
function modesIn({ temp }: EmulatorJob): Record<string, number> {
  const [folder = ''] = readdirSync(temp);
  const modes = readdirSync(path.join(temp, folder)).map((name) => [
    name.replace(/^(local-platform)-\w{6}$/, '$1'),
    statSync(path.join(temp, folder, name)).mode & 0o077,
  ]);
  return { '.': statSync(path.join(temp, folder)).mode & 0o077, ...Object.fromEntries(modes) };
}

type Start = Awaited<ReturnType<EmulatorJob['start']>>;

/** The secrets of a local platform, and the tokens in them. */
function secretsOf({ outputs }: Start): string[] {
  const values = SECRETS.map((name) => outputs[name] ?? '');
  return values.concat(values.flatMap((secret) => /token=(.+)$/.exec(secret)?.[1] ?? []));
}

describe('a start', () => {
  const job = emulatorJob();
  let start: Start;
  let secrets: string[];
  beforeAll(async () => {
    start = await job.start();
    secrets = secretsOf(start);
  });
  // Nothing is left, and a second end finds nothing to do.
  afterAll(async () => {
    const stop = await job.stop();
    expect([stop.exitCode, stop.stderr]).toEqual([0, '']);
    // It masks them before it prints what the local platform wrote.
    expect(leaksIn(withoutMasks(stop.stdout), secrets)).toEqual([]);
    expect(withoutMasks(stop.stdout).split('\n')[0]).toBe('The local platform was stopped.');
    expect([isAlive(start.pid), readdirSync(job.temp)]).toEqual([false, []]);
    const again = await job.stop();
    expect([again.exitCode, again.stdout, again.stderr]).toEqual([0, '', '']);
  });

  test('the outputs are all that is declared, and the log is one line', () => {
    // `start` comes back when the pipes of the step are closed, so nothing that runs on has inherited them.
    expect([start.exitCode, start.stderr, isAlive(start.pid)]).toEqual([0, '', true]);
    expectDeclaredOutputs('emulator', start.outputs);
    const empty = Object.entries(start.outputs).filter(([, value]) => value === '');
    expect(empty.map(([name]) => name)).toEqual(['error-code', 'site-url']);
    const line = `The local platform listens on ${start.outputs['headless-url']}, process ${start.pid}.\n`;
    expect(withoutMasks(start.stdout)).toBe(line);
  });

  test('secrets are masked in every form, and shown nowhere else', () => {
    const masks = start.stdout.split('\n').filter((line) => line.startsWith('::add-mask::'));
    expect(secrets).toHaveLength(SECRETS.length + 4);
    for (const secret of secrets) expect(masks).toContain(`::add-mask::${secret.replaceAll('%', '%25')}`);
    expect(leaksIn(withoutMasks(start.stdout), secrets)).toEqual([]);
    // A runner drops every output that holds a masked value.
    for (const name of ['username', 'account', 'app', 'environment', 'headless-url', 'base-url', 'control-url']) {
      expect([name, masks.filter((line) => line === `::add-mask::${start.outputs[name]}`)]).toEqual([name, []]);
    }
  });

  test('the outputs are what a deploy needs', async () => {
    const names = ['headless-url', 'account', 'app', 'environment', 'username', 'password'];
    const inputs = Object.fromEntries(names.map((name) => [name, start.outputs[name] ?? '']));
    const site = plant(makeFolder('site'), { 'package.json': '{"scripts":{"build":"x","start":"y"}}' });
    const deploy = await runBundle('deploy', { workspace: site, inputs });
    expect([deploy.exitCode, deploy.outputs['status']]).toEqual([0, 'accepted']);
    expect(deploy.outputs['operation-name']).toContain(`/environments/${inputs['environment']}/operations/`);
    const hook = { url: start.outputs['rebuild-webhook'] ?? '', action: 'purge-cache' };
    expect((await runBundle('webhook', { workspace: site, inputs: hook })).exitCode).toBe(0);
  });
});

test('stop without a start, and after the platform ended by itself', async () => {
  const stop = await emulatorJob().stop();
  expect([stop.exitCode, stop.stdout, stop.stderr]).toEqual([0, '', '']);

  const job = emulatorJob();
  const { pid } = await job.start();
  process.kill(pid, 'SIGKILL');
  const after = await job.stop();
  expect([after.exitCode, after.stderr, readdirSync(job.temp)]).toEqual([0, '', []]);
});

describe('what it is started with', () => {
  const accounts = [{ name: 'mine', apps: [{ name: 'first' }], installs: [{ name: 'site' }] }];
  const long = JSON.stringify({
    accounts: [{ ...accounts[0], installs: Array.from({ length: 40 }, (_, i) => ({ name: `site${i}` })) }],
  });

  test.each<[string, string]>([
    ['YAML', 'accounts:\n  - name: mine\n    apps:\n      - name: first\n'],
    ['JSON on one line', JSON.stringify({ accounts })],
    ['JSON that is longer than any file name', long],
  ])('a seed as %s', (_, seed) => {
    const runner = recordingRunner({ seed }, { GITHUB_WORKSPACE: makeFolder('workspace') });
    expect(readEmulatorInputs(runner).seed).toEqual({ content: seed.trim() });
  });

  test('a file of the workspace as the faults', () => {
    const workspace = plant(makeFolder('workspace'), { 'faults.json': '[]' });
    const { faults } = readEmulatorInputs(recordingRunner({ faults: 'faults.json' }, { GITHUB_WORKSPACE: workspace }));
    expect(faults).toEqual({ file: path.join(workspace, 'faults.json') });
  });

  test('a file of the workspace as the seed, faults, and strict: what the specification does not have is 404', async () => {
    const job = emulatorJob();
    plant(job.workspace, { 'seeds/seed.yml': JSON.stringify({ accounts }) });
    const faults = '[{"endpoint": "installs", "status": 418}]';
    const { exitCode, outputs, stdout } = await job.start({ seed: 'seeds/seed.yml', faults, strict: 'true' });
    expect([errorsIn(stdout), exitCode]).toEqual([[], 0]);
    expect(outputs).toMatchObject({ account: 'mine', app: 'first', environment: '', 'portal-url': '' });
    const statusOf = async (place: string) => (await fetch(`${outputs['base-url']}/v1/${place}`)).status;
    expect([await statusOf('installs'), await statusOf('installs'), await statusOf('status')]).toEqual([418, 401, 404]);
    await job.stop();
  });

  test('a seed as text, in files that are for its user alone', async () => {
    const job = emulatorJob();
    const { exitCode, outputs } = await job.start({ seed: long });
    expect([exitCode, outputs['account'], outputs['app']]).toEqual([0, 'mine', 'first']);
    expect((await fetch(`${outputs['base-url']}/v1/status`)).status).toBe(200);
    expect(modesIn(job)).toEqual({
      '.': 0,
      'details.json': 0,
      'local-platform': 0,
      log: 0,
      'process.json': 0,
      seed: 0,
    });
    await job.stop();
    expect(readdirSync(job.temp)).toEqual([]);
  });
});

/** A port that is taken as long as `work` runs. */
async function withTakenPort<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

describe('a start that fails: exit 1, the reason in one annotation, nothing left running', () => {
  // Those of a seed: packages/local-platform/__tests__/seed.
  test('documents with mistakes', async () => {
    const inputs = { seed: 'accounts: [', faults: '[{"endpoint": "nothing", "count": 0}]' };
    const reasons = [/neither YAML nor JSON/, /endpoint/, /count/];
    const job = emulatorJob();
    const { exitCode, outputs, stdout, stderr, pid } = await job.start(inputs);
    expect([exitCode, stderr, outputs['status'], outputs['error-code']]).toEqual([1, '', 'failed', 'invalid-input']);
    expectDeclaredOutputs('emulator', outputs);
    expect(isAlive(pid)).toBe(false);
    const errors = errorsIn(stdout);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('The local platform did not start. It says: ');
    for (const reason of reasons) expect(errors[0]).toMatch(reason);
    const stop = await job.stop();
    expect([stop.exitCode, readdirSync(job.temp)]).toEqual([0, []]);
    for (const reason of reasons) expect(stop.stdout).toMatch(reason);
  });

  test('a port that is in use', async () => {
    await withTakenPort(async (port) => {
      const job = emulatorJob();
      const { exitCode, stdout, outputs, pid } = await job.start({ port: String(port) });
      expect([exitCode, outputs['error-code'], isAlive(pid)]).toEqual([1, 'invalid-input', false]);
      expect(errorsIn(stdout)[0]).toMatch(new RegExp(`EADDRINUSE.*${port}`));
      expect(errorsIn(stdout)[0]).toContain(
        'Another process uses that port, or it is reserved: choose another, or 0 for any free one.',
      );
    });
  });

  test.each(['../seed.yml', '%OUTSIDE%/seed.yml', 'link.yml'])('a file outside of the workspace: %s', (name) => {
    const outside = plant(makeFolder('outside'), { 'seed.yml': 'accounts: []', 'work/a': '' });
    const workspace = plant(path.join(outside, 'work'), { 'link.yml': { link: '../seed.yml' }, 'own.yml': 'x: 1' });
    const file = name.replace('%OUTSIDE%', outside);
    const read = (seed: string) => () =>
      readEmulatorInputs(recordingRunner({ seed, faults: file }, { GITHUB_WORKSPACE: workspace }));
    const problem = 'must be a file in the workspace, and links must not lead out of it';
    expect(read(file)).toThrow(`seed: "${file}" ${problem}\nfaults: "${file}" ${problem}`);
    expect(read('own.yml')).toThrow(/^faults: /);
  });

  test('a file, where the workspace that the runner names is not there', () => {
    const seed = path.join(plant(makeFolder('outside'), { 'seed.yml': 'accounts: []' }), 'seed.yml');
    const variables = { GITHUB_WORKSPACE: `${seed}/gone` };
    const read = () => readEmulatorInputs(recordingRunner({ seed, faults: seed }, variables));
    // Once, for both.
    expect(read).toThrow(/^GITHUB_WORKSPACE \(environment variable\): [^\n]* cannot be used: ENOTDIR(?![^]*ENOTDIR)/);
  });

  test('bad inputs, all of them at once, before anything is started', async () => {
    const job = emulatorJob();
    const { exitCode, stdout, pid } = await job.start({
      port: '65536',
      strict: 'maybe',
      seed: 'no/such.yml',
      faults: 'faults/',
      'idle-minutes': '-1',
      'timeout-minutes': '-1',
    });
    expect([exitCode, pid, readdirSync(job.temp)]).toEqual([1, 0, []]);
    expect(badInputsIn(errorsIn(stdout)[0] ?? '')).toEqual([
      'port: "65536" must be a whole number from 0 to 65535',
      'seed: "no/such.yml" is not a file of the workspace. Check the path, and that the checkout ran before this step',
      'faults: "faults/" is not a file of the workspace. Check the path, and that the checkout ran before this step',
      'strict: "maybe" must be true or false',
      'idle-minutes: "-1" must be a number of minutes, at most 7200; 0 for never',
      'timeout-minutes: "-1" must be a number of minutes, more than 0 and at most 7200',
    ]);
  });
});
