import { expect, test } from '@jest/globals';
import { SecretFilter } from '../../src/secrets/request-secrets.ts';
import { newToken } from '../../src/state/identity.ts';
import type { App, Environment } from '../../src/state/model.ts';
import { PortalAccess } from '../../src/state/portal-access.ts';
import { Store } from '../../src/state/store.ts';
import { cpuTimeOf } from '../../../../__tests__/support/jest/cpu-time.ts';

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
  return { filter: new SecretFilter({ store, ...TOKENS }), store };
}

const TOKENS = { controlToken: newToken(), portalAccess: new PortalAccess() };
const code = new URL(TOKENS.portalAccess.issueCode('http://127.0.0.1:1')).searchParams.get('code') ?? '';
const token = newToken();
/** Without its last character. */
const bare = TOKENS.controlToken.slice(0, -1);
const PASSWORD = 'hunter2 & co';
const { filter } = filterWith(PASSWORD);

/** Each byte as `%xx`, which nobody has to do. */
const percentEncoded = (text: string): string => Buffer.from(text).toString('hex').replaceAll(/../g, '%$&');

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
  [`/wh?x=${bare}`, '/wh?x=***'],
  ...[TOKENS.portalAccess.token, TOKENS.portalAccess.session, code].map((secret): [string, string] => [
    `/wh?${secret.slice(0, -1)}`,
    '/wh?***',
  ]),
  [`/wh/a-${bare}-b`, '/wh/***'],
  [`/wh?x=${token.slice(0, -1)}`, `/wh?x=${token.slice(0, -1)}`],
  [
    '/wh?session=x&sessionId=x&pass_word=x&sig=x&sign=x&private_key=x',
    '/wh?session=***&sessionId=***&pass_word=***&sig=***&sign=x&private_key=***',
  ],
  ['/wh?pass=x&pwd=x&auth=x&passenger=x', '/wh?pass=***&pwd=***&auth=***&passenger=x'],
  ['/wh?a?token=x', '/wh?a?token=***'],
  ['/v1/hunter2%20%26%20co/x', '/v1/***/x'],
  ['/v1?name=hunter2+%26+co', '/v1?name=***'],
  ['/%', '/%'],
  ['http://user:pass@127.0.0.1/v1', 'http://***@127.0.0.1/v1'],
  // Encoded as nobody has to, and more than once.
  ['/wh/%68unter2%20%26%20co/x', '/wh/***/x'],
  ['/wh/%zz%68unter2%20%26%20co/x', '/wh/***/x'],
  ['/v1?name=hunter2%2B%2526%2Bco&b=c', '/v1?name=***&b=c'],
  ['/wh?%2574oken=short&next=%252Fwh%253Ftoken%253Dshort', '/wh?%2574oken=***&next=***'],
  [`/wh/${Buffer.from(token).toString('base64url')}/x`, '/wh/***/x'],
  ['/v1/a%2520b?q=100%25%2520', '/v1/a%2520b?q=100%25%2520'],
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
  ['X-Note', `my ${bare}`, 'my ***'],
  ['X-Session-Id', 'abc', '***'],
  [
    'Referer',
    'http://localhost/?my_session=abc&access-key=abc&b=c',
    'http://localhost/?my_session=***&access-key=***&b=c',
  ],
  ['Referer', 'http://localhost/?next=%252Fwh%253Ftoken%253Dabc', '***'],
  ['X-Note', 'one %68unter2%20%26%20co', '***'],
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
  [{ [bare]: 1, 'hunter2 & co': 2 }, '{"***":1,"***":2}'],
  [{ note: ' {"password": "x", "a": [1]}' }, String.raw`{"note":"{\"password\":\"***\",\"a\":[1]}"}`],
  [{ note: JSON.stringify([JSON.stringify({ token: 'x' })]) }, JSON.stringify({ note: '["{\\"token\\":\\"***\\"}"]' })],
  [
    { note: '{ "a": 1 }', other: '{"password": "x"' },
    String.raw`{"note":"{ \"a\": 1 }","other":"{\"password\": \"x\""}`,
  ],
  ...[percentEncoded(PASSWORD), encodeURIComponent(encodeURIComponent(PASSWORD)), `a ${percentEncoded(token)}`].map(
    (note): [unknown, string] => [{ note, [note]: 'x', b: 'c' }, '{"note":"***","***":"x","b":"c"}'],
  ),
  [{ body: 'password%253Dx', form: 'a=b&token%3Dx' }, '{"body":"***","form":"***"}'],
  [{ body: encodeURIComponent('{"password":"x"}'), next: '/a%2520b' }, '{"body":"***","next":"/a%2520b"}'],
  [{ note: String.raw`{"a":"\u0068unter2 & co"}` }, String.raw`{"note":"{\"a\":\"***\"}"}`],
  [
    { note: JSON.stringify([JSON.stringify([percentEncoded(PASSWORD)])]) },
    JSON.stringify({ note: JSON.stringify(['["***"]']) }),
  ],
])('JSON %j', (value, shown) => {
  expect(filter.json(value)).toBe(shown);
});

test('a value that nests deeper than any request is not followed', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}1${']'.repeat(100_000)}`) as unknown;
  expect(filter.json(deep)).toBe(`${'['.repeat(21)}"***"${']'.repeat(21)}`);
});

test('a text in a text is not followed deeper than a value', () => {
  const deep = `${'['.repeat(8000)}${']'.repeat(8000)}`;
  expect(JSON.parse(filter.json([deep]))).toEqual([`${'['.repeat(19)}"***"${']'.repeat(19)}`]);
});

test('a password that was replaced stays a secret', () => {
  const { filter: secrets, store } = filterWith('first-one');
  expect(secrets.text('first-one')).toBe('***');
  store.accounts.clear();
  expect(secrets.text('with first-one')).toBe('with ***');
});

test('the token of a webhook that works is a secret without its last character, too', () => {
  const { filter: secrets, store } = filterWith('first-one');
  const shown = `x ${token.slice(0, -1)}`;
  expect(secrets.text(shown)).toBe(shown);
  const environment = { webhooks: { token, createTime: 0 } } as Environment;
  store.accounts.get('first-one')?.apps.set('a', { environments: new Map([['e', environment]]) } as unknown as App);
  expect(secrets.text(shown)).toBe('x ***');
});

test('a generated password is a secret without its last character, and in base64', () => {
  const { filter: secrets } = filterWith(token);
  const short = token.slice(0, -1);
  const texts = [short, token, `a:${short}`, `a:${token}`].map((text) => Buffer.from(text).toString('base64'));
  for (const text of texts) expect(secrets.text(`x ${text}`)).toMatch(/^x \w{0,4}\*\*\*\w?=*$/);
  expect(secrets.text(short)).toBe('***');
});

test.each<[string, string]>([
  ['the control path', TOKENS.controlToken],
  ['the portal', TOKENS.portalAccess.token],
  ['a webhook, also one that no longer works', token],
])('the token of %s is a secret in base64, whatever is around it', (_, secret) => {
  const texts = [secret, `a:${secret}`, `ab:${secret}:c`, `Bearer ${secret}`, `{"token":"${secret}"}`];
  for (const encoding of ['base64', 'base64url'] as const)
    for (const text of texts.map((plain) => Buffer.from(plain).toString(encoding))) {
      expect(filter.json({ note: `x ${text}` })).toMatch(/^\{"note":"x \*\*\*=*"\}$/);
      expect(filter.header('X-Note', `ab/${text}`)).toMatch(/^\*\*\*=*$/);
      expect(filter.json({ note: encodeURIComponent(`x ${text}`) })).toBe('{"note":"***"}');
    }
});

test('the token of the control path is a secret in base64 without its last character, too', () => {
  expect(filter.text(`x ${Buffer.from(`a:${bare}`).toString('base64')}`)).toMatch(/^x \*\*\*=*$/);
});

test('what is in base64 and no secret stays', () => {
  const text = Buffer.from('nothing that anybody would want to hide from anyone').toString('base64');
  expect(filter.json({ sha256: 'a1'.repeat(32), text })).toBe(JSON.stringify({ sha256: 'a1'.repeat(32), text }));
});

test('a text that was cut ends before the beginning of a secret', () => {
  expect(filter.text('a hunter2', true)).toBe('a ***');
});

test.each(['token', 'token-token-', '//', 'a', '%3D', '%25', '%2525', '%', 'token='])(
  '%s many times over takes no time',
  async (part) => {
    const text = part.repeat(16_384 / part.length);
    expect(await cpuTimeOf(() => filter.text(text))).toBeLessThan(500);
  },
);
