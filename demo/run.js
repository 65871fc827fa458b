import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runAction } from './action.js';
import { readableLine, readableSummary } from './readable.js';

/**
 * `npm run demo`: a complete deploy with nothing installed. Starts the local platform and runs the deploy action from
 * the committed bundles, on a copy of demo/site; prints what a user of the action would see.
 */
const project = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(path.join(tmpdir(), 'headless-deploy-demo-'));
const workspace = path.join(folder, 'workspace');

/**
 * A checkout of the site, and what a machine that worked on it has lying about: none of that may be sent.
 * @returns the commit
 */
function prepareWorkspace() {
  cpSync(path.join(project, 'demo', 'site'), workspace, { recursive: true });
  const identity = [
    'user.name=Demo',
    'user.email=demo@example.invalid',
    'commit.gpgSign=false',
    'core.hooksPath=/dev/null',
  ];
  const options = identity.flatMap((setting) => ['-c', setting]);
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', [...options, ...args], {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');
  mkdirSync(path.join(workspace, 'node_modules', 'left-out'), { recursive: true });
  writeFileSync(path.join(workspace, 'node_modules', 'left-out', 'index.js'), 'export default 1;\n');
  writeFileSync(path.join(workspace, '.env.local'), 'SECRET=never-sent\n');
  writeFileSync(path.join(workspace, 'content', 'drafts', 'winter.json'), '{}\n');
  return git('rev-parse', 'HEAD').trim();
}

/** @returns {Promise<{ stop: () => void, details: Record<string, string> }>} */
async function startPlatform() {
  // It ends with the demo, however that ends.
  const watching = ['--watch-pid', String(process.pid)];
  const child = spawn(
    process.execPath,
    [path.join(project, 'dist/emulator/index.js'), '--port', '0', '--json', ...watching],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    return { stop: () => child.kill('SIGTERM'), details: JSON.parse(line) };
  }
  throw new Error('The local platform did not start.');
}

/**
 * Names of the files that arrived, as the local platform tells them.
 * @param {Record<string, string>} details
 * @returns {Promise<string[]>}
 */
async function arrivedFiles(details) {
  const headers = { Authorization: `Bearer ${details['control-token']}` };
  const reply = await fetch(`${details['control-url']}/state`, { headers });
  /** @type {any} */
  const state = await reply.json();
  return state.accounts[0].apps[0].environments[0].builds[0].archive.entries;
}

/** @param {string} line */
function showLine(line) {
  const shown = readableLine(line);
  if (shown !== undefined) console.log(shown);
}

/** @param {string} text */
function heading(text) {
  console.log(`\n${text}\n`);
}

// A reader that has seen enough (`| head`) is no failure to report, and nothing may stay behind.
process.stdout.on('error', () => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

let platform;
try {
  if (spawnSync('git', ['--version']).error !== undefined) throw new Error('It needs git, and finds none on PATH.');
  const commit = prepareWorkspace();
  platform = await startPlatform();
  const { details } = platform;
  const names = ['account', 'app', 'environment', 'username', 'password', 'headless-url', 'purge-cache-webhook'];
  const inputs = Object.fromEntries(names.map((name) => [name, details[name] ?? '']));

  heading(`The local platform is up at ${details['headless-url']}. The step of the workflow:`);
  console.log('  - uses: OWNER/headless-deploy@v1\n    with:');
  for (const [name, value] of Object.entries(inputs)) {
    console.log(`      ${name}: ${name === 'password' || name.endsWith('webhook') ? '***' : value}`);
  }
  heading('Its log:');
  const bundle = path.join(project, 'dist', 'deploy', 'index.js');
  const environment = { GITHUB_SHA: commit, GITHUB_REF_NAME: 'main' };
  const options = { bundle, workspace, folder, inputs, environment, onLine: showLine };
  const { exitCode, outputs, summary } = await runAction(options);
  heading('Its outputs:');
  for (const [name, value] of Object.entries(outputs)) console.log(`    ${`${name}:`.padEnd(18)}${value}`);
  heading('Its job summary:');
  console.log(readableSummary(summary));
  if (exitCode === 0) {
    heading(
      'The files that arrived at the platform (not node_modules, .env.local, docs, tests, or the draft that git ignores):',
    );
    for (const file of await arrivedFiles(details)) console.log(`    ${file}`);
  }
  process.exitCode = exitCode;
} catch (error) {
  console.error(`The demo could not go on. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  platform?.stop();
}
