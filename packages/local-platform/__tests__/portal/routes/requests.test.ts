import { expect, test } from '@jest/globals';
import { call, environmentsPath, start, upload } from '../../support.ts';
import { textOf, visit } from '../browser.ts';

/** Method, path and status of each row, in their order. */
function rowsOf(html: string): string[] {
  return [...html.matchAll(/<li><span class="state[^"]*">([^<]+)<\/span> <a href="[^"]+"><code>([^<]+)</g)].map(
    ([, status, request]) => `${request} ${status}`,
  );
}

test('before the first request', async () => {
  const platform = await start();
  const { text } = await visit(platform, '/requests');
  expect(textOf(text)).toContain('No request has reached the API or its webhooks yet.');
  expect(text).toContain('data-refresh-on="requests"');
  expect(text).toContain('<a href="/requests" aria-current="page">Requests</a>');
});

test('requests, newest first, with what happened to them', async () => {
  const platform = await start();
  platform.addFaults({ endpoint: 'installs', status: 503 }, { endpoint: 'install', cutAfterRequestBytes: 0 });
  await call(platform, '/v1/installs');
  await call(platform, '/v1/installs/20001').catch(() => undefined);
  await call(platform, '/v1/installs?limit=1');
  const { text } = await visit(platform, '/requests');
  expect(rowsOf(text)).toEqual([
    'GET /v1/installs?limit=1 200',
    'GET /v1/installs/20001 no answer',
    'GET /v1/installs 503',
  ]);
  expect(textOf(text)).toContain('3 of 3, newest first.');
  expect(textOf(text)).toMatch(
    /503 GET \/v1\/installs 2026-01-01 00:00:00 UTC \(0 s ago\) , \d+ ms Fault: status: 503/,
  );
});

test.each([
  ['path=installs', ['GET /v1/installs/1 404', 'GET /v1/installs 200']],
  ['path=+installs%09', ['GET /v1/installs/1 404', 'GET /v1/installs 200']],
  ['path=installs&status=4xx', ['GET /v1/installs/1 404']],
  ['path=&status=200', ['GET /v1/installs 200']],
  ['path=&status=', ['GET /nowhere 404', 'GET /v1/installs/1 404', 'GET /v1/installs 200']],
])('filtered by %s', async (query, rows) => {
  const platform = await start();
  for (const path of ['/v1/installs', '/v1/installs/1', '/nowhere']) await call(platform, path);
  const { text } = await visit(platform, `/requests?${query}`);
  expect(rowsOf(text)).toEqual(rows);
  expect(textOf(text)).toContain(`${rows.length} of 3, newest first.`);
});

test('a UUID is short in the list', async () => {
  const platform = await start();
  await call(platform, '/v1/installs/ab15f0c2-5d1e-4c5e-9a6b-2f0d8c1e7b34/x');
  expect(rowsOf((await visit(platform, '/requests')).text)).toEqual(['GET /v1/installs/ab15f0c2…/x 404']);
});

test('a long path is whole on its own page only', async () => {
  const platform = await start();
  const path = `/<b>${'a'.repeat(250)}`;
  await call(platform, path);
  const escaped = path.replace('<', '&lt;');
  expect(rowsOf((await visit(platform, '/requests')).text)).toEqual([`GET ${escaped.slice(0, 123)}… 404`]);
  expect((await visit(platform, '/requests/1')).text).toContain(`<code>${escaped}</code>`);
});

test('the way back to all of them is there where some are hidden', async () => {
  const platform = await start();
  const hasLink = async (query: string) => (await visit(platform, `/requests${query}`)).text.includes('Show all');
  const queries = ['', '?path=&status=', '?path=+', '?path=a', '?path=&status=4xx'];
  expect(await Promise.all(queries.map(hasLink))).toEqual([false, false, false, true, true]);
});

test('the form keeps its values, and says when nothing matches', async () => {
  const platform = await start();
  await call(platform, '/v1/installs/1');
  const { text } = await visit(platform, '/requests?path=%22%3E%3Cb%3E&status=418');
  expect(textOf(text)).toContain('No request matches: 0 of 1.');
  expect(text).toContain('name="path" value="&quot;>&lt;b>"');
  expect(text).toContain('<option value="418" selected>418</option>');
  expect(text).toContain('<option value="404">404</option>');
  expect(text).not.toContain('<b>');
});

test('one of them whole, without secrets', async () => {
  const platform = await start();
  const shellVariables = [{ key: 'API_KEY', value: 'top-secret' }];
  const json = { displayName: '<b>Staging</b>', branch: 'uploadable', wpEnvironment: 'acmestage', shellVariables };
  await call(platform, environmentsPath(platform), { json, headers: { 'x-note': '<img src=x>' } });
  const [, href = ''] = /href="(\/requests\/\d+)"/.exec((await visit(platform, '/requests')).text) ?? [];
  const html = (await visit(platform, href)).text;
  const text = textOf(html);
  expect(text).toMatch(
    /Method POST Path \/v1\/accounts\/acme\/.* Status 200 Time 2026-01-01 00:00:00 UTC .* Took \d+ ms/,
  );
  expect(text).toMatch(/Request .*authorization: Basic \*\*\* .*x-note: <img src=x> /i);
  expect(html).toContain('{\n  "displayName": "&lt;b>Staging&lt;/b>",\n  "branch"'.replaceAll('"', '&quot;'));
  expect(text).toMatch(/Answer .*content-type: application\/json.* A body of \d+ B: \{ "name": /);
  expect(html).not.toMatch(/<b>|<img|top-secret/);
});

test('of an upload there is no body, and no answer where the connection was cut', async () => {
  const platform = await start();
  platform.addFaults({ endpoint: 'upload', cutAfterRequestBytes: 0 });
  await upload(platform).catch(() => undefined);
  await upload(platform);
  expect(textOf((await visit(platform, '/requests/1')).text)).toContain(
    'The connection was cut before an answer was sent.',
  );
  expect(textOf((await visit(platform, '/requests/2')).text)).toMatch(
    /A body of .* B: the body of an upload is not recorded\./,
  );
});

test('one that is not kept', async () => {
  const platform = await start();
  const { status, text } = await visit(platform, '/requests/7');
  expect([status, textOf(text)]).toEqual([404, expect.stringContaining('There is no request "7", or it is too old.')]);
});
