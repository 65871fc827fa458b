import { describe, expect, test } from '@jest/globals';
import { build, builds, environmentWith, livePlatform } from '../../../support/servers/live-platform.ts';
import { createInputs, SITE } from '../../../support/steps/inputs.ts';
import { makeFolder, plant } from '../../../support/git/folders.ts';
import { runInProcess } from '../../../support/processes/run-in-process.ts';
import { annotationsIn, commandsIn, errorsIn } from '../../../support/runners/command-parser.ts';
import { secretsIn } from '../../../support/secrets/secret-scan.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';
import { deployAndWait, waitLinesOf, deployUntilTimeout } from '../../../support/steps/waiting.ts';

const OLD = environmentWith('b-0');
const NEW = environmentWith('b-1');
const NEWER = environmentWith('b-2');
const DEPLOYING = environmentWith('b-0', { reconciling: true });
const LOG = ['Node 24.0.0', '$ npm run build', 'oh no'];
const FAILURE = { result: 'failed', step: 'build', reason: '"npm run build" ended with exit status 3.', log: LOG };
const FAILED = build('b-1', true, FAILURE);
const STARTING = build('b-1', true, { result: 'running' });
const RUNNING = build('b-1', false, { result: 'running' });
/** Our build at a step. */
const runs = (step: string, stepNumber: number, stepSeconds: number): string =>
  build('b-1', false, { result: 'running', step, stepNumber, stepCount: 5, stepSeconds });
const MESSAGE = '"npm run build" ended with exit status 3. Build b-1 failed at step "build".';

describe('a build whose record says why it failed', () => {
  test('fails the step at once, with the reason, and the log in a group and in the summary', async () => {
    const { exitCode, outputs, error, log, summary, kinds, pauses } = await deployAndWait({
      environment: [OLD],
      build: [build('b-1', false), FAILED],
    });
    expect([exitCode, pauses]).toEqual([1, [2000, 3000]]);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed', 'purge-status': 'skipped' });
    expect(error).toBe(`${MESSAGE}\nSee "Log of the build" for the end of its log.`);
    expect(waitLinesOf(log).slice(0, 5)).toEqual(['Build b-1 is running (2.0 s)', 'group: Log of the build', ...LOG]);
    expect(kinds).toEqual(['environment', 'upload', 'build', 'build', 'environment']);
    expect(summary).toContain('<summary>Log of the build</summary>');
    expect(summary).toContain('<li><code>oh no</code></li>');
  });

  test('is asked for twice a second: only the local platform has one', async () => {
    const { exitCode, pauses } = await deployAndWait({
      environment: [OLD, NEW],
      build: [RUNNING, RUNNING, RUNNING, build('b-1', true, { result: 'live' })],
    });
    expect([exitCode, pauses]).toEqual([0, [2000, 500, 500, 500]]);
  });

  test('tells its steps meanwhile: a line for each', async () => {
    const { log } = await deployAndWait({
      environment: [OLD],
      build: [runs('install', 3, 1), runs('install', 3, 2), runs('build', 4, 0), FAILED],
    });
    expect(waitLinesOf(log).slice(0, 3)).toEqual([
      'Build b-1: install, step 3 of 5 (2.0 s)',
      'Build b-1: build, step 4 of 5 (3.0 s)',
      'group: Log of the build',
    ]);
  });

  test('that comes while the app starts is read as soon as the platform is through', async () => {
    const { outputs, error, kinds } = await deployAndWait({
      environment: [OLD, DEPLOYING, DEPLOYING, OLD],
      build: [STARTING, FAILED],
    });
    expect(outputs['error-code']).toBe('build-failed');
    expect(error).toContain(MESSAGE);
    expect(kinds.slice(2)).toEqual(['build', 'environment', 'environment', 'environment', 'build']);
  });

  test('is failed although the environment names it: its app ended again', async () => {
    const { outputs, error } = await deployAndWait({ environment: [OLD, NEW], build: [STARTING, FAILED] });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed' });
    expect(error).toContain(MESSAGE);
  });

  test('is superseded where a newer one is live', async () => {
    const { exitCode, outputs, log } = await deployAndWait({
      environment: [OLD, DEPLOYING, NEWER],
      build: [FAILED],
      builds: [builds(['b-2', 9], ['b-1', 1], ['b-0', -100])],
    });
    expect([exitCode, outputs['status'], outputs['error-code']]).toEqual([0, 'superseded', '']);
    expect(log.join('\n')).not.toContain('npm run build');
  });

  test('is failed where the environment can no longer be read', async () => {
    const { outputs, error } = await deployAndWait({ environment: [httpReply(503), httpReply(405)], build: [FAILED] });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed' });
    expect(error).toContain(MESSAGE);
  });

  test('is failed where the time is up before it is known what is live', async () => {
    const { outputs, error } = await deployUntilTimeout({ environment: [OLD, DEPLOYING], build: [FAILED] });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed' });
    expect(error).toContain(MESSAGE);
  });

  test('without a log has no group, and promises none', async () => {
    const { error, log, summary } = await deployAndWait({
      environment: [OLD],
      build: [build('b-1', true, { ...FAILURE, log: [] })],
    });
    expect([error, log.includes('group: Log of the build')]).toEqual([MESSAGE, false]);
    expect(summary).not.toContain('Log of the build');
  });
});

describe('nothing is believed, and the grace stays', () => {
  test.each<[string, string]>([
    ['another result', build('b-1', true, { ...FAILURE, result: 'cancelled' })],
    ['another shape', build('b-1', true, { ...FAILURE, reason: ['x'] })],
  ])('%s', async (_name, read) => {
    const { outputs, error, log } = await deployAndWait({ environment: [OLD], build: [read] });
    expect(outputs['error-code']).toBe('build-failed');
    expect(error).toMatch(/^The upload was accepted, but build b-1 is not live: it finished, and 1 min \d+ s after/);
    expect(log.join('\n')).not.toContain('oh no');
  });

  test('what a record says of a build that is live: a warning, and a notice, which is none', async () => {
    const [warnings, notices] = ['It listens on localhost only.', 'It listens on 3000.'].map((text) => [
      { title: 'Shy', text },
    ]);
    const remarks = { result: 'live', warnings, notices };
    const { outputs, log } = await deployAndWait({ environment: [OLD, NEW], build: [build('b-1', true, remarks)] });
    expect(log).toContain('notice: Shy: It listens on 3000.');
    expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({
      warnings: [{ title: 'Shy', text: 'It listens on localhost only.' }],
    });
  });

  test('a record never makes a build live', async () => {
    const { outputs } = await deployAndWait({ environment: [OLD], build: [build('b-1', true, { result: 'live' })] });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed' });
  });

  test('a failure of a build without a finishTime: it is running', async () => {
    const { outputs } = await deployAndWait({
      environment: [OLD, NEW],
      build: [build('b-1', false, FAILURE), build('b-1', '0001-01-01T00:00:00Z', FAILURE), build('b-1', true)],
    });
    expect(outputs['status']).toBe('live');
  });
});

test('what the record says is untrusted: no command, no markup, no control character, no secret gets out', async () => {
  const password = 'pass-w0rd-of-the-api';
  const forms = `${password} ${Buffer.from(password).toString('base64')}`;
  const text = `::error::x ##[error]y <img src=x onerror=1> [a](https://evil.example) \u001b[2J\u202e\r\n::set-output::z ${forms}`;
  const log = [text, ...Array.from({ length: 300 }, () => text), `::group::${text}`];
  const server = await livePlatform({
    environment: [OLD],
    build: [build('b-1', true, { result: 'failed', step: text, reason: text, log })],
  });
  const inputs = createInputs(server.origin, { wait: 'true', password });
  const workspace = plant(makeFolder('workspace'), SITE);
  const { stdout, summary, outputs } = await runInProcess('deploy', { workspace, inputs });
  expect(outputs['error-code']).toBe('build-failed');
  const [error = ''] = errorsIn(stdout);
  expect(error).toContain('Build b-1 failed at step "');
  expect(error).toContain('onerror');
  expect(annotationsIn(stdout).map(({ level }) => level)).toEqual(['error']);
  const commands = new Set(commandsIn(stdout));
  expect([...commands].filter((name) => !['add-mask', 'group', 'endgroup', 'error', 'debug'].includes(name))).toEqual(
    [],
  );
  const shown = stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  expect(secretsIn([...shown, summary].join('\n'), inputs)).toEqual([]);
  // oxlint-disable-next-line no-control-regex
  expect(`${stdout}${summary}`).not.toMatch(/[\u001b\u202e\r]/);
  expect(stdout).toContain('… 102 earlier lines');
  expect(summary).toContain('Log of the build');
  expect(summary).not.toContain('<img');
  expect(Buffer.byteLength(summary)).toBeLessThan(65_536);
});
