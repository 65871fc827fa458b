import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ENTRIES } from '../../scripts/entries.js';
import { llmsText } from '../../scripts/llms.js';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';
import { REGIONS } from '../../src/platform/api/wire.ts';
import { ENDING_ROWS } from '../../src/shared/endings.ts';
import { INPUTS } from '../../src/shared/inputs.ts';
import type { CommandName, Input } from '../../src/shared/inputs.ts';
import { makeFolder } from '../support/git/folders.ts';
import { readActionFile } from '../support/runners/action-file.ts';
import { linksIn } from '../support/pages/markdown-links.ts';

// generated.repo.test.ts shows that the page is what its sources make; links.repo.test.ts, where its links lead.
const page = readFileSync('llms.txt', 'utf8');
const blocks = yamlBlocks('llms.txt', page);
const { inputs, outputs } = readActionFile('action.yml');
const SIBLINGS = ENTRIES.flatMap(({ actionFile = '' }) => (actionFile.includes('/') ? [path.dirname(actionFile)] : []));
/** What most actions have: one sentence names it, with the actions that do not. */
const COMMON = new Set([
  'account',
  'app',
  'username',
  'password',
  'headless-url',
  'timeout-minutes',
  'fail-on-warning',
]);

const namesIn = (list: string): string[] =>
  list.split(', ').map((text) => text.replace(/(?: \(lines\)|=.*|\*.*)$/, '').trim());
/** The inputs that a list marks as required. */
const requiredIn = (list: string): string[] => namesIn(list).filter((name) => `, ${list}`.includes(`, ${name}*`));
const isNeeded = ({ description = '' }): boolean => description.includes(' Required unless `dry-run`');
const section = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const inputsLine =
  section('Inputs')
    .split('\n')
    .find((line) => line.startsWith('account')) ?? '';

test('begins with a title and a summary, as llmstxt.org has it, and has less than 12 kB', () => {
  expect(page).toMatch(/^# headless-deploy\n\n> \S/);
  expect(Buffer.byteLength(page)).toBeLessThan(12_000);
});

test('is made anew when an action file, a page or an example changes', async () => {
  const root = makeFolder('llms');
  for (const name of ['action.yml', 'README.md', 'docs', 'examples', 'scripts', ...SIBLINGS])
    cpSync(name, path.join(root, name), { recursive: true });
  expect(await llmsText(root)).toBe(page);
  for (const [name, before, after] of [
    ['action.yml', 'operation-id', 'zebra'],
    ['docs/how-to/nightly.md', '23 4 * * *', '24 5 * * *'],
    ['examples/gitlab-ci.yml', 'node:24', 'node:99'],
  ] as const) {
    const file = path.join(root, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, after));
    expect(await llmsText(root)).toContain(after);
  }
});

test('shows the deploy with the six inputs that it needs, and workflows', () => {
  const needed = Object.entries(inputs).flatMap(([name, input]) => (isNeeded(input) ? [name] : []));
  const { jobs } = parse(blocks[0]?.text ?? '') as { jobs: { deploy: { steps: { with: object }[] } } };
  expect(Object.keys(jobs.deploy.steps.at(-1)?.with ?? {})).toEqual(needed);
  expect(blocks.length).toBeGreaterThan(5);
});

test('names every ending', () => {
  const endings = ENDING_ROWS.flatMap(({ statuses, codes }) => [statuses, codes].flat());
  const words = new Set(section('How a step ends').match(/[a-z]+(?:-[a-z]+)*/g));
  expect(endings.length).toBeGreaterThan(20);
  expect(endings.filter((word) => !words.has(word))).toEqual([]);
});

test('leads to every action, and to every page that tells how to do something', () => {
  const targets = new Set([
    ...linksIn(page).map(({ target }) => target.split('#')[0]),
    ...blocks.map(({ label }) => label),
  ]);
  const actions = SIBLINGS.map((name) => `${name}/README.md`);
  const pages = ['docs/start', 'docs/how-to'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  expect(actions.length).toBeGreaterThan(4);
  expect([...actions, ...pages].filter((name) => !targets.has(name))).toEqual([]);
});

test('names every input of the deploy, which of them are required, and none that there is not', () => {
  expect(namesIn(inputsLine)).toEqual(Object.keys(inputs));
  expect(requiredIn(inputsLine)).toEqual(Object.keys(inputs).filter((name) => isNeeded(inputs[name] ?? {})));
  const [, ...explained] = section('Inputs').split('\n- ');
  const words = explained.join(' ').match(/(?<=`)[a-z]+(?:-[a-z\d]+)*(?=(?:: [^`]*)?`)/g) ?? [];
  const others = new Set(['if-possible', 'archive-path', 'deployments', 'pull-requests', 'contents']);
  expect(words.length).toBeGreaterThan(12);
  expect(words.filter((name) => !(name in inputs) && !others.has(name))).toEqual([]);
});

test('names every output of the deploy, and none that there is not', () => {
  const [, line = ''] = /^Outputs: (.+?)\. /m.exec(page) ?? [];
  expect(namesIn(line)).toEqual(Object.keys(outputs));
});

test.each(SIBLINGS)('names every input and output of %s, and none that there is not', (name) => {
  const action = readActionFile(`${name}/action.yml`);
  const own = Object.keys(action.inputs).filter((input) => !COMMON.has(input));
  const line = page.split('\n').find((candidate) => candidate.startsWith(`- [${name}](${name}/README.md): `)) ?? '';
  const [listed = '', given = ''] = line.slice(line.indexOf(': ') + 2).split(' → ');
  expect(namesIn(listed)).toEqual(own);
  expect(requiredIn(listed)).toEqual(own.filter((input) => action.inputs[input]?.required === true));
  expect([...namesIn(given), 'status', 'error-code', 'result'].toSorted()).toEqual(
    Object.keys(action.outputs).toSorted(),
  );
});

test('says which actions require what most of them have', () => {
  const requires = (inputName: string): string[] =>
    SIBLINGS.filter((name) => readActionFile(`${name}/action.yml`).inputs[inputName]?.required === true);
  expect(requires('username')).toEqual(SIBLINGS.filter((name) => name !== 'webhook' && name !== 'emulator'));
  for (const name of ['account', 'app', 'headless-url']) expect(requires(name)).toEqual(SIBLINGS.slice(0, 4));
  for (const name of ['timeout-minutes', 'fail-on-warning'])
    expect(SIBLINGS.filter((action) => !(name in readActionFile(`${action}/action.yml`).inputs))).toEqual([]);
});

test('has the default and the other values of every input that has only some', () => {
  expect(page).toContain('wait=false|true|if-possible');
  expect(INPUTS['create-app'].region.choices).toEqual(REGIONS);
  const lists = ['deploy', ...SIBLINGS].flatMap((name) =>
    Object.entries<Input>(INPUTS[name as CommandName]).flatMap(([input, { choices }]) =>
      choices === undefined ? [] : [[input, choices] as const],
    ),
  );
  expect(lists.length).toBeGreaterThan(5);
  for (const [input, choices] of lists) {
    const [, shown = ''] = new RegExp(`[ ]${input}\\*?=([^, ]+)`).exec(page) ?? [];
    expect([input, shown.split('|').toSorted()]).toEqual([input, choices.toSorted()]);
  }
});

test('names what the action reads of the environment, and the framework of the platform', () => {
  for (const name of [
    'SOURCE_DATE_EPOCH',
    'HTTPS_PROXY',
    'NO_PROXY',
    'NODE_EXTRA_CA_CERTS',
    'Faust.js',
    'skip-unchanged',
  ])
    expect(page).toContain(name);
});

/** Every value in a block: what a shortened one has, its page has. */
function valuesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [String(content).trim()];
  return Object.entries(content).flatMap(([key, value]) => {
    const values = valuesIn(value);
    return Array.isArray(content) ? values : values.map((text) => `${key}: ${text}`);
  });
}

// Those pages' tests run them.
test.each(blocks.map(({ label, text }) => [label, text] as const))('shows nothing but what %s has', (file, text) => {
  const source = readFileSync(file, 'utf8');
  const originals = file.endsWith('.md') ? yamlBlocks(file, source).map((block) => block.text) : [source];
  const values = valuesIn(parse(text));
  expect(values.length).toBeGreaterThan(3);
  const missing = originals.map((original) => {
    const known = new Set(valuesIn(parse(original)));
    return values.filter((value) => !known.has(value));
  });
  expect(missing).toContainEqual([]);
});
