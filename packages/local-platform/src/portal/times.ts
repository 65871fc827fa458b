import { formatAge, formatDuration } from '../../../../src/shared/text/format.ts';
import { isoTime } from '../state/clock.ts';

/** A time, as pages show it. */
export interface TimeView {
  /** ISO 8601. */
  readonly iso: string;
  /** `5 min ago`; for reading, and as old as the page. */
  readonly ago: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param now milliseconds of the same clock */
export function timeView(time: number, now: number): TimeView {
  return { iso: isoTime(time), ago: `${formatAge(now - time)} ago` };
}

/** A length of time that may be long: `1 h 30 min`, `365 d`. @param milliseconds at least 0 */
export function longDuration(milliseconds: number): string {
  if (milliseconds < MINUTE) return formatDuration(milliseconds);
  const parts = [
    [Math.floor(milliseconds / DAY), 'd'],
    [Math.floor(milliseconds / HOUR) % 24, 'h'],
    [Math.floor(milliseconds / MINUTE) % 60, 'min'],
    [Math.floor(milliseconds / 1000) % 60, 's'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`])).join(' ');
}
