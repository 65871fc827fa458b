import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { OWN_COMMANDS } from '../../scripts/own-commands.js';
import { inputsOf } from '../../src/cli/command-table.ts';
import { variableOf } from '../../src/shared/input-names.ts';
import { INPUTS, isSecret } from '../../src/shared/inputs.ts';
import { TABLE } from '../support/runners/command-table.ts';

test('the commands are the actions, and those of its own', () => {
  expect(TABLE.commands.map(({ name }) => name)).toEqual(Object.keys(INPUTS));
});

/** The actions, without the commands that are none. */
const ACTIONS = TABLE.commands.filter(({ name }) => !OWN_COMMANDS.some((own) => own.name === name));
const OF_GITHUB = ['closed-pull-requests', 'comment', 'deployment', 'github-token', 'skip-unchanged'];

test('every input of an action is one of its command, but those for GitHub alone', () => {
  for (const command of ACTIONS) {
    const names = new Set(inputsOf(command).map(({ name }) => name));
    const others = command.inputs.map(({ name }) => name).filter((name) => !names.has(name));
    expect(others.filter((name) => !OF_GITHUB.includes(name))).toEqual([]);
  }
});

test('those for GitHub alone are inputs of no command, but for the token that `status` reads with', () => {
  const ofActions = new Set(ACTIONS.flatMap(({ inputs }) => inputs.map(({ name }) => name)));
  const ofCommands = new Set(TABLE.commands.flatMap(inputsOf).map(({ name }) => name));
  const others = OF_GITHUB.filter((name) => name !== 'github-token');
  expect([...ofActions].filter((name) => !ofCommands.has(name)).toSorted()).toEqual(others);
  const withToken = TABLE.commands.filter((command) => inputsOf(command).some(({ name }) => name === 'github-token'));
  expect(withToken.map(({ name }) => name)).toEqual(['status']);
});

test('the values that no option may have', () => {
  const secrets = TABLE.commands.flatMap((command) => inputsOf(command).filter(isSecret).map(variableOf));
  expect([...new Set(secrets)].toSorted()).toEqual([
    'HEADLESS_GITHUB_TOKEN',
    'HEADLESS_PASSWORD',
    'HEADLESS_PURGE_CACHE_WEBHOOK',
    'HEADLESS_WEBHOOK_URL',
  ]);
});

test('the outputs that are JSON, for which no host has a variable', () => {
  const documents = TABLE.commands.flatMap((command) => command.documents);
  const names = ['assumptions', 'builds', 'deleted', 'environments', 'files', 'install', 'installs', 'kept'];
  expect([...new Set(documents)].toSorted()).toEqual(names);
});

test('init names the root of the API that the samples have', () => {
  const [, root = 'none'] = /^ {2}HEADLESS_URL: (\S+)$/m.exec(readFileSync('examples/gitlab-ci.yml', 'utf8')) ?? [];
  const init = OWN_COMMANDS.find(({ name }) => name === 'init');
  expect(init?.inputs['headless-url']).toBe(`Root of the API. Without it, \`${root}\`.`);
});
