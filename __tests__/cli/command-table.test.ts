import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { OWN_COMMANDS } from '../../scripts/own-commands.js';
import { inputsOf } from '../../src/cli/command-table.ts';
import { INPUTS } from '../../src/shared/inputs.ts';
import { TABLE } from '../support/runners/command-table.ts';

test('the commands are the actions, and those of its own', () => {
  expect(TABLE.commands.map(({ name }) => name)).toEqual(Object.keys(INPUTS));
});

test('every input of an action is one of its command, but those for GitHub alone', () => {
  for (const command of TABLE.commands.filter(({ name }) => !OWN_COMMANDS.some((own) => own.name === name))) {
    const names = new Set(inputsOf(command).map(({ name }) => name));
    const others = command.inputs.map(({ name }) => name).filter((name) => !names.has(name));
    const ofGitHub = new Set(['github-token', 'deployment', 'comment', 'skip-unchanged', 'closed-pull-requests']);
    expect(others.filter((name) => !ofGitHub.has(name))).toEqual([]);
  }
});

test('init names the root of the API that the samples have', () => {
  const [, root = 'none'] = /^ {2}HEADLESS_URL: (\S+)$/m.exec(readFileSync('examples/gitlab-ci.yml', 'utf8')) ?? [];
  const init = OWN_COMMANDS.find(({ name }) => name === 'init');
  expect(init?.descriptions['headless-url']).toBe(`Root of the API. Without it, \`${root}\`.`);
});
