import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { createInputs } from '../../../support/steps/inputs.ts';
import {
  APPS,
  environment,
  LIST,
  listingPlatform,
  uploadTo,
  SWAPPED,
} from '../../../support/servers/listing-platform.ts';
import type { Listing } from '../../../support/servers/listing-platform.ts';
import { callsTo } from '../../../support/servers/requests.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';

const UUID = 'ab15c0de-0000-4000-8000-00000000000f';
const NOT_FOUND = httpReply(404, { message: 'Not here' });
const PATH = 'accounts/acme/apps/shop/environments';

/** Deploys to an environment of this name, and tells which requests were made. */
async function deployTo(name: string, listing: Listing = {}, more: Readonly<Record<string, string>> = {}) {
  const server = await listingPlatform(listing);
  const ending = await runDeploy({ inputs: createInputs(server.origin, { environment: name, ...more }) });
  return { ...ending, calls: callsTo(server), origin: server.origin };
}

const notices = (log: readonly string[]): string[] => log.filter((line) => line.startsWith('notice: Environment'));

describe('without a lookup', () => {
  test.each([
    ['a UUID', UUID, UUID],
    ['a resource name', `${PATH}/Production`, 'Production'],
    ['the name of an operation', `${PATH}/e-1/operations/op-1`, 'e-1'],
    ['the path of a build', `/${PATH}/e-1/builds/b-1`, 'e-1'],
  ])('%s is sent to as it is, with no other request', async (_, name, id) => {
    const { outputs, calls, log } = await deployTo(name);
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '1' });
    expect(calls).toEqual([uploadTo(id)]);
    expect(notices(log)).toEqual([]);
  });
});

describe('one read of the list, and then the upload', () => {
  test.each([
    ['an exact ID', 'e-2', {}, 'e-2'],
    ['an exact display name', 'Production', {}, 'e-1'],
    [
      'an ID that is also a display name: the ID counts',
      'e-1',
      { environments: [environment('e-9', 'e-1'), environment('e-1', 'x')] },
      'e-1',
    ],
    [
      'a display name that could not be an ID',
      'Größe 1/2 & more',
      { environments: [environment('e-1'), environment('e-2', 'Größe 1/2 & more')] },
      'e-2',
    ],
  ] as const)('%s', async (_, name, listing, id) => {
    const { outputs, calls, log } = await deployTo(name, listing);
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '1' });
    expect(calls).toEqual([LIST, uploadTo(id)]);
    expect(notices(log)).toEqual([]);
  });

  test('the log shows where the read goes, before it, and what was found', async () => {
    const { log, origin } = await deployTo('Production');
    const from = log.indexOf('group: Look up the environment');
    expect(log.slice(from, from + 5)).toEqual([
      'group: Look up the environment',
      `To ${origin}: account acme, app shop, environment "Production"`,
      'Environment: "Production" (ID e-1)',
      'group: Upload',
      `To ${origin}: account acme, app shop, environment e-1`,
    ]);
    expect(log.findIndex((line) => line.startsWith('Zip: '))).toBeLessThan(from);
  });

  test('from then on the ID is named', async () => {
    const { error } = await deployTo('Production', { upload: httpReply(403) });
    expect(error).toContain('account "acme", app "shop", environment "e-1".');
  });
});

describe('a name that is not in the list', () => {
  test.each([
    ['prod', /^There is no environment with the ID or display name "prod" in the app "shop" of the account "acme"\./],
    [
      'production',
      /Did you mean "Production" \(ID e-1\)\? The app has "Production" \(ID e-1\), "Staging" \(ID e-2\)\.$/,
    ],
    ['"Stag-ing"', /Did you mean "Staging" \(ID e-2\)\? The app has/],
    ['E1', /Did you mean "Production" \(ID e-1\)\? The app has/],
    ['Sta ging', /Did you mean "Staging" \(ID e-2\)\? The app has/],
    ['Production site', /no environment with the ID or display name "Production site"/],
  ])('%s: not-found with what is there, and nothing is uploaded', async (name, message) => {
    const { exitCode, outputs, calls, error } = await deployTo(name);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found', attempts: '0' });
    expect(calls).toEqual([LIST]);
    expect(error).toMatch(message);
  });

  test('an app without environments', async () => {
    const { error, outputs } = await deployTo('e-1', { environments: [] });
    expect(outputs['error-code']).toBe('not-found');
    expect(error).toContain('The app has no environments.');
  });

  test('of many environments ten are shown', async () => {
    const environments = Array.from({ length: 13 }, (_, index) => environment(`id-${index}`, `Site ${index}`));
    const { error } = await deployTo('Site', { environments });
    expect(error).toMatch(/"Site 9" \(ID id-9\) and 3 more\.$/);
    expect(error).not.toContain('Site 10');
  });

  test('names of the list cannot leave the line', async () => {
    const { error } = await deployTo('e-1', { environments: [environment('e-3', 'a\n::error::b')] });
    expect(error).toContain(String.raw`"a\u000a::error::b" (ID e-3)`);
  });
});

test('a display name that two environments have: an error with both IDs, and nothing is uploaded', async () => {
  const environments = [environment('e-1', 'Shop'), environment('e-2', 'Shop'), environment('e-3', 'Other')];
  const { exitCode, outputs, calls, error } = await deployTo('Shop', { environments });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input', attempts: '0' });
  expect(error).toBe(
    'environment: "Shop" is the display name of 2 environments of the app "shop". Use the ID of the one you mean: e-1, e-2.',
  );
  expect(calls).toEqual([LIST]);
});

const UNREADABLE: readonly (readonly [string, string, string])[] = [
  ['404', NOT_FOUND, 'HTTP 404'],
  ['405', httpReply(405), 'HTTP 405'],
  ['501', httpReply(501), 'HTTP 501'],
  ['another shape', httpReply(200, { items: [] }), 'unexpected format'],
  ['an entry of another shape', httpReply(200, { environments: [{ id: 'e-1' }] }), 'unexpected format'],
];

describe.each(UNREADABLE)('where the list cannot be read: %s', (_, environments, why) => {
  test('what can be an ID is the ID, with one notice', async () => {
    const { outputs, calls, log } = await deployTo('Production', { environments });
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '1' });
    expect(calls).toEqual([LIST, APPS, uploadTo('Production')]);
    expect(notices(log)).toEqual([
      `notice: Environment not looked up: "Production" is used as the environment ID: this host has no readable list of environments to look it up in (${why}).`,
    ]);
  });

  test.each([
    ['not there', NOT_FOUND],
    ['refused', httpReply(403)],
  ])('and the list of apps is %s: the notice says what else may be wrong', async (_what, apps) => {
    const { outputs, calls, log } = await deployTo('Production', { environments, apps });
    expect(outputs).toMatchObject({ status: 'accepted', attempts: '1' });
    expect(calls).toEqual([LIST, APPS, uploadTo('Production')]);
    expect(notices(log)).toEqual([
      `notice: Environment not looked up: "Production" is used as the environment ID: this host has no readable list of environments to look it up in (${why}), or "app" or "account" is misspelt.`,
    ]);
  });

  test('what can be no ID is an error, and nothing is uploaded', async () => {
    const { exitCode, outputs, calls, error } = await deployTo('My site', { environments, apps: NOT_FOUND });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input', attempts: '0' });
    expect(error).toBe(
      `environment: "My site" must be the environment ID here: this host has no readable list of environments to look it up in (${why}), or "app" or "account" is misspelt.`,
    );
    expect(calls).toEqual([LIST, APPS]);
  });

  test.each(['My site', 'Production'])(
    'and the list of apps shows that the app is wrong: not-found (%s)',
    async (name) => {
      const { outputs, calls, error } = await deployTo(name, { environments, apps: ['blog', 'docs'] });
      expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found', attempts: '0' });
      expect(error).toBe('There is no app "shop" in the account "acme". The account has blog, docs.');
      expect(calls).toEqual([LIST, APPS]);
    },
  );
});

test('no list of environments, and 401 to the list of apps: nothing is uploaded', async () => {
  const lists = { environments: NOT_FOUND, apps: httpReply(401) };
  const { outputs, calls } = await deployTo('Production', lists);
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'unauthorized', attempts: '0' });
  expect(calls).toEqual([LIST, APPS]);
});

describe('a list that is refused is the usual error, and nothing is uploaded', () => {
  test.each([
    [401, 'unauthorized', /answered the list of environments with HTTP 401\..*API Access page/s],
    [403, 'forbidden', /HTTP 403\..*account "acme", app "shop", environment "Production"/s],
    [400, 'rejected', /HTTP 400\./],
  ])('HTTP %d', async (status, code, message) => {
    const { exitCode, outputs, calls, error } = await deployTo('Production', { environments: httpReply(status) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code, attempts: '0' });
    expect(error).toMatch(message);
    expect(calls).toEqual(status === 403 ? [LIST, SWAPPED] : [LIST]);
  });

  test.each([
    [500, 'server-error'],
    [429, 'rate-limited'],
  ])('HTTP %d, after five attempts', async (status, code) => {
    const { outputs, calls } = await deployTo('Production', { environments: httpReply(status) });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code, attempts: '0' });
    expect(calls).toEqual([LIST, LIST, LIST, LIST, LIST]);
  });
});

test('a dry run looks nothing up', async () => {
  const server = await listingPlatform();
  const inputs = createInputs(server.origin, { environment: 'Production', 'dry-run': 'true' });
  const { outputs } = await runDeploy({ inputs });
  expect(outputs['status']).toBe('dry-run');
  expect(server.connections()).toBe(0);
});

test('files that are refused are refused before anything is asked', async () => {
  const server = await listingPlatform();
  const inputs = createInputs(server.origin, { environment: 'Production', 'max-size': '10' });
  const { outputs } = await runDeploy({ inputs });
  expect(outputs['error-code']).toBe('too-large');
  expect(server.connections()).toBe(0);
});
