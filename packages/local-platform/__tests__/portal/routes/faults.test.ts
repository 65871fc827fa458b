import { expect, test } from '@jest/globals';
import { call, environmentState, start, upload } from '../../support.ts';
import { submit, textOf, visit } from '../browser.ts';

const PATH = '/faults';
const FAULT = { endpoint: 'installs', kind: '503', delay: '', count: '1', skip: '0' };

test('a fault is queued from the list, happens, and is gone', async () => {
  const platform = await start();
  const empty = await visit(platform, PATH);
  expect(textOf(empty.text)).toContain('Queued faults There are none.');
  expect(empty.text).toContain('<a href="/faults" aria-current="page">Faults and time</a>');

  const queued = await submit(platform, PATH, { ...FAULT, count: '2', skip: '1' });
  expect([queued.status, queued.headers.location]).toEqual([303, PATH]);
  expect(platform.state().faults).toEqual([
    { endpoint: 'installs', status: 503, headers: { 'retry-after': '1' }, count: 2, skip: 1 },
  ]);
  expect(textOf((await visit(platform, PATH)).text)).toContain(
    'installs 503 Service Unavailable, Retry-After: 1 the next 2 requests, after skipping 1 Clear all faults',
  );
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await call(platform, '/v1/installs')).status);
  expect(statuses).toEqual([200, 503, 503, 200]);
  expect(textOf((await visit(platform, PATH)).text)).toContain('There are none.');
});

test('all of them are cleared', async () => {
  const platform = await start();
  await submit(platform, PATH, { ...FAULT, endpoint: '*' });
  expect(textOf((await visit(platform, PATH)).text)).toContain(
    'any endpoint 503 Service Unavailable, Retry-After: 1 the next request Clear',
  );
  const cleared = await submit(platform, `${PATH}/clear`);
  expect([cleared.status, cleared.headers.location]).toEqual([303, PATH]);
  expect(platform.state().faults).toEqual([]);
});

test('what is wrong with a fault is said, and the form keeps its values', async () => {
  const platform = await start();
  const { status, text } = await submit(platform, PATH, {
    endpoint: 'installs',
    kind: 'fail-build',
    delay: '"><b>',
    count: '7',
    skip: '1.5',
  });
  expect(status).toBe(400);
  expect(text).toContain('data-refresh-on>');
  expect(textOf(text)).toContain(
    'Nothing was changed: What happens: works with the endpoint "upload" only Requests to skip first: must be a whole number of at least 0 Delay in seconds: must be a number from 0 to 600, such as 1.5 ',
  );
  expect(text).toMatch(/name="count" value="7"[^>]* aria-invalid="false"/);
  expect(text).toMatch(/name="skip" value="1\.5"[^>]* aria-invalid="true"/);
  expect(text).toMatch(/name="delay" value="&quot;>&lt;b>"[^>]* aria-invalid="true"/);
  expect(text).toContain('<option value="fail-build" selected>');
  expect(text).toContain('<option value="installs" selected>');
  expect(platform.state().faults).toEqual([]);
});

test('the clock is moved, so that a build ends', async () => {
  const platform = await start();
  await upload(platform);
  expect(textOf((await visit(platform, PATH)).text)).toContain(
    'Clock 2026-01-01 00:00:00 UTC Moved forward not at all By this clock, a build goes live 2.0 s after it starts.',
  );
  const moved = await submit(platform, '/clock', { amount: '90', unit: 'minutes' });
  expect([moved.status, moved.headers.location]).toEqual([303, '/faults#clock']);
  expect(environmentState(platform).builds[0]?.state).toBe('live');
  expect(textOf((await visit(platform, PATH)).text)).toContain(
    'Clock 2026-01-01 01:30:00 UTC Moved forward by 1 h 30 min ',
  );
});

test.each([
  [{ amount: '-1', unit: 'seconds' }, 'Advance by: must be a whole number of at least 1, and at most a year'],
  [{ amount: '', unit: 'minutes' }, 'Advance by: must be'],
  [{ amount: '8761', unit: 'hours' }, 'Advance by: must be'],
  [{ amount: '5', unit: 'weeks' }, 'Unit: must be one of seconds, minutes, hours'],
])('the clock is not moved by %j', async (fields, message) => {
  const platform = await start();
  const { status, text } = await submit(platform, '/clock', fields);
  expect([status, textOf(text)]).toEqual([400, expect.stringContaining(`Nothing was changed: ${message}`)]);
  // Where the browser shows it.
  expect(text).toMatch(/<section id="clock">.*<form method="post" action="\/clock#clock"><div [^>]*role="alert"/);
  expect(text).toMatch(
    new RegExp(`name="amount" value(?:="${fields.amount}")? [^>]*aria-invalid="${message.startsWith('Advance')}"`),
  );
  expect(platform.state().time).toBe('2026-01-01T00:00:00.000Z');
});
