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
 * in local time, and much that is no date.
 * @param now decides the century of a year with two digits, in milliseconds since 1970
 * @returns milliseconds since 1970; undefined for anything else
 */
export function parseHttpDate(text: string, now: number): number | undefined {
  const groups = FORMATS.map((format) => format.exec(text)?.groups).find((match) => match !== undefined);
  if (groups === undefined) return undefined;
  const { year = '', month = '', day, hour, minute, second } = groups;
  const fullYear = year.length === 2 ? expandYear(Number(year), now) : Number(year);
  const midnight = new Date(Date.UTC(fullYear, MONTHS.indexOf(month), Number(day)));
  // Of a day that the month does not have, Date.UTC makes another.
  if (midnight.getUTCDate() !== Number(day)) return undefined;
  return midnight.getTime() + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
}

/** The year with these last two digits that is nearest to 50 years ahead, and no later. */
function expandYear(twoDigits: number, now: number): number {
  const latest = new Date(now).getUTCFullYear() + 50;
  return latest - ((latest - twoDigits) % 100);
}
