import { describe, expect, test } from '@jest/globals';
import { CONTROL } from '../../src/schemas/control/control.ts';
import { SERVICE } from '../../src/schemas/endpoints.ts';
import type { Platform } from '../../src/platform/server.ts';
import type { Endpoint } from '../good-requests.ts';
import { goodRequests } from '../good-requests.ts';
import {
  basic,
  call,
  environmentState,
  errorOf,
  form,
  FORM_TYPE,
  sharedPlatform,
  start,
  upload,
  uploadPath,
} from '../support.ts';
import { appZip } from '../zip.ts';

const ENDPOINTS = Object.keys({ ...SERVICE, ...CONTROL }) as Endpoint[];

const shared = sharedPlatform();
/** For what is carried out. */
const changing = sharedPlatform();
const originOf = ({ port }: Platform): string => `http://127.0.0.1:${port}`;

/** What a browser adds to a request of a page that is not the platform's own. */
const foreignHeaders = (own: string): Record<string, string>[] => [
  { origin: 'http://example.com' },
  { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { origin: '' },
  { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' },
  { origin: own.replace('127.0.0.1', 'localhost') },
  { origin: own.replace('http:', 'https:') },
  { origin: `${own}, http://example.com` },
  { origin: own, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '' },
];

/** What programs send, the platform's own pages, and who types an address. */
const otherHeaders = (own: string): Record<string, string>[] => [
  {},
  { 'sec-fetch-mode': 'cors', accept: '*/*', 'user-agent': 'node' },
  { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
  { origin: own, 'sec-fetch-site': 'same-origin' },
  { origin: own },
];

// One hook for all of them, so each is tried with one of these headers, and one of them with all.
test.each(ENDPOINTS)(
  '%s takes no request of a web page, and nothing comes of one; it takes those of programs',
  async (name) => {
    const before = shared().state();
    const [headers = {}] = foreignHeaders(originOf(shared()));
    expect(errorOf(await goodRequests(shared(), '1', headers)[name]())).toBe('403 forbidden foreign_origin');
    expect(shared().state()).toEqual(before);
    const { text } = await goodRequests(changing(), '1')[name]();
    expect(text).not.toContain('foreign_origin');
  },
);

test('what a browser adds, and what programs send', async () => {
  for (const headers of foreignHeaders(originOf(shared()))) {
    const answer = await goodRequests(shared(), '1', headers).upload();
    expect([headers, errorOf(answer)]).toEqual([headers, '403 forbidden foreign_origin']);
  }
  expect(environmentState(shared()).builds).toEqual([]);
  const platform = await start();
  for (const headers of otherHeaders(originOf(platform))) {
    const { status } = await goodRequests(platform, '1', headers).upload();
    expect([headers, status]).toEqual([headers, 200]);
  }
});

test("Node's fetch is a program", async () => {
  const { details, port } = await start();
  const headers = { authorization: basic(`${details.username}:${details.password}`) };
  const body = new FormData();
  body.set('repository', new Blob([new Uint8Array(appZip())]), 'app.zip');
  const path = `/fu/v1/accounts/${details.account}/apps/${details.app}/environments/${details.environment}:upload`;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
});

test('it is refused before a fault happens to it, and before its body is read', async () => {
  const platform = await start({ faults: [{ endpoint: 'upload', status: 500 }] });
  const body = form([{ name: 'repository', filename: 'app.zip', data: appZip() }]);
  // More is announced than comes: whoever waits for the rest never answers.
  const headers = { ...FORM_TYPE, origin: 'null', 'content-length': String(body.length + 1), expect: '100-continue' };
  const answer = await call(platform, uploadPath(platform), { body, headers });
  expect([errorOf(answer), answer.headers.connection]).toEqual(['403 forbidden foreign_origin', 'close']);
  expect(platform.state().faults).toHaveLength(1);
  expect((await upload(platform)).status).toBe(500);
});

test('it is among the recorded requests, with what gave it away', async () => {
  const platform = await start();
  await upload(platform, undefined, { headers: { origin: 'http://example.com' } });
  const [summary] = platform.requests();
  expect(summary).toMatchObject({ status: 403 });
  expect(platform.request(summary?.id ?? '')?.request.headers).toContainEqual({
    name: 'origin',
    value: 'http://example.com',
  });
});

/** Status and `WWW-Authenticate` of the answer to a request without credentials. */
async function challengeOf(headers: Record<string, string>) {
  const answer = await call(shared(), '/v1/installs', { credentials: null, headers });
  return [answer.status, answer.headers['www-authenticate']];
}

describe('without credentials', () => {
  test.each([
    { 'sec-fetch-dest': 'document' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-dest': '' },
    { accept: 'text/html' },
    { accept: 'application/xhtml+xml,Text/HTML;q=0.9,*/*;q=0.8' },
  ])('a browser is not told to ask its user for them: %j', async (headers) => {
    expect(await challengeOf(headers)).toEqual([401, undefined]);
  });

  test.each([{}, { accept: '*/*' }, { accept: 'application/json, text/plain, */*' }, { 'sec-fetch-mode': 'cors' }])(
    'a program is: %j',
    async (headers) => {
      expect(await challengeOf(headers)).toEqual([401, expect.stringMatching(/^Basic /)]);
    },
  );
});
