import { expect, test } from '@jest/globals';
import type * as doors from '../src/doors.ts';
import type { Fault } from '../src/schemas/control/faults.ts';
import type { BuildReport, EnvironmentReport, StateReport } from '../src/schemas/control/state-report.ts';

/** Neither has a field that the other lacks, or takes what the other does not. */
type Same<One, Other> = [One, Required<One>, Other, Required<Other>] extends [
  Other,
  Required<Other>,
  One,
  Required<One>,
]
  ? true
  : false;

/** The names that a type lists, where it takes any other string and `undefined`, too. */
type Listed<Value> = Value extends string ? (string extends Value ? never : Value) : Exclude<Value, undefined>;
type Published = { readonly [Key in keyof doors.Fault]: Listed<doors.Fault[Key]> };

test('the types that are published are those of the schemas', () => {
  const faults: Same<Published, Fault> = true;
  const state: Same<Omit<doors.State, 'faults'>, Omit<StateReport, 'faults'>> = true;
  const environment: Same<doors.StateEnvironment, EnvironmentReport> = true;
  const build: Same<doors.StateBuild, BuildReport> = true;
  expect([faults, state, environment, build]).toEqual([true, true, true, true]);
});

test('the state may be taken for a type of one’s own that names less of it', () => {
  type Own = Record<string, unknown> & { accounts: { apps: { environments: { builds: { id: string }[] }[] }[] }[] };
  const state: doors.State extends Own ? true : false = true;
  expect(state).toBe(true);
});
