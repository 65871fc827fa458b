import { describe, expect, test } from '@jest/globals';
import { expectInstall, expectOperation, expectRefusal } from './shapes.ts';
import { appsUrl, creating, freshName, postJson, send, triggering, useTarget } from './target.ts';
import type { Target } from './target.ts';
import { appZip } from '../../packages/local-platform/__tests__/zip.ts';

const target = useTarget();

function environmentsUrl(place: Target): string {
  return `${appsUrl(place)}/${place.app}/environments`;
}

function uploadUrl(place: Target, environment = place.environment): string {
  return `${appsUrl(place).replace('/v1/', '/fu/v1/')}/${place.app}/environments/${environment}:upload`;
}

function formOf(part: string, zip: Buffer): FormData {
  const form = new FormData();
  form.set(part, new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'app.zip');
  return form;
}

describe('4.1 create app', () => {
  const BODY = { region: 'regions/US-C', uploadable: {} };

  creating('an app is created: HTTP 200 with no body', async () => {
    const response = await postJson(target(), `${appsUrl(target())}?appId=${freshName()}`, BODY);
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  creating.each(['AUS-SE', 'UK', 'EU-W'])('region %s is known', async (region) => {
    const response = await postJson(target(), `${appsUrl(target())}?appId=${freshName()}`, {
      ...BODY,
      region: `regions/${region}`,
    });
    expect(response.status).toBe(200);
  });

  test.each([
    ['no appId', '', BODY],
    ['no region', '?appId=x', { uploadable: {} }],
    ['a region that is not one of the four', '?appId=x', { ...BODY, region: 'regions/NOWHERE' }],
  ])('%s is refused', async (_name, query, body) => {
    await expectRefusal(await postJson(target(), `${appsUrl(target())}${query}`, body));
  });
});

describe('4.2 create environment', () => {
  creating('an environment is created: an operation whose name holds its id', async () => {
    const installs = (await (await send(target(), `${target().baseUrl}/v1/installs?limit=1`)).json()) as {
      results: { name: string }[];
    };
    const body = {
      displayName: freshName(),
      branch: 'uploadable',
      wpEnvironment: installs.results[0]?.name,
      shellVariables: [{ key: 'CONFORMANCE', value: 'yes' }],
    };
    const { account, app } = target();
    const id = await expectOperation(await postJson(target(), environmentsUrl(target()), body), { account, app });
    expect(id).not.toBe('');
  });

  test.each(['displayName', 'branch', 'wpEnvironment'])('%s is required', async (field) => {
    const body = { displayName: 'x', branch: 'uploadable', wpEnvironment: 'y', [field]: undefined };
    await expectRefusal(await postJson(target(), environmentsUrl(target()), body));
  });
});

describe('4.3 upload', () => {
  creating('a zip in the part "repository" is accepted: an operation that is not done', async () => {
    const zip = appZip('{"name":"conformance","scripts":{"build":"true","start":"node -e \\"\\""}}');
    const response = await send(target(), uploadUrl(target()), { method: 'POST', body: formOf('repository', zip) });
    await expectOperation(response, target());
  });

  test('a form without the part "repository" is refused', async () => {
    await expectRefusal(
      await send(target(), uploadUrl(target()), { method: 'POST', body: formOf('archive', appZip()) }),
    );
  });

  test('an environment that does not exist is refused', async () => {
    const url = uploadUrl(target(), '00000000-0000-4000-8000-000000000000');
    await expectRefusal(await send(target(), url, { method: 'POST', body: formOf('repository', appZip()) }));
  });
});

describe('4.4 webhooks', () => {
  triggering('a webhook is triggered by a POST with its token, without a body and without credentials', async () => {
    const response = await fetch(target().purgeWebhook ?? '', { method: 'POST', redirect: 'manual' });
    expect(Math.floor(response.status / 100)).toBe(2);
  });

  triggering('a URL has the form of the specification', () => {
    expect(target().purgeWebhook).toMatch(
      /^https?:\/\/[^/]+\/wh\/v1\/accounts\/[^/]+\/apps\/[^/]+\/environments\/[^/]+\/webhooks\/webhook:[^/?]+\?token=.+$/,
    );
  });

  triggering('another token triggers nothing', async () => {
    const url = (target().purgeWebhook ?? '').replace(/token=.*$/, 'token=not-the-token');
    await expectRefusal(await fetch(url, { method: 'POST', redirect: 'manual' }));
  });
});

describe('4.5 and 4.6 installs', () => {
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

  test('one install has its domains', async () => {
    const [install] = (await pageAt(`${target().baseUrl}/v1/installs?limit=1`)).results;
    const response = await send(target(), `${target().baseUrl}/v1/installs/${install?.id}`);
    expect(response.status).toBe(200);
    const body = (await response.json()) as { id: number; domains: unknown[] };
    expectInstall(body);
    expect(body.id).toBe(install?.id);
    for (const domain of body.domains)
      expect(domain).toEqual(expect.objectContaining({ hostname: expect.any(String), primary: expect.any(Boolean) }));
  });

  test('an install that is not in the account is 404', async () => {
    const response = await send(target(), `${target().baseUrl}/v1/installs/999999999`);
    expect(response.status).toBe(404);
    await expectRefusal(response);
  });
});
