import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ENTRIES } from '../../scripts/entries.js';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';
import { readActionFile } from '../support/action-file.ts';
import { linksIn } from '../support/markdown-links.ts';

// The language service checks its blocks against the action files (`npm run check`), links.test.ts where its links lead.
const page = readFileSync('llms.txt', 'utf8');
const targets = new Set(linksIn(page).map(({ target }) => target.split('#')[0]));
const { inputs } = readActionFile('action.yml');

const wordsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/`([a-z][a-z-]*)(?::[^`]*)?`/g)].map(([, word = '']) => word));

test('begins with a title and a summary, as llmstxt.org has it', () => {
  expect(page).toMatch(/^# headless-deploy\n\n> \S/);
});

test('shows the deploy with the six inputs that it needs, and complete workflows', () => {
  const needed = Object.entries(inputs).flatMap(([name, { description = '' }]) =>
    / Required unless/.test(description) ? [`${name}:`] : [],
  );
  const [first, ...blocks] = yamlBlocks('llms.txt', page);
  const step = first?.text.slice(first.text.indexOf('id: deploy\n')).trim().split(/\s+/);
  expect(step?.filter((word) => /^[a-z-]+:$/.test(word)).slice(1)).toEqual(['with:', ...needed]);
  expect(blocks.length).toBeGreaterThan(3);
});

test('names every ending of the table in docs/endings.md', () => {
  const table = readFileSync('docs/endings.md', 'utf8');
  const rows = table.split('\n').filter((line) => line.startsWith('| `') || line.startsWith('| any'));
  const cells = rows.map((row) => row.split('|').slice(1, 3).join(' '));
  const endings = [...wordsIn(cells.join(' '))].filter((word) => word !== 'status');
  expect(endings.length).toBeGreaterThan(20);
  expect(endings.filter((word) => !wordsIn(page).has(word))).toEqual([]);
});

test('leads to every action, and to every page for users', () => {
  const actions = ENTRIES.flatMap(({ actionFile = '' }) =>
    actionFile.includes('/') ? [actionFile.replace('action.yml', 'README.md')] : [],
  );
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'benchmarks.md');
  expect(actions.length).toBeGreaterThan(4);
  expect([...actions, ...pages.map((name) => `docs/${name}`)].filter((name) => !targets.has(name))).toEqual([]);
});

test('describes inputs that there are', () => {
  const section = page.slice(page.indexOf('\n## The other inputs\n'), page.indexOf('\n## Permissions\n'));
  const names = section.match(/^- (?:`[^`]+`(?:, )?)+/gm) ?? [];
  const described = [...wordsIn(names.join(' '))];
  expect(described.length).toBeGreaterThan(8);
  expect(described.filter((name) => !(name in inputs))).toEqual([]);
});
