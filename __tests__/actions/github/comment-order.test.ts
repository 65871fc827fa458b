import { expect, test } from '@jest/globals';
import { replaces, standingLine, standingOf } from '../../../src/actions/github/comment-order.ts';
import type { Standing } from '../../../src/actions/github/comment-order.ts';

const of = (kind: Standing['kind'], at: number, id: number, attempt = 1): Standing => ({
  kind,
  at,
  run: { id, attempt },
});

test.each<[string, Standing, Standing | undefined, boolean]>([
  ['accepted later, though its run is older', of('sent', 20, 100), of('sent', 10, 200), true],
  ['accepted earlier, though its run is newer', of('sent', 10, 200), of('sent', 20, 100), false],
  ['accepted at the same time by a later run', of('sent', 10, 200), of('sent', 10, 100), true],
  ['superseded, by a later run', of('yielding', 20, 200), of('sent', 10, 100), false],
  ['skipped, by a later run than one that failed', of('yielding', 20, 200), of('unsent', 10, 100), false],
  ['anything, after one that was superseded', of('unsent', 5, 100), of('yielding', 10, 200), true],
  ['superseded twice, by a later run', of('yielding', 5, 200), of('yielding', 10, 100), true],
  ['superseded twice, by an earlier run', of('yielding', 10, 100), of('yielding', 5, 200), false],
  ['failed before sending, by a later run', of('unsent', 5, 200), of('sent', 10, 100), true],
  ['failed before sending, by an earlier run', of('unsent', 20, 100), of('sent', 10, 200), false],
  ['failed before sending, by an earlier attempt', of('unsent', 20, 100, 1), of('sent', 10, 100, 2), false],
  ['accepted, by an earlier run than one that failed', of('sent', 20, 100), of('unsent', 10, 200), false],
  ['accepted in the run that had failed', of('sent', 20, 100), of('unsent', 10, 100), true],
  ['accepted, after one of an earlier version', of('sent', 20, 100), undefined, true],
  ['superseded, after one of an earlier version', of('yielding', 20, 100), undefined, false],
])('%s', (_, now, before, expected) => {
  expect(replaces(now, before)).toBe(expected);
});

test('what a comment tells of is on its second line', () => {
  const standing = of('sent', 1_767_225_600_000, 42, 3);
  expect(standingOf(`<!-- marker -->\n${standingLine(standing)}\r\ntext`)).toEqual(standing);
  for (const body of ['', 'a', `${standingLine(standing)}\nb`, 'a\n<!-- other at 1 by 2.3 -->'])
    expect(standingOf(body)).toBeUndefined();
});
