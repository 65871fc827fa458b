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
  return { iso: isoTime(time), ago: agoOf(now - time) };
}

function agoOf(milliseconds: number): string {
  if (milliseconds < MINUTE) return `${Math.max(0, Math.floor(milliseconds / 1000))} s ago`;
  if (milliseconds < 2 * HOUR) return `${Math.floor(milliseconds / MINUTE)} min ago`;
  if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h ago`;
  return `${Math.floor(milliseconds / DAY)} days ago`;
}
