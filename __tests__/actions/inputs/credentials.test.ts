import { describe, expect, test } from '@jest/globals';
import { maskSecrets, readCredentials } from '../../../src/actions/inputs/credentials.ts';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';
import { ALL_INPUTS, INPUTS } from '../../../src/shared/inputs.ts';
import { recordingRunner } from '../../support/runners/recording-runner.ts';

const HOOK = 'https://api.example.com/wh/v1/accounts/a/apps/b/environments/c/webhooks/webhook:purgeCache';

/** What is masked for these inputs. */
function maskedFor(inputs: Readonly<Record<string, string>>): string[] {
  const runner = recordingRunner(inputs);
  maskSecrets(runner);
  return runner.masked;
}

test('the password, and the pair of the Basic header with and without its padding, are masked', () => {
  const pair = Buffer.from('me:pässwords').toString('base64');
  expect(pair).toMatch(/[^=]==$/);
  expect(new Set(maskedFor({ username: 'me', password: 'pässwords' }))).toEqual(
    new Set(['pässwords', pair, pair.replace(/=+$/, '')]),
  );
});

test('a webhook URL is masked whole, its query, and its token as it stands and as it is meant', () => {
  const url = `${HOOK}?token=a+b%2Fc`;
  expect(new Set(maskedFor({ 'purge-cache-webhook': url }))).toEqual(
    new Set([url, 'token=a+b%2Fc', 'a b/c', 'a+b%2Fc']),
  );
});

test('a webhook that is no URL is masked as well', () => {
  expect(maskedFor({ 'purge-cache-webhook': 'token-only' })).toEqual(['token-only']);
});

test('account, app, environment and user name are never masked: runners drop outputs that hold a masked value', () => {
  const inputs = { account: 'acme', app: 'shop', environment: 'e-1', username: 'api-user', password: '' };
  expect(maskedFor(inputs)).toEqual([]);
});

const LOST = 'Zk9/vQ2x+Fztn3RYcDrQy_Lw';

test.each([
  ['a name', { account: LOST }, '***'],
  ['a line of a list', { 'required-files': `a.txt\n${LOST}` }, '***'],
  ['an environment', { environment: LOST }, '***'],
  ['an environment, beside a weak password', { environment: LOST, password: 'summer' }, '***'],
  ['the ID of an environment, as the password is another', { environment: LOST, password: 'aB3dE6gH9jK2mN5p' }, LOST],
  ['a user ID', { username: LOST, password: 'aB3dE6gH9jK2mN5p' }, LOST],
  ['a user ID that is swapped with the password', { username: LOST, password: 'api-user' }, '***'],
  ['what init writes', { username: LOST }, LOST],
])('what looks like a password is not shown, and stays in outputs: %s', (_, inputs, shown) => {
  const runner = recordingRunner(inputs);
  maskSecrets(runner);
  expect([runner.redact(`It is ${LOST}.`), runner.masked.includes(LOST)]).toEqual([`It is ${shown}.`, false]);
});

test('a webhook URL in place of a name or an address is masked, and a folder of that name is not', () => {
  const url = `${HOOK}?token=abc`;
  expect(maskedFor({ app: url })).toContain(url);
  expect(maskedFor({ 'headless-url': url })).toContain('abc');
  expect(maskedFor({ path: 'src/webhooks/', include: '/webhooks/' })).toEqual([]);
});

test('every secret input is masked, but for variables of an app, which the action itself hides', () => {
  const secrets = Array.from(ALL_INPUTS).filter(([, { secret }]) => secret !== undefined && secret !== 'variables');
  expect(secrets.length).toBeGreaterThan(3);
  for (const [name] of secrets) expect([name, maskedFor({ [name]: 's3cret-word' })[0]]).toEqual([name, 's3cret-word']);
});

describe('credentials that HTTP Basic cannot carry', () => {
  test.each([
    ['user:name', 'ok', 'username: must be the API user ID, which has no ":" and no control character'],
    ['user\u0007', 'ok', 'username: must be the API user ID'],
    ['user', 's3cret\nline', 'password: must be the API password, on one line and without control characters'],
    ['user', 's3cret\u007f', 'password: must be the API password, on one line'],
  ])('%j with %j', (username, password, problem) => {
    const given: Readonly<Record<string, string>> = { username, password };
    const reader = new InputReader(INPUTS.deploy, { input: (name) => given[name] ?? '', variables: {} });
    readCredentials(reader.required);
    expect(() => reader.finish({})).toThrow(problem);
    expect(() => reader.finish({})).toThrow(/^(?!.*s3cret)/s);
  });
});
