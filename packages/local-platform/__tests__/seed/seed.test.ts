import { expect, test } from '@jest/globals';
import { Problems } from '../../src/errors/problems.ts';
import { parseDocument } from '../../src/seed/yaml-document.ts';
import { errorOf, start, upload } from '../support.ts';
import { read } from './reading.ts';

const YAML = `
limits:
  maxUploadBytes: 10MiB
accounts:
  - name: north
    id: 5
    username: user
    password: "a password: with everything"
    installs:
      - { name: northprod, id: 7, created_at: 2024-05-01T12:00:00Z, domains: [{ hostname: north.example, primary: true }] }
      - name: northdev
    apps:
      - name: web
        region: AUS-SE
        environments:
          - { id: env-1, displayName: Production, wpEnvironment: northprod, shellVariables: [{ key: A, value: "1" }] }
          - { displayName: Staging, wpEnvironment: northdev, webhooks: false, domains: [stage.north.example] }
      - name: blog
  - name: south
`;

/** One environment. */
const EXAMPLE = {
  accounts: [
    {
      name: 'a',
      installs: [{ name: 'site' }],
      apps: [{ name: 'x', environments: [{ displayName: 'E', wpEnvironment: 'site' }] }],
    },
  ],
};

test('a YAML seed becomes accounts, installs, apps and environments', async () => {
  const problems = new Problems();
  const seed = parseDocument(YAML, 'seed', problems);
  expect(problems.lines()).toEqual([]);
  const platform = await start({ seed });
  expect(platform.details).toMatchObject({
    username: 'user',
    password: 'a password: with everything',
    account: 'north',
    app: 'web',
    environment: 'env-1',
  });
  expect(platform.state().accounts).toMatchObject([
    {
      name: 'north',
      id: 5,
      installs: [{ id: 7, name: 'northprod' }, { name: 'northdev' }],
      apps: [
        {
          region: 'regions/AUS-SE',
          environments: [
            { id: 'env-1', branch: 'uploadable', shellVariables: ['A'], webhooks: { state: 'active' } },
            { displayName: 'Staging', webhooks: { state: 'none' }, id: expect.stringMatching(/^[\da-f-]{36}$/) },
          ],
        },
        { name: 'blog', region: 'regions/US-C', environments: [] },
      ],
    },
    { name: 'south', installs: [], apps: [] },
  ]);
  expect(read(seed).seed.maxUploadBytes).toBe(10 * 2 ** 20);
});

test('an upload above the limit of a seed is refused, unless another limit is given at the start', async () => {
  const seed = { ...EXAMPLE, limits: { maxUploadBytes: 100 } };
  expect(errorOf(await upload(await start({ seed })))).toBe('413 too_large upload_too_large');
  expect((await upload(await start({ seed, maxUploadBytes: 1000 }))).status).toBe(200);
});

test.each([
  ['abc', true],
  ['a2345678901234', true],
  ['ab', false],
  ['a23456789012345', false],
  ['1abc', false],
  ['aBc', false],
])('an install may be called %s: %j', (name, isName) => {
  expect(read({ accounts: [{ name: 'a', installs: [{ name }] }] }).lines.length).toBe(isName ? 0 : 1);
});

test('an environment has no other branch', () => {
  const environments = [{ displayName: 'E', wpEnvironment: 'site', branch: 'main' }];
  const accounts = [{ name: 'a', installs: [{ name: 'site' }], apps: [{ name: 'x', environments }] }];
  expect(read({ accounts }).lines).toEqual([expect.stringMatching(/\.branch: must be one of "uploadable"$/)]);
});

test('JSON is read too', () => {
  const problems = new Problems();
  expect(parseDocument('{"accounts": [{"name": "a"}]}', 'seed', problems)).toEqual({ accounts: [{ name: 'a' }] });
  expect(problems.list).toEqual([]);
});

test('a seed without an environment leaves those details empty', async () => {
  const platform = await start({ seed: { accounts: [{ name: 'a' }] } });
  expect(platform.details).toMatchObject({ account: 'a', app: '', environment: '', 'rebuild-webhook': '' });
});

test('every problem is listed with its place', () => {
  const { lines } = read({
    limits: { maxUploadBytes: 'much' },
    accounts: [
      {
        name: 'a b',
        installs: [{ name: 'UPPER' }, { name: 'good', id: 'x', domains: [{ hostname: 'a b' }] }],
        apps: 7,
      },
      {
        name: 'ok',
        id: 0,
        apps: [{ name: 'app', region: 'MOON', environments: [{ displayName: '', wpEnvironment: 'good' }] }],
      },
      'text',
    ],
    extra: 1,
  });
  const places = lines.map((line) => line.split(':')[0]);
  expect(places).toEqual([
    'seed.extra',
    'seed.accounts[0].name',
    'seed.accounts[0].installs[0].name',
    'seed.accounts[0].installs[1].id',
    'seed.accounts[0].installs[1].domains[0].hostname',
    'seed.accounts[0].apps',
    'seed.accounts[1].id',
    'seed.accounts[1].apps[0].region',
    'seed.accounts[1].apps[0].environments[0].displayName',
    'seed.accounts[2]',
    // What no schema can say comes after what one can.
    'seed.accounts[1].apps[0].environments[0].wpEnvironment',
    'seed.limits.maxUploadBytes',
  ]);
});

test.each([
  ['an account name', { accounts: [{ name: 'a' }, { name: 'a' }] }],
  [
    'an account id',
    {
      accounts: [
        { name: 'a', id: 1 },
        { name: 'b', id: 1 },
      ],
    },
  ],
  [
    'an install name',
    {
      accounts: [
        { name: 'a', installs: [{ name: 'same' }] },
        { name: 'b', installs: [{ name: 'same' }] },
      ],
    },
  ],
  [
    'an install id',
    {
      accounts: [
        {
          name: 'a',
          installs: [
            { name: 'one', id: 1 },
            { name: 'two', id: 1 },
          ],
        },
      ],
    },
  ],
  ['an app name', { accounts: [{ name: 'a', apps: [{ name: 'x' }, { name: 'x' }] }] }],
])('%s twice is a problem', (_name, seed) => {
  expect(read(seed).lines).toEqual([expect.stringMatching(/: repeats the (account|install|app) (name|id) /)]);
});

test('one user with two passwords is a problem; without the second it is the same', () => {
  const first = { name: 'a', username: 'u', password: 'p' };
  expect(read({ accounts: [first, { name: 'b', username: 'u', password: 'q' }] }).lines).toEqual([
    expect.stringContaining('seed.accounts[1].password: must be the same'),
  ]);
  expect(
    read({ accounts: [first, { name: 'b', username: 'u' }] }).seed.accounts.map(({ password }) => password),
  ).toEqual(['p', 'p']);
});

test.each([[null], [[]], ['text'], [{}], [{ accounts: [] }], [{ accounts: {} }]])('%j is no seed', (value) => {
  expect(read(value).lines.length).toBeGreaterThan(0);
});

test('a platform does not start on a bad seed', async () => {
  await expect(start({ seed: { accounts: [{ name: '' }] } })).rejects.toMatchObject({
    name: 'OptionsError',
    lines: [expect.stringContaining('seed.accounts[0].name')],
  });
});
