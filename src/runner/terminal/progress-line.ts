import { formatBytes, formatDuration } from '../../shared/format.ts';
import type { WorkState } from '../runner.ts';

/** Characters of the bar. */
const BAR_WIDTH = 20;

/**
 * Progress as one line: a bar, what is done, pace and time left. The time left is that at the pace so far.
 */
export function progressLine({ text, done, total, elapsed }: WorkState): string {
  if (done <= 0 || done >= total || elapsed <= 0) return text;
  const full = Math.floor((BAR_WIDTH * done) / total);
  const pace = done / elapsed;
  const left = formatDuration((total - done) / pace);
  return `[${'#'.repeat(full)}${'-'.repeat(BAR_WIDTH - full)}] ${text}, ${formatBytes(Math.round(pace * 1000))}/s, ${left} left`;
}
