import { expect, test } from '@jest/globals';
import { isSamePayload, payloadOf, stateOf } from '../../../../src/actions/deploy/github/deployment-record.ts';
import { OutcomeError } from '../../../../src/shared/errors.ts';

const ADDRESS = { account: 'acme', app: 'shop', environment: 'e-1' };
const ARCHIVE = { contentSha256: 'ab12' };
const PAYLOAD = payloadOf(ARCHIVE, 'https://api.example.com', ADDRESS, 'b-1');

test('a payload is the same where all that was sent is, whatever else it says', () => {
  expect(isSamePayload({ ...PAYLOAD, commit: 'c0ffee' }, PAYLOAD)).toBe(true);
});

test.each(['content-sha256', 'origin', 'account', 'app', 'environment', 'build', 'by'])(
  'it is another where %s is another, or missing',
  (name) => {
    expect(Object.keys(PAYLOAD)).toContain(name);
    expect(isSamePayload({ ...PAYLOAD, [name]: 'other' }, PAYLOAD)).toBe(false);
    expect(isSamePayload({ ...PAYLOAD, [name]: undefined }, PAYLOAD)).toBe(false);
  },
);

test.each([null, 'text', undefined])('%j is none', (payload) => {
  expect(isSamePayload(payload, PAYLOAD)).toBe(false);
});

test('without the name of a build nothing is the same', () => {
  const unnamed = payloadOf(ARCHIVE, 'https://api.example.com', ADDRESS, undefined);
  expect(isSamePayload(unnamed, unnamed)).toBe(false);
});

test('the last status of a deploy that was rolled back is a failure that says why', () => {
  const error = new OutcomeError('smoke-test-failed', 'The home page is empty.', 'rolled-back');
  expect(stateOf({ status: 'rolled-back', error })).toEqual({
    state: 'failure',
    description: 'Rolled back: Smoke test failed',
  });
});
