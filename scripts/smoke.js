import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENTRIES } from './entries.js';

/**
 * Starts every launcher once, from a copy of dist/ that has neither lib/ nor node_modules/ beside it: what is not in the
 * bundles is not there. An argument names another folder than the project that holds dist/.
 */
const root = process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
// A runner may keep actions in a folder of any name, and bundles find each other by URLs.
const folder = mkdtempSync(path.join(tmpdir(), 'headless deploy%23 #ü-'));

/**
 * Starts a bundle without inputs: it must say what is missing.
 * @param {string} bundle
 */
function reportsMissingInputs(bundle) {
  const env = { PATH: process.env['PATH'], RUNNER_TEMP: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle], { env, encoding: 'utf8' });
  const expected = status === 1 && stdout.includes('::error title=Invalid input::');
  if (!expected) throw new Error(`${bundle} does not start:\n${stdout}${stderr}`);
}

/**
 * Starts a command without inputs: it must say what is missing.
 * @param {string} name
 */
function commandReportsMissingInputs(name) {
  const args = [path.join(folder, 'dist', 'cli', 'index.js'), name];
  const env = { PATH: process.env['PATH'], TMPDIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 2 || !stderr.includes('account, app')) throw new Error(`${name} does not start:\n${stdout}${stderr}`);
}

/**
 * What shows that an entry starts, where that is not that it reports its missing inputs.
 * @type {Record<string, (bundle: string) => Promise<void> | void>}
 */
const checks = {
  'emulator-start': (bundle) => {
    const state = path.join(folder, 'state');
    const output = path.join(folder, 'output');
    for (const file of [state, output]) writeFileSync(file, '');
    const env = { PATH: process.env['PATH'], RUNNER_TEMP: folder, GITHUB_STATE: state, GITHUB_OUTPUT: output };
    const { status, stdout, stderr } = spawnSync(process.execPath, [bundle], { env, encoding: 'utf8' });
    const pid = Number(/emulator-pid<<\S+\n(\d+)/.exec(readFileSync(state, 'utf8'))?.[1]);
    if (pid > 1) process.kill(pid, 'SIGTERM');
    if (status !== 0 || !/headless-url<<\S+\nhttp/.test(readFileSync(output, 'utf8'))) {
      throw new Error(`emulator-start does not start:\n${stdout}${stderr}`);
    }
  },
  'emulator-stop': (bundle) => {
    const { status } = spawnSync(process.execPath, [bundle], { env: { PATH: process.env['PATH'] }, stdio: 'inherit' });
    if (status !== 0) throw new Error('emulator-stop does not start');
  },
  deploy(bundle) {
    const workspace = path.join(folder, 'workspace');
    mkdirSync(workspace);
    // The packing threads are only started for a tree that is worth it.
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(path.join(workspace, name), randomBytes(3_000_000));
    const env = {
      PATH: process.env['PATH'],
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: folder,
      'INPUT_DRY-RUN': 'true',
    };
    const { status, stdout, stderr } = spawnSync(process.execPath, [bundle], { env, encoding: 'utf8' });
    if (status !== 0 || !stdout.includes('Dry run')) throw new Error(`deploy does not start:\n${stdout}${stderr}`);
  },
  'pack-worker': () => {
    // Started by `deploy`, which fails without it.
  },
  cli(bundle) {
    const env = { PATH: process.env['PATH'], TMPDIR: folder };
    const cwd = path.join(folder, 'cli-workspace');
    mkdirSync(cwd);
    writeFileSync(path.join(cwd, 'package.json'), '{}');
    const args = [bundle, 'deploy', '--dry-run', '--json'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
    if (status !== 0 || JSON.parse(stdout).status !== 'dry-run')
      throw new Error(`cli does not start:\n${stdout}${stderr}`);
  },
  // Of an input that only its own code refuses.
  rehearse() {
    const cli = path.join(folder, 'dist', 'cli', 'index.js');
    const args = [cli, 'rehearse', '.', '--open=x', '--json'];
    const env = { PATH: process.env['PATH'], TMPDIR: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 2 || !stderr.includes('open: "x" must be true or false'))
      throw new Error(`rehearse does not start:\n${stdout}${stderr}`);
  },
  status: () => commandReportsMissingInputs('status'),
  builds: () => commandReportsMissingInputs('builds'),
  probe() {
    const args = [path.join(folder, 'dist', 'cli', 'index.js'), 'probe', '--record', folder, '--json'];
    const env = { PATH: process.env['PATH'], TMPDIR: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 2 || !stderr.includes('must not exist yet'))
      throw new Error(`probe does not start:\n${stdout}${stderr}`);
  },
  init() {
    const cli = path.join(folder, 'dist', 'cli', 'index.js');
    const env = { PATH: process.env['PATH'], TMPDIR: folder };
    const args = [cli, 'init', '.', '--node-version=x', '--json'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 2 || !stderr.includes('node-version: "x" must be a Node version'))
      throw new Error(`init does not start:\n${stdout}${stderr}`);
  },
  async emulator(bundle) {
    const child = spawn(process.execPath, [bundle, '--port', '0', '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [''])]);
    const details = JSON.parse(String(line));
    const reply = await fetch(`${details['base-url']}/v1/installs`);
    const opened = await fetch(details['portal-url'], { redirect: 'manual' });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await fetch(new URL('/', details['portal-url']), { headers: { cookie } });
    const hasPortal = page.status === 200 && (await page.text()).includes('<h1>Start</h1>');
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    if (reply.status !== 401 || code !== 0) throw new Error(`emulator: HTTP ${reply.status}, exit ${code}`);
    if (!hasPortal) throw new Error(`emulator: HTTP ${page.status} for the portal`);
  },
};

try {
  cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true });
  for (const { name } of ENTRIES) {
    const check = checks[name] ?? reportsMissingInputs;
    await check(path.join(folder, 'dist', name, 'index.js'));
    console.log(`dist/${name} starts`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
