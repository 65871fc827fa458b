import { expect, test } from '@jest/globals';
import { SecretFilter } from '../../../src/emulator/http/secrets.ts';
import { newToken } from '../../../src/emulator/state/identity.ts';
import { Store } from '../../../src/emulator/state/store.ts';

function filterWith(...passwords: string[]): { filter: SecretFilter; store: Store } {
  const store = new Store();
  const parts = {
    id: 1,
    opaqueId: 'x',
    username: 'u',
    passwordsGenerated: 0,
    apps: new Map(),
    deletedApps: new Set<string>(),
    installs: new Map(),
  };
  for (const password of passwords) store.accounts.set(password, { ...parts, name: 'acme', password });
  return { filter: new SecretFilter(store), store };
}

const token = newToken();
const { filter } = filterWith('hunter2 & co');

test.each([
  ['/v1/apps?appId=a&limit=2', '/v1/apps?appId=a&limit=2'],
  [`/wh/v1/webhook:rebuild?token=${token}`, '/wh/v1/webhook:rebuild?token=***'],
  [`/wh?token=${encodeURIComponent(token)}&x=1`, '/wh?token=***&x=1'],
  ['/wh?token=', '/wh?token=***'],
  ['/wh?token', '/wh?token'],
  ['/wh?a=1&%74oken=short&API_KEY=b', '/wh?a=1&%74oken=***&API_KEY=***'],
  [`/wh?other=${token}`, '/wh?other=***'],
  [`/wh/${token}/x`, '/wh/***/x'],
  [
    `/wh/${encodeURIComponent(token).replace(token.slice(0, 1), `%${token.charCodeAt(0).toString(16)}`)}/x`,
    '/wh/***/x',
  ],
  ['/wh?pass=x&pwd=x&auth=x&passenger=x', '/wh?pass=***&pwd=***&auth=***&passenger=x'],
  ['/wh?a?token=x', '/wh?a?token=***'],
  ['/v1/hunter2%20%26%20co/x', '/v1/***/x'],
  ['/v1?name=hunter2+%26+co', '/v1?name=***'],
  ['/%', '/%'],
  ['http://user:pass@127.0.0.1/v1', 'http://***@127.0.0.1/v1'],
])('path %s', (target, shown) => {
  expect(filter.path(target)).toBe(shown);
});

test.each([
  ['Authorization', 'Basic dTpw', 'Basic ***'],
  ['authorization', 'bearer abc', 'bearer ***'],
  ['Authorization', 'abc', '***'],
  ['Proxy-Authorization', 'Digest a=b', '***'],
  ['Cookie', 'a=b; c=d', '***'],
  ['Set-Cookie', 'a=b', '***'],
  ['X-Api-Key', 'abc', '***'],
  ['X-Auth-Token', 'abc', '***'],
  ['X-Auth', 'Basic dTpw', '***'],
  ['WWW-Authenticate', 'Basic realm="x"', 'Basic realm="x"'],
  ['Referer', `http://localhost/wh?token=abc`, 'http://localhost/wh?token=***'],
  ['X-Note', 'my hunter2 & co', 'my ***'],
])('header %s: %s', (name, value, shown) => {
  expect(filter.header(name, value)).toBe(shown);
});

test.each<[unknown, string]>([
  [{ displayName: 'a', wpEnvironment: 'b' }, '{"displayName":"a","wpEnvironment":"b"}'],
  [
    { shellVariables: [{ key: 'A', value: 'x' }, { key: 'B', value: 1 }, 'C=x'] },
    '{"shellVariables":[{"key":"A","value":"***"},{"key":"B","value":"***"},"***"]}',
  ],
  [{ shell_variables: { A: 'x' }, env: { B: 'x' } }, '{"shell_variables":{"A":"***"},"env":{"B":"***"}}'],
  [{ envs: [{ key: 'A', value: 'x' }] }, '{"envs":[{"key":"A","value":"***"}]}'],
  [{ settings: [{ name: 'A', value: { b: 'x' } }] }, '{"settings":[{"name":"A","value":{"b":"***"}}]}'],
  [{ value: 'x' }, '{"value":"x"}'],
  [{ a: { Password: 'x', n: null } }, '{"a":{"Password":"***","n":null}}'],
  [
    { url: `http://127.0.0.1:1/wh/v1/webhook:rebuild?token=${token}` },
    '{"url":"http://127.0.0.1:1/wh/v1/webhook:rebuild?token=***"}',
  ],
  [{ token: null, tokens: [token] }, '{"token":null,"tokens":["***"]}'],
  ['hunter2 & co', '"***"'],
])('JSON %j', (value, shown) => {
  expect(filter.json(value)).toBe(shown);
});

test('a value that nests deeper than any request is not followed', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}1${']'.repeat(100_000)}`) as unknown;
  expect(filter.json(deep)).toBe(`${'['.repeat(21)}"***"${']'.repeat(21)}`);
});

test('a password that was replaced stays a secret', () => {
  const { filter: secrets, store } = filterWith('first-one');
  expect(secrets.text('first-one')).toBe('***');
  store.accounts.clear();
  expect(secrets.text('with first-one')).toBe('with ***');
});

test('a text that was cut ends before the beginning of a secret', () => {
  expect(filter.text('a hunter2', true)).toBe('a ***');
});

test.each(['token', 'token-token-', '//', 'a', '%3D', 'token='])('%s many times over takes no time', (part) => {
  const text = part.repeat(16_384 / part.length);
  const begin = performance.now();
  filter.text(text);
  expect(performance.now() - begin).toBeLessThan(500);
});
