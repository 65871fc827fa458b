import { describe, expect, test } from '@jest/globals';
import { ASSUMPTIONS } from '../../../src/actions/probe/judge.ts';
import { CALLS } from '../../../src/actions/probe/calls.ts';
import type { JudgedAssumption } from '../../../src/actions/probe/judge.ts';
import { probeAction } from '../../../src/actions/probe/run.ts';
import { ENVIRONMENT, GOOD_BODIES, probedHost, probeInputs } from '../../support/servers/probed-host.ts';
import { methodOf } from '../../support/servers/requests.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { cancellation, runAction } from '../../support/steps/sibling-actions.ts';
import { answering, CLOSED_ORIGIN, httpReply } from '../../support/servers/socket-server.ts';
import { upload } from '../../../packages/local-platform/__tests__/support.ts';

test('the local platform is as expected in all', async () => {
  // Its builds are of the last hour: the date of an answer is the machine's.
  const platform = await openPlatform({ now: () => Date.now() - 3_600_000 });
  for (let builds = 0; builds < 2; builds += 1) {
    expect((await upload(platform)).status).toBe(200);
    platform.advance(60_000);
  }
  const { account, app } = platform.details;
  const access = { ...accessTo(platform, 'headless-url'), ...accessTo(platform, 'base-url') };
  const run = await runAction(probeAction, { account, app, ...access });
  const others = (run.result['assumptions'] as JudgedAssumption[]).filter(({ verdict }) => verdict !== 'as expected');
  expect(others).toEqual([]);
  expect([run.exitCode, run.errors, run.warnings]).toEqual([0, [], []]);
  expect(run.outputs).toMatchObject({ status: 'done', 'as-expected': String(ASSUMPTIONS.length), different: '0' });
});

test('each call is made once, with GET alone', async () => {
  const server = await probedHost();
  await runAction(probeAction, probeInputs(server.origin));
  expect(server.calls()).toEqual(Object.keys(CALLS));
  expect(new Set(server.requests.map(methodOf))).toEqual(new Set(['GET']));
});

test('without base-url the hosting API is not asked', async () => {
  const server = await probedHost();
  const run = await runAction(probeAction, probeInputs(server.origin, { 'base-url': '' }));
  expect(server.calls().filter((id) => CALLS[id].api === 'hosting')).toEqual([]);
  const rows = run.result['assumptions'] as JudgedAssumption[];
  const found = new Set(rows.filter(({ verdict }) => verdict === 'not shown').map((row) => row.found));
  expect([run.exitCode, found]).toEqual([0, new Set(['"base-url" is not given'])]);
});

test('the table has every assumption, with a page and none of our files, and says why one is not as expected', async () => {
  const { origin } = await probedHost({ 'one-build': httpReply(403), 'most-builds': httpReply(404) });
  const { log } = await runAction(probeAction, probeInputs(origin));
  const claims = ASSUMPTIONS.map(({ claim, page }) => `${claim} … ${page}`);
  expect(
    log.map((line) => line.replace(/^as expected {2}|\s{2,}/g, (gap) => (gap.trim() === '' ? ' … ' : ''))),
  ).toEqual(expect.arrayContaining(claims.filter((claim) => !/pageSize/.test(claim))));
  expect(log.filter((line) => line.includes('src/'))).toEqual([]);
  expect(log).toEqual(
    expect.arrayContaining([
      'Why                    Assumption                                             Call',
      'not allowed: HTTP 403  "pageSize" limits the builds listed                    GET …/builds?pageSize=1',
      'not allowed: HTTP 403  After a "pageSize", "nextPageToken" leads to the rest  GET …/builds?pageSize=1',
      'absent: HTTP 404       A "pageSize" above 200 is not an error                 GET …/builds?pageSize=201',
      `${ASSUMPTIONS.length - 3} as expected, 1 absent, 2 not allowed`,
    ]),
  );
});

describe('what is not as expected', () => {
  const others = { regions: httpReply(404) };
  const warning = 'Not as expected: This host answers 1 question differently from what headless-deploy assumes.';

  test('is no failure, and a warning', async () => {
    const { origin } = await probedHost(others);
    const run = await runAction(probeAction, probeInputs(origin));
    expect([run.exitCode, run.warnings, run.outputs['absent']]).toEqual([0, [warning], '1']);
    expect(run.summaries.join('')).toContain('absent&#58; HTTP 404');
  });

  test('is a failure with fail-on-warning, and all of it is reported', async () => {
    const { origin } = await probedHost(others);
    const run = await runAction(probeAction, probeInputs(origin, { 'fail-on-warning': 'true' }));
    expect([run.exitCode, run.outputs['error-code'], run.outputs['absent']]).toEqual([1, 'warning', '1']);
  });

  test('is not what is not allowed, or not shown', async () => {
    const { origin } = await probedHost({ regions: httpReply(403), status: httpReply(503) });
    const run = await runAction(probeAction, probeInputs(origin));
    expect([run.exitCode, run.warnings]).toEqual([0, []]);
  });
});

test('a later answer that never comes is not shown, and the others are', async () => {
  const { origin } = await probedHost({ regions: undefined });
  const run = await runAction(probeAction, probeInputs(origin));
  const rows = run.result['assumptions'] as JudgedAssumption[];
  expect(rows.filter(({ call }) => call === 'regions')).toEqual([
    expect.objectContaining({ verdict: 'not shown', found: expect.stringMatching(/^no answer \([A-Z_]+\)$/) }),
  ]);
  expect([run.exitCode, run.outputs['as-expected']]).toEqual([0, String(ASSUMPTIONS.length - 1)]);
  expect(run.log).toContainEqual(expect.stringMatching(/regions: no answer \([A-Z_]+\)$/));
});

describe('it ends with an error', () => {
  test('after one request where the credentials are refused', async () => {
    const server = await answering(() => httpReply(401, { message: 'no' }));
    const run = await runAction(probeAction, probeInputs(server.origin));
    expect([run.exitCode, run.outputs['error-code'], server.requests.length]).toEqual([1, 'unauthorized', 1]);
    expect(run.outputs['as-expected']).toBe('');
  });

  test('where nobody listens', async () => {
    const run = await runAction(probeAction, probeInputs(CLOSED_ORIGIN));
    expect([run.exitCode, run.outputs['error-code']]).toEqual([1, 'network']);
  });

  test('for an app that the list does not have', async () => {
    const server = await probedHost({ apps: { body: { apps: [{ name: 'accounts/acme/apps/shops' }] } } });
    const run = await runAction(probeAction, probeInputs(server.origin));
    expect([run.exitCode, run.outputs['error-code'], server.calls()]).toEqual([1, 'not-found', ['apps']]);
    expect(run.errors).toEqual([expect.stringContaining('Did you mean shops?')]);
  });

  test('for an environment that the list does not have', async () => {
    const { origin } = await probedHost();
    const run = await runAction(probeAction, probeInputs(origin, { environment: 'Prodution' }));
    expect([run.exitCode, run.outputs['error-code']]).toEqual([1, 'not-found']);
    expect(run.errors).toEqual([expect.stringContaining('Did you mean "Production"')]);
  });

  test('when it is cancelled', async () => {
    const { onStart, cancel } = cancellation(143);
    const server = await answering(() => {
      cancel();
      return null;
    });
    const run = await runAction(probeAction, probeInputs(server.origin), { onStart });
    expect([run.exitCode, run.outputs['error-code']]).toEqual([143, 'cancelled']);
  });
});

test('where the credentials are refused at the hosting API alone, they are sent there once', async () => {
  const server = await probedHost({ installs: httpReply(401) });
  const run = await runAction(probeAction, probeInputs(server.origin));
  const rows = (run.result['assumptions'] as JudgedAssumption[]).map(({ id, verdict }) => `${id}: ${verdict}`);
  expect(rows).toEqual(expect.arrayContaining(['same-credentials: not allowed', 'installs-too-many: not shown']));
  expect([run.exitCode, server.calls().slice(-2)]).toEqual([0, ['status', 'installs']]);
});

/** ID of the environment that is read where this one is asked for. */
async function asked(environment: string, others = {}): Promise<string | undefined> {
  const server = await probedHost(others);
  const run = await runAction(probeAction, probeInputs(server.origin, { environment }));
  expect(run.exitCode).toBe(0);
  const target = server.requests.map(({ head }) => head.split(' ')[1] ?? '');
  return target
    .find((path) => /environments\/(?!0{8})[^/?]+$/.test(path))
    ?.split('/')
    .at(-1);
}

describe('the environment that is asked about', () => {
  const SECOND = '99999999-2222-4333-8444-555555555555';
  const two = {
    environments: {
      body: {
        environments: [
          ...(GOOD_BODIES.environments as { environments: object[] }).environments,
          { name: `accounts/acme/apps/shop/environments/${SECOND}`, displayName: 'Staging' },
        ],
      },
    },
  };

  test('is the first, or the one of this name, ID or path', async () => {
    expect(await asked('', two)).toBe(ENVIRONMENT);
    expect(await asked('Staging', two)).toBe(SECOND);
    expect(await asked(SECOND, two)).toBe(SECOND);
    expect(await asked(`accounts/acme/apps/shop/environments/${SECOND}`, two)).toBe(SECOND);
  });

  test('is the ID where the host has no list', async () => {
    expect(await asked(SECOND, { environments: httpReply(404) })).toBe(SECOND);
    expect(await asked('e-7', { environments: httpReply(404) })).toBe('e-7');
    expect(await asked('My shop', { environments: httpReply(404) })).toBeUndefined();
    expect(await asked('', { environments: httpReply(404) })).toBeUndefined();
  });
});

test('no name of a host becomes part of a path unless it is one segment', async () => {
  const installs = { count: 2, results: [{ id: '../../v1/accounts', name: 'x' }], next: null };
  const server = await probedHost({ installs: { body: installs } });
  await runAction(probeAction, probeInputs(server.origin));
  expect(server.calls().at(-1)).toBe('too-many');
});
