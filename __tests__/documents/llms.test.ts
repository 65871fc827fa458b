import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ENTRIES } from '../../scripts/entries.js';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';
import { ENDING_ROWS } from '../../src/shared/endings.ts';
import { readActionFile } from '../support/runners/action-file.ts';
import { linksIn } from '../support/pages/markdown-links.ts';
import { workflowBelow } from '../support/apps/recipes.ts';

// The language service checks its blocks against the action files (`npm run check`), links.test.ts where its links lead.
const page = readFileSync('llms.txt', 'utf8');
const targets = new Set(linksIn(page).map(({ target }) => target.split('#')[0]));
const { inputs, outputs } = readActionFile('action.yml');
const SIBLINGS = ENTRIES.flatMap(({ actionFile = '' }) => (actionFile.includes('/') ? [path.dirname(actionFile)] : []));

const wordsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/`([a-z][a-z\d-]*)(?::[^`]*)?`/g)].map(([, word = '']) => word));

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

test('names every ending', () => {
  const endings = ENDING_ROWS.flatMap(({ statuses, codes }) => [statuses, codes].flat());
  expect(endings.length).toBeGreaterThan(20);
  expect(endings.filter((word) => !wordsIn(page).has(word))).toEqual([]);
});

test('leads to every action, and to every page for users', () => {
  const actions = SIBLINGS.map((name) => `${name}/README.md`);
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'benchmarks.md');
  expect(actions.length).toBeGreaterThan(4);
  expect([...actions, ...pages.map((name) => `docs/${name}`)].filter((name) => !targets.has(name))).toEqual([]);
});

const namesAt = (text: string): string[] => [...wordsIn(text)].toSorted();

test('names every input of the deploy, and none that there is not', () => {
  const section = page.slice(page.indexOf('\n## The other inputs\n'), page.indexOf('\n## Permissions\n'));
  const first = yamlBlocks('llms.txt', page)[0]?.text ?? '';
  const named = new Set([
    ...wordsIn(section),
    ...Array.from(first.matchAll(/^ {10}([a-z-]+):/gm), ([, name = '']) => name),
  ]);
  expect(Object.keys(inputs).filter((name) => !named.has(name))).toEqual([]);
  const described = section.match(/(?<=^- |\. )(?:`[^`]+`(?:, )?)+(?=:)/gm) ?? [];
  expect(described.length).toBeGreaterThan(8);
  expect(namesAt(described.join(' ')).filter((name) => !(name in inputs))).toEqual([]);
});

test('names every output of the deploy, and none that there is not', () => {
  const [, line = ''] = /^The outputs: (.+)$/m.exec(page) ?? [];
  expect(namesAt(line.replace('(only with `dry-run`)', ''))).toEqual(Object.keys(outputs).toSorted());
});

test.each(SIBLINGS)('names every input and output of %s, and none that there is not', (name) => {
  const action = readActionFile(`${name}/action.yml`);
  const line = page.split('\n').find((candidate) => candidate.startsWith(`- [${name}](${name}/README.md): `)) ?? '';
  const [, listed = '', given = ''] = /Inputs: (.+?)\. Outputs: (.+)\.$/.exec(line) ?? [];
  expect(namesAt(listed)).toEqual(Object.keys(action.inputs).toSorted());
  expect(namesAt(given)).toEqual(Object.keys(action.outputs).toSorted());
});

// Those pages' tests run them.
test.each([
  ['docs/fleet.md', '## The workflow'],
  ['docs/schedule.md', '## Content changed'],
  ['docs/monorepo.md', '## pnpm deploy'],
])('shows the same as %s, %s', (file, heading) => {
  const blocks = yamlBlocks('llms.txt', page).map(({ text }) => text);
  expect(blocks).toContain(workflowBelow(file, heading));
});
