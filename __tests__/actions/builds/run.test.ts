import { describe, expect, test } from '@jest/globals';
import { buildsAction } from '../../../src/actions/builds/run.ts';
import { ago, buildsPlatform, dated, listed } from '../../support/servers/builds-platform.ts';
import { build, kindsOf } from '../../support/servers/live-platform.ts';
import type { LiveScript } from '../../support/servers/live-platform.ts';
import { methodOf, targetOf } from '../../support/servers/requests.ts';
import { httpReply } from '../../support/servers/socket-server.ts';
import { runAction, statusInputs } from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { shownIn } from '../../support/steps/reading-status.ts';

const SHA = '1a2b3c4d'.repeat(5);

/** What the command shows, and how it ends. */
async function buildsOf(
  live: string,
  list: readonly object[],
  script: LiveScript & { readonly more?: object } = {},
  inputs: Inputs = {},
) {
  const server = await buildsPlatform(live, list, script);
  const run = await runAction(buildsAction, statusInputs(server.origin, { count: '10', ...inputs }));
  expect(new Set(server.requests.map(methodOf))).toEqual(new Set(['GET']));
  const shown = shownIn(run.log.slice(1));
  return { ...run, server, shown };
}

const ALL = [
  listed('b-5', 40),
  listed('b-4', 100, 30),
  listed('b-3', 600, 580),
  listed('b-2', 7300, 7200, { commitSha: SHA, commitMessage: 'Fix the header\n\nIt was red.' }),
  listed('b-1', 90_000, 89_400),
];

test('a row for each: age, how long it took, where it stands, and its commit', async () => {
  const { shown, exitCode } = await buildsOf('b-2', ALL);
  expect(shown).toEqual([
    'Build  Created     Took        State         Commit',
    'b-5    40 s ago    -           building      -',
    'b-4    1 min ago   1 min 10 s  not live yet  -',
    'b-3    10 min ago  20.0 s      not live      -',
    'b-2    2 h ago     1 min 40 s  live          1a2b3c4 Fix the header',
    'b-1    25 h ago    10 min 0 s  superseded    -',
  ]);
  expect(exitCode).toBe(0);
});

test('the same as JSON', async () => {
  const { result } = await buildsOf('b-2', ALL);
  const builds = result['builds'] as { id: string; state: string }[];
  expect(result).toMatchObject({ status: 'done', 'error-code': '', count: 5, 'build-id': 'b-2' });
  expect(builds.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'b-5 building',
    'b-4 not-live-yet',
    'b-3 not-live',
    'b-2 live',
    'b-1 superseded',
  ]);
  const none = { finishTime: null, commitSha: null, commitMessage: null, branch: null, reason: null };
  expect(builds[0]).toEqual({ id: 'b-5', state: 'building', createTime: ago(40), ...none });
  expect(builds[3]).toMatchObject({
    finishTime: ago(7200),
    commitSha: SHA,
    commitMessage: 'Fix the header\n\nIt was red.',
  });
});

test('as many as are asked for', async () => {
  const { server } = await buildsOf('b-2', ALL, {}, { count: '200' });
  const targets = server.requests.map(targetOf);
  expect(targets.find((target) => target.includes('/builds?'))).toContain('pageSize=200');
});

test('where the local platform says why one failed: its step, and the reason in JSON', async () => {
  const failure = { result: 'failed', step: 'install', reason: 'npm ci failed.', log: [] };
  const { shown, result } = await buildsOf('', [listed('b-1', 9, 2)], { build: [build('b-1', true, failure)] });
  expect(shown).toEqual([
    'Nothing is live in Production.',
    '',
    'Build  Created  Took   State',
    'b-1    9 s ago  7.0 s  failed: install',
  ]);
  expect(result['builds']).toEqual([expect.objectContaining({ state: 'failed', reason: 'npm ci failed.' })]);
});

test('the live one is none of those that are listed', async () => {
  const { shown, server } = await buildsOf(
    'b-1',
    [listed('b-3', 600, 580)],
    { build: [dated(ALL[4])] },
    { count: '1' },
  );
  expect(shown).toEqual([
    'The live build of Production is not in this list: b-1.',
    '',
    'Build  Created     Took    State',
    'b-3    10 min ago  20.0 s  not live',
  ]);
  expect(kindsOf(server)).toContain('build');
});

test('none', async () => {
  const { shown, outputs } = await buildsOf('', []);
  expect([shown, outputs['builds'], outputs['count']]).toEqual([['There are no builds of Production.'], '[]', '0']);
});

test('200 of them, and what a commit message may hold', async () => {
  const nasty = '\u001b[2J\u001b]0;x\u0007::error::boom ##[error]x 漢字 \u202Etxt.exe';
  const many = Array.from({ length: 200 }, (_, index) =>
    listed(`b-${500 - index}`, 60 * index + 9, 60 * index, {
      commitMessage: index === 0 ? nasty : `::error::${index}`,
    }),
  );
  const { shown, outputs } = await buildsOf('b-400', many, {}, { count: '200' });
  expect([shown.length, outputs['count']]).toEqual([201, '200']);
  expect(shown.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  expect(shown[2]).toMatch(/not live +\\u003a:error::1$/);
});

describe('bad input', () => {
  test.each(['0', '201', '1000', '-1', 'ten', '1.5', '1e2', '0x10', 'NaN', '１', '1_0'])('count: %s', async (count) => {
    const { errors, outputs } = await runAction(buildsAction, statusInputs('https://api.example.com', { count }));
    expect([errors, outputs['builds']]).toEqual([
      [expect.stringContaining(`count: "${count}" must be a whole number from 1 to 200`)],
      '',
    ]);
  });
});

test('a host without the list of builds', async () => {
  const { errors, outputs } = await buildsOf('b-2', ALL, { builds: [httpReply(404)] });
  expect(outputs).toMatchObject({ 'error-code': 'not-found', builds: '', 'build-id': 'b-2' });
  expect(errors[0]).toContain('does not show the builds of this environment (HTTP 404)');
});
