import { expect, test } from '@jest/globals';
import { ENTRIES } from '../../scripts/entries.js';
import { OWN_COMMANDS } from '../../scripts/own-commands.js';
import { ALL_INPUTS, INPUTS, isSecret } from '../../src/shared/inputs.ts';
import type { CommandName, Input } from '../../src/shared/inputs.ts';
import { readActionFile } from '../support/runners/action-file.ts';
import { TABLE } from '../support/runners/command-table.ts';

const OF_ACTIONS = ENTRIES.flatMap(({ actionFile = '' }) => {
  if (actionFile === '') return [];
  const name = actionFile === 'action.yml' ? 'deploy' : actionFile.replace('/action.yml', '');
  return [[name, readActionFile(actionFile).inputs] as const];
});

/** Every input of every command, and its description. */
const ALL = TABLE.commands.flatMap(({ name: command, inputs }) => {
  const known: Readonly<Record<string, Input | undefined>> = INPUTS[command as CommandName];
  return inputs.flatMap(({ name, description }) => {
    const input = known[name];
    return input === undefined ? [] : [{ command, name, description, input }];
  });
});
const named = (those: typeof ALL): string[] => those.map(({ command, name }) => `${command}: ${name}`);

test('every action has a row, and what is no action is a command of its own', () => {
  expect(Object.keys(INPUTS)).toEqual([...OF_ACTIONS.map(([name]) => name), ...OWN_COMMANDS.map(({ name }) => name)]);
});

test.each(OF_ACTIONS)('%s: the inputs, defaults and switches of its action.yml, and no others', (action, declared) => {
  const catalogued: Readonly<Record<string, Input>> = INPUTS[action as CommandName];
  expect(Object.keys(catalogued).toSorted()).toEqual(Object.keys(declared).toSorted());
  for (const [name, { default: value }] of Object.entries(declared)) {
    // An expression is for the runner to evaluate.
    const standard = value?.startsWith('${{') === true ? undefined : value;
    const { default: fallback, kind } = catalogued[name] ?? {};
    expect([name, fallback]).toEqual([name, standard]);
    expect([name, kind === 'switch']).toEqual([name, standard === 'true' || standard === 'false']);
  }
});

test('each input of a command has a description', () => {
  const described = new Set(named(ALL));
  const all = Object.entries(INPUTS).flatMap(([command, inputs]) =>
    Object.keys(inputs).map((name) => `${command}: ${name}`),
  );
  expect(all.filter((name) => !described.has(name))).toEqual([]);
});

// The descriptions say it to users, so whoever adds an input learns of the catalogue here.
test('secrets are the inputs that are to be taken from a secret, and the token', () => {
  const described = ALL.filter(({ description }) => /Take it from a secret|^Token for /.test(description));
  expect(described.length).toBeGreaterThan(3);
  expect(named(ALL.filter(({ input }) => isSecret(input)))).toEqual(named(described));
});

test('an input that looks like a secret is one, but for these', () => {
  const looksSecret = /secret|password|token|credential|webhook|variables/i;
  const others = ALL.filter(({ name, description }) => looksSecret.test(name) || looksSecret.test(description));
  const notSecret = others.filter(({ input }) => input.secret === undefined).map(({ name }) => name);
  expect(new Set(notSecret)).toEqual(new Set(['headless-url', 'base-url', 'secret-scan', 'dry-run', 'check']));
});

test('a name means the same in every action: as a secret, and as a credential', () => {
  for (const { command, name, input } of ALL) {
    const { secret, isCredential } = ALL_INPUTS.get(name) ?? {};
    expect([command, name, input.secret, input.isCredential]).toEqual([command, name, secret, isCredential]);
  }
});

test('the table of the commands has descriptions, and no default beside those of the catalogue', () => {
  const inputs = TABLE.commands.flatMap((command) => command.inputs);
  expect(new Set(inputs.flatMap((input) => Object.keys(input)))).toEqual(new Set(['name', 'description']));
});

test('lists are the inputs of several lines', () => {
  const described = ALL.filter(({ description }) => /\bper line\b|\bLines\b/i.test(description));
  expect(described.length).toBeGreaterThan(2);
  expect(named(ALL.filter(({ input }) => input.kind === 'list'))).toEqual(named(described));
});
