import { expect, test } from '@jest/globals';
import { call, environmentsPath, errorOf, start, upload } from '../../support.ts';
import { submit, textOf, visit } from '../browser.ts';

test('deletes an environment once it is confirmed, as the endpoint does', async () => {
  const platform = await start();
  const { environment } = platform.details;
  await upload(platform);
  const page = await visit(platform, `/environments/${environment}`);
  const [, address = ''] = /href="([^"]+)">Delete this environment/.exec(page.text) ?? [];
  const confirm = await visit(platform, address);
  expect(textOf(confirm.text)).toMatch(/Delete Production\? .*1 build, .*Delete environment Keep it/);
  expect((await visit(platform, `/environments/${environment}`)).status).toBe(200);

  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(confirm.text) ?? [];
  const deleted = await submit(platform, action);
  expect([deleted.status, deleted.headers.location]).toEqual([303, '/']);
  expect(textOf((await visit(platform, '/')).text)).toContain('This app has no environments.');
  expect(errorOf(await call(platform, `${environmentsPath(platform)}/${environment}`))).toBe(
    '404 not_found environment_not_found',
  );
  expect((await submit(platform, action)).status).toBe(404);
});

test('a form that a browser sends from a page without a referrer', async () => {
  const platform = await start();
  const path = `/environments/${platform.details.environment}/delete`;
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect((await submit(platform, path, {}, headers)).status).toBe(303);
});
