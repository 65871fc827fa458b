import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { CALLS } from '../../../src/actions/probe/calls.ts';
import type { CallId } from '../../../src/actions/probe/calls.ts';
import { ASSUMPTIONS, judgeAll } from '../../../src/actions/probe/judge.ts';
import { ENVIRONMENT, GOOD_BODIES } from '../../support/servers/probed-host.ts';
import type { ChangedAnswers, OtherAnswer, OtherAnswers } from '../../support/servers/probed-host.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import { verdictsOf, verdictsWith } from '../../support/steps/probing.ts';

const IDS = ASSUMPTIONS.map(({ id }) => id);

test('each has an id of its own, a claim that fits a cell, and a page that is there', () => {
  expect(new Set(IDS).size).toBe(IDS.length);
  expect(ASSUMPTIONS.filter(({ claim }) => claim.length > 60).map(({ claim }) => claim)).toEqual([]);
  expect(ASSUMPTIONS.map(({ page }) => page).filter((page) => !existsSync(page))).toEqual([]);
});

test('each call shows something', () => {
  const used = new Set<string>(ASSUMPTIONS.map(({ call }) => call));
  expect(Object.keys(CALLS).filter((id) => !used.has(id))).toEqual([]);
});

test('a host without anything shows nothing', () => {
  const probed = {
    replies: new Map(),
    unasked: new Map(),
    address: { account: 'a', app: 'b', environment: '', build: '', install: '' },
    now: new Date(),
  };
  expect(new Set(judgeAll(probed).map(({ verdict }) => verdict))).toEqual(new Set(['not shown']));
});

test('a host can be as expected in all of them', async () => {
  expect(await verdictsWith({})).toEqual(Object.fromEntries(IDS.map((id) => [id, 'as expected'])));
});

const good = (call: CallId) => GOOD_BODIES[call] as Record<string, never>;
/** The good answer of a call with other members. */
const other = (call: CallId, members: object): ChangedAnswers => ({ [call]: { body: { ...good(call), ...members } } });
const listed = (call: CallId, key: string, members: object): ChangedAnswers => {
  const [first = {}, ...rest] = (good(call) as Record<string, object[]>)[key] ?? [];
  return other(call, { [key]: [{ ...first, ...members }, ...rest] });
};
const NAME = `accounts/acme/apps/shop/environments/${ENVIRONMENT}`;
const OPAQUE = `accounts/0paque/apps/shop/environments/${ENVIRONMENT}`;
const reversed = (call: CallId): ChangedAnswers =>
  other(call, { builds: ((good(call) as Record<string, object[]>)['builds'] ?? []).toReversed() });

/** For each assumption an answer that is different, and what is found. */
const DIFFERENT: Readonly<Record<string, readonly [ChangedAnswers, string]>> = {
  'apps-list': [other('apps', { apps: [{ id: 'shop' }] }), 'a list in an unexpected format'],
  'apps-names': [other('apps', { apps: [{ name: 'accounts/0paque/apps/shop' }] }), 'one has another path'],
  'apps-whole': [other('apps', { next: 'x' }), 'there may be more entries'],
  date: [{ apps: { headers: {} } }, 'no Date header'],
  'app-provider': [other('app', { repository: { provider: 'GITHUB' } }), 'its provider is not UPLOADABLE (a string)'],
  regions: [
    other('regions', { regions: [{ name: 'regions/US-C' }, { name: 'regions/MARS' }] }),
    '3 of them are missing, and there are 1 others',
  ],
  'made-up-status': [{ 'made-up': { status: 400 } }, 'HTTP 400'],
  'made-up-error': [{ 'made-up': { body: { why: 'so' } } }, 'an answer in an unexpected format'],
  anonymous: [{ anonymous: { status: 200 } }, 'HTTP 200'],
  'environments-list': [other('environments', { environments: {} }), 'a list in an unexpected format'],
  'environments-display-name': [
    listed('environments', 'environments', { displayName: '' }),
    'one has none, or it is not a string',
  ],
  'environments-uuid': [
    listed('environments', 'environments', { name: 'accounts/acme/apps/shop/environments/production' }),
    'one has an ID in an unexpected format',
  ],
  'environments-names': [listed('environments', 'environments', { name: OPAQUE }), 'one has another path'],
  'environments-whole': [other('environments', { total: 9 }), 'there may be more entries'],
  'environment-name': [other('environment', { name: OPAQUE }), 'another name'],
  'environment-build': [other('environment', { build: 'b-2' }), 'it is a string, but not the name of a build'],
  'environment-reconciling': [other('environment', { reconciling: 'no' }), 'it is a string'],
  'environment-domains': [other('environment', { domains: [{ host: 'x' }] }), 'one of them has an unexpected format'],
  'environment-branch': [other('environment', { branch: 'main' }), 'it is not "uploadable" (a string)'],
  'builds-list': [listed('newest-builds', 'builds', { createTime: 1 }), 'a list in an unexpected format'],
  'builds-names': [listed('newest-builds', 'builds', { name: `${OPAQUE}/builds/b-2` }), 'one has another path'],
  'builds-newest-first': [reversed('newest-builds'), 'they are in another order'],
  'builds-live': [other('environment', { build: `${NAME}/builds/b-9` }), 'it is not in the list'],
  'builds-oldest-first': [reversed('builds'), 'they are in another order'],
  'builds-next-page': [other('one-build', { nextPageToken: 7 }), 'it is a number'],
  'builds-page-size': [{ 'one-build': { body: good('builds') } }, '2 builds for a pageSize of 1'],
  'builds-most': [
    other('most-builds', { builds: Array.from({ length: 201 }, () => good('build')) }),
    '201 builds for a pageSize of 201',
  ],
  'build-name': [other('build', { name: `${NAME}/builds/b-1` }), 'another name'],
  'build-times': [
    other('build', { finishTime: '2026-01-01T00:00:00Z' }),
    'its finishTime is not a timestamp, or before its createTime',
  ],
  'build-live-finished': [other('build', { finishTime: null }), 'it has no usable finishTime'],
  'build-clock': [
    other('build', { createTime: '2026-01-20T13:00:00Z', finishTime: undefined }),
    'its createTime is later than the answer',
  ],
  status: [other('status', { success: 'yes' }), '"success" is a string'],
  'same-credentials': [{ installs: { status: 302 } }, 'HTTP 302'],
  'installs-list': [other('installs', { count: '2' }), '"count" is a string'],
  'installs-limit': [
    other('installs', { results: [1, 2].map((id) => ({ id, name: 'x' })) }),
    '2 installs for a limit of 1',
  ],
  'installs-next': [
    other('installs', { next: 'https://elsewhere.example/v1/installs?offset=1' }),
    'it cannot be followed',
  ],
  'installs-too-many': [other('too-many', { code: 'too_long' }), 'HTTP 400 with another type or code'],
  'install-domains': [other('install', { domains: ['acme.example'] }), 'one of them has an unexpected format'],
};

describe('none can only ever be as expected', () => {
  test.each(ASSUMPTIONS.map(({ id }) => [id]))('%s: different', async (id) => {
    const [others, found] = DIFFERENT[id] ?? [{}, ''];
    expect((await verdictsOf(others))[id]).toBe(`different: ${found}`);
  });

  // Others ask for what these name: they fail on their own.
  const first: readonly CallId[] = ['environments'];
  const second: readonly CallId[] = ['environment', 'installs'];
  const rest = (Object.keys(CALLS) as CallId[]).filter((call) => ![...first, ...second].includes(call));

  test.each([
    ['absent', 405],
    ['not allowed', 403],
    ['not shown', 503],
  ])('what a call shows is %s where it is answered with %d', async (verdict, status) => {
    for (const group of [first, second, rest]) {
      const verdicts = await verdictsWith(Object.fromEntries(group.map((call) => [call, httpReply(status)])));
      for (const { id, call } of ASSUMPTIONS.filter((assumption) => group.includes(assumption.call))) {
        const isNobody = status === 403 && CALLS[call].isWithoutCredentials === true;
        expect([id, verdicts[id]]).toEqual([id, `${isNobody ? 'different' : verdict}: HTTP ${status}`]);
      }
    }
  });
});

/** Answers that say nothing about an assumption. */
const SILENT: readonly (readonly [string, ChangedAnswers, string])[] = [
  ['apps-names', other('apps', { apps: 1 }), 'there is no app in the list'],
  ['apps-whole', other('apps', { apps: 1 }), 'the answer has no list'],
  ['environments-uuid', other('environments', { environments: [] }), 'there is no environment in a readable list'],
  ['environment-build', other('environment', { build: '' }), 'nothing is live'],
  ['environment-build', other('environment', { build: `${NAME}/builds/no_build` }), 'nothing is live'],
  ['environment-domains', other('environment', { domains: [] }), 'it has no domains'],
  ['builds-names', other('newest-builds', { builds: [] }), 'there is no build in the list'],
  [
    'builds-newest-first',
    other('newest-builds', { builds: [] }),
    'there are fewer than two builds with different times',
  ],
  ['builds-live', other('environment', { build: '' }), 'no build is known to be live'],
  [
    'builds-live',
    {
      ...other('environment', { build: `${NAME}/builds/old` }),
      ...other('newest-builds', {
        builds: Array.from({ length: 10 }, (_, n) => ({
          name: `${NAME}/builds/b${n}`,
          createTime: '2026-01-20T09:00:00Z',
        })),
      }),
    },
    'it may be older than the builds listed',
  ],
  ['builds-page-size', other('newest-builds', { builds: [] }), 'there are fewer than two builds'],
  ['builds-next-page', other('newest-builds', { builds: [] }), 'the list is one page'],
  ['build-live-finished', other('environment', { build: '' }), 'no build is known to be live'],
  ['build-clock', { build: { headers: {} } }, 'one of the two is missing'],
  ['installs-limit', other('installs', { count: 1 }), 'there are fewer than two installs'],
  ['installs-next', other('installs', { count: 1, next: null }), 'there are fewer than two installs'],
  ['install-domains', other('install', { domains: [] }), 'it has no domains'],
];

test.each(SILENT)('%s is not shown where there is nothing to see', async (id, others, why) => {
  expect((await verdictsOf(others))[id]).toBe(`not shown: ${why}`);
});

/** Answers after which nothing can be asked. */
const UNKNOWN: readonly (readonly [string, OtherAnswers, string])[] = [
  ['made-up-status', { environment: httpReply(404) }, 'no environment can be read at all'],
  ['environment-name', other('environments', { environments: [] }), 'no environment is known'],
  [
    'build-name',
    { ...other('environment', { build: '' }), ...other('newest-builds', { builds: [] }) },
    'no build is known',
  ],
  ['install-domains', other('installs', { results: [] }), 'no install is known'],
];

test.each(UNKNOWN)('%s is not shown where it cannot be asked for', async (id, others, why) => {
  expect((await verdictsWith(others))[id]).toBe(`not shown: ${why}`);
});

/** Other forms that documents show, or proto3 JSON has. */
const ALSO_EXPECTED: readonly (readonly [string, ChangedAnswers])[] = [
  ['environment-reconciling', other('environment', { reconciling: undefined })],
  ['environment-domains', other('environment', { domains: [{ name: 'a.example' }, { hostname: 'b.example' }] })],
  ['made-up-error', { 'made-up': { body: { type: 'not_found', code: 'x', message: 'y' } } }],
  ['build-times', other('build', { finishTime: undefined })],
];

test.each(ALSO_EXPECTED)('%s: other forms are as expected, too', async (id, others) => {
  expect((await verdictsOf(others))[id]).toBe('as expected');
});

/** A host of which nothing is as it should be, but that it is there. */
const STRANGE: readonly (readonly [string, OtherAnswer])[] = [
  ['no JSON', '<html>sign in</html>'],
  ['a list', '[]'],
  ['null', 'null'],
  ['nothing', ''],
  ['a text', '"text"'],
  ['lists of null', '{"apps":[null],"environments":[null],"builds":[null],"results":[null],"regions":[null]}'],
].map(([name = '', body = '']) => [name, httpReply(200, body)]);

test.each(STRANGE)('answers of %s are never as expected', async (_, answer) => {
  const verdicts = await verdictsWith(Object.fromEntries(Object.keys(CALLS).map((id) => [id, answer])));
  const asExpected = Object.entries(verdicts).filter(([, verdict]) => verdict === 'as expected');
  // The status alone shows the first, and any list that names no further page the others.
  const shown = new Set(['same-credentials', 'apps-whole', 'environments-whole']);
  expect(asExpected.map(([id]) => id).filter((id) => !shown.has(id))).toEqual([]);
});

test('a count of installs that cannot become a number is no failure', async () => {
  const verdicts = await verdictsOf(other('installs', { count: { toString: 1, valueOf: 1 }, next: null }));
  expect(verdicts).toMatchObject({
    'installs-list': 'different: "count" is an object',
    'installs-limit': 'not shown: there are fewer than two installs',
    'installs-next': 'not shown: there are fewer than two installs',
  });
});
