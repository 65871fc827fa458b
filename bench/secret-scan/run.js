import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.js';
import { prepare, treesOf } from '../trees.js';

/**
 * `npm run bench:secret-scan`: how many planted secrets the scan finds, how many false alarms it raises in the
 * `node_modules` of this project, how many times as long it takes for the most hostile texts, and how much longer
 * packing takes with it: that folder, and a tenth of the trees of `npm run bench`. `--rounds N`; 5 unless given. Packs from
 * the sources on one thread. Fails when a goal is missed.
 */
register('../../scripts/typescript-hooks.js', import.meta.url);
const { createPacker } = await import('../../src/archive/pack.ts');
const { SecretScanner } = await import('../../src/secret-scan/scanner.ts');
const { HOSTILE_TEXTS } = await import('./hostile-texts.ts');
const { letters, PLANTED, PLANTED_NOW } = await import('./planted-secrets.ts');

const GOALS = { found: 44, alarms: 10, share: 0.05, hostile: 20 };
/** Of each hostile text: the first time is for V8 to compile what it needs. */
const HOSTILE_BYTES = 400_000;
const HOSTILE_TIMES = 3;
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1] ?? 5) || 5;
const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));
const scratch = mkdtempSync(path.join(tmpdir(), 'headless-deploy-bench-'));
const scan = { password: letters('password', 24), now: PLANTED_NOW };
const packWithoutThreads = createPacker('', 0);

/** @param {string} root @param {readonly string[]} names @returns {import('../../src/workspace/files.ts').SourceFile[]} */
function listSources(root, names) {
  return names.toSorted().map((name) => {
    const source = path.join(root, name);
    const { mode, size, mtimeMs } = lstatSync(source);
    return { path: name, source, mode: (mode & 0o100) === 0 ? 0o644 : 0o755, size, mtimeMs };
  });
}

/** @param {import('../../src/workspace/files.ts').SourceFile[]} files @param {boolean} isOn */
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

/** @param {import('../../src/workspace/files.ts').SourceFile[]} files @returns pairs of a run with and one without */
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

/** @param {() => void} act @param {number} bytes @returns processor time for each byte, in nanoseconds */
function cpuOf(act, bytes) {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 1000) / bytes;
}

/** @param {import('../../src/workspace/files.ts').SourceFile[]} files @returns what costs most, against these files */
function measureHostile(files) {
  const scanner = new SecretScanner(scan);
  const find = (/** @type {Buffer} */ bytes) => void scanner.find('a.js', bytes, 0, bytes.length);
  const buffers = files.filter(({ size }) => size < 2 ** 21).map(({ source }) => readFileSync(source));
  const total = buffers.reduce((sum, { length }) => sum + length, 0);
  const usual = () => cpuOf(() => buffers.forEach(find), total);
  const times = [usual(), usual()];
  const texts = HOSTILE_TEXTS.map(([name, piece]) => {
    const bytes = Buffer.from(piece.repeat(Math.ceil(HOSTILE_BYTES / piece.length)));
    const runs = Array.from({ length: HOSTILE_TIMES }, () => cpuOf(() => find(bytes), bytes.length));
    return { name, cost: Math.min(...runs) };
  });
  const cost = Math.min(...times, usual());
  const ratios = texts.map((text) => ({ name: text.name, ratio: text.cost / cost }));
  return { speed: 1000 / cost, ratios: ratios.toSorted((one, other) => other.ratio - one.ratio) };
}

/** @param {string} title @param {import('../../src/workspace/files.ts').SourceFile[]} files @returns the share in processor time */
async function measureShare(title, files) {
  const pairs = await measurePairs(files);
  // Judged by processor time: whatever else the machine does takes none of it.
  const cpu = median(pairs.map(({ on, off }) => on.cpu / off.cpu)) - 1;
  const wall = median(pairs.map(({ on, off }) => on.wall / off.wall)) - 1;
  console.log(`  ${title}: ${percent(cpu)}, ${percent(wall)} by the clock`);
  return cpu;
}

/** @param {string} root every file below, as `listSources` takes it */
function namesBelow(root) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;

try {
  const found = await findPlanted();
  const count = found.filter(Boolean).length;
  console.log(`Planted secrets found: ${count} of ${PLANTED.length} (goal: at least ${GOALS.found})`);
  for (const [index, { path: name, kind }] of PLANTED.entries()) {
    if (!found[index]) console.log(`  not found: ${name}${typeof kind === 'string' ? '' : `, ${kind.missed}`}`);
  }

  // ncc keeps its compiled code beside itself, and renews it whenever it runs; so does whatever uses `.cache`.
  const names = namesBelow(installed).filter((name) => !name.startsWith('.cache') && !name.endsWith('.js.cache'));
  const files = listSources(installed, names);
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  const alarms = (await pack(files, true)).secrets;
  const tree = `the installed node_modules of this project, ${files.length} files, ${megabytes.toFixed(0)} MB`;
  console.log(`False alarms: ${alarms.length} (goal: at most ${GOALS.alarms}) in ${tree}`);
  for (const { path: name, line, kind } of alarms) console.log(`  ${name}:${line ?? ''}: ${kind}`);

  console.log(`Time added to packing, of the processor (goal: at most ${percent(GOALS.share)} each):`);
  const shares = [await measureShare('node_modules', files)];
  const cache = path.join(tmpdir(), 'headless-deploy-bench-quick');
  for (const one of treesOf(true)) {
    const root = prepare(one, cache, installed);
    shares.push(
      await measureShare(
        one.title,
        listSources(
          root,
          namesBelow(root).filter((name) => !/^\.git\b/.test(name)),
        ),
      ),
    );
  }
  console.log(
    `  the same files on one thread, with the scan against without it, medians of ${rounds} interleaved pairs`,
  );
  // Last, as V8 then knows only them: what is packed after it would take longer than it does for anyone.
  const { speed, ratios } = measureHostile(files);
  const slowest = ratios[0]?.ratio ?? 0;
  console.log(
    `Most hostile texts, of ${ratios.length}: ${slowest.toFixed(0)} × the usual (goal: at most ${GOALS.hostile} ×)`,
  );
  console.log(`  usual: ${speed.toFixed(0)} MB/s, the same node_modules`);
  for (const { name, ratio } of ratios.slice(0, 10)) {
    console.log(`  ${(speed / ratio).toFixed(0)} MB/s, ${ratio.toFixed(1)} ×: ${JSON.stringify(name)} over and over`);
  }

  const isMissed = count < GOALS.found || alarms.length > GOALS.alarms || slowest > GOALS.hostile;
  if (isMissed || Math.max(...shares) > GOALS.share) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
