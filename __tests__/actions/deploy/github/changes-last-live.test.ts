import { expect, test } from '@jest/globals';
import { findLastLive } from '../../../../src/actions/deploy/github/changes.ts';
import { timeForGitHub } from '../../../../src/actions/github/calls.ts';
import type { GitHubCalls, ListedDeployment } from '../../../../src/runner/github-api/calls.ts';
import type { Problem } from '../../../../src/shared/answer.ts';
import { fakeClock } from '../../../support/steps/fake-clock.ts';

const ORIGIN = 'https://api.example.com';
const ADDRESS = { account: 'acme', app: 'shop', environment: 'e-1' };
const OURS = { by: 'headless-deploy', origin: ORIGIN, ...ADDRESS };
const [ONE = '', TWO = ''] = ['1', '2'].map((digit) => digit.repeat(40));
const NONE = { reason: 'no earlier Deployment of the environment succeeded' };

/** Of these Deployments, newest first, each with its state; the one of the step itself has the ID 9. */
async function find(...list: readonly (readonly [payload: unknown, state: string | undefined | Problem])[]) {
  const asked: number[] = [];
  const latestStatus: GitHubCalls['latestStatus'] = (id) => ({
    isRepeatable: true,
    attempt: async () => {
      asked.push(id);
      const state = list[9 - id]?.[1];
      if (typeof state === 'object') return state;
      return { kind: 'value', value: state === undefined ? undefined : { state, logUrl: undefined } };
    },
  });
  const value: ListedDeployment[] = list.map(([payload], index) => ({
    id: 9 - index,
    sha: TWO,
    environment: 'Production',
    payload,
  }));
  const place = { origin: ORIGIN, address: ADDRESS, own: 9 };
  const github = { latestStatus } as GitHubCalls;
  const found = await findLastLive(github, place, { kind: 'value', value }, timeForGitHub(fakeClock()));
  return { found, asked };
}

const own = [{ ...OURS, commit: TWO }, 'in_progress'] as const;

test('the newest success, which none that failed, was rolled back or was not followed is', async () => {
  const others = ['failure', 'error', 'in_progress', 'inactive', undefined].map(
    (state) => [{ ...OURS, commit: TWO }, state] as const,
  );
  const { found, asked } = await find(own, ...others, [{ ...OURS, commit: ONE }, 'success'], [OURS, 'success']);
  expect(found).toEqual({ commit: ONE });
  expect(asked).toEqual([8, 7, 6, 5, 4, 3]);
});

test('none of another product, platform, app or environment, and not the one of the step itself', async () => {
  const others = ['by', 'origin', 'account', 'app', 'environment'].map(
    (name) => [{ ...OURS, commit: ONE, [name]: 'other' }, 'success'] as const,
  );
  const odd = [null, 'text', 1, [ONE]].map((payload) => [payload, 'success'] as const);
  expect(await find([{ ...OURS, commit: ONE }, 'success'], ...others, ...odd)).toEqual({ found: NONE, asked: [] });
});

test.each([
  ['an option', '--output=x'],
  ['900 kB', 'a'.repeat(900_000)],
  ['two lines', `${ONE}\n--all`],
  ['a range', `${ONE}..${TWO}`],
  ['upper case', 'A'.repeat(40)],
  ['a number', 1],
  ['a list', [ONE]],
  ['an object', { toString: ONE }],
  ['empty', ''],
  ['missing', undefined],
])('a commit that is %s: none, as an older one was not live', async (_, commit) => {
  const { found } = await find(own, [{ ...OURS, commit }, 'success'], [{ ...OURS, commit: ONE }, 'success']);
  expect(found).toEqual({ reason: 'Deployment 8, the last live one, names no commit' });
});

test('a hash of either kind is a commit', async () => {
  const sha256 = 'ab'.repeat(32);
  expect((await find(own, [{ ...OURS, commit: sha256 }, 'success'])).found).toEqual({ commit: sha256 });
});

test('what cannot be read is said', async () => {
  const forbidden = { kind: 'refused', reason: 'HTTP 403', lacksPermission: true } as const;
  const { found } = await find(own, [OURS, forbidden], [{ ...OURS, commit: ONE }, 'success']);
  expect(found).toEqual({
    reason: expect.stringContaining(
      'Deployment 8 could not be read. The host answered HTTP 403. The token lacks permission.',
    ),
  });
});

test('ten are asked for their state at most', async () => {
  const { found, asked } = await find(own, ...Array.from({ length: 20 }, () => [OURS, 'failure'] as const));
  expect([found, asked.length]).toEqual([NONE, 10]);
});
