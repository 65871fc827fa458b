import { expect, test } from '@jest/globals';
import { appsPath, basic, call, environmentsPath, errorOf, jsonOf, sharedPlatform, start, upload } from '../support.ts';

const TWO_ACCOUNTS = {
  accounts: [
    {
      name: 'one',
      username: 'user-one',
      password: 'pass:with:colons',
      installs: [{ name: 'oneprod', id: 1 }],
      apps: [{ name: 'app', environments: [{ displayName: 'E', wpEnvironment: 'oneprod' }] }],
    },
    { name: 'two', username: 'user-two', password: 'other', installs: [{ name: 'twoprod', id: 2 }] },
  ],
};

const shared = sharedPlatform({ seed: TWO_ACCOUNTS });

test.each([
  ['no header', {}],
  ['another scheme', { authorization: 'Bearer abc' }],
  ['not base64', { authorization: 'Basic ???' }],
  ['no colon', { authorization: `Basic ${Buffer.from('user-one').toString('base64')}` }],
  ['an unknown user', { authorization: basic('nobody:other') }],
  ['an unknown user without a password', { authorization: basic('nobody:') }],
  ['a wrong password', { authorization: basic('user-one:pass') }],
  ['the password of another account', { authorization: basic('user-one:other') }],
])('%s is 401 with WWW-Authenticate and an Error object', async (_name, headers) => {
  const platform = shared();
  const answer = await call(platform, '/v1/installs', { credentials: null, headers });
  expect(errorOf(answer)).toBe('401 unauthorized bad_credentials');
  expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/);
});

test('every endpoint but webhooks and status asks for credentials', async () => {
  const platform = await start();
  const environment = `${environmentsPath(platform)}/${platform.details.environment}`;
  const calls: [string, string][] = [
    ['POST', appsPath(platform)],
    ['GET', appsPath(platform)],
    ['GET', `${appsPath(platform)}/${platform.details.app}`],
    ['POST', environmentsPath(platform)],
    ['GET', environmentsPath(platform)],
    ['GET', environment],
    ['POST', `${environment}:clearCache`],
    ['POST', `/fu${environment}:upload`],
    ['GET', `${environment}/builds`],
    ['GET', `${environment}/builds/x`],
    ['POST', `${environment}/builds/x:cancel`],
    ['GET', '/v1/installs'],
    ['GET', '/v1/installs/20001'],
    ['GET', '/v1/installs/20001/domains'],
    ['POST', '/v1/installs/20001/purge_cache'],
  ];
  const answers = await Promise.all(calls.map(([method, path]) => call(platform, path, { method, credentials: null })));
  expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 401));
  expect((await call(platform, '/v1/status', { credentials: null })).status).toBe(200);
});

test('a password may hold colons, and the scheme may be written in any case', async () => {
  const platform = shared();
  const header = basic('user-one:pass:with:colons').replace('Basic', 'bASIC');
  const answer = await call(platform, '/v1/installs', { credentials: null, headers: { authorization: header } });
  expect(answer.status).toBe(200);
});

test('the credentials of one account are 403 on another, as on one that does not exist', async () => {
  const platform = shared();
  const json = { region: 'regions/UK', uploadable: {} };
  const other = await call(platform, '/v1/accounts/two/apps?appId=x', { json });
  const none = await call(platform, '/v1/accounts/none/apps?appId=x', { json });
  expect(errorOf(other)).toBe('403 forbidden account_not_yours');
  expect(errorOf(none)).toBe('403 forbidden account_not_yours');
  expect((await upload(platform, undefined, { credentials: 'user-two:other' })).status).toBe(403);
  expect(platform.state().accounts.map(({ apps }) => apps.length)).toEqual([1, 0]);
});

test('installs are visible to their own account only', async () => {
  const platform = shared();
  const seen = await call(platform, '/v1/installs', { credentials: 'user-two:other' });
  expect(jsonOf(seen)).toMatchObject({ count: 1, results: [{ id: 2, name: 'twoprod' }] });
  const hidden = await call(platform, '/v1/installs/1', { credentials: 'user-two:other' });
  expect(errorOf(hidden)).toBe('404 not_found install_not_found');
});

test('one user of two accounts sees both', async () => {
  const [one, two] = TWO_ACCOUNTS.accounts;
  const platform = await start({
    seed: { accounts: [one, { ...two, username: 'user-one', password: 'pass:with:colons' }] },
  });
  expect(jsonOf(await call(platform, '/v1/installs'))['count']).toBe(2);
});

test('credentials and tokens are new with every start', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.details.password).not.toBe(second.details.password);
  expect(first.details['control-token']).not.toBe(second.details['control-token']);
  expect(first.details.username).not.toBe(second.details.username);
  expect(first.details.username).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
