import { EARLIEST_MS } from '../../shared/http-date.ts';

/** `date-time` of RFC 3339 section 5.6. */
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|[+-](\d\d):(\d\d))$/i;

/**
 * A time as the platform writes it: RFC 3339, of the year 2000 or later.
 * @returns milliseconds since 1970; undefined for anything else. `Date.parse` alone takes dates, local times and 30 February.
 */
export function parseTimestamp(value: unknown): number | undefined {
  const fields = typeof value === 'string' ? DATE_TIME.exec(value) : null;
  if (fields === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = fields
    .slice(1)
    .map((field) => Number(field ?? 0));
  const isInRange =
    month >= 1 && month <= 12 && day >= 1 && hour < 24 && minute < 60 && offsetHour < 24 && offsetMinute < 60;
  // Day 0 of the next month is the last one of this.
  if (!isInRange || day > new Date(Date.UTC(year, month, 0)).getUTCDate() || second > 60) return undefined;
  // A leap second (section 5.7) counts as the one before it: Date has none.
  const time = Date.parse(fields[0].replace(/:60(?=[.Z+-])/i, ':59'));
  return time >= EARLIEST_MS ? time : undefined;
}
