import { expect, test } from '@jest/globals';
import { RequestRecord } from '../../src/state/requests.ts';

/** A request with this body. */
function request(path: string, status: number | null = 200, text = ''): Parameters<RequestRecord['add']> {
  const summary = { time: '2026-01-01T00:00:00.000Z', method: 'GET', path, status, durationMs: 1 };
  return [summary, { request: { headers: [], body: { bytes: text.length, text } } }];
}

test('requests are listed newest first, without headers and bodies, and one is there with them', () => {
  const record = new RequestRecord();
  record.add(...request('/a', 200, 'x'));
  record.add(...request('/b'));
  expect(record.list().map(({ id, path }) => [id, path])).toEqual([
    ['2', '/b'],
    ['1', '/a'],
  ]);
  expect(record.list()[1]).not.toHaveProperty('request');
  expect(record.get('1')).toMatchObject({ id: '1', path: '/a', request: { body: { text: 'x' } } });
  expect(record.get('3')).toBeUndefined();
});

test.each([
  [{ path: '/v1/' }, ['/v1/c', '/v1/b', '/v1/a']],
  [{ status: '404' }, ['/v1/b']],
  [{ status: '4xx' }, ['/v1/c', '/v1/b']],
  [{ status: 'none' }, ['/lost']],
  [{ path: 'v1', status: '2xx' }, ['/v1/a']],
])('%j', (filter, paths) => {
  const record = new RequestRecord();
  record.add(...request('/v1/a', 204));
  record.add(...request('/v1/b', 404));
  record.add(...request('/v1/c', 413));
  record.add(...request('/lost', null));
  expect(record.list(filter).map(({ path }) => path)).toEqual(paths);
});

test('500 are kept', () => {
  const record = new RequestRecord();
  for (let count = 1; count <= 503; count += 1) record.add(...request(`/${count}`));
  const ids = record.list().map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, '503', '4']);
  expect(record.get('3')).toBeUndefined();
});

test('fewer are kept where they are more than 4 MiB, and room is made by the oldest', () => {
  const record = new RequestRecord();
  for (let count = 1; count <= 9; count += 1) record.add(...request('/', 200, 'é'.repeat(2 ** 18)));
  // Eight of half a MiB each are more than 4 MiB by what stands beside them.
  expect(record.list().map(({ id }) => id)).toEqual(['9', '8', '7', '6', '5', '4', '3']);
  record.clear();
  expect(record.list()).toEqual([]);
  record.add(...request('/'));
  expect(record.list().map(({ id }) => id)).toEqual(['10']);
});
