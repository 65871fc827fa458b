import { expect, test } from '@jest/globals';
import { judge } from '../../bench/goals.js';
import { renderReport } from '../../bench/report.js';

/** Rows of the table of small files, by seconds. */
function resultsOf(rows: Readonly<Record<string, number>>) {
  return Object.entries(rows).map(([peer, seconds]) => {
    const megabytes = peer === 'bound' ? 0 : 100;
    return { tree: 'small', title: 'small files', kind: 'pack' as const, peer, seconds, megabytes, bytes: 0 };
  });
}

test.each([
  [1.7, '59 % of the bound', false],
  [2.1, '48 % of the bound', true],
])('packing in %d s against a bound of 1 s', (seconds, figure, isMissed) => {
  const goal = '≥ 50 %';
  expect(judge(resultsOf({ 'headless-deploy': seconds, zip: 1.6, bound: 1 }))).toEqual([
    { kind: 'pack', tree: 'small', what: 'Pack: small files', figure, goal, seconds: 1 / 0.5, isMissed },
  ]);
});

test('what was not measured is not judged', () => {
  expect(judge(resultsOf({ 'headless-deploy': 1.4, zip: 1.6 }))).toEqual([]);
  expect(judge(resultsOf({ bound: 1, zip: 1.6 }))).toEqual([]);
});

test('the report names every goal, and marks those that are missed', () => {
  const results = resultsOf({ 'headless-deploy': 2.5, zip: 1.6, bound: 1, archiver: 50 });
  const limits = [
    { what: 'Peak memory', figure: '201 MiB', goal: '≤ 200 MiB', isMissed: true },
    { what: 'Empty Node process', figure: '36 ms', goal: '', isMissed: false },
  ];
  const rows = renderReport({ results, limits, machine: 'A machine', rounds: 3 }).replaceAll(/ +/g, ' ');
  expect(rows).toContain('| Pack: small files | 40 % of the bound | ≥ 50 %: **missed** |');
  expect(rows).toContain('| Pack: small files | 20.0 × archiver | ≥ 12.0 × |');
  expect(rows).toContain('| Peak memory | 201 MiB | ≤ 200 MiB: **missed** |');
  expect(rows).toContain('| Empty Node process | 36 ms | |');
  expect(rows).toContain('| bound | 1.00 |');
  expect(rows).toContain('| zip | 100 |');
  expect(rows).not.toMatch(/^\| bound \|\s*\|$/m);
});
