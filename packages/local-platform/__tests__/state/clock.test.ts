import { afterEach, expect, test } from '@jest/globals';
import { Clock, isoTime } from '../../src/state/clock.ts';

const HOUR = 3_600_000;
const { now } = Date;
afterEach(() => {
  Date.now = now;
});

test.each([1, -1])(
  "the machine's clock jumps by %d h: only a reset follows it, and a move counts from there",
  (jump) => {
    const clock = new Clock();
    const hoursAhead = (): number => (clock.now() - now()) / HOUR;
    Date.now = () => now() + jump * HOUR;
    expect(hoursAhead()).toBeCloseTo(0);
    clock.advance(3 * HOUR);
    expect(hoursAhead()).toBeCloseTo(3);
    clock.reset();
    expect(hoursAhead()).toBeCloseTo(jump);
  },
);

test('it shows whole milliseconds', () => {
  expect(Number.isInteger(new Clock().now())).toBe(true);
  expect(isoTime(new Clock().now())).toMatch(/^2\d{3}-.*\.\d{3}Z$/);
});
