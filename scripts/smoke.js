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
const workspace = path.join(folder, 'workspace');
const files = { GITHUB_STATE: path.join(folder, 'state'), GITHUB_OUTPUT: path.join(folder, 'output') };

/**
 * Starts a bundle, and must find this text in its output or in the files that it wrote.
 * @param {string} name of the entry
 * @param {readonly string[]} args
 * @param {number} expectedStatus
 * @param {string} expected
 * @param {Readonly<Record<string, string>>} [variables]
 */
function starts(name, args, expectedStatus, expected, variables = {}) {
  const env = { PATH: process.env['PATH'], TMPDIR: folder, RUNNER_TEMP: folder, ...variables };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const bundle = path.join(folder, 'dist', name, 'index.js');
  const result = spawnSync(process.execPath, [bundle, ...args], { cwd: workspace, env, encoding: 'utf8' });
  const text = `${result.stdout}${result.stderr}${readFileSync(files.GITHUB_OUTPUT, 'utf8')}`;
  if (result.status !== expectedStatus || !text.includes(expected))
    throw new Error(`${name} ${args.join(' ')} does not start:\n${text}`);
}

/**
 * What shows that an entry starts, where that is not that it reports its missing inputs. A command of the command line
 * refuses what only its own code refuses.
 * @type {Record<string, () => Promise<void> | void>}
 */
const checks = {
  deploy() {
    // The packing threads are only started for a tree that is worth it.
    for (const name of ['a', 'b', 'c', 'd']) writeFileSync(path.join(workspace, name), randomBytes(3_000_000));
    starts('deploy', [], 0, 'Dry run', { GITHUB_WORKSPACE: workspace, 'INPUT_DRY-RUN': 'true' });
  },
  'emulator-start'() {
    try {
      starts('emulator-start', [], 0, 'headless-url<<', files);
    } finally {
      const pid = Number(/emulator-pid<<\S+\n(\d+)/.exec(readFileSync(files.GITHUB_STATE, 'utf8'))?.[1]);
      if (pid > 1) process.kill(pid, 'SIGTERM');
    }
  },
  'emulator-stop': () => starts('emulator-stop', [], 0, ''),
  'pack-worker'() {
    // Started by `deploy`, which fails without it.
  },
  cli: () => starts('cli', ['deploy', '--dry-run', '--json'], 0, '"status":"dry-run"'),
  rehearse: () => starts('cli', ['rehearse', '.', '--open=x'], 2, 'open: "x" must be true or false'),
  status: () => starts('cli', ['status'], 2, 'account, app'),
  builds: () => starts('cli', ['builds'], 2, 'account, app'),
  probe: () => starts('cli', ['probe', '--record', folder], 2, 'must not exist yet'),
  init: () => starts('cli', ['init', '.', '--node-version=x'], 2, 'node-version: "x" must be a Node version'),
  async emulator() {
    const args = [path.join(folder, 'dist', 'emulator', 'index.js'), '--port', '0', '--json'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
  mkdirSync(workspace);
  for (const { name } of ENTRIES) {
    const check = checks[name] ?? (() => starts(name, [], 1, '::error title=Invalid input::'));
    await check();
    console.log(`dist/${name} starts`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
