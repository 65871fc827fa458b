import { expect, test } from '@jest/globals';
import { requestPortalAddress } from '../../../../src/platform/api/local/control.ts';
import { headerOf, methodOf, targetOf } from '../../../support/servers/requests.ts';
import { always, CLOSED_ORIGIN } from '../../../support/servers/socket-server.ts';

const ADDRESS = 'http://localhost:41234/?code=abc-DEF_123=';
const { signal } = new AbortController();
const request = async (origin: string, root = `${origin}/_control`) =>
  await requestPortalAddress({ url: new URL(root), token: 'control-token' }, signal);

test('is asked for with the control token, which is in no address', async () => {
  const server = await always(200, { url: ADDRESS });
  expect(await request(server.origin)).toBe(ADDRESS);
  const [sent] = server.requests;
  expect(sent && [methodOf(sent), targetOf(sent), headerOf(sent, 'authorization')]).toEqual([
    'POST',
    '/_control/portal',
    'Bearer control-token',
  ]);
});

test.each<[number, unknown]>([
  [404, { url: ADDRESS }],
  [200, 'no JSON'],
  [200, {}],
  [200, { url: 1 }],
  [200, { url: ADDRESS.replace('localhost', 'other.example') }],
  [200, { url: ADDRESS.replace('http:', 'file:') }],
  [200, { url: ADDRESS.replace('code', 'token') }],
  [200, { url: `--new-window ${ADDRESS}` }],
  [200, { url: `${ADDRESS} --other` }],
])('%d with %j gives none', async (status, body) => {
  expect(await request((await always(status, body)).origin)).toBeUndefined();
});

test('no other machine is asked', async () => {
  expect(await request('', 'https://platform.example/_control')).toBeUndefined();
});

test('where nobody answers, that is an error', async () => {
  await expect(request(CLOSED_ORIGIN)).rejects.toThrow();
});
