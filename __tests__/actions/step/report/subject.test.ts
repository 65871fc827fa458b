import { expect, test } from '@jest/globals';
import { siteOf as titleEnd, subjectOf } from '../../../../src/actions/step/report/subject.ts';
import { maskSecrets } from '../../../../src/actions/inputs/credentials.ts';
import { InvalidInputError } from '../../../../src/shared/errors.ts';
import { recordingRunner } from '../../../support/runners/recording-runner.ts';

const ID = '01234567-89ab-4cde-8f01-23456789abcd';
const PASSWORD = 'Zq7$kT9xW2vB#4mLpR8d';

function siteOf(inputs: Readonly<Record<string, string>>, refused: readonly string[] = []): readonly string[] {
  const runner = recordingRunner(inputs);
  maskSecrets(runner);
  const problems = refused.map((input) => ({ input, problem: 'is bad' }));
  const { account, app, environment } = subjectOf(
    runner,
    refused.length > 0 ? new InvalidInputError(problems) : undefined,
  );
  return [account, app, environment];
}

const SITE = { account: 'acme', app: 'shop', environment: 'Production', password: PASSWORD };

test.each([
  ['all of them', SITE, ['acme', 'shop', 'Production']],
  ['no more than there is', { app: 'shop' }, ['', 'shop', '']],
  ['those of a path', { environment: `accounts/acme/apps/shop/environments/${ID}` }, ['acme', 'shop', ID]],
  ['none that does not pass its check', { ...SITE, account: 'my secret word' }, ['', 'shop', 'Production']],
  ['no address', { ...SITE, environment: 'https://x.example/?token=1' }, ['acme', 'shop', '']],
  ['no password in the wrong input', { ...SITE, app: 'Zq7kT9xW2vB4mLpR8d~', password: '' }, ['acme', '', 'Production']],
  ['no value of a secret', { ...SITE, environment: 'hunter2', password: 'hunter2' }, ['acme', 'shop', '']],
  [
    'nothing around a secret',
    { ...SITE, app: 'a-long-enough-word-1', password: 'long-enough-word' },
    ['acme', '', 'Production'],
  ],
  ['no secret of two inputs', { account: PASSWORD, app: PASSWORD, environment: PASSWORD }, ['', '', '']],
])('the site of a step: %s', (_, inputs, expected) => {
  expect(siteOf(inputs)).toEqual(expected);
});

test.each([
  [SITE, ' (acme / shop / Production)'],
  [{ account: 'acme', app: 'my secret word', environment: 'a\u001b[31m' }, ' (acme)'],
  [{ password: PASSWORD }, ''],
])('what titles end with, for %j', (inputs, expected) => {
  const runner = recordingRunner(inputs);
  maskSecrets(runner);
  expect(titleEnd(runner, undefined)).toBe(expected);
});

test('an input that the step refused is not shown, whatever its check was', () => {
  expect(siteOf(SITE, ['environment', 'username'])).toEqual(['acme', 'shop', '']);
});
