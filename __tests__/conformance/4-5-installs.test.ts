import { expect, test } from '@jest/globals';
import { expectInstall, expectRefusal } from './shapes.ts';
import { send, useTarget } from './target.ts';

const target = useTarget();

interface Page {
  readonly count: number;
  readonly results: { readonly id: number }[];
  readonly next: string | null;
  readonly previous?: string | null;
}

async function pageAt(url: string): Promise<Page> {
  const response = await send(target(), url);
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

test('a list has count, results and next; previous is null or absent on the first page', async () => {
  const page = await pageAt(`${target().baseUrl}/v1/installs?limit=2`);
  expect(Number.isInteger(page.count)).toBe(true);
  expect(page.results.length).toBeLessThanOrEqual(2);
  expect(page.previous ?? null).toBeNull();
  for (const install of page.results) expectInstall(install);
});

test('following next until it is null sees count installs, each once', async () => {
  const first = await pageAt(`${target().baseUrl}/v1/installs?limit=2`);
  const ids = first.results.map(({ id }) => id);
  let { next } = first;
  while (next !== null) {
    expect(new URL(next).origin).toBe(new URL(target().baseUrl).origin);
    const page = await pageAt(next);
    expect(typeof page.previous).toBe('string');
    ids.push(...page.results.map(({ id }) => id));
    ({ next } = page);
  }
  expect(ids).toHaveLength(first.count);
  expect(new Set(ids).size).toBe(first.count);
});

test('offset skips that many results', async () => {
  const all = await pageAt(`${target().baseUrl}/v1/installs?limit=3`);
  const rest = await pageAt(`${target().baseUrl}/v1/installs?limit=2&offset=1`);
  expect(rest.results.map(({ id }) => id)).toEqual(all.results.slice(1, 3).map(({ id }) => id));
});

test('a limit of 100 is taken, and 101 is 400 invalid_value too_large', async () => {
  await pageAt(`${target().baseUrl}/v1/installs?limit=100`);
  const response = await send(target(), `${target().baseUrl}/v1/installs?limit=101`);
  expect(response.status).toBe(400);
  const body = await expectRefusal(response);
  expect(body).toMatchObject({ type: 'invalid_value', code: 'too_large' });
  expect(body.message).toContain('100');
});

test('4.6: one install has its domains', async () => {
  const [install] = (await pageAt(`${target().baseUrl}/v1/installs?limit=1`)).results;
  const response = await send(target(), `${target().baseUrl}/v1/installs/${install?.id}`);
  expect(response.status).toBe(200);
  const body = (await response.json()) as { id: number; domains: unknown[] };
  expectInstall(body);
  expect(body.id).toBe(install?.id);
  for (const domain of body.domains)
    expect(domain).toEqual(expect.objectContaining({ hostname: expect.any(String), primary: expect.any(Boolean) }));
});

test('4.6: an install that is not in the account is 404', async () => {
  const response = await send(target(), `${target().baseUrl}/v1/installs/999999999`);
  expect(response.status).toBe(404);
  await expectRefusal(response);
});
