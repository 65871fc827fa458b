import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { commandNamed } from '../../support/runners/command-table.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { expectRefusal, LAUNCHERS } from '../../support/processes/old-node.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { isInProcess, runInProcess } from '../../support/processes/run-in-process.ts';
import { runCli } from '../../support/processes/run-cli.ts';
import { errorsIn } from '../../support/runners/command-parser.ts';

// With a version that this Node only claims to have. `npm run test:old-node` runs the same on Nodes that are as old.

/** Environment that has Node report another version. */
function claiming(version: string): Record<string, string> {
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const folder = plant(makeFolder('claim'), { 'claim.cjs': code });
  return { NODE_OPTIONS: `--require "${path.join(folder, 'claim.cjs').replaceAll('\\', '/')}"` };
}

/** A run of the command line: what other programs get of it. */
async function runIn(args: readonly string[], variables: Record<string, string>) {
  const cwd = makeFolder('cli');
  const { exitCode, stdout } = await runCli({ args, cwd, variables });
  const file = path.join(cwd, 'deploy.env');
  return { exitCode, stdout, outputs: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}

const OLD = ['16.20.2', '18.19.1', '20.18.3'] as const;

const INVALID = { 'timeout-minutes': 'x' };

/** What an action leaves of any other invalid input. */
async function outputsOfInvalid(name: string, more: Readonly<Record<string, string>> = {}) {
  const step = { workspace: makeFolder('workspace'), inputs: { ...INVALID, ...more } };
  const { outputs } = await (isInProcess(name) ? runInProcess(name, step) : runBundle(name, step));
  expect(outputs['error-code']).toBe('invalid-input');
  return outputs;
}

/** Outputs in which the reason, which differs, is not looked at. */
function withoutReason({ result = '', ...outputs }: Readonly<Record<string, string>>): object {
  const { error, ...others } = JSON.parse(result) as Record<string, unknown>;
  expect(error).toMatchObject({ message: expect.stringMatching(/./), step: '', lines: [] });
  return { ...outputs, others };
}

describe('one error, the exit code of a failure or of wrong usage, and what any other invalid input leaves', () => {
  // One version for each: all launchers make the same check (scripts/launchers.js).
  test.each(LAUNCHERS.map((launcher, index) => [launcher.name, OLD[index % OLD.length] ?? '', launcher] as const))(
    '%s on Node %s',
    async (name, version, launcher) => {
      const outputs = await expectRefusal(launcher, version, { variables: claiming(version) });
      if (launcher.kind !== 'action') return;
      expect(withoutReason(outputs)).toEqual(withoutReason(await outputsOfInvalid(name)));
    },
  );

  const webhook = 'not a webhook';

  test('deploy, with a webhook', async () => {
    const inputs = { 'purge-cache-webhook': webhook };
    const run = await runBundle('deploy', {
      workspace: makeFolder('workspace'),
      inputs,
      variables: claiming('18.19.1'),
    });
    expect(withoutReason(run.outputs)).toEqual(withoutReason(await outputsOfInvalid('deploy', inputs)));
  });

  // The others are actions as well, or have the outputs of one.
  test.each(['status', 'builds', 'probe'])('the command %s, by the table that is read then', async (name) => {
    const { refused, documents } = commandNamed(name);
    const { result: _, ...outputs } = await outputsOfInvalid(name);
    const texts = Object.entries(refused).map(([output, value]) => [output, String(value ?? '')]);
    expect(Object.fromEntries(texts)).toEqual({
      ...Object.fromEntries(documents.map((output) => [output, ''])),
      ...outputs,
    });
  });

  test.each(['deploy', 'builds', 'rehearse', 'init'])('the command %s', async (name) => {
    const args = [name, '--json', '--outputs=deploy.env'];
    const variables = { HEADLESS_PURGE_CACHE_WEBHOOK: webhook };
    const [refused, invalid] = await Promise.all([
      runIn(args, { ...variables, ...claiming('18.19.1') }),
      runIn(args, { ...variables, HEADLESS_TIMEOUT_MINUTES: 'x' }),
    ]);
    expect(refused.outputs).toContain('DEPLOY_ERROR_CODE=invalid-input\n');
    expect(refused).toEqual({ ...invalid, stdout: '' });
  });

  test('a command that cannot be used on any Node', async () => {
    for (const args of [
      ['ship', '--json'],
      ['deploy', '--json', '--outputs', '--nope'],
      ['deploy', '--nope'],
    ]) {
      const [refused, invalid] = [await runIn(args, claiming('18.19.1')), await runIn(args, {})];
      expect(refused).toEqual({ ...invalid, stdout: '' });
    }
  });
});

test('the file of --outputs is no link, also on an old Node', async () => {
  const cwd = plant(makeFolder('cli'), { target: 'kept' });
  symlinkSync('target', path.join(cwd, 'deploy.env'));
  const args = ['deploy', '--outputs', 'deploy.env'];
  const { exitCode, stderr } = await runCli({ args, cwd, variables: claiming('18.19.1') });
  expect([exitCode, readFileSync(path.join(cwd, 'target'), 'utf8')]).toEqual([2, 'kept']);
  expect(stderr).toContain('--outputs: the file cannot be written: ELOOP.\n');
});

test.each(['20.19.0', '100.0.0'])('Node %s is new enough', async (version) => {
  const run = await runBundle('webhook', {
    workspace: makeFolder('workspace'),
    inputs: {},
    variables: claiming(version),
  });
  expect([run.exitCode, errorsIn(run.stdout), run.stderr]).toEqual([
    1,
    [expect.stringMatching(/: url: is required/)],
    '',
  ]);
});

test.each([
  ['octo-org/headless-deploy', ' in the repository octo-org/headless-deploy'],
  ['a/b\n::error::c', ''],
])('the repository %j, where the page is', async (repository, place) => {
  const variables = { ...claiming('18.19.1'), GITHUB_ACTION_REPOSITORY: repository };
  const { stdout } = await runBundle('webhook', { workspace: makeFolder('workspace'), inputs: {}, variables });
  expect(stdout.split('\n').slice(1)).toEqual([`More: docs/how-to/fix-an-error.md#node-is-too-old${place}`, '']);
});

test('an outputs file that cannot be written: the error is still the one about Node', async () => {
  const variables = { ...claiming('18.19.1'), GITHUB_OUTPUT: makeFolder('no-file') };
  const run = await runBundle('webhook', { workspace: makeFolder('workspace'), inputs: {}, variables });
  expect(run.stdout).toMatch(
    /^::error title=Node is too old::.*\nMore: .*\nThe outputs could not be written: EISDIR\.\n$/,
  );
  expect([run.exitCode, run.stderr]).toEqual([1, '']);
});
