import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { useFastNpm } from '../../../packages/local-platform/__tests__/builds/apps.ts';
import { program as localPlatform } from '#local-platform';
import { systemClock } from '../../../src/shared/clock.ts';
import { readEmulatorInputs } from '../../../src/actions/emulator/inputs.ts';
import { FILES } from '../../../packages/local-platform/__tests__/for-root-tests.ts';
import { STATE } from '../../../src/actions/emulator/state.ts';
import { stopEmulatorAction } from '../../../src/actions/emulator/stop.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { errorsIn } from '../../support/runners/command-parser.ts';
import { emulatorJob } from '../../support/processes/sibling-bundles.ts';
import { isAlive } from '../../support/processes/is-alive.ts';

const MANIFEST = { scripts: { start: 'node index.js' } };

/** Deploys an app that answers its process id, with run-apps. @returns the state once its build has ended, as text */
async function deployApp(outputs: Readonly<Record<string, string>>, manifest: object = MANIFEST): Promise<string> {
  const { 'headless-url': url = '', account = '', app = '', environment = '' } = outputs;
  const { username = '', password = '', 'control-url': control, 'control-token': token } = outputs;
  const script =
    'console.log("up"); require("node:http").createServer((_, r) => r.end(String(process.pid))).listen(process.env.PORT)';
  const files = {
    'package.json': JSON.stringify(manifest),
    'index.js': script,
    '.npmrc': 'offline=true\nupdate-notifier=false\n',
  };
  const inputs = { 'headless-url': url, account, app, environment, username, password };
  const deploy = await runBundle('deploy', { workspace: plant(makeFolder('site'), files), inputs });
  expect(deploy.outputs['status']).toBe('accepted');
  const headers = { authorization: `Bearer ${token}` };
  const state = async () => await (await fetch(`${control}/state`, { headers })).text();
  let text = await state();
  while (text.includes('"reconciling":true')) {
    await setTimeout(20);
    text = await state();
  }
  return text;
}

/** @returns the process id of the app */
async function liveApp(outputs: Readonly<Record<string, string>>): Promise<number> {
  expect(await deployApp(outputs)).not.toContain('"failure"');
  return Number(await (await fetch(outputs['site-url'] ?? '')).text());
}

/** The log of a build that went live, whose app then wrote these lines. */
function liveLog(id: string, ...written: readonly (readonly [source: string, text: string])[]): string {
  const time = '2026-01-01T10:20:30.456Z';
  const lines = written.map(([source, text]) => ({ time, step: 'start', source, text }));
  const built = { time, step: 'build', source: 'stdout', text: 'built' };
  return JSON.stringify({
    build: id,
    environment: 'Production',
    state: 'live',
    createTime: time,
    lines: [built, ...lines],
  });
}

describe('run-apps', () => {
  test('on Windows it is one clear error, and nothing is started', () => {
    const runner = recordingRunner({ 'run-apps': 'true' });
    expect(() => readEmulatorInputs(runner, 'win32')).toThrow(
      'run-apps: "true" does not work on Windows, where an app and what it starts cannot be ended together. Use Linux (ubuntu-latest, WSL) or macOS',
    );
    expect(readEmulatorInputs(recordingRunner({ 'run-apps': 'false' }), 'win32').runApps).toBe(false);
  });

  test('what is uploaded answers at site-url, and ends with the platform', async () => {
    useFastNpm();
    const job = emulatorJob();
    const { outputs } = await job.start({ 'run-apps': 'true' });
    const pid = await liveApp(outputs);
    expect(isAlive(pid)).toBe(true);
    const { exitCode, stdout } = await job.stop();
    expect([exitCode, isAlive(pid), readdirSync(job.temp)]).toEqual([0, false, []]);
    expect(stdout).toMatch(/^::group::Production: what the app of build \S+ wrote\n(?:.*\n)*.* start stdout: up\n/m);
  });

  test('what a killed platform ran ends with it, and the next start says so', async () => {
    useFastNpm();
    const job = emulatorJob();
    const { outputs, pid: platform } = await job.start({ 'run-apps': 'true' });
    const pid = await liveApp(outputs);
    const [folder = ''] = readdirSync(job.temp);
    process.kill(platform, 'SIGKILL');
    // Its guard ends it.
    while (isAlive(pid));
    // What a live app wrote is kept at a regular end only.
    expect(readdirSync(path.join(job.temp, folder, FILES.buildLogs))).toEqual([]);
    const next = await job.start();
    expect(next.stdout).toContain('left by a local platform that no longer runs');
    await job.stop();
  });

  test('a build that fails is in the log and the summary of the end of the job, also when the platform was killed', async () => {
    useFastNpm();
    const job = emulatorJob();
    const { outputs, pid } = await job.start({ 'run-apps': 'true' });
    const scripts = { ...MANIFEST.scripts, build: 'echo oh no && exit 3' };
    const state = await deployApp(outputs, { scripts });
    const [, build = ''] = /"id":"([^"]+)","name":"[^"]+","cause"/.exec(state) ?? [];
    process.kill(pid, 'SIGKILL');
    while (isAlive(pid));
    const { exitCode, stdout, summary } = await job.stop();
    const lines = stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    const heading = `Production: build ${build} failed at step "build".`;
    expect(lines.slice(0, 2)).toEqual(['The local platform had already ended.', `::group::${heading}`]);
    const shown = lines.slice(2).map((line) => line.replace(/^\d\d:\d\d:\d\d\.\d{3}Z /, ''));
    expect(shown).toContain('build stdout: oh no');
    expect(shown.slice(-4)).toEqual([
      'build platform: Failed: The output ends with: oh no. "npm run build" ended with exit status 3.',
      '::endgroup::',
      `::warning title=Build failed on the local platform::${heading} The output ends with: oh no. "npm run build" ended with exit status 3.`,
      '',
    ]);
    expect(summary).toMatch(/^<h3>Logs of the local platform<\/h3>\n<details>.*oh no/u);
    expect([exitCode, readdirSync(job.temp)]).toEqual([0, []]);
  });

  test('what apps wrote that were live is a group each; with errors, in the summary, too', async () => {
    const folder = plant(makeFolder('platform'), {
      'build-logs/a.json': liveLog('b1', ['stdout', 'up'], ['stderr', 'npm warn config']).replace('live', 'superseded'),
      'build-logs/b.json': liveLog('b2', ['stdout', 'up'], ['stderr', 'Error: no menu']),
      'build-logs/c.json': liveLog('b3', ['platform', 'The app ended with exit status 3.']),
    });
    const runner = recordingRunner({});
    runner.saveState(STATE.folder, folder);
    await stopEmulatorAction(runner, { clock: systemClock, localPlatform });
    expect(runner.log).toEqual([
      'group: Production: what the app of build b1 wrote',
      '10:20:30.456Z start stdout: up',
      '10:20:30.456Z start stderr: npm warn config',
      'group: Production: what the app of build b2 wrote',
      '10:20:30.456Z start stdout: up',
      '10:20:30.456Z start stderr: Error: no menu',
      'group: Production: what the app of build b3 wrote',
      '10:20:30.456Z start platform: The app ended with exit status 3.',
    ]);
    const summary = runner.summaries.join('\n');
    expect(summary.match(/build b\d/g)).toEqual(['build b2', 'build b3']);
    expect(summary).toContain('Error&#58; no menu</code></li>');
  });

  test.each(['pull_request_target', 'workflow_run', 'issue_comment'])('is refused on %s', async (event) => {
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
