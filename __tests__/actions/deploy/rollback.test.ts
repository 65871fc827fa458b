import { describe, expect, test } from '@jest/globals';
import { build, builds, ENVIRONMENT, environmentWith } from '../../support/servers/live-platform.ts';
import type { LiveScript } from '../../support/servers/live-platform.ts';
import { targetOf, zipIn } from '../../support/servers/requests.ts';
import { accepted, BACK, deployAndRollBack, OLD, OURS, SHA256, ZIP } from '../../support/steps/rolling-back.ts';
import { httpReply } from '../../support/servers/socket-server.ts';

test('an older zip is sent, followed until it is live, and the cache is purged again', async () => {
  const { exitCode, outputs, error, rollback, kinds, uploads, log } = await deployAndRollBack({
    environment: [OLD, OURS, OURS, BACK],
  });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({
    status: 'rolled-back',
    'error-code': 'smoke-test-failed',
    'build-id': 'b-1',
    attempts: '1',
    'purge-status': 'done',
    'file-count': '3',
  });
  expect(rollback).toEqual({
    status: 'live',
    'error-code': '',
    'archive-sha256': SHA256,
    'operation-name': `${ENVIRONMENT}/operations/op-b-2`,
    'build-id': 'b-2',
    pages: [{ line: '/', status: 500, problem: expect.stringMatching(/^GET \S+ answered HTTP 500, expected 2xx$/) }],
  });
  expect(error.split('\n')[0]).toMatch(
    /^The new build is live, but the smoke test failed: .* Rolled back: last-good\.zip is live\. After the rollback: 0 of 1 page as expected: GET \S+ answered HTTP 500, expected 2xx\.$/,
  );
  expect(kinds).toEqual([
    'environment',
    'upload',
    'build',
    'environment',
    'webhook',
    'environment',
    'upload',
    'build',
    'environment',
    'webhook',
  ]);
  expect(uploads.map((request) => zipIn(request).equals(ZIP))).toEqual([false, true]);
  expect(log.slice(log.indexOf('group: Roll back'))).toEqual(
    expect.arrayContaining([`Sending last-good.zip again, sha256 ${SHA256}`, 'Cache purge: done']),
  );
});

test('an answer that names the build that failed is no proof of the rollback: its own build is looked for', async () => {
  const { outputs, rollback, kinds } = await deployAndRollBack({
    upload: [accepted('b-1'), accepted('b-1')],
    environment: [OLD, OURS, OURS, BACK],
    builds: [builds(['b-2', 30], ['b-1', -10])],
  });
  expect(outputs['status']).toBe('rolled-back');
  expect(rollback).toMatchObject({ status: 'live' });
  expect(kinds.slice(-4)).toEqual(['builds', 'build', 'environment', 'webhook']);
});

test('the pages are requested before the upload, until they count as failed, and once after the rollback', async () => {
  const { outputs, error, rollback, pages, log } = await deployAndRollBack(
    { environment: [OLD, OURS, OURS, BACK] },
    {
      more: { 'smoke-test': '/\n/health 200 ok\n/other' },
      page: (request, uploads) => (uploads === 1 ? httpReply(500) : httpReply(200, targetOf(request))),
    },
  );
  expect(outputs['status']).toBe('rolled-back');
  expect(pages.slice(0, 3).sort()).toEqual(['/', '/health', '/other']);
  expect(pages.slice(3, 5)).toEqual(['/', '/']);
  expect(pages.slice(5).sort()).toEqual(['/', '/health', '/other']);
  expect(rollback?.['pages']).toEqual([
    { line: '/', status: 200, problem: '' },
    { line: '/health 200 ok', status: 200, problem: expect.stringContaining('does not contain "ok"') },
    { line: '/other', status: 200, problem: '' },
  ]);
  const asked = /After the rollback: 2 of 3 pages as expected: GET \S+\/health answered HTTP 200, but the body/;
  expect(error).toMatch(asked);
  expect(log).toContainEqual(expect.stringMatching(asked));
});

test('nothing is sent again when the smoke test is good', async () => {
  const { exitCode, outputs, rollback, uploads } = await deployAndRollBack(
    { environment: [OLD, OURS] },
    { page: httpReply(200) },
  );
  expect(exitCode).toBe(0);
  expect(outputs['status']).toBe('live');
  expect(rollback).toBeNull();
  expect(uploads).toHaveLength(1);
});

describe('nothing is sent, with a warning', () => {
  test.each([
    [
      'somebody else has a newer build live by then',
      environmentWith('b-9'),
      'build b-9 is live now, not the build of this deploy (b-1)',
    ],
    ['no build is live by then', environmentWith(''), 'no build is live now, not the build of this deploy (b-1)'],
    [
      'another change has begun',
      environmentWith('b-1', { reconciling: true }),
      'another change to the environment is under way',
    ],
    [
      'it is not known whether another change has begun',
      environmentWith('b-1', { reconciling: 'false' }),
      'the deploy could not read whether another change to the environment is under way',
    ],
    ['the environment has another form', httpReply(200, {}), 'the deploy could not read which build is live now'],
    [
      'the environment has another name',
      environmentWith('b-1', { name: 'accounts/acme/apps/shop/environments/e-2' }),
      'the deploy could not read which build is live now',
    ],
  ])('%s', async (_name, environment, reason) => {
    const { exitCode, outputs, error, log, rollback, uploads, kinds } = await deployAndRollBack({
      environment: [OLD, OURS, environment],
    });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed', 'purge-status': 'done' });
    expect(rollback).toMatchObject({ status: 'not-sent', 'error-code': '', 'build-id': '', pages: [] });
    expect(log).toContain(`warning: Not rolled back: Not rolled back: ${reason}.`);
    expect(error).toContain(`Not rolled back: ${reason}.`);
    expect(uploads).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'webhook')).toHaveLength(1);
  });
});

describe('a rollback that does not go live: failed, with its own outcome', () => {
  const STAYS = { environment: [OLD, OURS, OURS] };

  test.each<[string, LiveScript, object, string]>([
    [
      'refused',
      { ...STAYS, upload: [accepted('b-1'), httpReply(403)] },
      { status: 'not-sent', 'error-code': 'forbidden' },
      'Not rolled back: http://127.0.0.1:PORT answered the upload with HTTP 403.',
    ],
    [
      'of unknown outcome',
      { ...STAYS, upload: [accepted('b-1'), undefined] },
      { status: 'unknown', 'error-code': 'ambiguous' },
      'The outcome of the rollback is unknown: All of the upload had been sent',
    ],
    [
      'whose build fails',
      STAYS,
      { status: 'failed', 'error-code': 'build-failed', 'build-id': 'b-2' },
      'The rollback to last-good.zip was accepted, but its build did not go live.',
    ],
    [
      'whose build fails, and says why',
      {
        ...STAYS,
        build: [
          build('b-1', true),
          build('b-2', true, { result: 'failed', step: 'start', reason: 'It ended.', log: ['not shown'] }),
        ],
      },
      { status: 'failed', 'error-code': 'build-failed', 'build-id': 'b-2' },
      'but its build did not go live. It ended. Build b-2 failed at step "start".',
    ],
    [
      'whose build cannot be read',
      { ...STAYS, build: [build('b-1', true), httpReply(405)] },
      { status: 'accepted', 'error-code': 'cannot-wait', 'build-id': 'b-2' },
      'The rollback to last-good.zip was accepted, but not seen live. The platform does not show the build (HTTP 405).',
    ],
    [
      'with an environment that cannot be read',
      { environment: [OLD, OURS, httpReply(403)] },
      { status: 'not-sent', 'error-code': 'forbidden' },
      'Not rolled back: http://127.0.0.1:PORT answered the read of the environment with HTTP 403.',
    ],
  ])('%s', async (_name, script, expected, text) => {
    const { exitCode, outputs, error, rollback } = await deployAndRollBack(script);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed', 'build-id': 'b-1' });
    expect(rollback).toMatchObject(expected);
    expect(error.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')).toContain(text);
    expect(error).toContain('Check in the user portal which build is live.');
  });
});

test('a purge after the rollback that fails is a warning', async () => {
  const { outputs, log } = await deployAndRollBack(
    { environment: [OLD, OURS, OURS, BACK], webhook: [httpReply(204), httpReply(404)] },
    { more: { 'fail-on-purge-error': 'true' } },
  );
  expect(outputs).toMatchObject({ status: 'rolled-back', 'error-code': 'smoke-test-failed', 'purge-status': 'failed' });
  expect(log.filter((line) => line.startsWith('warning: Cache not purged: '))).toHaveLength(1);
});

test('a domain that may not be requested proves nothing about the build, and is no reason to roll back', async () => {
  const domains = { domains: ['shop.example'] };
  const { outputs, rollback, uploads } = await deployAndRollBack(
    { environment: [environmentWith('b-0', domains), environmentWith('b-1', domains)] },
    { more: { 'environment-url': '' }, resolve: async () => [{ address: '10.0.0.1', family: 4 }] },
  );
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'smoke-test-failed' });
  expect(rollback).toBeNull();
  expect(uploads).toHaveLength(1);
});

describe('the zip is checked before anything is sent', () => {
  test.each([
    [
      { 'rollback-archive-sha256': 'a'.repeat(64) },
      'invalid-input',
      /rollback-archive-sha256: "a{64}" is not the SHA-256/,
    ],
    [{ 'rollback-archive': 'index.js', 'rollback-archive-sha256': '' }, 'invalid-file', /index\.js.* is not a zip/],
    [{ 'rollback-archive': 'missing.zip' }, 'invalid-input', /rollback-archive: "missing\.zip" does not exist/],
    [{ 'rollback-archive': '' }, 'invalid-input', /rollback-archive-sha256: .* needs "rollback-archive"/],
    [
      { 'smoke-test': '' },
      'invalid-input',
      /rollback-archive: needs "smoke-test": the deploy sends this zip only after a failed smoke test/,
    ],
    [{ 'max-size': '1500B', 'rollback-archive-sha256': '' }, 'too-large', /larger than "max-size"/],
  ])('%j', async (more, code, message) => {
    const { outputs, error, kinds } = await deployAndRollBack({ environment: [OLD] }, { more });
    expect(outputs).toMatchObject({ status: 'failed', 'error-code': code, attempts: '0' });
    expect(error).toMatch(message);
    expect(kinds).toEqual([]);
  });
});
