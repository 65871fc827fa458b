import { expect, test } from '@jest/globals';
import { buildLogSections } from '../../../../src/actions/deploy/report/summary.ts';
import { deploySummary } from '../../../../src/actions/deploy/report/summary.ts';
import { createFacts } from '../../../support/steps/deploy-facts.ts';

test('the last twenty lines are a folded section, each of them bounded', () => {
  const lines = Array.from({ length: 25 }, (_, index) => `line ${index} ${'<'.repeat(1000)}`);
  const [section, ...others] = buildLogSections(lines);
  const html = section?.body.join('') ?? '';
  expect([section?.heading, others]).toEqual(['Log of the build', []]);
  expect(html.match(/line \d+/g)).toEqual(Array.from({ length: 20 }, (_, index) => `line ${index + 5}`));
  expect(html).toContain('the log of this run has more');
  expect(html).not.toContain('<<');
  // The job summary leaves out a block that is too large.
  expect(html.length).toBeLessThan(40_000);
});

test('few lines are all of it', () => {
  expect(buildLogSections(['one', '<b>']).map(({ body }) => body.join(''))).toEqual([
    '<ul><li><code>one</code></li><li><code>&#60;b&#62;</code></li></ul>',
  ]);
  expect(buildLogSections([])).toEqual([]);
});

test('only a build that failed has it: not one that a newer build came before', () => {
  const failure = { step: 'build', reason: 'It ended.', log: ['line'] };
  const sectionsOf = (result: 'failed' | 'superseded'): number | undefined => {
    const outcome = {
      result,
      buildId: 'b-1',
      liveBuildId: 'b-2',
      environment: undefined,
      elapsed: 1,
      oldUntil: 0,
      reason: '',
      failure,
    };
    return deploySummary({ ...createFacts(), outcome }, { status: 'failed', error: undefined }, undefined).sections
      ?.length;
  };
  expect([sectionsOf('failed'), sectionsOf('superseded')]).toEqual([1, 0]);
});
