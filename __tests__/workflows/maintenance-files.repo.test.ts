import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ENTRIES } from '../../scripts/entries.js';
import { RECORDED_VALUES } from '../../src/actions/probe/shape.ts';

interface FormElement {
  readonly type: string;
  readonly id?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const FORMS = '.github/ISSUE_TEMPLATE';
const ADVISORY = 'https://github.com/YOUR_ACCOUNT/headless-deploy/security/advisories/new';

const readForm = (name: string) => parse(readFileSync(`${FORMS}/${name}`, 'utf8')) as { body: FormElement[] };
const bug = readForm('bug.yml').body;

test('a report of a bug asks for the result as JSON, and warns of secrets before anything else', () => {
  expect(bug.find(({ id }) => id === 'result')?.attributes).toMatchObject({ render: 'JSON' });
  expect(bug[0]?.attributes['value']).toMatch(/^\*\*Paste no secrets\*\*/);
  expect(bug.at(-1)).toMatchObject({ type: 'checkboxes', attributes: { options: [{ required: true }] } });
});

test('a report of a bug names every action', () => {
  const options = bug.find(({ id }) => id === 'part')?.attributes['options'] as string[];
  const actions = ENTRIES.flatMap(({ actionFile }) => (actionFile === undefined ? [] : [actionFile.split('/')[0]]));
  expect(actions.length).toBeGreaterThan(5);
  expect(options.map((option) => option.split(' ')[0])).toEqual(
    expect.arrayContaining(actions.map((name) => (name === 'action.yml' ? 'deploy' : name))),
  );
});

test('a report of a host takes the record as JSON, names each value that it can have, and asks to read it', () => {
  const { body } = readForm('probe.yml');
  expect(body.find(({ id }) => id === 'record')?.attributes).toMatchObject({ render: 'JSON' });
  const told = String(body[0]?.attributes['value']);
  const values = [...RECORDED_VALUES].filter((value) => !value.startsWith('regions/'));
  expect(values.filter((value) => !told.toLowerCase().includes(`\`${value.toLowerCase()}\``))).toEqual([]);
  expect(body.at(-1)).toMatchObject({ type: 'checkboxes', attributes: { options: [{ required: true }] } });
});

test('whoever opens an issue is sent to the private report first, and cannot leave the forms', () => {
  const { blank_issues_enabled: isBlankAllowed, contact_links: links } = parse(
    readFileSync(`${FORMS}/config.yml`, 'utf8'),
  ) as { blank_issues_enabled: boolean; contact_links: { url: string }[] };
  expect([isBlankAllowed, links[0]?.url]).toEqual([false, ADVISORY]);
});

test('every link of the forms into this repository leads to a file', () => {
  const texts = readdirSync(FORMS).map((name) => readFileSync(`${FORMS}/${name}`, 'utf8'));
  const files = texts.flatMap((text) => text.match(/(?<=YOUR_ACCOUNT\/headless-deploy\/blob\/main\/)[\w./-]+/g) ?? []);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('Dependabot proposes every week, what is a week old, and what belongs together at once', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as { updates: Record<string, unknown>[] };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const update of updates) {
    expect(update).toMatchObject({
      schedule: { interval: 'weekly' },
      cooldown: { 'default-days': 7 },
      groups: expect.any(Object),
      directory: '/',
    });
  }
});

test('the dev container has the programs that .ci/programs would install, and a Go for the linters', () => {
  const needed = Array.from(
    readFileSync('.ci/programs', 'utf8').matchAll(/missing\+=\((.*)\)/g),
    ([, names = '']) => names,
  );
  const { build, remoteUser } = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8')) as {
    build: { dockerfile: string };
    remoteUser: string;
  };
  const recipe = readFileSync(`.devcontainer/${build.dockerfile}`, 'utf8');
  const [, installed = ''] = /apt-get install(?: --\S+)* \\\n(.*) \\\n/.exec(recipe) ?? [];
  expect(needed.length).toBeGreaterThan(5);
  expect(installed.trim().split(' ')).toEqual(
    [...new Set([...needed.flatMap((names) => names.split(' ')), 'golang-go'])].toSorted(),
  );
  expect([remoteUser, recipe]).toEqual(['node', expect.stringMatching(/^FROM node:24-/m)]);
});
