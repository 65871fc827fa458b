import { expect } from '@jest/globals';

/** Checks a refusal (spec 7): HTTP 4xx whose body is an Error object (spec 2.6). Returns the body. */
export async function expectRefusal(response: Response): Promise<{ type: string; code: string; message: string }> {
  const text = await response.text();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const body: unknown = JSON.parse(text);
  expect(body).toMatchObject({ type: expect.any(String), code: expect.any(String), message: expect.any(String) });
  return body as { type: string; code: string; message: string };
}

/** Checks an Operation that is not done (spec 2.3). Returns the environment id of its name. */
export async function expectOperation(
  response: Response,
  place: { account: string; app: string; environment?: string },
): Promise<string> {
  expect(response.status).toBeGreaterThanOrEqual(200);
  expect(response.status).toBeLessThan(300);
  const body = (await response.json()) as { name: string; metadata: Record<string, unknown>; done: unknown };
  const root = `accounts/${place.account}/apps/${place.app}/environments/${place.environment ?? '([^/]+)'}`;
  const name = new RegExp(`^${root}/operations/[^/]+$`).exec(body.name);
  expect(name).not.toBeNull();
  expect(body.metadata['@type']).toMatch(/\.js\.apps\.v1\.UpdateEnvironmentMetadata$/);
  expect(body.metadata['build']).toMatch(new RegExp(`^${root}/builds/[^/]+$`));
  expect(body.metadata['deployment']).toBe('');
  expect(body.done).toBe(false);
  return place.environment ?? name?.[1] ?? '';
}

/** Checks an install of a list (spec 2.4). */
export function expectInstall(install: unknown): void {
  expect(install).toMatchObject({
    id: expect.any(Number),
    name: expect.any(String),
    account_id: expect.any(Number),
    created_at: expect.any(String),
  });
  const { created_at } = install as { created_at: string };
  expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
}
