import { expect, test } from '@jest/globals';
import { CONTROL } from '../../src/schemas/control/control.ts';
import { goodRequests } from '../good-requests.ts';
import {
  basic,
  buildIdOf,
  call,
  control,
  environmentState,
  errorOf,
  jsonOf,
  pathOf,
  sharedPlatform,
  start,
  upload,
} from '../support.ts';

const shared = sharedPlatform();

test.each([
  ['no token', {}],
  ['another token', { authorization: 'Bearer x' }],
  ['an empty token', { authorization: 'Bearer ' }],
  ['the API credentials', { authorization: basic('user:pass') }],
])('%s is 401', async (_name, headers) => {
  const platform = shared();
  const paths = ['state', 'faults', 'webhooks'];
  for (const path of paths) {
    const answer = await call(platform, `/_control/${path}`, { credentials: null, headers });
    expect(errorOf(answer)).toBe('401 unauthorized bad_control_token');
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer /);
  }
});

test.each(Object.keys(CONTROL) as (keyof typeof CONTROL)[])('%s needs the control token', async (name) => {
  const before = shared().state();
  const answer = await goodRequests(shared(), 'b', { authorization: 'Bearer x' })[name]();
  expect(errorOf(answer)).toBe('401 unauthorized bad_control_token');
  expect(shared().state()).toEqual(before);
});

test('the control token opens nothing else', async () => {
  const platform = shared();
  const headers = { authorization: `Bearer ${platform.details['control-token']}` };
  expect((await call(platform, '/v1/installs', { credentials: null, headers })).status).toBe(401);
});

test('state is the same over HTTP, and holds no secret', async () => {
  const platform = await start();
  await upload(platform);
  const answer = await control(platform, 'state');
  expect(jsonOf(answer)).toEqual(JSON.parse(JSON.stringify(platform.state())));
  const { password, 'control-token': token, 'rebuild-webhook': webhook } = platform.details;
  for (const secret of [password, token, new URL(webhook).searchParams.get('token') ?? webhook]) {
    expect(answer.text).not.toContain(secret);
  }
  expect(jsonOf(await control(platform, 'state?entries=false'))).toEqual(
    JSON.parse(JSON.stringify(platform.state({ entries: false }))),
  );
});

test('requests are counted by endpoint, whatever became of them', async () => {
  const platform = await start();
  await call(platform, '/v1/installs', { credentials: null });
  await call(platform, '/v1/installs?limit=1000');
  await call(platform, '/v1/installs/1');
  await call(platform, '/nowhere');
  await control(platform, 'state');
  expect(platform.state().requests).toEqual({ installs: 2, install: 1 });
});

test('faults are queued, listed and cleared', async () => {
  const platform = await start();
  const one = await control(platform, 'faults', { json: { endpoint: 'upload', status: 500 } });
  expect(jsonOf(one)).toEqual({ faults: [{ endpoint: 'upload', status: 500, count: 1, skip: 0 }] });
  await control(platform, 'faults', { json: [{ endpoint: 'installs', status: 429, count: 3 }] });
  await call(platform, '/v1/installs');
  expect(jsonOf(await control(platform, 'faults'))['faults']).toMatchObject([
    { count: 1 },
    { endpoint: 'installs', count: 2 },
  ]);
  expect(jsonOf(await control(platform, 'faults', { method: 'DELETE' }))).toEqual({ faults: [] });
  expect((await call(platform, '/v1/installs')).status).toBe(200);
});

test('bad faults are 400, and none of the list is queued', async () => {
  const platform = shared();
  const answer = await control(platform, 'faults', {
    json: [
      { endpoint: 'upload', status: 500 },
      { endpoint: 'x', count: 0 },
    ],
  });
  expect(errorOf(answer)).toBe('400 invalid_value unknown_choice');
  expect(jsonOf(answer)['message']).toMatch(/\[1\]\.endpoint: .*; \[1\]\.count: /);
  expect(platform.state().faults).toEqual([]);
});

test('fields of a fault that exclude each other are a conflict', async () => {
  const json = { endpoint: 'upload', malformed: 'html', body: 'x' };
  const answer = await control(shared(), 'faults', { json });
  expect([errorOf(answer), jsonOf(answer)['message']]).toEqual([
    '400 invalid_value conflict',
    'malformed: cannot be combined with body',
  ]);
});

test('webhooks are regenerated, deleted, created and read', async () => {
  const platform = await start();
  const { environment } = platform.details;
  const read = async () => jsonOf(await control(platform, `webhooks?environment=${environment}`));
  const change = (action: string) => control(platform, 'webhooks', { json: { environment, action } });
  expect((await read())['rebuild']).toBe(platform.details['rebuild-webhook']);
  const fresh = jsonOf(await change('regenerate'));
  expect(fresh['rebuild']).not.toBe(platform.details['rebuild-webhook']);
  expect(
    (await call(platform, pathOf(String(fresh['purgeCache'])), { method: 'POST', credentials: null })).status,
  ).toBe(200);
  expect(jsonOf(await change('delete'))).toEqual({ rebuild: null, cleanRebuild: null, purgeCache: null });
  expect(errorOf(await change('delete'))).toBe('409 conflict wrong_state');
  expect((await change('create')).status).toBe(200);
  expect(errorOf(await change('renew'))).toBe('400 invalid_value unknown_choice');
  expect(errorOf(await control(platform, 'webhooks?environment=x'))).toBe('404 not_found environment_not_found');
});

test('a build is given its result', async () => {
  const platform = await start();
  const build = buildIdOf(await upload(platform));
  expect((await control(platform, 'builds', { json: { build, result: 'failed' } })).status).toBe(200);
  expect(environmentState(platform).builds[0]?.state).toBe('failed');
  expect(errorOf(await control(platform, 'builds', { json: { build, result: 'live' } }))).toBe(
    '409 conflict build_ended',
  );
  expect(errorOf(await control(platform, 'builds', { json: { build: 'x', result: 'live' } }))).toBe(
    '404 not_found build_not_found',
  );
  expect(errorOf(await control(platform, 'builds', { json: { build, result: 'superseded' } }))).toBe(
    '400 invalid_value unknown_choice',
  );
});

test('without --run-apps there are no logs', async () => {
  const platform = await start();
  const build = buildIdOf(await upload(platform));
  const answer = await control(platform, `log?build=${build}`);
  expect(errorOf(answer)).toBe('404 not_found log_not_found');
  expect(jsonOf(answer)['message']).toBe(
    `There is no log of the build "${build}": it was only simulated (without --run-apps).`,
  );
  expect(errorOf(await control(platform, 'log?build=x'))).toBe('404 not_found build_not_found');
  expect(errorOf(await control(platform, 'log'))).toBe('404 not_found log_not_found');
  expect((await call(platform, `/_control/log?build=${build}`)).status).toBe(401);
});

test('the clock is moved forward, and answers are dated by it', async () => {
  const platform = await start();
  await upload(platform);
  const answer = await control(platform, 'clock', { json: { advanceMs: 2000 } });
  expect(jsonOf(answer)).toEqual({ time: '2026-01-01T00:00:02.000Z' });
  expect(answer.headers.date).toBe('Thu, 01 Jan 2026 00:00:02 GMT');
  expect(environmentState(platform).builds[0]?.state).toBe('live');
  expect(errorOf(await control(platform, 'clock', { json: { advanceMs: -1 } }))).toBe('400 invalid_value malformed');
});

test('requests are listed, filtered, and shown whole', async () => {
  const platform = await start();
  await call(platform, '/v1/installs');
  await call(platform, '/v1/installs/1');
  const ids = async (query: string): Promise<unknown> => {
    const { requests } = jsonOf(await control(platform, `requests${query}`)) as { requests: { id: string }[] };
    return requests.map(({ id }) => id);
  };
  expect(await ids('')).toEqual(['2', '1']);
  expect(await ids('?path=installs/1')).toEqual(['2']);
  expect(await ids('?status=2xx')).toEqual(['1']);
  expect(await ids('?status=none')).toEqual([]);
  expect(errorOf(await control(platform, 'requests?status=ok'))).toBe('400 invalid_value malformed');
  expect(jsonOf(await control(platform, 'requests/2'))).toEqual(JSON.parse(JSON.stringify(platform.request('2'))));
  expect(errorOf(await control(platform, 'requests/3'))).toBe('404 not_found request_not_found');
  expect((await call(platform, '/_control/requests')).status).toBe(401);
});
