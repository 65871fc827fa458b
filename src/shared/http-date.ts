import type { Epoch } from './clock.ts';

const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const FULL_DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTH = `(?<month>${MONTHS.join('|')})`;
const TIME = '(?<hour>[01]\\d|2[0-3]):(?<minute>[0-5]\\d):(?<second>[0-5]\\d|60)';

const FORMATS = [
  // IMF-fixdate: Sun, 06 Nov 1994 08:49:37 GMT
  new RegExp(`^${DAY}, (?<day>\\d{2}) ${MONTH} (?<year>\\d{4}) ${TIME} GMT$`),
  // RFC 850: Sunday, 06-Nov-94 08:49:37 GMT
  new RegExp(`^${FULL_DAY}, (?<day>\\d{2})-${MONTH}-(?<year>\\d{2}) ${TIME} GMT$`),
  // asctime: Sun Nov  6 08:49:37 1994
  new RegExp(`^${DAY} ${MONTH} (?<day>\\d{2}| \\d) ${TIME} (?<year>\\d{4})$`),
];

/**
 * A date in one of the three formats of HTTP, all of them UTC (RFC 9110 section 5.6.7). `Date.parse` would read asctime
 * in local time, and accept much that is not a date.
 * @param now decides the century of a year with two digits
 * @returns undefined for anything else
 */
export function parseHttpDate(text: string, now: Epoch): Epoch | undefined {
  const groups = FORMATS.map((format) => format.exec(text)?.groups).find((match) => match !== undefined);
  if (groups === undefined) return undefined;
  const { year = '', month = '', day, hour, minute, second } = groups;
  const fullYear = year.length === 2 ? expandYear(Number(year), now) : Number(year);
  const midnight = new Date(Date.UTC(fullYear, MONTHS.indexOf(month), Number(day)));
  // Date.UTC turns a day that the month does not have into another.
  if (midnight.getUTCDate() !== Number(day)) return undefined;
  return midnight.getTime() + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
}

/** The year with these last two digits that is nearest to 50 years ahead, and no later. */
function expandYear(twoDigits: number, now: Epoch): number {
  const latest = new Date(now).getUTCFullYear() + 50;
  return latest - ((latest - twoDigits) % 100);
}

/** Services write an unset time as a zero value: the year 1, 1601 or 1970. Those that we call are younger than this. */
export const EARLIEST_MS: Epoch = Date.UTC(2000, 0, 1);

/**
 * When a server answered, by its own clock: other dates of its answer are compared with this, as the runner's clock may
 * be wrong, or jump. An answer from a cache is as old as its `Age` says (RFC 9111 section 5.1).
 * @param headers with lower-case names
 * @param ours the machine's date, for an answer without one
 */
export function answeredAt(headers: Readonly<Record<string, string | number | undefined>>, ours: Date): Epoch {
  const date = parseHttpDate(String(headers['date']), ours.getTime());
  if (date === undefined || date < EARLIEST_MS) return ours.getTime();
  return date + ageOf(headers);
}

/** How long a cache has had an answer, in milliseconds (RFC 9111 section 5.1); 0 for one that comes from none. */
export function ageOf(headers: Readonly<Record<string, string | number | undefined>>): number {
  const age = String(headers['age'] ?? '');
  return /^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0;
}
