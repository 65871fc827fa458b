import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';
import { readActionFile } from '../support/runners/action-file.ts';

const readme = readFileSync('README.md', 'utf8');
const setUp = readme.slice(readme.indexOf('## Set up\n'), readme.indexOf('\n### ', readme.indexOf('## Set up\n')));
const workflow = yamlBlocks('README.md', setUp)[0]?.text ?? '';

const matchesOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).join(' ')).sort();

test('the first screen has the command to try it and one picture, and names the account to replace once', () => {
  const screen = readme.slice(0, readme.indexOf('## Set up\n'));
  expect(matchesOf(/^(npm run demo)$/gm, screen)).toHaveLength(1);
  expect(matchesOf(/^!\[[^\]]+\]\((docs\/images\/[^)]+)\)$/gm, screen)).toHaveLength(1);
  expect(matchesOf(/(hosting your copy)/g, readme)).toHaveLength(1);
});

test('its documents stand on four shelves, each page below the name of its folder', () => {
  const table = readme.slice(readme.indexOf('## Documents\n'), readme.indexOf('## The other actions\n'));
  const [, ...shelves] = table.split(/^\*\*/m);
  const folders = shelves.map((shelf) => ({
    shelf: /^[^*]+/.exec(shelf)?.[0].toLowerCase().replace(' ', '-'),
    folders: [...new Set(matchesOf(/\]\(docs\/([a-z-]+)\//g, shelf))],
  }));
  expect(folders).toEqual(['start', 'how-to', 'reference', 'why'].map((shelf) => ({ shelf, folders: [shelf] })));
});

test('has three numbered steps', () => {
  expect(matchesOf(/^\*\*(\d)\. /gm, setUp)).toEqual(['1', '2', '3']);
});

test('shows a workflow that is complete as it stands', () => {
  const { jobs, ...rest } = parse(workflow) as { jobs: Record<string, object> };
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(['name', 'on', 'permissions']));
  expect(Object.values(jobs)).toEqual([expect.objectContaining({ 'runs-on': 'ubuntu-latest' })]);
});

test('stores just the variables and secrets that the workflow reads', () => {
  const stored = matchesOf(/^gh (variable|secret) set (\w+)/gm, setUp);
  const read = matchesOf(/\$\{\{ (var|secret)s\.(\w+) \}\}/g, workflow).map((name) =>
    name.replace(/^var /, 'variable '),
  );
  expect(stored).toEqual(read.toSorted());
});

test('asks for the secret, which a command line would keep', () => {
  expect(matchesOf(/^gh secret set (.*)$/gm, setUp)).toEqual(['HEADLESS_PASSWORD']);
});

test('gives every input that a deploy needs', () => {
  const needed = Object.entries(readActionFile('action.yml').inputs).flatMap(([name, { description = '' }]) =>
    / Required unless/.test(description) ? [name] : [],
  );
  const { jobs } = parse(workflow) as { jobs: { deploy: { steps: { uses?: string; with?: object }[] } } };
  const deploy = jobs.deploy.steps.find(({ uses }) => uses === 'YOUR_ACCOUNT/headless-deploy@v1');
  expect(Object.keys(deploy?.with ?? {})).toEqual(expect.arrayContaining(needed));
  expect(needed).toHaveLength(6);
});

test('the commands to try it name nothing that a reader does not have', () => {
  const [, lines = ''] = /## Try it[^]*?```sh\n([^`]*)```/.exec(readme) ?? [];
  expect(lines).toMatch(/^git clone \S+ && cd headless-deploy\nnpm run demo\nnpm cit #.*\n$/);
});
