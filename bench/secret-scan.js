import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './measure.js';

/**
 * `npm run bench:secret-scan`: how many planted secrets the scan finds, how many false alarms it raises in the
 * `node_modules` of this project, and how much longer packing that folder takes with it. `--rounds N`; 5 unless given.
 * Packs from the sources on one thread. Fails when a goal is missed.
 */
register('../__tests__/support/typescript-hooks.js', import.meta.url);
const { createPacker } = await import('../src/archive/pack.ts');
const { letters, PLANTED, PLANTED_NOW } = await import('../__tests__/support/planted-secrets.ts');

const GOALS = { found: 44, alarms: 10, share: 0.1 };
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1] ?? 5) || 5;
const installed = fileURLToPath(new URL('../node_modules', import.meta.url));
const scratch = mkdtempSync(path.join(tmpdir(), 'headless-deploy-bench-'));
const scan = { password: letters('password', 24), now: PLANTED_NOW };
const packWithoutThreads = createPacker('', 0);

/** @param {string} root @param {readonly string[]} names @returns {import('../src/workspace/files.ts').SourceFile[]} */
function listSources(root, names) {
  return names.toSorted().map((name) => {
    const source = path.join(root, name);
    const { mode, size, mtimeMs } = lstatSync(source);
    return { path: name, source, mode: (mode & 0o100) === 0 ? 0o644 : 0o755, size, mtimeMs };
  });
}

/** @param {import('../src/workspace/files.ts').SourceFile[]} files @param {boolean} isOn */
async function pack(files, isOn) {
  const destination = path.join(scratch, 'app.zip');
  rmSync(destination, { force: true });
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const { secrets } = await packWithoutThreads({
    files,
    destination,
    level: 6,
    modified: 315_532_800,
    signal: new AbortController().signal,
    secretScan: isOn ? scan : undefined,
  });
  const { user, system } = process.cpuUsage(cpu);
  return { secrets, wall: performance.now() - start, cpu: (user + system) / 1000 };
}

/** @returns whether each planted secret was found as what it is, in its line */
async function findPlanted() {
  const found = [];
  for (const { path: name, text, line, kind } of PLANTED) {
    const root = mkdtempSync(path.join(scratch, 'planted-'));
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
    const { secrets } = await pack(listSources(root, [name]), true);
    found.push(secrets.some((secret) => secret.kind === kind && secret.line === line));
  }
  return found;
}

/** @param {import('../src/workspace/files.ts').SourceFile[]} files @returns pairs of a run with and one without */
async function measurePairs(files) {
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    // Each is first in every second round: what comes later finds more in the caches.
    const isOnFirst = round % 2 === 0;
    const first = await pack(files, isOnFirst);
    const second = await pack(files, !isOnFirst);
    pairs.push(isOnFirst ? { on: first, off: second } : { on: second, off: first });
  }
  return pairs;
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;

try {
  const found = await findPlanted();
  const count = found.filter(Boolean).length;
  console.log(`Planted secrets found: ${count} of ${PLANTED.length} (goal: at least ${GOALS.found})`);
  for (const [index, { path: name, kind }] of PLANTED.entries()) {
    if (!found[index]) console.log(`  not found: ${name}${typeof kind === 'string' ? '' : `, ${kind.missed}`}`);
  }

  const entries = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // ncc keeps its compiled code beside itself, and renews it whenever it runs.
  const kept = entries.filter(({ name }) => !name.endsWith('.js.cache'));
  const names = kept.map((entry) => path.relative(installed, path.join(entry.parentPath, entry.name)));
  const files = listSources(installed, names);
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  const alarms = (await pack(files, true)).secrets;
  const tree = `the installed node_modules of this project, ${files.length} files, ${megabytes.toFixed(0)} MB`;
  console.log(`False alarms: ${alarms.length} (goal: at most ${GOALS.alarms}) in ${tree}`);
  for (const { path: name, line, kind } of alarms) console.log(`  ${name}:${line ?? ''}: ${kind}`);

  const pairs = await measurePairs(files);
  // Judged by processor time: whatever else the machine does takes none of it.
  const cpu = median(pairs.map(({ on, off }) => on.cpu / off.cpu)) - 1;
  const wall = median(pairs.map(({ on, off }) => on.wall / off.wall)) - 1;
  console.log(
    `Time added to packing: ${percent(cpu)} (goal: at most ${percent(GOALS.share)}), ${percent(wall)} by the clock`,
  );
  console.log(
    `  the same files on one thread, with the scan against without it, median of ${rounds} interleaved pairs`,
  );
  if (count < GOALS.found || alarms.length > GOALS.alarms || cpu > GOALS.share) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
