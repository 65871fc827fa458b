import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { renderChart } from '../../bench/chart.js';
import { renderReport } from '../../bench/report.js';
import type { Result } from '../../bench/report.js';

test('the page and the chart are what the figures make of them', () => {
  const measured = JSON.parse(readFileSync('docs/why/benchmarks.json', 'utf8')) as Parameters<typeof renderReport>[0];
  const results: Result[] = measured.results;
  expect(renderReport(measured)).toBe(readFileSync('docs/why/benchmarks.md', 'utf8'));
  expect(renderChart(results)).toBe(readFileSync('docs/why/benchmarks.svg', 'utf8'));
});
