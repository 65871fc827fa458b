import { expect, test } from '@jest/globals';
import { answeredAt, parseHttpDate } from '../../src/shared/http-date.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

test.each([
  ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
  ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
  ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37.000Z'],
  ['Wed Nov 16 08:49:37 1994', '1994-11-16T08:49:37.000Z'],
  ['Thu, 29 Feb 2024 00:00:00 GMT', '2024-02-29T00:00:00.000Z'],
  ['Sat, 31 Dec 2016 23:59:60 GMT', '2017-01-01T00:00:00.000Z'],
  ['Thursday, 01-Jan-26 00:00:30 GMT', '2026-01-01T00:00:30.000Z'],
  ['Friday, 31-Dec-76 00:00:00 GMT', '2076-12-31T00:00:00.000Z'],
  ['Saturday, 01-Jan-77 00:00:00 GMT', '1977-01-01T00:00:00.000Z'],
])('%s, in UTC', (text, iso) => {
  expect(new Date(parseHttpDate(text, NOW) ?? Number.NaN).toISOString()).toBe(iso);
});

test.each([
  '',
  'Foo 1',
  'soon',
  '2026-01-01T00:00:30Z',
  'Thu, 01 Jan 2026 00:00:30',
  'Thu, 01 Jan 2026 00:00:30 +0000',
  'Thu, 01 Jan 2026 00:00:30 CET',
  'Thu, 1 Jan 2026 00:00:30 GMT',
  'Thu, 01 jan 2026 00:00:30 GMT',
  'Thu, 32 Jan 2026 00:00:30 GMT',
  'Sun, 29 Feb 2026 00:00:00 GMT',
  'Thu, 00 Jan 2026 00:00:30 GMT',
  'Thu, 01 Jan 2026 24:00:00 GMT',
  'Thu, 01 Jan 2026 00:60:00 GMT',
  'Thu, 01 Jan 2026 00:00:61 GMT',
  'Thu, 01-Jan-26 00:00:30 GMT',
  'Thursday, 01-Jan-2026 00:00:30 GMT',
  'Thu Jan 1 00:00:30 2026',
  'Thu Jan  1 00:00:30 2026 GMT',
  'Thu, 01 Jan 2026 00:00:30 GMT\n',
])('%j is none', (text) => {
  expect(parseHttpDate(text, NOW)).toBeUndefined();
});

test.each([
  ['the date of the answer', { date: 'Thu, 01 Jan 2026 05:00:00 GMT' }, '2026-01-01T05:00:00.000Z'],
  ['and its age', { date: 'Thu, 01 Jan 2026 05:00:00 GMT', age: '90' }, '2026-01-01T05:01:30.000Z'],
  ['an age that is none', { date: 'Thu, 01 Jan 2026 05:00:00 GMT', age: '-90' }, '2026-01-01T05:00:00.000Z'],
  ['ours, without a date', { age: '90' }, '2026-01-01T00:00:00.000Z'],
  ['ours, for a date that is none', { date: 'soon' }, '2026-01-01T00:00:00.000Z'],
  ['ours, for a date that was never set', { date: 'Thu, 01 Jan 1970 00:00:09 GMT' }, '2026-01-01T00:00:00.000Z'],
])('when a server answered: %s', (_name, headers, iso) => {
  expect(new Date(answeredAt(headers, new Date(NOW))).toISOString()).toBe(iso);
});
