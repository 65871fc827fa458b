import { expect, test } from '@jest/globals';
import type { CodeMisuse } from '../../src/state/portal-access.ts';
import { PortalAccess } from '../../src/state/portal-access.ts';

const ORIGIN = 'http://127.0.0.1:41234';

/** What opens a portal, by a clock that is turned by hand. */
function accessAt(start = 0) {
  const misuses: CodeMisuse[] = [];
  let time = start;
  const access = new PortalAccess(
    (misuse) => misuses.push(misuse),
    () => time,
  );
  const issue = (): string => new URL(access.issueCode(ORIGIN)).searchParams.get('code') ?? '';
  return { access, misuses, issue, turn: (milliseconds: number) => void (time += milliseconds) };
}

test('addresses are on localhost, and each code is another secret than the token and the session', () => {
  const { access, issue } = accessAt();
  expect(access.url(ORIGIN)).toBe(`http://localhost:41234/?token=${access.token}`);
  expect(access.issueCode(ORIGIN)).toMatch(/^http:\/\/localhost:41234\/\?code=[\w-]{27}=$/);
  const all = [access.token, access.session, issue(), issue()];
  expect(new Set(all).size).toBe(4);
  expect(access.secrets).toEqual(expect.arrayContaining(all));
});

test('a code opens the portal once; used again it ends all sessions, and does no more after that', () => {
  const { access, misuses, issue } = accessAt();
  const code = issue();
  let ended = 0;
  access.onSessionsEnded(() => (ended += 1));
  const { session, token } = access;
  expect([access.redeem(code, 'own'), access.session, misuses]).toEqual([true, session, []]);
  expect([access.redeem(code, 'own'), ended, misuses]).toEqual([false, 1, [{ kind: 'used-again' }]]);
  const next = access.session;
  expect([next === session, access.token]).toEqual([false, token]);
  expect([access.redeem(code, 'own'), access.session, ended, misuses.length]).toEqual([false, next, 1, 1]);
});

test('codes that can open and end nothing any more are forgotten', () => {
  const { access, issue, turn } = accessAt();
  const [redeemed, unused] = [issue(), issue()];
  access.redeem(redeemed, 'own');
  turn(30_001);
  const late = issue();
  expect(access.secrets).toEqual([access.token, access.session, redeemed, late]);
  expect([access.redeem(unused, 'own'), access.redeem(redeemed, 'own')]).toEqual([false, false]);
  expect(access.secrets).toEqual([access.token, access.session, late]);
});

test('also where another user is the second, and however late', () => {
  const { access, misuses, issue, turn } = accessAt();
  const code = issue();
  const { session } = access;
  access.redeem(code, 'own');
  turn(3_600_000);
  expect(access.redeem(code, 65_534)).toBe(false);
  expect([access.session === session, misuses]).toEqual([false, [{ kind: 'used-again' }]]);
});

test.each([
  [29_999, true],
  [30_000, true],
  [30_001, false],
])('after %d ms a code opens the portal: %s', (milliseconds, isOpened) => {
  const { access, misuses, issue, turn } = accessAt(1000);
  const code = issue();
  turn(milliseconds);
  expect([access.redeem(code, 'own'), misuses]).toEqual([isOpened, []]);
});

test.each<[number | undefined, CodeMisuse]>([
  [1001, { kind: 'other-user', user: 1001 }],
  [0, { kind: 'other-user', user: 0 }],
  [undefined, { kind: 'other-user' }],
])('another user (%p) gets nothing, takes the code from nobody, and is reported once', (user, misuse) => {
  const { access, misuses, issue } = accessAt();
  const code = issue();
  const { session } = access;
  for (const _ of [1, 2]) expect(access.redeem(code, user)).toBe(false);
  expect([misuses, access.session]).toEqual([[misuse], session]);
  expect(access.redeem(code, 'own')).toBe(true);
});

test.each(['', 'none'])('%j is no code', (given) => {
  const { access, misuses, issue } = accessAt();
  issue();
  expect([access.redeem(given, 'own'), access.redeem(access.token, 'own'), misuses]).toEqual([false, false, []]);
});
