import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readActionFile } from '../support/runners/action-file.ts';

const { inputs } = readActionFile('action.yml');
const readme = readFileSync('README.md', 'utf8');
const section = readme.slice(readme.indexOf('\n## Inputs\n'), readme.indexOf('\n## The other actions\n'));
const cell = (text: string): string => text.trim().replaceAll('`', '');
const rows = Array.from(section.matchAll(/^\| (`[\w-]+`) *\|([^|]*)\|/gm), ([, name = '', value = '']) => ({
  name: cell(name),
  value: cell(value),
}));

test('the README has the ten inputs that most people use, with their defaults', () => {
  expect(rows.length).toBe(10);
  expect(rows).toEqual(rows.map(({ name }) => ({ name, value: inputs[name]?.default ?? '' })));
  expect(rows.filter(({ name }) => !(name in inputs))).toEqual([]);
});
