import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { renderChart } from '../../bench/chart.js';

/** Rows of the table of small files, by seconds. */
function resultsOf(rows: Readonly<Record<string, number>>) {
  return Object.entries(rows).map(([peer, seconds]) => {
    const megabytes = peer === 'bound' ? 0 : 100;
    return { tree: 'small', title: 'many small files', kind: 'pack' as const, peer, seconds, megabytes, bytes: 0 };
  });
}

test('the chart has a title, units and a legend', () => {
  const chart = renderChart(resultsOf({ 'headless-deploy': 1.2, zip: 1.6, bound: 1, fflate: 3 }));
  expect(chart).toContain('<title>Packing speed, as a multiple of zip</title>');
  for (const words of ['longer is faster. 0 of 1 goals missed.', 'other packers', 'goal for headless-deploy', '1.33 ×'])
    expect(chart).toContain(words);
  expect(chart).not.toContain('goal missed');
  expect(chart).not.toContain('>bound<');
});

test('the chart says in words which goals are missed', () => {
  const chart = renderChart(resultsOf({ 'headless-deploy': 2.5, zip: 1.6, bound: 1, archiver: 50 }));
  expect(chart).toContain('✖ goal missed: 40 % of the bound, ≥ 50 %');
  expect(chart).toContain('1 of 2 goals missed.');
});

test('the chart in the documents is the one of their figures', () => {
  const { results } = JSON.parse(readDocument('benchmarks.json')) as { results: Parameters<typeof renderChart>[0] };
  expect(readDocument('benchmarks.svg')).toBe(renderChart(results));
});

function readDocument(name: string): string {
  return readFileSync(new URL(`../../docs/why/${name}`, import.meta.url), 'utf8');
}
