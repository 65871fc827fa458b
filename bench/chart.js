import { judge } from './goals.js';
import { ordered } from './report.js';

const OURS = 'headless-deploy';
const COLOURS = { ours: '#0969da', other: '#8c959f', goal: '#1f2328', missed: '#cf222e' };
/** Where the bars of the chart begin, and how long the longest is, in pixels. */
const BARS = { left: 158, width: 420 };
const ROW = 20;
const HEADER = 92;

/**
 * A bar for each packer and tree. A goal is a line across ours; one that is missed has a row of its own that says so, as
 * colours alone do not.
 * @param {import('./report.js').Result[]} results
 */
export function renderChart(results) {
  const goals = judge(results);
  const rows = [...new Set(results.map(({ tree }) => tree))].flatMap((tree) => chartRows(results, tree, goals));
  const most = Math.max(...rows.map(({ speed = 0, goal = 0 }) => Math.max(speed, goal)));
  const height = HEADER + rows.length * ROW + 10;
  const missed = goals.filter(({ isMissed }) => isMissed).length;
  const body = [
    text(10, 22, 'Packing speed, as a multiple of zip', 'font-size="15" font-weight="bold"'),
    text(
      10,
      40,
      `× means times as fast as zip on the same files; longer is faster. ${missed} of ${goals.length} goals missed.`,
    ),
    ...legend(),
    ...rows.map((row, index) => chartRow(row, HEADER + index * ROW, BARS.width / most)),
  ];
  const title = '<title>Packing speed, as a multiple of zip</title>';
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="660" height="${height}" font-family="sans-serif" font-size="12">${title}<rect width="660" height="${height}" fill="#ffffff"/><g fill="#1f2328">${body.join('')}</g></svg>\n`;
}

/**
 * `speed`: undefined for a heading and for a note; `goal`: the speed that is one.
 * @typedef {{ label: string, note?: string, speed?: number, goal?: number | undefined }} ChartRow
 */

/** @param {import('./report.js').Result[]} results @param {string} tree @param {ReturnType<typeof judge>} goals @returns {ChartRow[]} */
function chartRows(results, tree, goals) {
  const all = ordered(results, tree, 'pack');
  const [base] = all;
  if (base === undefined) return [];
  const own = goals.filter((goal) => goal.kind === 'pack' && goal.tree === tree);
  // The one that is hardest to meet.
  const goal = own.length === 0 ? undefined : base.seconds / Math.min(...own.map(({ seconds }) => seconds));
  const notes = own
    .filter(({ isMissed }) => isMissed)
    .map(({ figure, goal: wanted }) => ({ label: '', note: `✖ goal missed: ${figure}, ${wanted}` }));
  /** @type {ChartRow[]} */
  const rows = [{ label: base.title }];
  for (const { peer, seconds } of all) {
    const isOurs = peer === OURS;
    if (peer !== 'bound') rows.push({ label: peer, speed: base.seconds / seconds, ...(isOurs ? { goal } : {}) });
    if (isOurs) rows.push(...notes);
  }
  return rows;
}

/** @param {ChartRow} row @param {number} y of its text @param {number} scale pixels for the speed of zip */
function chartRow({ label, note, speed, goal }, y, scale) {
  if (note !== undefined) return text(BARS.left, y, note, `fill="${COLOURS.missed}"`);
  if (speed === undefined) return text(10, y, label, 'font-weight="bold"');
  const width = speed * scale;
  const line = goal === undefined ? '' : goalLine(BARS.left + goal * scale, y);
  const end = Math.max(width, goal === undefined ? 0 : goal * scale);
  return `${text(150, y, label, 'text-anchor="end"')}${bar(BARS.left, y, width, label === OURS)}${line}${text(BARS.left + 6 + end, y, `${speed.toFixed(2)} ×`)}`;
}

function legend() {
  const y = 62;
  return [
    bar(10, y, 24, true),
    text(40, y, OURS),
    bar(150, y, 24, false),
    text(180, y, 'other packers'),
    goalLine(284, y),
    text(292, y, 'goal for headless-deploy, the hardest of several'),
  ];
}

/** @param {number} x @param {number} y @param {number} width @param {boolean} isOurs */
function bar(x, y, width, isOurs) {
  const fill = isOurs ? COLOURS.ours : COLOURS.other;
  return `<rect x="${x}" y="${y - 11}" width="${width.toFixed(1)}" height="14" fill="${fill}"/>`;
}

/** @param {number} x @param {number} y */
function goalLine(x, y) {
  return `<rect x="${(x - 1).toFixed(1)}" y="${y - 14}" width="2" height="20" fill="${COLOURS.goal}"/>`;
}

/** @param {number} x @param {number} y @param {string} words @param {string} [attributes] */
function text(x, y, words, attributes = '') {
  const more = attributes === '' ? '' : ` ${attributes}`;
  return `<text x="${Number(x.toFixed(1))}" y="${y}"${more}>${words}</text>`;
}
