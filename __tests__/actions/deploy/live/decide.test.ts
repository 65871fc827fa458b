import { describe, expect, test } from '@jest/globals';
import { decide, addReading } from '../../../../src/actions/deploy/live/decide.ts';
import type { Evidence, Sighting } from '../../../../src/actions/deploy/live/decide.ts';

const OURS = 'ours';
const OLD = 'old';
const BEFORE = { liveBuildId: OLD };

function evidence(sighting: Partial<Sighting> | undefined, overrides: Partial<Evidence> = {}): Evidence {
  const seen = { liveBuildId: OLD, reconciling: false, readings: 1, heldFor: 0, ...sighting };
  return {
    buildId: OURS,
    before: BEFORE,
    isFinished: true,
    sighting: sighting === undefined ? undefined : seen,
    newerBuildIds: undefined,
    ...overrides,
  };
}

const FAILURE = { step: 'build', reason: 'It ended.', log: [] };

/** Seen for as long as it takes. */
const STEADY = { readings: 3, heldFor: 60_000 };

describe('what became of our build', () => {
  test.each<[string, Evidence, string]>([
    ['nothing is known yet', evidence(undefined, { buildId: undefined, isFinished: false }), 'waiting'],
    ['it is running', evidence(undefined, { isFinished: false }), 'waiting'],
    [
      'it is running, although its environment names it',
      evidence({ liveBuildId: OURS }, { isFinished: false }),
      'waiting',
    ],
    ['it has finished, and nothing else was read', evidence(undefined), 'waiting'],
    ['it is being deployed', evidence({ reconciling: true }), 'waiting'],
    ['it is being deployed for a long time', evidence({ reconciling: true, ...STEADY }), 'waiting'],
    ['it is live, and another change is under way', evidence({ liveBuildId: OURS, reconciling: true }), 'waiting'],
    ['it is live', evidence({ liveBuildId: OURS }), 'live'],
    ['it is live, and newer ones are waiting', evidence({ liveBuildId: OURS }, { newerBuildIds: ['new'] }), 'live'],
    ['a newer one is live', evidence({ liveBuildId: 'new' }, { newerBuildIds: ['new'] }), 'superseded'],
    ['the old one is live', evidence({}), 'waiting'],
    ['the old one is live for 60 s, seen twice', evidence({ readings: 2, heldFor: 60_000 }), 'waiting'],
    ['the old one is live for 59.9 s, seen often', evidence({ readings: 30, heldFor: 59_999 }), 'waiting'],
    ['the old one is live for 60 s, seen three times', evidence(STEADY), 'failed'],
    [
      'none is live, as before',
      evidence({ liveBuildId: undefined, ...STEADY }, { before: { liveBuildId: undefined } }),
      'failed',
    ],
    [
      'none is live, and before is not known',
      evidence({ liveBuildId: undefined, ...STEADY }, { before: undefined }),
      'failed',
    ],
    [
      'another is live that is no newer',
      evidence({ liveBuildId: 'x', ...STEADY }, { newerBuildIds: ['new'] }),
      'failed',
    ],
    ['another is live for a moment', evidence({ liveBuildId: 'x' }), 'waiting'],
    ['another is live, of unknown age', evidence({ liveBuildId: 'x', ...STEADY }), 'undecided'],
    ['the old one is live, and the record says that ours failed', evidence({}, { failure: FAILURE }), 'failed'],
    [
      'none is live, and the record says that ours failed',
      evidence({ liveBuildId: undefined }, { failure: FAILURE, before: undefined }),
      'failed',
    ],
    [
      'it is live, and the record says that its app ended',
      evidence({ liveBuildId: OURS }, { failure: FAILURE }),
      'failed',
    ],
    [
      'a newer one is live, and the record says that ours failed',
      evidence({ liveBuildId: 'new' }, { newerBuildIds: ['new'], failure: FAILURE }),
      'superseded',
    ],
    [
      'a change is under way, and the record says that ours failed',
      evidence({ reconciling: true }, { failure: FAILURE }),
      'waiting',
    ],
    [
      'the record says that it failed, and it is running',
      evidence(undefined, { isFinished: false, failure: FAILURE }),
      'waiting',
    ],
    ['the old one may be it, but before is not known', evidence(STEADY, { before: undefined }), 'undecided'],
  ])('%s', (_name, known, expected) => {
    expect(decide(known)).toBe(expected);
  });
});

describe('equal readings', () => {
  const old = { liveBuildId: OLD, reconciling: false };

  test('are counted, with the time between the first and the last', () => {
    const second = addReading(addReading(undefined, old, 1000), old, 4000);
    expect(addReading(second, old, 9000)).toEqual({ ...old, readings: 3, heldFor: 8000, since: 1000 });
  });

  test.each([
    ['another build', { liveBuildId: 'x', reconciling: false }],
    ['no build', { liveBuildId: undefined, reconciling: false }],
    ['a change that began', { liveBuildId: OLD, reconciling: true }],
  ])('%s begins anew', (_name, reading) => {
    expect(addReading(addReading(undefined, old, 1000), reading, 4000)).toEqual({
      ...reading,
      readings: 1,
      heldFor: 0,
      since: 4000,
    });
  });
});
