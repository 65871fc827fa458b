import { describe, expect, test } from '@jest/globals';
import { build, builds, environmentWith } from '../../../support/servers/live-platform.ts';
import type { LiveScript } from '../../../support/servers/live-platform.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';
import { deployAndWait, waitLinesOf } from '../../../support/steps/waiting.ts';

const OLD = environmentWith('b-0');
const NEW = environmentWith('b-1');

describe('reads that fail', () => {
  const MINUTE = Array.from({ length: 6 }, () => httpReply(503));

  test('for a minute are one line, and not the end', async () => {
    const { outputs, log } = await deployAndWait({
      environment: [OLD, NEW],
      build: [build('b-1', false), ...MINUTE, build('b-1', true)],
    });
    expect(outputs).toMatchObject({ status: 'live', 'purge-status': 'done' });
    expect(waitLinesOf(log)).toEqual([
      'Build b-1 is running (2.0 s)',
      'Could not read the build (HTTP 503): still trying (5.0 s)',
      'Live after 1 min 11 s',
      'Cache purge: done',
    ]);
  });

  test.each([
    ['the first read of all, before the upload', { environment: [httpReply(503), NEW], build: [build('b-1', true)] }],
    ['a connection that is reset', { environment: [OLD, undefined, NEW], build: [undefined, build('b-1', true)] }],
    ['a page of a proxy', { environment: [OLD, httpReply(200, '<html>'), NEW], build: [build('b-1', true)] }],
    [
      'a 404 of a build that is too new to be shown',
      { environment: [OLD, NEW], build: [httpReply(404), build('b-1', true)] },
    ],
    ['a 401 in the middle', { environment: [OLD, httpReply(401), NEW], build: [build('b-1', true)] }],
    [
      'a 404 in the middle',
      { environment: [OLD, ...Array.from({ length: 9 }, () => httpReply(404)), NEW], build: [build('b-1', true)] },
    ],
    [
      'a list of builds that is late',
      {
        environment: [OLD, environmentWith('b-2'), NEW],
        build: [build('b-1', true)],
        builds: [httpReply(500)],
      },
    ],
  ])('%s', async (_name, script) => {
    const { outputs } = await deployAndWait(script);
    expect(outputs).toMatchObject({ status: 'live', 'error-code': '' });
  });

  test('a host that asks to be left alone gets the time', async () => {
    const { outputs, pauses } = await deployAndWait({
      environment: [OLD, NEW],
      build: [httpReply(429, '', { 'Retry-After': '40' }), build('b-1', true)],
    });
    expect(outputs['status']).toBe('live');
    expect(pauses).toEqual([2000, 40_000]);
  });
});

/** In the API's form. */
const REFUSAL = { type: 'forbidden', code: 'no_access', message: 'Not for you.' };

/** Of something before the platform. */
const WALL = httpReply(403, '<title>Just a moment...</title>', { 'CF-RAY': 'a23c-AMS' });
const LIMIT = httpReply(403, { message: 'API rate limit exceeded.' }, { 'Retry-After': '5' });

test.each<[string, LiveScript]>([
  ['a wall', { environment: [OLD, NEW], build: [WALL, httpReply(401, '<html>'), build('b-1', true)] }],
  ['a wall at the first read of all', { environment: [WALL, OLD, NEW], build: [build('b-1', true)] }],
  [
    'a token service that forgets its users',
    { environment: [OLD, NEW], build: [httpReply(401, REFUSAL), build('b-1', true)] },
  ],
  ['a limit on requests, by 403', { environment: [OLD, NEW], build: [LIMIT, LIMIT, build('b-1', true)] }],
  ['a limit at the first read of all', { environment: [LIMIT, NEW], build: [build('b-1', true)] }],
])('%s that lets the next read pass', async (_name, script) => {
  const { outputs, kinds } = await deployAndWait(script);
  expect(outputs).toMatchObject({ status: 'live', attempts: '1' });
  expect(kinds.filter((kind) => kind === 'upload')).toHaveLength(1);
});

test('wait: if-possible, a wall before the upload that lets the reads after it pass: a build that fails is red', async () => {
  const list = [builds(['b-1', 1], ['b-0', -500])];
  const script = { environment: [WALL, WALL, OLD], build: [build('b-1', true)], builds: list };
  const { outputs, log } = await deployAndWait(script, { wait: 'if-possible' });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed' });
  expect(log).toContain(
    "Could not read the environment (HTTP 403, not in the API's form: something before it may have answered): trying again in 2.0 s",
  );
});

test('wait: true, a wall before the upload that stays: nothing is sent', async () => {
  const { outputs, kinds, error } = await deployAndWait({ environment: [WALL] });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'cannot-wait', attempts: '0' });
  expect(kinds).toEqual(['environment', 'environment']);
  expect(error).toContain('It says "Just a moment...".');
});

describe('a host without the reads', () => {
  type Case = readonly [name: string, script: LiveScript, reason: string, polls: number, said?: string];
  const NOT_FOR_YOU = ' The service reported: Not for you (type forbidden, code no_access).';
  const beforeUpload: readonly Case[] = [
    [
      'no read of the environment (405)',
      { environment: [httpReply(405)] },
      'The platform does not show the environment (HTTP 405)',
      0,
    ],
    [
      'credentials that may upload, but not read (403)',
      { environment: [httpReply(403, REFUSAL)] },
      'The platform does not let these credentials read the environment (HTTP 403)',
      0,
      NOT_FOR_YOU,
    ],
  ];
  const afterUpload: readonly Case[] = [
    [
      'no read of the environment (404)',
      { environment: [httpReply(404)] },
      'The platform does not show the environment (HTTP 404)',
      0,
    ],
    [
      'no read of builds (501)',
      { environment: [OLD], build: [httpReply(501)] },
      'The platform does not show the build (HTTP 501)',
      1,
    ],
    [
      'credentials that may not read builds (403), five times',
      { environment: [OLD], build: [httpReply(403, REFUSAL)] },
      'The platform does not let these credentials read the build (HTTP 403)',
      5,
      NOT_FOR_YOU,
    ],
    [
      'something before the platform (403), five times',
      { environment: [OLD], build: [WALL] },
      'Could not read the build (HTTP 403)',
      5,
      ` It says "Just a moment...". The answer is not in the API's form; it may come from something before it (CF-RAY: a23c-AMS).`,
    ],
    [
      'a 403 that asks to wait each time, five times',
      { environment: [OLD], build: [LIMIT] },
      'Could not read the build (HTTP 403)',
      5,
      ' The service reported: API rate limit exceeded.',
    ],
    [
      'a redirect to a login, five times',
      { environment: [OLD], build: [httpReply(302, '', { Location: 'https://login.example.com/a?b' })] },
      'Could not read the build (HTTP 302)',
      5,
      ' It redirects to https://login.example.com. Only a read follows redirects, and only on the same origin, so that credentials go nowhere else.',
    ],
    [
      'no read of builds (404), five times',
      { environment: [OLD], build: [httpReply(404)] },
      'The platform does not show the build (HTTP 404)',
      5,
    ],
    [
      'an answer of another form, five times',
      { environment: [OLD], build: [httpReply(200, { state: 'x' })] },
      'Could not read the build (unexpected response format)',
      5,
    ],
    [
      'an environment of another form, five times',
      { environment: [httpReply(200, {})], build: [build('b-1', true)] },
      'Could not read the environment (unexpected response format)',
      5,
    ],
  ];

  test.each(afterUpload)('%s: the upload was accepted, and is red', async (_name, script, reason, polls, said = '') => {
    const { exitCode, outputs, error, log, pauses } = await deployAndWait(script);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cannot-wait', 'purge-status': 'skipped' });
    expect(error).toContain(
      `${reason}, so the deploy cannot see when that is live. "purge-cache-webhook" was not called.${said}\n`,
    );
    expect(log.filter((line) => line.startsWith('notice: '))).toEqual([]);
    expect(pauses).toHaveLength(polls);
  });

  const all = [...beforeUpload, ...afterUpload];
  test.each(all)(
    'wait: if-possible, %s: accepted, one notice, the purge at once',
    async (_, script, reason, polls, said = '') => {
      const { exitCode, outputs, log, pauses } = await deployAndWait(script, { wait: 'if-possible' });
      expect(exitCode).toBe(0);
      expect(outputs).toMatchObject({ status: 'accepted', 'error-code': '', 'purge-status': 'done' });
      const notices = log.filter((line) => line.startsWith('notice: Could not wait'));
      expect(notices).toEqual([
        `notice: Could not wait: ${reason}, so the deploy cannot see when the new build is live. The upload was accepted.${said}`,
      ]);
      expect(waitLinesOf(log).at(-1)).toBe('Until the new build is live, pages of the old one may be cached again.');
      expect(pauses).toHaveLength(polls);
    },
  );
});
