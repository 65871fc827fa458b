import { expect, test } from '@jest/globals';
import {
  dropHopByHop,
  dropHopByHopOfRequest,
  dropHopByHopOfUpgrade,
  hidePortalCookie,
  keepPortalCookie,
} from '../../../src/builds/serving/headers.ts';
import { PORTAL_COOKIE } from '../../../src/state/portal-access.ts';

const upper = PORTAL_COOKIE.toUpperCase();

test.each([
  ['a=1; b="x, y"; c', 'a=1; b="x, y"; c'],
  [`${PORTAL_COOKIE}=secret`, undefined],
  [`${PORTAL_COOKIE}-4321=secret; a=1; ${upper}-80=secret`, 'a=1'],
  [`a=1; ${PORTAL_COOKIE}=secret; b=2`, 'a=1; b=2'],
  [`${upper}=secret;a=1`, 'a=1'],
  [`a=1;\t"${PORTAL_COOKIE}" = secret`, 'a=1'],
  [`${PORTAL_COOKIE}=x; ${PORTAL_COOKIE}=y; a=1`, 'a=1'],
  [`b=2; a=1, ${PORTAL_COOKIE}=secret`, 'b=2'],
  [PORTAL_COOKIE, undefined],
  [`my-${PORTAL_COOKIE}=1`, `my-${PORTAL_COOKIE}=1`],
])('an app gets of the cookies %j only %j', (cookie, kept) => {
  const headers = { cookie };
  hidePortalCookie(headers);
  expect(headers.cookie).toBe(kept);
});

test.each([
  `${PORTAL_COOKIE}=x`,
  `${PORTAL_COOKIE}-4321=x`,
  `${upper}-80=x; Path=/`,
  `${upper}=x; Path=/`,
  ` ${PORTAL_COOKIE} = x; Domain=localhost`,
  `"${PORTAL_COOKIE}"=x`,
  `\u00a0${PORTAL_COOKIE}=x`,
  `${PORTAL_COOKIE}; Max-Age=0`,
  `a=1, ${PORTAL_COOKIE}=x`,
])('an app cannot set %j', (line) => {
  const headers = { 'set-cookie': ['a=1; Path=/', line] };
  keepPortalCookie(headers);
  expect(headers).toEqual({ 'set-cookie': ['a=1; Path=/'] });
  const alone = { 'set-cookie': [line] };
  keepPortalCookie(alone);
  expect(alone).toEqual({});
});

const OF_CONNECTION = { 'keep-alive': 'timeout=5', 'proxy-connection': 'x', te: 'gzip', upgrade: 'h2c', 'x-hop': '1' };
const OTHERS = { accept: '*/*', host: 'a', 'content-length': '2', 'transfer-encoding': 'chunked' };
const CONNECTION = 'Close,\tX-Hop , Content-Length, host,transfer-encoding,';

test('what is about one connection goes, and what Connection names, but not what makes the message', () => {
  const headers = { ...OTHERS, ...OF_CONNECTION, connection: CONNECTION };
  dropHopByHop(headers);
  expect(headers).toEqual(OTHERS);
});

test.each([
  [CONNECTION, 'gzip', { connection: 'close' }],
  ['keep-alive, TE', 'Trailers, deflate', { connection: 'keep-alive', te: 'trailers' }],
  [undefined, undefined, {}],
])('a request with %j and TE %j keeps %j', (connection, te, kept) => {
  const headers = { ...OTHERS, ...OF_CONNECTION, connection, te };
  dropHopByHopOfRequest(headers);
  expect(headers).toEqual({ ...OTHERS, ...(connection === CONNECTION ? {} : { 'x-hop': '1' }), ...kept });
});

test('an upgrade keeps what it is to', () => {
  const headers = { ...OTHERS, ...OF_CONNECTION, connection: 'upgrade, x-hop', upgrade: 'websocket' };
  dropHopByHopOfUpgrade(headers);
  expect(headers).toEqual({ ...OTHERS, connection: 'Upgrade', upgrade: 'websocket' });
});
