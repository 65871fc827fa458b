import { describe, expect, test } from '@jest/globals';
import type { Platform } from '#local-platform';
import { installsAction } from '../../../src/actions/installs/run.ts';
import { installsInputs, runAction } from '../../support/steps/sibling-actions.ts';
import type { ActionRun, Inputs } from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';

const NAMES = Array.from({ length: 500 }, (_, index) => `site${index}`);
const SEED = { accounts: [{ name: 'acme', installs: NAMES.map((name) => ({ name })) }] };

let platform: Platform | undefined;
/** One platform for the whole file: nothing here changes it. Gives the run, and the requests that it made. */
async function list(overrides: Inputs): Promise<ActionRun & { names: string[]; requests: number }> {
  platform ??= await openPlatform({ seed: SEED });
  const before = platform.state().requests['installs'] ?? 0;
  const run = await runAction(installsAction, installsInputs('', { ...accessTo(platform, 'base-url'), ...overrides }));
  const requests = (platform.state().requests['installs'] ?? 0) - before;
  return { ...run, names: namesIn(run), requests };
}

function namesIn({ outputs }: ActionRun): string[] {
  return (JSON.parse(outputs['installs'] || '[]') as { name: string }[]).map(({ name }) => name);
}

describe('500 installs', () => {
  test.each([
    ['100', 5],
    ['99', 6],
    ['7', 72],
  ])('over pages of %s: all of them, in order, in %i requests', async (pageSize, pages) => {
    const { exitCode, names, outputs, requests, warnings } = await list({ 'page-size': pageSize });
    expect([exitCode, names, requests, warnings]).toEqual([0, NAMES, pages, []]);
    expect([outputs['count'], outputs['total'], outputs['install']]).toEqual(['500', '500', '']);
  });

  test('an offset leaves out the first ones, and the total stays', async () => {
    const { names, outputs } = await list({ offset: '497' });
    expect([names, outputs['count'], outputs['total']]).toEqual([NAMES.slice(497), '3', '500']);
  });

  test('an offset behind the last one', async () => {
    const { exitCode, names, outputs } = await list({ offset: '500' });
    expect([exitCode, names, outputs['installs'], outputs['count']]).toEqual([0, [], '[]', '0']);
  });

  test('max-pages ends the list with a warning, and not with a failure', async () => {
    const { exitCode, names, requests, warnings, outputs } = await list({ 'page-size': '10', 'max-pages': '3' });
    expect([exitCode, names, requests]).toEqual([0, NAMES.slice(0, 30), 3]);
    expect(warnings).toEqual([
      'List not complete: There are more pages than "max-pages" allows (3), so the list is not complete.',
    ]);
    expect([outputs['status'], outputs['count'], outputs['total']]).toEqual(['done', '30', '500']);
  });

  test('with fail-on-warning that is a failure', async () => {
    const { exitCode, outputs } = await list({ 'max-pages': '3', 'fail-on-warning': 'true' });
    expect([exitCode, outputs['error-code'], outputs['count']]).toEqual([1, 'warning', '300']);
  });

  test('exactly max-pages pages are a complete list', async () => {
    const { names, warnings } = await list({ 'max-pages': '5' });
    expect([names.length, warnings]).toEqual([500, []]);
  });

  test('a glob filters the list, not the total', async () => {
    const { names, outputs, log } = await list({ name: 'site4?' });
    expect(names).toEqual(NAMES.slice(40, 50));
    expect([outputs['count'], outputs['total']]).toEqual(['10', '500']);
    expect(log[1]).toBe('10 of 500 installs');
  });

  test('the log names the first 200, and the summary the first 50', async () => {
    const { log, summaries } = await list({});
    expect(log.filter((line) => line.startsWith('  site'))).toHaveLength(200);
    expect(log.at(-1)).toBe('  and 300 more');
    expect(summaries[0]).toContain('<code>site49</code>');
    expect(summaries[0]).not.toContain('<code>site50</code>');
    expect(summaries[0]).toContain('and 450 more');
  });
});

test('the first request is that of section 4.5', async () => {
  const server = await always(200, { count: 0, results: [], next: null, previous: null });
  await runAction(installsAction, installsInputs(`${server.origin}/`, { 'page-size': '25', offset: '50' }));
  expect(callsTo(server)).toEqual(['GET /v1/installs?limit=25&offset=50']);
});

test('the defaults: pages of 100, from the first one', async () => {
  const server = await always(200, { count: 0, results: [] });
  const run = await runAction(installsAction, installsInputs(server.origin));
  expect([run.exitCode, callsTo(server)]).toEqual([0, ['GET /v1/installs?limit=100&offset=0']]);
});

test('"next" is followed as it is: with parameters of the service, below the path of the root', async () => {
  const server = await answering((_, number) =>
    httpReply(200, {
      count: 2,
      results: [{ id: number, name: `site${number}` }],
      next: number === 1 ? `${server.origin}/api/v1/installs?cursor=a%2Fb==&limit=100#x` : null,
    }),
  );
  const run = await runAction(installsAction, installsInputs(`${server.origin}/api`));
  expect(namesIn(run)).toEqual(['site1', 'site2']);
  expect(callsTo(server)).toEqual([
    'GET /api/v1/installs?limit=100&offset=0',
    'GET /api/v1/installs?cursor=a%2Fb==&limit=100',
  ]);
});

test('installs are passed on with all that the service returns of them, and unknown ids stay as they are', async () => {
  const results = [
    { id: '5e1f7a60-6c6e-4b0e-9d8e-0f3f6d9c7a11', name: 'newer', account: { id: 'x' }, php_version: '8.2' },
    { id: 7, name: 'older', account_id: 1, created_at: '2023-01-01T00:00:00Z' },
  ];
  const server = await always(200, { count: 2, results });
  const run = await runAction(installsAction, installsInputs(server.origin));
  expect(JSON.parse(run.outputs['installs'] ?? '')).toEqual(results);
  expect(run.result).toEqual({
    status: 'done',
    'error-code': '',
    installs: results,
    count: 2,
    total: 2,
    install: null,
  });
});
