import { expect, test } from '@jest/globals';
import { call, errorOf, jsonOf, pathOf, sharedPlatform, start } from '../support.ts';
import fc from '../../../../__tests__/support/jest/properties.ts';

const shared = sharedPlatform();

function seedOf(count: number): object {
  const installs = Array.from({ length: count }, (_, index) => ({ name: `site${index}`, id: index + 1 }));
  return { accounts: [{ name: 'acme', installs }] };
}

test('a list has count, results, next and previous, and its items have no domains', async () => {
  const platform = await start({
    seed: { accounts: [{ name: 'a', id: 7, installs: [{ name: 'one', id: 3, created_at: '2024-05-01T12:00:00Z' }] }] },
  });
  expect(jsonOf(await call(platform, '/v1/installs'))).toEqual({
    count: 1,
    results: [{ id: 3, name: 'one', account_id: 7, created_at: '2024-05-01T12:00:00.000Z' }],
    next: null,
    previous: null,
  });
});

test('one install has its domains', async () => {
  const platform = shared();
  const answer = await call(platform, '/v1/installs/20001');
  expect(jsonOf(answer)).toEqual({
    id: 20_001,
    name: 'acmeprod',
    account_id: 1001,
    created_at: '2023-02-14T09:00:00.000Z',
    domains: [
      { hostname: 'www.acme.example', primary: true },
      { hostname: 'acme.example', primary: false },
    ],
  });
});

test.each(['1', 'x', '20001x', '0x4e21', '-1', '020001', '20001.0', '%32%30001x'])('install %s is 404', async (id) => {
  const platform = shared();
  expect(errorOf(await call(platform, `/v1/installs/${id}`))).toBe('404 not_found install_not_found');
});

test('next and previous are full URLs of the same list, and null at the ends', async () => {
  const platform = await start({ seed: seedOf(25) });
  const page = async (query: string) => jsonOf(await call(platform, `/v1/installs?${query}`));
  const url = (query: string): string => `${platform.url}/v1/installs?${query}`;
  expect(await page('limit=10')).toMatchObject({ count: 25, next: url('limit=10&offset=10'), previous: null });
  expect(await page('limit=10&offset=10')).toMatchObject({
    next: url('limit=10&offset=20'),
    previous: url('limit=10&offset=0'),
  });
  expect(await page('limit=10&offset=15')).toMatchObject({ next: null, previous: url('limit=10&offset=5') });
  expect(await page('limit=10&offset=99')).toMatchObject({
    results: [],
    next: null,
    previous: url('limit=10&offset=15'),
  });
  expect(await page('limit=0')).toMatchObject({ count: 25, results: [], next: null, previous: null });
});

test('installs come in the order of the seed', async () => {
  const installs = ['zeta', 'alpha', 'mid'].map((name, index) => ({ name, id: 30 - index }));
  const platform = await start({ seed: { accounts: [{ name: 'acme', installs }] } });
  expect(jsonOf(await call(platform, '/v1/installs'))['results']).toMatchObject(installs);
});

test('links lead to the name that was called', async () => {
  const platform = await start({ seed: seedOf(3) });
  const answer = await call(platform, '/v1/installs?limit=1', { headers: { host: `localhost:${platform.port}` } });
  expect(jsonOf(answer)['next']).toBe(`http://localhost:${platform.port}/v1/installs?limit=1&offset=1`);
});

test('following next sees every install once, in order, whatever the page size', async () => {
  const platform = await start({ seed: seedOf(103) });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 7, max: 100 }), fc.integer({ min: 0, max: 110 }), async (limit, offset) => {
      const seen: unknown[] = [];
      let next: unknown = `${platform.url}/v1/installs?limit=${limit}&offset=${offset}`;
      while (typeof next === 'string') {
        const page: Record<string, unknown> = jsonOf(await call(platform, pathOf(next)));
        seen.push(...(page['results'] as { id: number }[]).map(({ id }) => id));
        next = page['next'];
      }
      expect(seen).toEqual(Array.from({ length: Math.max(0, 103 - offset) }, (_, index) => offset + index + 1));
    }),
    { numRuns: 15 },
  );
});

test('the default page is of 100', async () => {
  const platform = await start({ seed: seedOf(101) });
  const page = jsonOf(await call(platform, '/v1/installs'));
  expect(page['results']).toHaveLength(100);
  expect(page['next']).toBe(`${platform.url}/v1/installs?limit=100&offset=100`);
});

test('a limit above 100 is 400 invalid_value too_large, with the limit in the message', async () => {
  const platform = shared();
  for (const limit of ['101', '1000', '9'.repeat(400)]) {
    const answer = await call(platform, `/v1/installs?limit=${limit}`);
    expect(errorOf(answer)).toBe('400 invalid_value too_large');
    expect(jsonOf(answer)['message']).toContain('limit cannot exceed 100');
  }
  expect((await call(platform, '/v1/installs?limit=100')).status).toBe(200);
});

test.each([
  ['limit=-1', 'too_small'],
  ['limit=', 'not_an_integer'],
  ['limit=ten', 'not_an_integer'],
  ['limit=1.5', 'not_an_integer'],
  ['limit=1e1', 'not_an_integer'],
  ['limit=%2010', 'not_an_integer'],
  ['limit=1&limit=2', 'repeated'],
  ['offset=-1', 'too_small'],
  ['offset=x', 'not_an_integer'],
])('%s is 400', async (query, code) => {
  const platform = shared();
  expect(errorOf(await call(platform, `/v1/installs?${query}`))).toBe(`400 invalid_value ${code}`);
});
