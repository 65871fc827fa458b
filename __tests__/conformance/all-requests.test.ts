import { describe, expect, test } from '@jest/globals';
import { expectRefusal } from './shapes.ts';
import { appsUrl, send, useTarget } from './target.ts';

const target = useTarget();

describe('5 authentication', () => {
  test('the same credentials open both roots', async () => {
    expect((await send(target(), `${target().baseUrl}/v1/installs?limit=1`)).status).toBe(200);
    // A request that is refused for what it says, and not for who says it.
    const response = await send(target(), `${appsUrl(target())}/${target().app}/environments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([401, 403]).not.toContain(response.status);
    await expectRefusal(response);
  });

  test.each([
    ['no credentials', () => ''],
    ['a wrong password', () => `${target().username}:wrong`],
    ['an unknown user', () => 'nobody:wrong'],
  ])('%s opens neither', async (_name, credentials) => {
    const installs = await send(target(), `${target().baseUrl}/v1/installs`, {}, credentials());
    expect([401, 403]).toContain(installs.status);
    await expectRefusal(installs);
    const apps = await send(target(), `${appsUrl(target())}?appId=x`, { method: 'POST' }, credentials());
    expect([401, 403]).toContain(apps.status);
    await expectRefusal(apps);
  });
});

describe('9 versions', () => {
  test('the version is part of the path: without it there is nothing', async () => {
    const response = await send(target(), `${target().baseUrl}/installs`);
    expect(response.status).toBe(404);
    await expectRefusal(response);
  });
});
