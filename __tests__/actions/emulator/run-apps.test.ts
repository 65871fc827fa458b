import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readEmulatorInputs } from '../../../src/actions/emulator/inputs.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { makeFolder, plant } from '../../support/folders.ts';
import { runBundle } from '../../support/run-bundle.ts';
import { errorsIn } from '../../support/runner-command-parser.ts';
import { emulatorJob, isAlive } from '../../support/sibling-bundles.ts';

/** An app that answers its process id, deployed with run-apps. @returns that id */
async function deployApp(outputs: Readonly<Record<string, string>>): Promise<number> {
  const { 'headless-url': url = '', 'site-url': siteUrl = '', account = '', app = '', environment = '' } = outputs;
  const { username = '', password = '', 'control-url': control, 'control-token': token } = outputs;
  const script = 'require("node:http").createServer((_, r) => r.end(String(process.pid))).listen(process.env.PORT)';
  const files = {
    'package.json': '{"scripts":{"start":"node index.js"}}',
    'index.js': script,
    '.npmrc': 'offline=true\nupdate-notifier=false\n',
  };
  const inputs = { 'headless-url': url, account, app, environment, username, password };
  const deploy = await runBundle('deploy', { workspace: plant(makeFolder('site'), files), inputs });
  expect(deploy.outputs['status']).toBe('accepted');
  const headers = { authorization: `Bearer ${token}` };
  let text = '';
  do text = await (await fetch(`${control}/state`, { headers })).text();
  while (text.includes('"reconciling":true'));
  expect(text).not.toContain('"failure"');
  return Number(await (await fetch(siteUrl)).text());
}

describe('run-apps', () => {
  test('on Windows it is one clear error, and nothing is started', () => {
    const runner = recordingRunner({ 'run-apps': 'true' });
    expect(() => readEmulatorInputs(runner, 'win32')).toThrow(
      'run-apps: "true" does not work on Windows, where an app and what it starts cannot be ended together. Use ubuntu-latest',
    );
    expect(readEmulatorInputs(recordingRunner({ 'run-apps': 'false' }), 'win32').runApps).toBe(false);
  });

  test('what is uploaded answers at site-url, and ends with the platform', async () => {
    const job = emulatorJob();
    const { outputs } = await job.start({ 'run-apps': 'true' });
    const pid = await deployApp(outputs);
    expect(isAlive(pid)).toBe(true);
    expect((await job.stop()).exitCode).toBe(0);
    expect([isAlive(pid), readdirSync(job.temp)]).toEqual([false, []]);
  });

  test('what a killed platform ran is ended by the next start', async () => {
    const job = emulatorJob();
    const { outputs, pid: platform } = await job.start({ 'run-apps': 'true' });
    const pid = await deployApp(outputs);
    process.kill(platform, 'SIGKILL');
    expect(isAlive(pid)).toBe(true);
    const next = await job.start();
    expect(next.stdout).toContain('the files of a local platform that no longer runs');
    expect(isAlive(pid)).toBe(false);
    await job.stop();
  });

  test.each(['pull_request_target', 'workflow_run'])('is refused on %s', async (event) => {
    const job = emulatorJob({ GITHUB_EVENT_NAME: event });
    const { exitCode, stdout, outputs, pid } = await job.start({ 'run-apps': 'true' });
    expect([exitCode, outputs['error-code'], pid, readdirSync(job.temp)]).toEqual([1, 'invalid-input', 0, []]);
    expect(errorsIn(stdout)).toEqual([
      expect.stringContaining(
        `run-apps: "true" runs the uploaded code, which is refused on ${event}: such a job has the secrets of the repository. Use pull_request`,
      ),
    ]);
  });
});
