import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ENDING_ROWS } from '../../src/shared/endings.ts';

test('the page has every status that a green step can have, and no other', () => {
  const page = readFileSync('docs/why/what-green-means.md', 'utf8');
  const cells = Array.from(page.matchAll(/^\| (`[^|]+`) +\|/gm), ([, cell = '']) => cell).slice(1);
  const shown = cells.flatMap((cell) => Array.from(cell.matchAll(/`([a-z-]+)`/g), ([, status = '']) => status));
  const green = ENDING_ROWS.flatMap(({ statuses, codes }) => (codes.length === 0 ? statuses : []));
  expect(green.length).toBeGreaterThan(5);
  expect(shown.toSorted()).toEqual([...green].toSorted());
});
