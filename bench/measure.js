import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One run of one packer on one tree, as a whole process.
 * @typedef {{ seconds: number, megabytes: number, bytes: number }} Run
 * @param {import('./peers.js').Peer} peer
 * @param {{ tree: string, cache: string, url: string }} where
 * @returns {Run}
 */
export function measure(peer, { tree, cache, url }) {
  const temp = path.join(cache, 'temp');
  const zip = path.join(temp, 'out.zip');
  const report = path.join(cache, 'time');
  rmSync(temp, { recursive: true, force: true });
  mkdirSync(temp, { recursive: true });
  writeFileSync(path.join(temp, 'outputs'), '');
  // Everyone finds the files in memory, not only those that come after another.
  spawnSync('sh', ['-c', 'find "$TREE" -type f -print0 | xargs -0 cat > /dev/null'], {
    env: { ...process.env, TREE: tree },
  });
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], TREE: tree, ZIP: zip, URL: url, CACHE: cache };
  const command = ['-f', '%e %M', '-o', report, 'sh', '-c', peer.command];
  const start = performance.now();
  const { status, stderr } = spawnSync('/usr/bin/time', command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${peer.name} failed: ${String(stderr)}`);
  const megabytes = Number(readFileSync(report, 'utf8').trim().split(' ').at(-1)) / 1024;
  return { seconds, megabytes, bytes: existsSync(zip) ? statSync(zip).size : ownZip(temp) };
}

/** @param {string} temp */
function ownZip(temp) {
  const found = readdirSync(temp, { recursive: true })
    .map(String)
    .find((file) => file.endsWith('app.zip'));
  return found === undefined ? 0 : statSync(path.join(temp, found)).size;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
