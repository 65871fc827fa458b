import { describe, expect, test } from '@jest/globals';
import { parseApiRoot, parseSegment } from '../../../src/platform/api/address.ts';
import { readCredentials } from '../../../src/actions/inputs/credentials.ts';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';
import { parseWebhook } from '../../../src/platform/api/webhook.ts';
import { INPUTS } from '../../../src/shared/inputs.ts';
import { webhookUrl } from '../../support/steps/sibling-actions.ts';

const LOST = 'Zk9/vQ2x+Fztn3RYcDrQy_Lw';
const GOOD = {
  account: 'acme',
  app: 'shop',
  username: 'api-user',
  password: 'q7&tz#w2m$9rk=4vbn81',
  'headless-url': 'https://api.example.com',
};
const GENERATED = 'its value, not shown as it looks like a password,';
const SEGMENT = 'must be 1 to 128 letters, digits, ".", "_", "~" or "-", and not just "." or ".."';
const URL_PROBLEM = 'must be an absolute URL that starts with https://';

/** The problems with these inputs; undefined where there are none. */
function problemsOf(changed: Readonly<Record<string, string>>, variables = {}): string | undefined {
  const given: Readonly<Record<string, string>> = { ...GOOD, ...changed };
  const reader = new InputReader(INPUTS.deploy, { input: (name) => given[name] ?? '', variables });
  try {
    reader.finish({
      account: reader.required('account', parseSegment),
      app: reader.required('app', parseSegment),
      url: reader.required('headless-url', parseApiRoot),
      credentials: readCredentials(reader.required),
      purge: reader.parsedOr('purge-cache-webhook', '', parseWebhook),
      level: reader.integer('compression-level', 0, 9),
    });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a password in the wrong place', () => {
  test.each([
    ['looks like one', { account: LOST }, `account: ${GENERATED} ${SEGMENT}`],
    ['looks like one', { 'headless-url': LOST }, `headless-url: ${GENERATED} ${URL_PROBLEM}`],
    [
      'looks like one',
      { 'compression-level': LOST },
      `compression-level: ${GENERATED} must be a whole number from 0 to 9`,
    ],
    ['is there twice', { app: LOST, password: LOST }, `app: has the value of "password", but ${SEGMENT}`],
    [
      'is a weak one, there twice',
      { app: 'my pass', password: 'my pass' },
      `app: has the value of "password", but ${SEGMENT}`,
    ],
    ['is of a URL', { 'headless-url': 'https://u:word@h' }, 'headless-url: must not contain a user name or password'],
    ['is a webhook', { account: webhookUrl('https://h') }, `account: ${SEGMENT}`],
  ])('%s: it is not shown', (_, changed, problem) => {
    expect(problemsOf(changed)).toBe(problem);
  });

  test.each([
    [{ account: LOST, password: 'acme' }, 'account: looks swapped with "password": the value of each fits the other'],
    [
      { 'headless-url': LOST, password: 'https://api.example.com' },
      'headless-url: looks swapped with "password": the value of each fits the other',
    ],
  ])('%j is swapped', (changed, problem) => {
    expect(problemsOf(changed)).toBe(problem);
  });

  test.each([
    ['the password would do as a name, but looks like a password as well', { app: LOST, password: 'aB3dE6gH9jK2mN5p' }],
    ['the password would not do as the address', { 'headless-url': LOST, password: 'acme' }],
    ['the value in the wrong place does not look like one', { 'headless-url': 'acme', password: 'https://h' }],
  ])('%s: not swapped', (_, changed) => {
    expect(problemsOf(changed)).toMatch(/^[\w-]+: (?!looks swapped)/);
  });

  test('a webhook that is swapped with a name', () => {
    // It looks like no password, so only the two problems are named; neither value is shown.
    expect(problemsOf({ app: webhookUrl('https://h'), 'purge-cache-webhook': 'shop' })).toBe(
      `app: ${SEGMENT}\npurge-cache-webhook: ${URL_PROBLEM}`,
    );
  });
});

describe('a value that was not evaluated', () => {
  const NOT_REPLACED = 'must be the value itself, but is a reference ($NAME) that nothing has replaced by it';

  test.each([
    [{ app: '$HEADLESS_APP' }, `app: "$HEADLESS_APP" ${NOT_REPLACED}`],
    [{ username: '$HEADLESS_USERNAME' }, `username: ${NOT_REPLACED}`],
    [{ password: '${HEADLESS_PASSWORD}' }, `password: ${NOT_REPLACED}`],
    [{ 'headless-url': '$SITE' }, `headless-url: "$SITE" ${NOT_REPLACED}`],
    [{ 'purge-cache-webhook': '$SITE' }, `purge-cache-webhook: ${NOT_REPLACED}`],
  ])('%j is refused', (changed, problem) => {
    expect(problemsOf(changed, { SITE: 'set' })).toBe(problem);
  });

  test('is one of an input that holds a single value', () => {
    const reader = new InputReader(INPUTS.deploy, { input: () => '$HEADLESS_X', variables: {} });
    for (const name of ['path', 'include', 'required-files', 'max-size'] as const) reader.parsedOr(name, '', String);
    expect(() => reader.finish({})).not.toThrow();
  });
});
