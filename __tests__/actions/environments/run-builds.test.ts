import { describe, expect, test } from '@jest/globals';
import { environmentsAction } from '../../../src/actions/environments/run.ts';
import type { OutputEnvironment } from '../../../src/actions/environments/run.ts';
import { callsTo, targetOf } from '../../support/servers/requests.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';
import { environmentsInputs, runAction } from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';

const APP = 'accounts/acme/apps/storefront';
/** What answers are dated with: ages are by this clock. */
const DATE = { Date: 'Sat, 03 Jan 2026 00:00:00 GMT' };
const hours = (count: number): string => new Date(Date.parse('2026-01-03T00:00:00Z') - count * 3_600_000).toISOString();

const environment = (id: string, live = ''): object => ({
  name: `${APP}/environments/${id}`,
  displayName: `Environment ${id}`,
  build: live && `${APP}/environments/${id}/builds/${live}`,
});
const buildOf = (id: string, build: string, ago: number, more: object = {}): object => ({
  name: `${APP}/environments/${id}/builds/${build}`,
  createTime: hours(ago),
  ...more,
});

/** Runs the action against a host with these environments; `builds` answers each read of builds. */
async function read(environments: readonly object[], builds: (target: string) => string | null, inputs: Inputs = {}) {
  const server = await answering((request) => {
    const target = targetOf(request);
    return target.endsWith('/environments') ? httpReply(200, { environments }, DATE) : builds(target);
  });
  const run = await runAction(environmentsAction, environmentsInputs(server.origin, { builds: '2', ...inputs }));
  const found = JSON.parse(run.outputs['environments'] || 'null') as OutputEnvironment[] | null;
  return {
    run,
    found,
    calls: callsTo(server)
      .slice(1)
      .map((call) => call.split('/environments/')[1]),
  };
}

test('the newest builds, the live one with its time, and its age in the table', async () => {
  const list = [
    buildOf('e-1', 'b-3', 1),
    buildOf('e-1', 'b-2', 5, { finishTime: hours(4), commitSha: 'abc', commitMessage: 'Fix' }),
  ];
  const { run, found, calls } = await read([environment('e-1', 'b-2')], () => httpReply(200, { builds: list }, DATE));
  expect(calls).toEqual(['e-1/builds?orderBy=createTime%20desc&pageSize=2']);
  const none = { finishTime: null, commitSha: null, commitMessage: null };
  expect(found).toEqual([
    {
      id: 'e-1',
      displayName: 'Environment e-1',
      liveBuild: { id: 'b-2', createTime: hours(5) },
      address: null,
      builds: [
        { id: 'b-3', createTime: hours(1), ...none },
        { id: 'b-2', createTime: hours(5), finishTime: hours(4), commitSha: 'abc', commitMessage: 'Fix' },
      ],
    },
  ]);
  expect(run.log.slice(-2)).toEqual([
    'Name             ID   Live build  Age  Address',
    'Environment e-1  e-1  b-2         5 h  -',
  ]);
});

test('a live build that is older than the newest is read by itself', async () => {
  const { found, calls } = await read([environment('e-1', 'b-1')], (target) =>
    target.endsWith('/b-1')
      ? httpReply(200, buildOf('e-1', 'b-1', 90), DATE)
      : httpReply(200, { builds: [buildOf('e-1', 'b-9', 1), buildOf('e-1', 'b-8', 2)] }, DATE),
  );
  expect(calls).toEqual(['e-1/builds?orderBy=createTime%20desc&pageSize=2', 'e-1/builds/b-1']);
  expect(found?.[0]).toMatchObject({ liveBuild: { id: 'b-1', createTime: hours(90) } });
  expect(found?.[0]?.builds?.map(({ id }) => id)).toEqual(['b-9', 'b-8']);
});

test('one that has no record any more is live without a time', async () => {
  const { run, found } = await read([environment('e-1', 'b-1')], (target) =>
    target.endsWith('/b-1') ? httpReply(404) : httpReply(200, { builds: [] }, DATE),
  );
  expect(run.exitCode).toBe(0);
  expect(found?.[0]).toMatchObject({ liveBuild: { id: 'b-1', createTime: null }, builds: [] });
});

describe('a host without a list of builds', () => {
  const many = Array.from({ length: 20 }, (_, index) => environment(`e-${index}`));

  test.each([404, 405, 501])('HTTP %d: null, one warning, and it is not asked for ever', async (status) => {
    const { run, found, calls } = await read(many, () => httpReply(status));
    expect([run.exitCode, calls.length, found?.length]).toEqual([0, 3, 20]);
    expect(new Set(found?.map(({ builds }) => builds))).toEqual(new Set([null]));
    expect(run.warnings).toEqual([
      `Builds not listed: This host has no readable list of builds (HTTP ${status}). That list is not part of the specification. "builds" is null for every environment.`,
    ]);
  });

  test('with fail-on-warning the step fails', async () => {
    const { run } = await read(many, () => httpReply(404), { 'fail-on-warning': 'true' });
    expect([run.exitCode, run.outputs['error-code'], run.outputs['count']]).toEqual([1, 'warning', '20']);
  });
});

test('an environment that has gone meanwhile is named', async () => {
  const { run, found } = await read([environment('e-1'), environment('e-2'), environment('e-3')], (target) =>
    target.includes('/e-2/') ? httpReply(404) : httpReply(200, { builds: [] }),
  );
  expect(found?.map(({ builds }) => builds)).toEqual([[], null, []]);
  expect(run.warnings).toEqual([
    'Builds not listed: The builds of 1 environment could not be read (HTTP 404), so "builds" is null there: "Environment e-2" (ID e-2).',
  ]);
});

test('each has its reason where they differ', async () => {
  const { run } = await read([environment('e-1'), environment('e-2'), environment('e-3')], (target) =>
    target.includes('/e-1/') ? httpReply(200, { builds: [] }) : httpReply(target.includes('/e-2/') ? 404 : 501),
  );
  expect(run.warnings).toEqual([
    'Builds not listed: The builds of 2 environments could not be read, so "builds" is null there: "Environment e-2" (ID e-2): HTTP 404, "Environment e-3" (ID e-3): HTTP 501.',
  ]);
});

test.each([
  [401, 'unauthorized', 1],
  [403, 'forbidden', 1],
  [429, 'rate-limited', 5],
  [500, 'server-error', 5],
])('HTTP %d is a failure: %s', async (status, code, requests) => {
  const { run, found, calls } = await read([environment('e-1')], () => httpReply(status));
  expect([run.exitCode, run.outputs['error-code'], found, calls.length]).toEqual([1, code, null, requests]);
});
