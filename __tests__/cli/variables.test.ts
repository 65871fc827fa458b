import { expect, test } from '@jest/globals';
import { inputsOf } from '../../src/cli/command-table.ts';
import { stepVariables } from '../../src/cli/variables.ts';
import { variableOf } from '../../src/shared/input-names.ts';
import { TABLE } from '../support/runners/command-table.ts';

test('a step, and git with it, gets no HEADLESS_ variable, and no folder of a runner', () => {
  const variables = {
    PATH: '/bin',
    HEADLESS_PASSWORD: 'p',
    GITHUB_WORKSPACE: '/w',
    RUNNER_TEMP: '/t',
    INPUT_APP: 'a',
  };
  expect(stepVariables({ ...variables, SOURCE_DATE_EPOCH: '1' })).toEqual({ PATH: '/bin', SOURCE_DATE_EPOCH: '1' });
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
