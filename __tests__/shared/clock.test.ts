import { expect, test } from '@jest/globals';
import { evenDates, monotonicTime } from '../../src/shared/clock.ts';
import type { Epoch, Instant } from '../../src/shared/clock.ts';

test('the compiler tells the two clocks apart', () => {
  // @ts-expect-error -- a duration since nothing in particular is no date
  const date: Epoch = monotonicTime();
  // @ts-expect-error -- a date may jump
  const instant: Instant = evenDates()();
  expect(instant).toBeGreaterThan(date);
});
