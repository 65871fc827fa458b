import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';

/**
 * What no packer that deflates with the zlib of Node can do without: git asked for the names, and every file opened,
 * looked at, read and deflated once, on all cores. Nothing is checked, hashed, searched or written. Run by the benchmark
 * as a process: `node bench/bound.js FOLDER`.
 * @typedef {{ names: string[], turn: SharedArrayBuffer }} Share
 */
const BLOCK = 1024 * 1024;
/** Names that a thread takes at a time. */
const BATCH = 64;

if (isMainThread) {
  const folder = process.argv[2] ?? '';
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: folder, maxBuffer: 2 ** 30, encoding: 'utf8' });
  const names = listed.split('\0').flatMap((name) => (name === '' ? [] : [path.join(folder, name)]));
  /** @type {Share} */
  const share = { names, turn: new SharedArrayBuffer(4) };
  const threads = Array.from({ length: availableParallelism() - 1 }, () => {
    return new Worker(new URL(import.meta.url), { workerData: share });
  });
  for (const thread of threads) thread.on('error', () => (process.exitCode = 1));
  work(share);
} else work(/** @type {Share} */ (workerData));

/** @param {Share} share */
function work({ names, turn }) {
  const next = new Int32Array(turn);
  const input = Buffer.allocUnsafeSlow(BLOCK);
  // One large file is cut into blocks, many files are not: none of those in the benchmark is longer than a block.
  const step = names.length === 1 ? 1 : BATCH;
  for (let from = Atomics.add(next, 0, step); ; from = Atomics.add(next, 0, step)) {
    const some = names.length === 1 ? names : names.slice(from, from + step);
    const start = names.length === 1 ? from * BLOCK : 0;
    let bytes = 0;
    for (const name of some) {
      const file = openSync(name, 'r');
      fstatSync(file);
      const read = readSync(file, input, 0, BLOCK, start);
      closeSync(file);
      deflateRawSync(input.subarray(0, read), { level: 6, memLevel: 9, chunkSize: Math.max(64, read) });
      bytes += read;
    }
    if (bytes === 0) return;
  }
}
