import { judge } from './goals.js';

/**
 * @typedef {{ tree: string, title: string, peer: string, kind: 'pack' | 'deploy', seconds: number, megabytes: number, bytes: number }} Result
 */

/** What a packer's speed is compared with. */
const BASE = { pack: 'zip', deploy: 'zip + curl' };

/** @param {{ results: Result[], limits: import('./limits.js').Limit[], machine: string, rounds: number }} measured */
export function renderReport({ results, limits, machine, rounds }) {
  const lines = [
    '# Benchmarks',
    '',
    `\`npm run bench\` times whole processes in turn, at deflate level 6. Times are medians of ${rounds} rounds; the slowest packers and the large text run only once, and vary more. Only headless-deploy scans for secrets. \`bound\` is the least that a packer with Node's zlib must do: ask git for the names, and read and deflate all files on all cores.`,
    '',
    `Machine: ${machine}.`,
    '',
    ...goalsSection(results),
    '![Speed as a multiple of zip](benchmarks.svg)',
  ];
  for (const kind of /** @type {const} */ (['pack', 'deploy'])) {
    const rows = results.filter((result) => result.kind === kind);
    if (rows.length === 0) continue;
    const name = kind === 'pack' ? 'Pack' : 'Pack and upload';
    lines.push('', `## ${name}: seconds`, '', ...peersTable(rows, kind, ({ seconds }) => seconds.toFixed(2)));
    if (kind === 'deploy') continue;
    const memory = peersTable(rows, kind, ({ megabytes }) => (megabytes === 0 ? '' : megabytes.toFixed(0)));
    lines.push('', `## ${name}: peak memory of the largest process, MiB`, '', ...memory);
  }
  if (limits.length > 0) {
    lines.push('', '## Ours alone', '', ...goalsTable('Time or memory', limits));
  }
  return `${lines.join('\n')}\n`;
}

/** @param {Result[]} results */
function goalsSection(results) {
  const goals = judge(results);
  return goals.length === 0 ? [] : ['## Goals', '', ...goalsTable('Speed', goals), ''];
}

/** @param {string} figures what they are @param {import('./limits.js').Limit[]} rows */
function goalsTable(figures, rows) {
  const cells = rows.map(({ what, figure, goal, isMissed }) => [what, figure, isMissed ? `${goal}: **missed**` : goal]);
  return table(['What', figures, 'Goal'], cells);
}

/**
 * A row for each packer, a column for each tree. Packers without any figure are left out.
 * @param {Result[]} rows
 * @param {'pack' | 'deploy'} kind
 * @param {(result: Result) => string} figure
 */
function peersTable(rows, kind, figure) {
  const titles = [...new Set(rows.map(({ title }) => title))];
  const peers = [...new Set([BASE[kind], 'headless-deploy', ...rows.map(({ peer }) => peer)])];
  const figureOf = (/** @type {string} */ peer, /** @type {string} */ title) => {
    const result = rows.find((row) => row.peer === peer && row.title === title);
    return result === undefined ? '' : figure(result);
  };
  const cells = peers.map((peer) => [peer].concat(titles.map((title) => figureOf(peer, title))));
  return table(
    ['Packer', ...titles],
    cells.filter(([, ...figures]) => figures.some((text) => text !== '')),
  );
}

/** A Markdown table. @param {string[]} header @param {string[][]} cells */
function table(header, cells) {
  const widths = header.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(header), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...cells.map(line)];
}

/**
 * @param {Result[]} results
 * @param {string} tree
 * @param {'pack' | 'deploy'} kind
 */
export function ordered(results, tree, kind) {
  const rows = results.filter((result) => result.tree === tree && result.kind === kind);
  const rank = (/** @type {Result} */ { peer, seconds }) => (peer === BASE[kind] ? -1 : seconds);
  return rows.sort((a, b) => rank(a) - rank(b));
}
