import { expect, test } from '@jest/globals';
import { inputsOf, isBoolean, isList, isSecret, variableOf } from '../../src/cli/inputs.ts';
import { TABLE } from '../support/runners/command-table.ts';

const ALL = TABLE.commands.flatMap(inputsOf);

test('the commands are the actions, and one of its own', () => {
  expect(TABLE.commands.map(({ name }) => name)).toEqual([
    'deploy',
    'create-app',
    'create-environment',
    'delete-environment',
    'webhook',
    'installs',
    'emulator',
    'rehearse',
  ]);
});

test('every input of an action is one of its command, but those for GitHub alone', () => {
  for (const command of TABLE.commands) {
    const names = new Set(inputsOf(command).map(({ name }) => name));
    const others = command.inputs.map(({ name }) => name).filter((name) => !names.has(name));
    const ofGitHub = new Set(['github-token', 'deployment', 'comment', 'skip-unchanged', 'closed-pull-requests']);
    expect(others.filter((name) => !ofGitHub.has(name))).toEqual([]);
  }
});

// The descriptions say it to users, so whoever adds an input learns of the table here.
test('secrets are the inputs that are to be taken from a secret', () => {
  const described = ALL.filter(({ description }) => description.includes('Take it from a secret'));
  expect(described.length).toBeGreaterThan(3);
  expect(ALL.filter(isSecret)).toEqual(described);
});

test('lists are the inputs of several lines', () => {
  const described = ALL.filter(({ description }) => /\bper line\b|\bLines\b/i.test(description));
  expect(described.length).toBeGreaterThan(2);
  expect(ALL.filter(isList)).toEqual(described);
});

test('switches are the inputs that are true or false', () => {
  const names = ALL.filter(isBoolean).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['dry-run', 'retry-ambiguous', 'fail-on-purge-error', 'strict']));
});

test.each([
  ['account', 'HEADLESS_ACCOUNT'],
  ['headless-url', 'HEADLESS_URL'],
  ['url', 'HEADLESS_WEBHOOK_URL'],
  ['base-url', 'HEADLESS_BASE_URL'],
  ['dry-run', 'HEADLESS_DRY_RUN'],
  ['purge-cache-webhook', 'HEADLESS_PURGE_CACHE_WEBHOOK'],
])('the variable of %s is %s', (name, variable) => {
  expect(variableOf({ name })).toBe(variable);
});

test('no two inputs of a command share a variable', () => {
  for (const command of TABLE.commands) {
    const variables = inputsOf(command).map(variableOf);
    expect(new Set(variables).size).toBe(variables.length);
  }
});
