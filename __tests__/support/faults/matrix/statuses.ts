import { after, early } from './actions.ts';
import { ACCEPTED, again, all, BAD_REPLY, cutUpload, final, maybe } from './expectations.ts';
import type { FaultKind, Row } from './expectations.ts';

const HTML = '<!doctype html><title>Sign in</title>';
/** A 2xx that is not the platform's. Webhooks have no specified answer, so any will do for them. */
const FOREIGN: Row = {
  ...all(BAD_REPLY),
  rebuild: ACCEPTED,
  purge: ACCEPTED,
  read: again('bad-reply'),
  'any-reply': ACCEPTED,
};

/** Statuses, with the whole request or as soon as its head is in. */
export const STATUSES: readonly FaultKind[] = [
  {
    name: '301 to another host',
    fault: after(301, { Location: 'https://x.example/' }),
    expected: all(final('rejected')),
  },
  { name: '308 without a location', fault: after(308), expected: all(final('rejected')) },
  { name: '400', fault: after(400), expected: all(final('rejected')) },
  { name: '401', fault: after(401), expected: all(final('unauthorized')) },
  { name: '401 early', fault: early(401), expected: all(final('unauthorized')) },
  { name: '403', fault: after(403), expected: all(final('forbidden')) },
  { name: '404', fault: after(404), expected: all(final('not-found')) },
  { name: '407 of the host itself', fault: after(407), expected: all(final('rejected')) },
  { name: '408', fault: after(408), expected: all(again('rejected')) },
  { name: '409', fault: after(409), expected: all(final('conflict')) },
  { name: '413', fault: after(413), expected: all(final('too-large')) },
  { name: '413 early', fault: early(413), expected: all(final('too-large')) },
  {
    // The upload is the only one that asks first, so it is the only one to try without.
    name: '417',
    fault: early(417),
    expected: { ...all(final('rejected')), upload: { ending: 'failed rejected', requests: 2 } },
  },
  { name: '425', fault: after(425), expected: all(again('rejected')) },
  { name: '429', fault: after(429), expected: all(again('rate-limited')) },
  { name: '429 early', fault: early(429), expected: all(again('rate-limited')) },
  {
    name: '429 with Retry-After in seconds',
    fault: after(429, { 'Retry-After': '7' }),
    expected: all(again('rate-limited')),
    pause: 7000,
  },
  {
    name: '429 with Retry-After as a date',
    fault: after(429, { 'Retry-After': 'Thu, 01 Jan 2026 00:01:30 GMT' }),
    expected: all(again('rate-limited')),
  },
  {
    name: '429 with a Retry-After beyond 120 s',
    fault: after(429, { 'Retry-After': '121' }),
    expected: all(final('rate-limited')),
  },
  { name: '101', fault: after(101, { Connection: 'Upgrade', Upgrade: 'websocket' }), expected: maybe('bad-reply') },
  { name: '500', fault: after(500), expected: maybe('server-error') },
  { name: '500 early', fault: early(500), expected: cutUpload('server-error') },
  { name: '501', fault: after(501), expected: all(final('server-error')) },
  { name: '502', fault: after(502), expected: maybe('server-error') },
  { name: '502 early', fault: early(502), expected: cutUpload('server-error') },
  { name: '503', fault: after(503), expected: maybe('server-error') },
  { name: '503 early', fault: early(503), expected: cutUpload('server-error') },
  {
    name: '503 with Retry-After',
    fault: after(503, { 'Retry-After': '3' }),
    expected: all(again('server-error')),
    pause: 3000,
  },
  {
    name: '503 with a Retry-After that says nothing',
    fault: after(503, { 'Retry-After': 'soon' }),
    expected: maybe('server-error'),
  },
  { name: '504', fault: after(504), expected: maybe('server-error') },
  { name: '505', fault: after(505), expected: all(final('server-error')) },
  { name: '522', fault: after(522), expected: maybe('server-error') },
  { name: '204', fault: after(204), expected: { ...all(ACCEPTED), read: again('bad-reply'), 'any-reply': ACCEPTED } },
  { name: '200 with HTML', fault: after(200, {}, HTML), expected: FOREIGN },
  {
    name: '200 with HTML and a Retry-After beyond 120 s',
    fault: after(200, { 'Retry-After': '600' }, HTML),
    expected: { ...FOREIGN, read: final('bad-reply') },
  },
];
