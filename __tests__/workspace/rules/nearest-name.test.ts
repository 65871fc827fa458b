import { describe, expect, test } from '@jest/globals';
import { editDistance } from '../../../src/shared/text/similar-names.ts';
import { nearestName, nearestPath } from '../../../src/workspace/rules/nearest-name.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';
import fc from '../../support/jest/properties.ts';

test.each([
  ['tests', ['test', 'src'], 'test'],
  ['tset', ['test', 'text'], 'test'],
  ['Package.json', ['package.json', 'package-lock.json'], 'package.json'],
  ['componets', ['components', 'compiler'], 'components'],
  ['dist', ['test', 'docs'], undefined],
  ['a', ['b'], 'b'],
  ['.env', ['.env.example'], undefined],
  ['.gti', ['.git'], undefined],
  ['ab', ['ac', 'aa'], 'aa'],
])('nearest to %s among %j: %s', (wanted, names, expected) => {
  expect(nearestName(wanted, names)).toBe(expected);
});

describe('a path', () => {
  const root = plant(makeFolder(), { 'src/components/Button.tsx': '', 'build/server.js': '' });

  test.each([
    ['src/componets/button.tsx', 'src/components/Button.tsx'],
    ['srv/components', 'src/components'],
    ['src/components', undefined],
    ['src/other/Button.tsx', undefined],
    ['nothing/at/all', undefined],
  ])('%s: %s', (wanted, expected) => {
    expect(nearestPath(root, wanted)).toBe(expected);
  });
});

/** The definition of optimal string alignment, without a table. */
function byDefinition(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const rest = (a: number, b: number): number => byDefinition(from.slice(a), to.slice(b));
  const change = rest(1, 1) + (from[0] === to[0] ? 0 : 1);
  const isSwap = from.length > 1 && to.length > 1 && from[0] === to[1] && from[1] === to[0];
  return Math.min(rest(1, 0) + 1, rest(0, 1) + 1, change, isSwap ? rest(2, 2) + 1 : Infinity);
}

test('the distance is that of its definition', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(fc.property(text, text, (from, to) => expect(editDistance(from, to)).toBe(byDefinition(from, to))));
  expect(editDistance('tset', 'test')).toBe(1);
});
