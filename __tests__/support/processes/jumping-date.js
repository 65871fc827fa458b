/**
 * Loaded before a bundle (`--import`): each reading of the machine's date is right, an hour late or an hour early, without a
 * pattern, as if the clock jumped again and again.
 */
const HOUR = 3_600_000;

const { now } = Date;
let state = 1;
/** By a linear congruential generator, so that every run has the same jumps. */
function jumped() {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return now() + (((state >> 16) % 3) - 1) * HOUR;
}

globalThis.Date = new Proxy(Date, {
  construct: (date, parts, target) => Reflect.construct(date, parts.length === 0 ? [jumped()] : parts, target),
  get: (date, name) => (name === 'now' ? jumped : Reflect.get(date, name)),
});
