import { expect, test } from '@jest/globals';
import { readDeleteEnvironmentInputs } from '../../../src/actions/delete-environment/inputs.ts';
import { InvalidInputError } from '../../../src/shared/errors.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';
import { deleteEnvironmentInputs } from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';

/** What is wrong with these inputs, a line each; what they are read as where nothing is. */
function readOf(inputs: Inputs): object | string {
  try {
    return readDeleteEnvironmentInputs(recordingRunner(deleteEnvironmentInputs('https://api.example.com', inputs)));
  } catch (error) {
    if (error instanceof InvalidInputError) return error.message;
    throw error;
  }
}

test.each(['p', 'pr', 'x'.repeat(91), 'a\tb-'])('the prefix %j is too short, too long or no line', (prefix) => {
  expect(readOf({ prefix })).toMatch(/^prefix: ".*" must be one line of 3 to 90 characters$/);
});

// "site-1" and 7 would be the same name as "site-" and 17.
test.each(['site-1', 'pr7', 'pr-0'])('the prefix %j ends in a digit', (prefix) => {
  expect(readOf({ prefix })).toContain('must not end in a digit');
});

test('the prefix is no pattern', () => {
  expect(readOf({ prefix: 'pr-*' })).toContain('must be what the names begin with, and no pattern: leave out the "*"');
});

test('there is no prefix without one', () => {
  expect(readOf({ prefix: '' })).toBe('prefix: is required, but empty or missing');
});

test('a sweep needs no environment, and takes none', () => {
  expect(readOf({ environment: '', 'closed-pull-requests': 'true' })).toMatchObject({
    target: { address: { account: 'acme', app: 'storefront' }, environment: undefined },
  });
  expect(readOf({ 'closed-pull-requests': 'true' })).toContain('cannot be combined with "environment"');
  expect(readOf({ environment: '' })).toBe('environment: is required, but empty or missing');
});

test('a path stands for account and app', () => {
  const environment = 'accounts/acme/apps/storefront/environments/e-7';
  expect(readOf({ account: '', app: '', environment })).toMatchObject({
    target: { address: { account: 'acme', app: 'storefront' }, environment: { kind: 'id', id: 'e-7' } },
  });
});

test('every bad input is named at once', () => {
  const bad = { account: 'a/b', prefix: 'x', 'if-missing': 'skip', 'dry-run': 'yes', 'closed-pull-requests': 'on' };
  const wrong = readOf(bad);
  for (const name of Object.keys(bad)) expect(wrong).toEqual(expect.stringMatching(new RegExp(`^${name}: `, 'm')));
});
