import { expect, test } from '@jest/globals';
import { didYouMean, nearestNames } from '../../../src/shared/text/similar-names.ts';

test.each([
  ['production', ['Production', 'Staging'], ['Production']],
  ['PR 12', ['pr-12', 'pr-1'], ['pr-12']],
  ['my_shop', ['my-shop', 'blog'], ['my-shop']],
  ['"Staging"', ['Production', 'Staging'], ['Staging']],
  ['Stagin', ['Production', 'Staging'], ['Staging']],
  ['Site', ['Site 1', 'Site 2'], ['Site 1', 'Site 2']],
  ['prod', ['Production'], []],
  ['--', ['a', '-'], ['-']],
])('the nearest to %s', (wanted, names, nearest) => {
  expect(nearestNames(wanted, names)).toEqual(nearest);
});

test('a hint names one alone', () => {
  expect(didYouMean('envfrom', ['env-from', 'json'], '--')).toBe(' Did you mean --env-from?');
  expect(didYouMean('site', ['site1', 'site2'])).toBe('');
});
