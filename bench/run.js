import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge } from './goals.js';
import { installLibraries } from './install.js';
import { measureLimits } from './limits.js';
import { describeMachine } from './machine.js';
import { measure, median } from './measure.js';
import { readOptions } from './options.js';
import { PEERS } from './peers.js';
import { renderChart } from './chart.js';
import { renderReport } from './report.js';
import { measureSlowLink } from './slow-link.js';
import { prepare, treesOf } from './trees.js';

/**
 * `npm run bench`: packs the same trees with every packer, as whole processes, interleaved, several rounds, and writes
 * docs/why/benchmarks.md. `--help` lists its options. Exit code 1 where a goal is missed; the goals are those of the full size.
 */
const { quick, only, rounds } = readOptions(process.argv.slice(2));

const project = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const cache = path.join(tmpdir(), quick ? 'headless-deploy-bench-quick' : 'headless-deploy-bench');
installLibraries(cache);
// Only npm needs it. It adds time to every start of node.
delete process.env['NODE_EXTRA_CA_CERTS'];

const sink = spawn(process.execPath, [path.join(project, 'bench', 'sink.js')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = String(await once(sink.stdout, 'data')).trim();

const machine = await describeMachine();
console.log(machine);
/** @type {import('./report.js').Result[]} */
const results = [];
/** @type {import('./limits.js').Limit[]} */
let limits = [];
try {
  const peers = PEERS.filter(({ needs }) => needs === undefined || spawnSync('which', [needs]).status === 0);
  for (const tree of treesOf(quick).filter(({ name }) => only === undefined || name === only)) {
    const folder = prepare(tree, cache, path.join(project, 'node_modules'));
    const here = peers.filter(({ trees }) => trees === undefined || trees.includes(tree.name));
    /** @type {Map<import('./peers.js').Peer, import('./measure.js').Run[]>} */
    const runs = new Map(here.map((peer) => [peer, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const peer of here) {
        // Libraries that take many times as long are measured less often, and fflate cannot hold the large text.
        if (
          ((peer.slow === true || tree.once === true) && round >= 1) ||
          (peer.name === 'fflate' && tree.name === 'text')
        )
          continue;
        runs.get(peer)?.push(measure(peer, { tree: folder, cache, url }));
      }
    }
    for (const [peer, list] of runs) {
      if (list.length === 0) continue;
      const seconds = median(list.map((run) => run.seconds));
      const megabytes = Math.max(...list.map((run) => run.megabytes));
      results.push({
        tree: tree.name,
        title: tree.title,
        peer: peer.name,
        kind: peer.kind,
        seconds,
        megabytes,
        bytes: list[0]?.bytes ?? 0,
      });
      console.log(
        `${tree.name.padEnd(12)} ${peer.kind.padEnd(7)} ${peer.name.padEnd(18)} ${seconds.toFixed(2)} s  ${megabytes.toFixed(0)} MiB`,
      );
    }
  }
  if (only === undefined || only === 'limits') {
    // Some are measured on the trees of the packers; without --tree, these are there already.
    for (const tree of treesOf(quick)) prepare(tree, cache, path.join(project, 'node_modules'));
    limits = [...measureLimits({ cache, url, quick, rounds }), ...(await measureSlowLink({ cache, rounds }))];
  }
} finally {
  sink.kill();
}
/** What the report is made of; it keeps the trees that were not measured this time. */
const file = path.join(project, 'docs', 'why', 'benchmarks.json');
const measured = { machine, rounds, results, limits };
if (only !== undefined && existsSync(file) && !quick) {
  const before = /** @type {typeof measured} */ (JSON.parse(readFileSync(file, 'utf8')));
  measured.results = [...before.results.filter(({ tree }) => tree !== only), ...results];
  const order = treesOf(false).map(({ name }) => name);
  measured.results.sort((one, other) => order.indexOf(one.tree) - order.indexOf(other.tree));
  if (limits.length === 0) measured.limits = before.limits;
}
const report = renderReport(measured);
console.log(`\n${report}`);
if (!quick) {
  const missed = [...judge(measured.results), ...measured.limits].filter(({ isMissed }) => isMissed);
  for (const { what, figure, goal } of missed) console.error(`Missed: ${what}: ${figure} (goal: ${goal})`);
  if (missed.length > 0) process.exitCode = 1;
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  writeFileSync(path.join(project, 'docs', 'why', 'benchmarks.md'), report);
  writeFileSync(path.join(project, 'docs', 'why', 'benchmarks.svg'), renderChart(measured.results));
}
