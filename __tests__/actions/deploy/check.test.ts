import { describe, expect, test } from '@jest/globals';
import { runDeploy } from '../../support/steps/deploying.ts';
import { craftZip } from '../../support/zips/crafted-zip.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { APPS, environment, LIST, listingPlatform, SWAPPED } from '../../support/servers/listing-platform.ts';
import type { Listing } from '../../support/servers/listing-platform.ts';
import { badInputsIn } from '../../support/runners/recording-runner.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { always, CLOSED_ORIGIN, httpReply } from '../../support/servers/socket-server.ts';

const UUID = 'ab15c0de-0000-4000-8000-00000000000f';

async function check(listing: Listing = {}, given: Readonly<Record<string, string>> = {}, files = SITE) {
  const server = await listingPlatform(listing);
  const inputs = createInputs(server.origin, { check: 'true', ...given });
  const ending = await runDeploy({ inputs, files });
  const warnings = ending.log.filter((line) => line.startsWith('warning: '));
  expect(ending.outputs).toMatchObject({
    attempts: '0',
    'archive-sha256': '',
    'file-count': '',
    'purge-status': 'off',
  });
  expect(callsTo(server).filter((call) => !call.startsWith('GET '))).toEqual([]);
  return { ...ending, calls: callsTo(server), warnings, origin: server.origin };
}

/** Of the files of `SITE`. */
const BYTES = 65;

/** The last lines of the log of a check that found nothing wrong. */
/** The lines at the end, but for the time. */
const facts = (log: readonly string[]): readonly string[] => log.slice(-6, -1);

test('nothing is wrong: five lines, one read, no zip', async () => {
  const { exitCode, outputs, log, calls, origin, summary } = await check();
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ status: 'checked', 'error-code': '' });
  expect(calls).toEqual([LIST]);
  expect(log).toContain(`To ${origin}: account acme, app shop, environment e-1`);
  expect(facts(log)).toEqual([
    'Credentials: accepted',
    'Environment: "Production" (ID e-1)',
    'Files: 3',
    `Bytes: ${BYTES}, before packing`,
    'Check passed',
  ]);
  expect(log.filter((line) => /^group: |^Zip: /.test(line))).toEqual([
    'group: Choose files',
    'group: What is not sent, and why',
  ]);
  expect(summary).toContain('Check passed, nothing sent');
});

test.each([
  ['Staging', 'Environment: "Staging" (ID e-2)'],
  ['e-2', 'Environment: "Staging" (ID e-2)'],
  [UUID, `Environment: ID ${UUID}`],
])('the environment %s is looked up, a UUID as well', async (name, line) => {
  const environments = [environment('e-2', 'Staging'), environment(UUID)];
  const { outputs, log, calls } = await check({ environments }, { environment: name });
  expect(outputs['status']).toBe('checked');
  expect(log).toContain(line);
  expect(calls).toEqual([LIST]);
});

test('the files are listed, as in a dry run', async () => {
  const { log } = await check();
  expect(log).toEqual(expect.arrayContaining(['  index.js', '  package-lock.json', '  package.json']));
});

test('what is not sent is explained, as in a dry run', async () => {
  const { log } = await check({}, { exclude: '/index.js' });
  expect(log).toContain('group: What is not sent, and why');
  expect(log).toContain('Not sent: 1 file, 11 B');
  expect(facts(log)[2]).toBe('Files: 2');
});

test('warnings are counted: those about files, and those about inputs', async () => {
  const { log, warnings } = await check({}, { username: 'me@example.com' }, { 'package.json': '{}' });
  expect(warnings.length).toBeGreaterThanOrEqual(2);
  expect(facts(log).at(-1)).toBe(`Check passed with ${warnings.length} warnings`);
});

test('large sizes are shown for people, too', async () => {
  const { log } = await check({}, {}, { ...SITE, 'photo.bin': 'x'.repeat(1_200_000) });
  expect(facts(log)[3]).toBe(`Bytes: ${BYTES + 1_200_000} (1.2 MB), before packing`);
});

/** Inputs with a zip for a rollback, `old.zip` in the workspace. */
const ROLLBACK = {
  wait: 'true',
  'smoke-test': '/',
  'environment-url': 'https://shop.example',
  'rollback-archive': 'old.zip',
};

describe('the zip for a rollback', () => {
  test('is opened and checked as for a deploy', async () => {
    const old = craftZip([{ name: 'package.json', data: '{"scripts":{"build":"true","start":"true"}}' }]);
    const { exitCode, outputs, log, calls } = await check({}, ROLLBACK, { ...SITE, 'old.zip': old });
    expect([exitCode, outputs['status'], calls]).toEqual([0, 'checked', [LIST]]);
    expect(log).toContain('group: Check the zip for a rollback');
    expect(log).toContainEqual(expect.stringMatching(/^1 file, .* in old\.zip$/));
  });

  test('that is none ends the step before anything is asked', async () => {
    const { outputs, error, calls } = await check({}, ROLLBACK, { ...SITE, 'old.zip': 'x'.repeat(30) });
    expect([outputs['error-code'], calls]).toEqual(['invalid-file', []]);
    expect(error).toMatch(/^rollback-archive: "old\.zip" is not a zip/);
  });

  test('and the files: what is wrong with both is reported at once', async () => {
    const given = { ...ROLLBACK, 'required-files': 'none.json' };
    const { outputs, error, calls } = await check({}, given, { ...SITE, 'old.zip': 'x'.repeat(30) });
    expect([outputs['error-code'], calls]).toEqual(['missing-file', []]);
    expect(error).toMatch(
      /^required-files: none\.json is not in the zip: .* rollback-archive: "old\.zip" is not a zip/,
    );
  });

  test('and the files: the advice on the zip is not lost, and the files are explained', async () => {
    const old = craftZip([{ name: 'index.js', data: '' }]);
    const given = { ...ROLLBACK, exclude: '*', 'required-files': 'none.json' };
    const { outputs, error, log } = await check({}, given, { ...SITE, 'old.zip': old });
    expect(outputs['error-code']).toBe('no-files');
    expect(error).toMatch(/^There is no file to send: .* rollback-archive: .*none\.json is not in the zip/);
    expect(error).toMatch(/\nName another zip, or leave "rollback-archive" empty\.$/);
    expect(log).toContain('group: What is not sent, and why');
  });
});

describe('what is wrong ends the step, and nothing is sent', () => {
  test('bad inputs: nothing is asked', async () => {
    const { outputs, calls, error } = await check({}, { app: 'a/b', 'compression-level': '12' });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input' });
    expect(badInputsIn(error)).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  test('with "dry-run"', async () => {
    const { outputs, calls, error } = await check({}, { 'dry-run': 'true' });
    expect(outputs['error-code']).toBe('invalid-input');
    expect(error).toMatch(/^check: "true" cannot be used with "dry-run", which makes no request/);
    expect(calls).toEqual([]);
  });

  test('with "archive"', async () => {
    const { outputs, calls, error } = await check({}, { archive: 'index.js' });
    expect(outputs['error-code']).toBe('invalid-input');
    expect(error).toMatch(/^check: "true" cannot be used with "archive"/);
    expect(calls).toEqual([]);
  });

  test.each([
    [{ 'required-files': 'missing.json' }, SITE, 'missing-file'],
    [{ exclude: '*' }, SITE, 'no-files'],
    [{}, { ...SITE, link: { link: '/etc/passwd' } }, 'invalid-file'],
  ])('files that cannot be sent: nothing is asked (%j)', async (given, files, code) => {
    const { outputs, calls } = await check({}, given, files);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code });
    expect(calls).toEqual([]);
  });

  test.each([
    [401, 'unauthorized', /HTTP 401.*API Access page/s],
    [403, 'forbidden', /HTTP 403.*lack permission/s],
    [302, 'rejected', /HTTP 302/],
  ])('HTTP %d for the list of environments is its usual error', async (status, code, message) => {
    const { exitCode, outputs, error, calls } = await check({ environments: httpReply(status, { message: 'no' }) });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code });
    expect(error).toMatch(message);
    expect(calls).toEqual(status === 403 ? [LIST, SWAPPED] : [LIST]);
  });

  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ])('HTTP %d for the list of apps as well', async (status, code) => {
    const { outputs, calls } = await check({ environments: httpReply(404), apps: httpReply(status) });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code });
    expect(calls).toEqual([LIST, APPS]);
  });

  test('an app that is not there', async () => {
    const { outputs, error, calls } = await check({ environments: httpReply(404), apps: ['blog'] });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found' });
    expect(error).toBe('There is no app "shop" in the account "acme". The account has blog.');
    expect(calls).toEqual([LIST, APPS]);
  });

  test.each([
    [UUID, `There is no environment with the ID "${UUID}" in the app "shop"`],
    ['Prod', 'There is no environment with the ID or display name "Prod" in the app "shop"'],
  ])('an environment that is not there: %s', async (name, message) => {
    const { outputs, error, calls } = await check({}, { environment: name });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found' });
    expect(error).toContain(message);
    expect(error).toContain('The app has "Production" (ID e-1), "Staging" (ID e-2).');
    expect(calls).toEqual([LIST]);
  });

  test('a platform that is not reached', async () => {
    const inputs = createInputs(CLOSED_ORIGIN, { check: 'true' });
    const { outputs } = await runDeploy({ inputs });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'network' });
  });
});

const UNREADABLE: readonly (readonly [string, string, string])[] = [
  ['404', httpReply(404, { message: 'Not here' }), 'HTTP 404'],
  ['405', httpReply(405), 'HTTP 405'],
  ['501', httpReply(501), 'HTTP 501'],
  ['another shape', httpReply(200, {}), 'unexpected format'],
];

describe.each(UNREADABLE)('a host that answers %s', (_, reply, why) => {
  test('to both lists: checked, with a warning that the credentials were not verified', async () => {
    const { exitCode, outputs, warnings, log, calls } = await check({ environments: reply, apps: reply });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ status: 'checked', 'error-code': '' });
    expect(warnings).toEqual([
      `warning: Credentials not verified: This host does not list the environments of the app "shop" (${why}) or the apps of the account "acme" (${why}). Either it has no such lists, or "account" is wrong: check the account's spelling, then the other inputs, in the user portal.`,
    ]);
    expect(facts(log)).toEqual([
      'Credentials: not verified',
      'Environment: not verified',
      'Files: 3',
      `Bytes: ${BYTES}, before packing`,
      'Check passed with 1 warning',
    ]);
    expect(calls).toEqual([LIST, APPS]);
  });

  test('to the list of environments only: the credentials are accepted', async () => {
    const { outputs, warnings, log } = await check({ environments: reply });
    expect(outputs['status']).toBe('checked');
    expect(warnings).toEqual([
      `warning: Environment not verified: The app "shop" exists, but this host has no readable list of its environments (${why}): check "environment" in the user portal.`,
    ]);
    expect(facts(log).slice(0, 2)).toEqual(['Credentials: accepted', 'Environment: not verified']);
  });
});

test('a web page in place of the lists is no answer of the host', async () => {
  const server = await always(200, '<html>');
  const { outputs } = await runDeploy({ inputs: createInputs(server.origin, { check: 'true' }) });
  expect(outputs['status']).toBe('checked');
});
