import { execFileSync, spawnSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENTRIES } from '../scripts/entries.js';
import { measure, median } from './measure.js';
import { PEERS } from './peers.js';

/**
 * What nobody else does, or does not in the same way: start-up, listing, memory at the extremes.
 * `goal`: empty where there is none.
 * @typedef {{ what: string, figure: string, goal: string, isMissed: boolean }} Limit
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(here, '..', 'dist');

/**
 * @param {{ cache: string, url: string, quick: boolean, rounds: number }} options
 * @returns {Limit[]}
 */
export function measureLimits({ cache, url, quick, rounds }) {
  const times = rounds * 5;
  const empty = startOf(path.join(cache, 'empty.js'), times);
  const starts = ENTRIES.filter(({ name, kind }) => kind === 'action' && name !== 'emulator-start').map(
    ({ name }) => `${name} ${(startOf(path.join(dist, name, 'index.js'), times) - empty).toFixed(0)} ms`,
  );
  const scale = quick ? 0.1 : 1;
  const folder = (/** @type {string} */ name) => path.join(cache, 'trees', name);
  const site = makeTree(folder('site-3'), (root) => {
    for (const name of ['package.json', 'index.html', 'app.js']) writeFileSync(path.join(root, name), '{}');
  });
  const many = makeTree(folder('files-50000'), (root) => {
    for (let index = 0; index < 50_000 * scale; index += 1) {
      const part = path.join(root, `part-${index % 500}`);
      mkdirSync(part, { recursive: true });
      writeFileSync(path.join(part, `file-${index}.txt`), `file ${index}\n`.repeat(80));
    }
  });
  const sparse = makeTree(folder('sparse'), (root) => {
    writeFileSync(path.join(root, 'disk.img'), '');
    truncateSync(path.join(root, 'disk.img'), 10 * 1024 ** 3 * scale);
  });
  const large = makeTree(folder('large-upload'), (root) => {
    const piece = randomFillSync(Buffer.allocUnsafe(1e7));
    for (let index = 0; index < 100 * scale; index += 1) {
      writeFileSync(path.join(root, 'video.bin'), randomFillSync(piece), { flag: 'a' });
    }
  });
  const ours = (/** @type {'pack' | 'deploy'} */ kind, /** @type {string} */ tree) => {
    const peer = PEERS.find((one) => one.name === 'headless-deploy' && one.kind === kind);
    if (peer === undefined) throw new Error('the benchmark does not know us');
    return measure(peer, { tree, cache, url });
  };
  const dryRun = median(Array.from({ length: times }, () => ours('pack', site).seconds * 1000));
  const listing = quick ? undefined : listingOf(folder('repository'), cache, times);
  const memory = (
    /** @type {string} */ what,
    /** @type {'pack' | 'deploy'} */ kind,
    /** @type {string} */ tree,
    /** @type {number} */ most,
  ) => {
    const { megabytes } = ours(kind, tree);
    const figure = `${megabytes.toFixed(0)} MiB`;
    return { what: `Peak memory, ${what}`, figure, goal: `≤ ${most} MiB`, isMissed: megabytes > most };
  };
  return [
    withoutGoal('Empty Node process', `${empty.toFixed(0)} ms`),
    withoutGoal('Start of an action without inputs, minus an empty process', starts.join(', ')),
    withoutGoal(
      'Dry run of a folder with 3 files',
      `${dryRun.toFixed(0)} ms, ${(dryRun / empty).toFixed(1)} × the time of an empty process`,
    ),
    ...(listing === undefined ? [] : [listing]),
    memory(`${quick ? '5,000' : '50,000'} files`, 'pack', many, quick ? 160 : 200),
    memory(`one sparse file of ${quick ? 1 : 10} GiB`, 'pack', sparse, 160),
    memory('pack and upload 1 GB that does not shrink', 'deploy', large, 110),
  ];
}

/** @param {string} what @param {string} figure @returns {Limit} */
export function withoutGoal(what, figure) {
  return { what, figure, goal: '', isMissed: false };
}

/** @param {string} folder @param {(root: string) => void} make */
function makeTree(folder, make) {
  const marker = `${folder}.made`;
  if (!existsSync(marker)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    make(folder);
    writeFileSync(marker, '');
  }
  return folder;
}

/** @param {string} file @param {number} times @returns median time of a process, in milliseconds */
function startOf(file, times) {
  if (!existsSync(file)) writeFileSync(file, '');
  const runs = Array.from({ length: times }, () => {
    const start = performance.now();
    spawnSync(process.execPath, [file], { stdio: 'ignore', env: { PATH: process.env['PATH'] } });
    return performance.now() - start;
  });
  return median(runs);
}

/** @param {string} tree @param {string} cache @param {number} times @returns {Limit} */
function listingOf(tree, cache, times) {
  const temp = realpathSync(path.join(cache, 'temp'));
  const run = (/** @type {string} */ who) =>
    Number(execFileSync(process.execPath, [path.join(here, 'list.js'), who, tree, temp], { encoding: 'utf8' }));
  const pairs = Array.from({ length: times }, () => [run('ours'), run('git')]);
  const ours = median(pairs.map(([first = 0]) => first));
  const git = median(pairs.map(([, second = 0]) => second));
  return {
    what: 'Listing the files of the large repository',
    figure: `${ours.toFixed(0)} ms, ${(ours / git).toFixed(2)} × the time of git ls-files and one stat for each file`,
    goal: '≤ 1.5 ×',
    isMissed: ours / git > 1.5,
  };
}
