import { afterEach, expect, test } from '@jest/globals';
import { evenDates, monotonicTime, systemClock } from '../../src/shared/clock.ts';
import type { Epoch, Instant } from '../../src/shared/clock.ts';

test('the compiler tells the two clocks apart', () => {
  // @ts-expect-error -- a duration since nothing in particular is no date
  const date: Epoch = monotonicTime();
  // @ts-expect-error -- a date may jump
  const instant: Instant = evenDates()();
  expect(instant).toBeGreaterThan(date);
});

const HOUR = 3_600_000;
const RealDate = Date;
afterEach(() => {
  globalThis.Date = RealDate;
});

/** Sets the machine's clock: every reading of its date is another one. */
function jumpBy(milliseconds: number): void {
  const jumped = (): number => RealDate.now() + milliseconds;
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, parts: unknown[]) => Reflect.construct(date, parts.length === 0 ? [jumped()] : parts) as Date,
    get: (date, name): unknown => (name === 'now' ? jumped : Reflect.get(date, name)),
  });
}

test.each([1, -1])("the machine's clock jumps by %d h: neither times nor dates of a step follow it", (hours) => {
  expect(Math.abs(systemClock.date().getTime() - RealDate.now())).toBeLessThan(HOUR / 2);
  const now = systemClock.now();
  jumpBy(hours * HOUR);
  expect((new Date().getTime() - RealDate.now()) / HOUR).toBeCloseTo(hours, 1);
  expect(Math.abs(systemClock.date().getTime() - RealDate.now())).toBeLessThan(HOUR / 2);
  expect(Math.abs(systemClock.now() - now)).toBeLessThan(HOUR / 2);
});

test('a sleep that is interrupted throws the reason of the signal', async () => {
  const reason = new Error('stopped by a test');
  const stop = new AbortController();
  const sleeping = systemClock.sleep(HOUR, stop.signal);
  stop.abort(reason);
  await expect(sleeping).rejects.toBe(reason);
  await expect(systemClock.sleep(HOUR, stop.signal)).rejects.toBe(reason);
});
