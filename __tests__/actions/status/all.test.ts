import { describe, expect, test } from '@jest/globals';
import { statusAction } from '../../../src/actions/status/run.ts';
import { dated, listed } from '../../support/servers/builds-platform.ts';
import { build, kindsOf, livePlatform } from '../../support/servers/live-platform.ts';
import type { LiveScript } from '../../support/servers/live-platform.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import { HOUR, LIVE, SHA } from '../../support/steps/reading-status.ts';
import { runAction, statusInputs } from '../../support/steps/sibling-actions.ts';
import { shownIn } from '../../support/steps/reading-status.ts';

const APP = 'accounts/acme/apps/shop';

/** An environment of the list, with this build live. */
const environment = (id: string, displayName: string, live = '', more: object = {}): object => ({
  name: `${APP}/environments/${id}`,
  displayName,
  build: live === '' ? '' : `${APP}/environments/${id}/builds/${live}`,
  ...more,
});

/** A build of another environment than the first. */
const of = (id: string, name: string, created: number, finished?: number): object =>
  listed(name, created, finished, { name: `${APP}/environments/${id}/builds/${name}` });

/** The app's environments, each with its builds: what `status` shows without an environment, and how it ends. */
async function statusOfAll(
  all: readonly (readonly [environment: object, ...builds: object[]])[],
  script: LiveScript = {},
) {
  const server = await livePlatform({
    list: [httpReply(200, { environments: all.map(([each]) => each) })],
    builds: all.map(([, ...builds]) => dated({ builds })),
    ...script,
  });
  const run = await runAction(statusAction, statusInputs(server.origin, { environment: '' }));
  const [target, ...log] = run.log;
  expect(target).toBe(`To ${server.origin}: account acme, app shop, all environments`);
  const shown = shownIn(log);
  return { ...run, server, shown, ended: [run.exitCode, run.outputs['status'], run.outputs['error-code']] };
}

const PRODUCTION = [environment('e-1', 'Production', 'b-1'), LIVE] as const;
const DONE = [0, 'done', ''];

test('what is live, since when, and what is being built: a line for each', async () => {
  const building = [
    environment('e-2', 'UK', 'u-1'),
    of('e-2', 'u-2', 40),
    of('e-2', 'u-1', 9 * HOUR, 8 * HOUR),
  ] as const;
  const { shown, ended, outputs, server } = await statusOfAll([
    PRODUCTION,
    building,
    [environment('e-3', ''), of('e-3', 'n-1', 20)],
  ]);
  expect(shown).toEqual([
    'Environment      Live build  Since                Commit                  Newer builds',
    'Production       b-1         11:00 UTC (2 h ago)  1a2b3c4 Fix the header  -',
    'UK               u-1         05:00 UTC (8 h ago)  -                       u-2 being built for 40 s',
    'environment e-3  -           -                    -                       n-1 being built for 20 s',
  ]);
  expect([ended, outputs['build-id']]).toEqual([DONE, '']);
  const none = { commit: null, commitUrl: null, liveRun: null, building: null, failedBuild: null };
  expect(JSON.parse(outputs['environments'] ?? '')).toEqual([
    {
      ...none,
      id: 'e-1',
      displayName: 'Production',
      liveBuild: 'b-1',
      liveSince: '2026-01-01T11:00:00.000Z',
      commit: SHA,
    },
    { ...none, id: 'e-2', displayName: 'UK', liveBuild: 'u-1', liveSince: '2026-01-01T05:00:00.000Z', building: 'u-2' },
    { ...none, id: 'e-3', displayName: null, liveBuild: null, liveSince: null, building: 'n-1' },
  ]);
  expect(kindsOf(server).filter((kind) => kind !== 'build')).toEqual(['list', 'builds', 'builds', 'builds']);
});

describe('it fails where', () => {
  test.each([
    [
      'the newest build that finished failed',
      [environment('e-2', 'UK', 'u-1'), of('e-2', 'u-3', 9), of('e-2', 'u-2', 900, 800), of('e-2', 'u-1', 999, 990)],
      'build-failed',
      'Build failed: Not as it should be: UK (1 of 2 environments).\n  UK: Build u-2 did not go live: it finished 13 min ago, and build u-1 is still live.',
    ],
    [
      'the first one did',
      [environment('e-2', 'UK'), of('e-2', 'u-1', 900, 800)],
      'build-failed',
      'UK: Build u-1 did not go live: it finished 13 min ago, and nothing is live.',
    ],
    [
      'nothing is live, and nothing is being built',
      [environment('e-2', 'UK')],
      'nothing-live',
      'shows no builds of UK.',
    ],
    [
      'it is not known which build is the newest',
      [environment('e-2', 'UK', 'u-9'), of('e-2', 'u-1', 900, 800)],
      'bad-reply',
      'UK: It is not known whether a newer build failed',
    ],
  ] as const)('%s', async (_, other, code, message) => {
    const { ended, errors, shown } = await statusOfAll([PRODUCTION, other]);
    expect([ended, shown.length > 2]).toEqual([[1, 'failed', code], true]);
    expect(errors[0]).toContain(message);
    expect(errors[0]).toContain('For more about one of them, add "environment".');
  });

  test('the app of the live build has stopped', async () => {
    const failure = { result: 'failed', step: 'start', reason: 'The app ended.', log: [] };
    const { ended, shown } = await statusOfAll([PRODUCTION], { build: [build('b-1', true, failure)] });
    expect(ended).toEqual([1, 'failed', 'build-failed']);
    expect(shown[1]).toMatch(/ {2}the app of the live one has stopped$/);
  });

  test('the app has no environments', async () => {
    const { ended, errors } = await statusOfAll([]);
    expect([ended, errors]).toEqual([
      [1, 'failed', 'nothing-live'],
      [expect.stringContaining('The app "shop" has no environments.')],
    ]);
  });

  test('the host has no list of environments', async () => {
    const { ended, errors } = await statusOfAll([], { list: [httpReply(404)] });
    expect(ended).toEqual([1, 'failed', 'not-found']);
    expect(errors[0]).toMatch(/has no list of environments.*\nName one environment at a time\.$/);
  });
});

test('an older failure does not count once a newer build has finished, and may still go live', async () => {
  const builds = [of('e-2', 'u-3', 50, 20), of('e-2', 'u-2', 900, 800), of('e-2', 'u-1', 999, 990)];
  const { ended, shown } = await statusOfAll([[environment('e-2', 'UK', 'u-1'), ...builds]]);
  expect([ended, shown[1]]).toEqual([DONE, expect.stringMatching(/ {2}u-3 not live yet, u-2 did not go live$/)]);
});

test('warnings name the environment, and a list that may be incomplete is one', async () => {
  const warns = {
    result: 'live',
    warnings: [{ title: 'App may not be reachable', text: 'It listens on localhost only.' }],
  };
  const list = httpReply(200, { environments: [PRODUCTION[0]], totalSize: 2 });
  const { warnings, ended } = await statusOfAll([PRODUCTION], { list: [list], build: [build('b-1', true, warns)] });
  expect([warnings, ended]).toEqual([
    [
      expect.stringMatching(/^List not complete: The list may not be complete: /),
      'App may not be reachable: Production: It listens on localhost only.',
    ],
    DONE,
  ]);
});

test('names and builds of a host are no commands, and stay short', async () => {
  const many = Array.from(
    { length: 12 },
    (_, index) => [environment(`e-${index}`, `\u001b[31m##[error]${index}`)] as const,
  );
  const { errors, shown } = await statusOfAll(many);
  expect(errors[0]).toContain('and 2 more (12 of 12 environments).');
  expect(`${errors.join('\n')}${shown.join('\n')}`).not.toMatch(/\u001b|##\[/);
});
