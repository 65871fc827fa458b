import { describe, expect, test } from '@jest/globals';
import type { Platform } from '../../src/platform/server.ts';
import { call, environmentsPath, errorOf, jsonOf, sharedPlatform, start, upload } from '../support.ts';

const IDS = Array.from({ length: 5 }, (_, index) => `e-${index}`);
const ENVIRONMENTS = IDS.map((id) => ({ id, displayName: `Environment ${id}`, wpEnvironment: 'acmeprod' }));
const SEED = {
  accounts: [{ name: 'acme', installs: [{ name: 'acmeprod' }], apps: [{ name: 'shop', environments: ENVIRONMENTS }] }],
};

const shared = sharedPlatform({ seed: SEED });
const PATH = '/v1/accounts/acme/apps/shop/environments';

interface Page {
  readonly ids: readonly string[];
  readonly next: string | undefined;
}

async function pageAt(platform: Platform, path: string, key = 'environments'): Promise<Page> {
  const body = jsonOf(await call(platform, path));
  const ids = (body[key] as { name: string }[]).map(({ name }) => name.split('/').at(-1) ?? '');
  return { ids, next: body['nextPageToken'] as string | undefined };
}

/** All pages of a list, one after the other. */
async function walk(platform: Platform, path: string, query: string, key?: string): Promise<(readonly string[])[]> {
  const pages: (readonly string[])[] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const page = await pageAt(platform, `${path}?${query}&pageToken=${token}`, key);
    pages.push(page.ids);
    token = page.next;
  }
  return pages;
}

describe('environments', () => {
  test('are one page, without a token, unless a smaller one is asked for', async () => {
    expect(await pageAt(shared(), PATH)).toEqual({ ids: IDS, next: undefined });
    expect(await pageAt(shared(), `${PATH}?pageSize=5`)).toEqual({ ids: IDS, next: undefined });
    expect(await pageAt(shared(), `${PATH}?pageSize=0&pageToken=`)).toEqual({ ids: IDS, next: undefined });
  });

  test('are on several pages, each once and in order', async () => {
    expect(await walk(shared(), PATH, 'pageSize=2')).toEqual([['e-0', 'e-1'], ['e-2', 'e-3'], ['e-4']]);
  });

  test('pages may differ in size', async () => {
    const { next = '' } = await pageAt(shared(), `${PATH}?pageSize=1`);
    expect(await pageAt(shared(), `${PATH}?pageSize=50&pageToken=${next}`)).toEqual({
      ids: IDS.slice(1),
      next: undefined,
    });
  });

  test('a thousand are a page', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({
      ...ENVIRONMENTS[0],
      id: `x${index}`,
      displayName: `${index}`,
    }));
    const apps = [{ name: 'shop', environments: many }];
    const platform = await start({ seed: { accounts: [{ ...SEED.accounts[0], apps }] } });
    for (const query of ['', 'pageSize=5000']) {
      expect((await walk(platform, PATH, query)).map(({ length }) => length)).toEqual([1000, 1]);
    }
  });
});

test('builds are on several pages, in the order that is asked for', async () => {
  const platform = await start({ buildMilliseconds: 0 });
  for (let count = 0; count < 5; count += 1) {
    await upload(platform);
    platform.advance(1000);
  }
  const path = `${environmentsPath(platform)}/${platform.details.environment}/builds`;
  const { ids } = await pageAt(platform, path, 'builds');
  expect(ids).toHaveLength(5);
  const newest = ids.toReversed();
  const pages = await walk(platform, path, 'orderBy=createTime%20desc&pageSize=2', 'builds');
  expect(pages).toEqual([newest.slice(0, 2), newest.slice(2, 4), newest.slice(4)]);
  const { next } = await pageAt(platform, `${path}?orderBy=createTime%20desc&pageSize=2`, 'builds');
  // With another order it would skip some, and show others twice.
  expect(errorOf(await call(platform, `${path}?pageToken=${next}`))).toBe('400 invalid_value malformed');
});

test.each(['x', '2', 'MjA', 'MDI_', '-1', '%00', 'x'.repeat(2000)])('no token of ours is 400: %s', async (token) => {
  const answer = await call(shared(), `${PATH}?pageToken=${token}`);
  expect(errorOf(answer)).toMatch(/^400 invalid_value malformed/);
});
