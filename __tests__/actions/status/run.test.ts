import { describe, expect, test } from '@jest/globals';
import { statusAction } from '../../../src/actions/status/run.ts';
import { dated, listed } from '../../support/servers/builds-platform.ts';
import { build, kindsOf } from '../../support/servers/live-platform.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import { HOUR, LIVE, LIVE_LINE, SHA, statusOf } from '../../support/steps/reading-status.ts';
import { runAction } from '../../support/steps/sibling-actions.ts';

const DONE = [0, 'done', ''];
const FAILED = [1, 'failed', 'build-failed'];

describe('something is live, and nothing newer failed', () => {
  test('what, since when, from which commit', async () => {
    const { shown, ended, outputs, server } = await statusOf('b-1', [LIVE]);
    expect([shown, ended]).toEqual([[LIVE_LINE], DONE]);
    expect(outputs).toMatchObject({
      'build-id': 'b-1',
      'live-since': '2026-01-01T11:00:00.000Z',
      commit: SHA,
      building: '',
      'failed-build': '',
    });
    // The record of each build of a platform on this machine may say more.
    expect(kindsOf(server)).toEqual(['environment', 'builds', 'build']);
  });

  test('what is being built is no failure', async () => {
    const { shown, ended, outputs } = await statusOf('b-1', [listed('b-2', 40), LIVE]);
    expect([shown, ended]).toEqual([[LIVE_LINE, 'Being built: build b-2, for 40 s.'], DONE]);
    expect(outputs['building']).toBe('b-2');
  });

  test.each([
    ['has just finished', 59, {}],
    ['finished long ago, but the environment is still being changed', HOUR, { reconciling: true }],
  ])('nor is one that %s', async (_, finished, more) => {
    const { shown, ended, outputs } = await statusOf('b-1', [listed('b-2', finished + 9, finished), LIVE], { more });
    expect(shown).toEqual([LIVE_LINE, expect.stringMatching(/^Not live yet: build b-2, finished at 1\d:\d\d UTC/)]);
    expect([ended, outputs['failed-build']]).toEqual([DONE, '']);
  });

  test('nor is one whose app the local platform is starting', async () => {
    const starting = build('b-2', true, { result: 'running' });
    const { shown, ended } = await statusOf('b-1', [listed('b-2', HOUR, HOUR - 9), LIVE], { build: [starting] });
    expect([shown[1], ended]).toEqual([expect.stringMatching(/^Not live yet: build b-2, finished at /), DONE]);
  });

  test('older builds are none of its business: failed ones, and one that never finished', async () => {
    const older = [listed('b-0', 3 * HOUR), listed('b-00', 4 * HOUR, 4 * HOUR)];
    const { shown, ended } = await statusOf('b-1', [LIVE, ...older]);
    expect([shown, ended]).toEqual([[LIVE_LINE], DONE]);
  });

  test('a finishTime that proves nothing: it counts as running, with the reason', async () => {
    const odd = listed('b-2', 40, undefined, { finishTime: '0001-01-01T00:00:00Z' });
    const { shown, ended } = await statusOf('b-1', [odd, LIVE]);
    expect(ended).toEqual(DONE);
    expect(shown[1]).toMatch(
      /^Being built: build b-2, for 40 s, or finished: its finishTime "0001-01-01T00:00:00Z" is not a time at or after /,
    );
  });

  test('the live one is older than those that are listed: it is read', async () => {
    const newer = Array.from({ length: 50 }, (_, index) => listed(`b-${100 - index}`, 40 + index));
    const { shown, ended, outputs } = await statusOf('b-1', newer, { build: [dated(LIVE)] });
    expect(shown).toEqual([
      LIVE_LINE,
      'Being built: build b-100, for 40 s.',
      'Being built: build b-99, for 41 s.',
      'Being built: build b-98, for 42 s.',
      '  and 47 more',
    ]);
    expect([ended, outputs['commit']]).toEqual([DONE, SHA]);
  });

  test('without a display name and a commit; on another day', async () => {
    const old = listed('b-1', 72 * HOUR, 72 * HOUR, { commitSha: 'HEAD', commitMessage: ' \n' });
    const { shown, outputs } = await statusOf('b-1', [old], { more: { displayName: '' } });
    expect(shown).toEqual(['Environment e-1 is live with build b-1, finished at 2025-12-29 13:00 UTC (3 days ago).']);
    expect(outputs['commit']).toBe('');
  });

  test('a notice of the local platform, and a warning, which is a failure with fail-on-warning', async () => {
    const [warnings, notices] = ['It listens on localhost only.', 'It listens on 3000.'].map((text) => [
      { title: 'Shy', text },
    ]);
    const script = { build: [build('b-1', true, { result: 'live', warnings, notices })] };
    const run = await statusOf('b-1', [LIVE], script);
    expect(run.shown).toEqual(['notice: Shy: It listens on 3000.', LIVE_LINE]);
    expect([run.warnings, run.ended]).toEqual([['Shy: It listens on localhost only.'], DONE]);
    const strict = await statusOf('b-1', [LIVE], script, { 'fail-on-warning': 'true' });
    expect([strict.shown.slice(1), strict.ended]).toEqual([[LIVE_LINE], [1, 'failed', 'warning']]);
  });
});

describe('a newer build did not go live', () => {
  const OLD_ONE = listed('b-2', 90, 61);

  test('which it is, what may be the cause, and what to do', async () => {
    const { shown, ended, errors, outputs } = await statusOf('b-1', [OLD_ONE, LIVE]);
    expect(shown.slice(0, 2)).toEqual([LIVE_LINE, 'Did not go live: build b-2, finished at 12:58 UTC (1 min ago).']);
    expect([ended, outputs['failed-build'], outputs['build-id']]).toEqual([FAILED, 'b-2', 'b-1']);
    expect(errors).toEqual([
      expect.stringMatching(
        /^Build failed: Build b-2 did not go live: it finished 1 min ago, and build b-1 is still live\. It failed or was cancelled, /,
      ),
    ]);
  });

  test('the newest of several is named, and what is being built is said, too', async () => {
    const builds = [listed('b-4', 5), listed('b-3', 200, 100), OLD_ONE, LIVE];
    const { shown, ended, outputs } = await statusOf('b-1', [...builds]);
    expect(shown.slice(1, 4).map((line) => line.slice(0, 26))).toEqual([
      'Being built: build b-4, fo',
      'Did not go live: build b-2',
      'Did not go live: build b-3',
    ]);
    expect([ended, outputs['failed-build'], outputs['building']]).toEqual([FAILED, 'b-2', 'b-4']);
  });

  test('the reason, where the local platform has it: without a minute of grace', async () => {
    const failure = { result: 'failed', step: 'build', reason: 'It \u001b[31mended.', log: ['::error::no', 'bye'] };
    const records: Readonly<Record<string, string>> = { 'b-2': build('b-2', true, failure) };
    const { ended, errors, result, outputs } = await statusOf('b-1', [listed('b-2', 9, 1), LIVE], {
      build: [records['b-2'], httpReply(404)],
    });
    expect(ended).toEqual(FAILED);
    expect(errors[0]).toContain('Build failed: It \\u001b[31mended. Build b-2 failed at step "build".');
    expect(result).toMatchObject({ 'failed-build': 'b-2' });
    const { error } = JSON.parse(outputs['result'] ?? '') as { error: { step: string; lines: string[] } };
    expect([error.step, error.lines.at(-1)]).toEqual(['build', 'bye']);
  });

  test('the app of the live one has ended', async () => {
    const failure = { result: 'failed', step: 'start', reason: 'The app ended.', log: [] };
    const { shown, ended, outputs } = await statusOf('b-1', [LIVE], { build: [build('b-1', true, failure)] });
    expect(shown[0]).toBe('Production does not answer: build b-1 was live, but its app has stopped.');
    expect([ended, outputs['failed-build']]).toEqual([FAILED, 'b-1']);
  });

  test('nothing was live before', async () => {
    const { shown, ended, errors } = await statusOf('', [OLD_ONE]);
    expect(shown[0]).toBe('Nothing is live in Production.');
    expect(ended).toEqual(FAILED);
    expect(errors[0]).toContain('it finished 1 min ago, and nothing is live. It failed or was cancelled, or its app');
  });
});

describe('nothing is live', () => {
  test.each([
    ['there are no builds', [], 'The host shows no builds of Production. Deploy to it.'],
    ['the first is being built', [listed('b-1', 4)], 'Build b-1 of Production is being built. Ask again '],
    [
      'the first has just finished',
      [listed('b-1', 40, 4)],
      'Build b-1 of Production has finished, and may still go live.',
    ],
  ])('%s', async (_, builds, message) => {
    const { shown, ended, errors } = await statusOf('', builds);
    expect(shown[0]).toBe('Nothing is live in Production.');
    expect(ended).toEqual([1, 'failed', 'nothing-live']);
    expect(errors[0]?.replace('\n', ' ')).toContain(`Nothing is live: ${message}`);
  });

  test('the placeholder of an environment that is new is no build', async () => {
    expect((await statusOf('no_build', [])).ended).toEqual([1, 'failed', 'nothing-live']);
  });
});

describe('it is not known whether a newer build failed', () => {
  test.each([
    ['the list does not have the live one, and nor does the host', []],
    ['which is another one than the list has', [listed('b-9', 500, 400)]],
  ])('%s', async (_, builds) => {
    const { shown, ended, errors } = await statusOf('b-1', builds);
    expect(shown[0]).toBe('Production is live with build b-1, about which the host shows nothing else.');
    expect(ended).toEqual([1, 'failed', 'bad-reply']);
    expect(errors[0]).toContain('It is not known whether a newer build failed: ');
  });
});

test('all bad inputs at once', async () => {
  const { errors, outputs } = await runAction(statusAction, {
    account: 'a/b',
    environment: 'x',
    'timeout-minutes': '0',
  });
  expect(outputs['error-code']).toBe('invalid-input');
  for (const name of ['account', 'app', 'headless-url', 'username', 'password', 'timeout-minutes'])
    expect(errors[0]).toContain(name);
});
