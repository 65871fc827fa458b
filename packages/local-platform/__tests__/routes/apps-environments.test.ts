import { describe, expect, test } from '@jest/globals';
import { appsPath, call, environmentsPath, errorOf, jsonOf, sharedPlatform, start } from '../support.ts';

const shared = sharedPlatform();

describe('apps', () => {
  const BODY = { region: 'regions/EU-W', uploadable: {} };

  test('an app is created: 200 and no body', async () => {
    const platform = await start();
    const answer = await call(platform, `${appsPath(platform)}?appId=blog`, { json: BODY });
    expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([200, '', '0']);
    expect(platform.state().accounts[0]?.apps.map(({ name, region }) => [name, region])).toEqual([
      ['storefront', 'regions/US-C'],
      ['blog', 'regions/EU-W'],
    ]);
  });

  test.each(['US-C', 'AUS-SE', 'UK', 'EU-W'])('region %s is known', async (region) => {
    const platform = await start();
    const answer = await call(platform, `${appsPath(platform)}?appId=x`, {
      json: { ...BODY, region: `regions/${region}` },
    });
    expect(answer.status).toBe(200);
  });

  test('an app that exists is 409', async () => {
    const platform = shared();
    const answer = await call(platform, `${appsPath(platform)}?appId=storefront`, { json: BODY });
    expect(errorOf(answer)).toBe('409 conflict app_exists');
  });

  test.each([
    ['no appId', '', BODY, 'missing'],
    ['an empty appId', '?appId=', BODY, 'malformed'],
    ['an appId with a slash', '?appId=a%2Fb', BODY, 'malformed'],
    ['an appId of 64 characters', `?appId=${'a'.repeat(64)}`, BODY, 'malformed'],
    ['two appIds', '?appId=a&appId=b', BODY, 'repeated'],
    ['a region without regions/', '?appId=x', { ...BODY, region: 'UK' }, 'unknown_choice'],
    ['an unknown region', '?appId=x', { ...BODY, region: 'regions/MOON' }, 'unknown_choice'],
    ['no region', '?appId=x', { uploadable: {} }, 'missing'],
    ['no uploadable', '?appId=x', { region: 'regions/UK' }, 'missing'],
    ['uploadable with a field', '?appId=x', { ...BODY, uploadable: { a: 1 } }, 'unknown_field'],
    ['uploadable that is a list', '?appId=x', { ...BODY, uploadable: [] }, 'wrong_type'],
    ['uploadable true', '?appId=x', { ...BODY, uploadable: true }, 'wrong_type'],
    ['an unknown field', '?appId=x', { ...BODY, name: 'x' }, 'unknown_field'],
    ['a list', '?appId=x', [BODY], 'wrong_type'],
    ['null', '?appId=x', null, 'wrong_type'],
  ])('%s is 400 and creates nothing', async (_name, query, json, code) => {
    const platform = shared();
    const answer = await call(platform, `${appsPath(platform)}${query}`, { json });
    expect(errorOf(answer)).toBe(`400 invalid_value ${code}`);
    expect(platform.state().accounts[0]?.apps).toHaveLength(1);
  });

  test('the message names everything that is wrong', async () => {
    const platform = shared();
    const answer = await call(platform, `${appsPath(platform)}?appId=.&other=1`, {
      json: { region: 'x', uploadable: 1, more: 1 },
    });
    expect(String(jsonOf(answer)['message']).split('; ')).toEqual([
      'query: "other" is not a known parameter',
      'allowed are appId',
      expect.stringMatching(/^query: appId must be a string of 1 to 63 letters/),
      'more: is not a known field',
      'allowed are region, uploadable',
      'region: must be one of "regions/US-C", "regions/AUS-SE", "regions/UK", "regions/EU-W"',
      'uploadable: must be an object',
    ]);
  });
});

describe('environments', () => {
  const BODY = { displayName: 'Staging', branch: 'uploadable', wpEnvironment: 'acmestage' };

  test('an environment is created: an operation that is not done, with its name and the place of its build', async () => {
    const platform = await start();
    const answer = await call(platform, environmentsPath(platform), {
      json: { ...BODY, shellVariables: [{ key: 'API_URL', value: 'https://x.example' }] },
    });
    expect(answer.status).toBe(200);
    const operation = jsonOf(answer);
    const environment = platform.state().accounts[0]?.apps[0]?.environments[1];
    const place = `accounts/acme/apps/storefront/environments/${environment?.id}`;
    expect(operation).toEqual({
      name: `${place}/operations/no_build`,
      metadata: {
        '@type': expect.stringMatching(/\.js\.apps\.v1\.UpdateEnvironmentMetadata$/),
        build: `${place}/builds/no_build`,
        deployment: '',
      },
      done: false,
    });
    expect(environment).toMatchObject({
      ...BODY,
      shellVariables: ['API_URL'],
      live: null,
      webhooks: { state: 'none' },
    });
  });

  test('strict: the operation has an id of its own', async () => {
    const platform = await start({ strict: true });
    const names = await Promise.all(
      ['A', 'B'].map(
        async (displayName) =>
          jsonOf(await call(platform, environmentsPath(platform), { json: { ...BODY, displayName } }))['name'],
      ),
    );
    for (const name of names)
      expect(name).toMatch(
        /^accounts\/acme\/apps\/storefront\/environments\/[0-9a-f-]{36}\/operations\/[0-9a-f-]{36}$/,
      );
    expect(names[0]).not.toBe(names[1]);
  });

  test('the values of shell variables are never shown', async () => {
    const platform = await start();
    await call(platform, environmentsPath(platform), {
      json: { ...BODY, shellVariables: [{ key: 'KEY', value: 'very-secret' }] },
    });
    const report = JSON.stringify(platform.state());
    expect(report).toContain('KEY');
    expect(report).not.toContain('very-secret');
  });

  test('an app that does not exist is 404', async () => {
    const platform = shared();
    const answer = await call(platform, '/v1/accounts/acme/apps/none/environments', { json: BODY });
    expect(errorOf(answer)).toBe('404 not_found app_not_found');
  });

  test('a second environment of the same name is 409', async () => {
    const platform = shared();
    const answer = await call(platform, environmentsPath(platform), { json: { ...BODY, displayName: 'Production' } });
    expect(errorOf(answer)).toBe('409 conflict environment_exists');
  });

  test.each([
    ['no displayName', { ...BODY, displayName: undefined }, 'missing'],
    ['an empty displayName', { ...BODY, displayName: '' }, 'malformed'],
    ['a displayName of two lines', { ...BODY, displayName: 'a\nb' }, 'malformed'],
    ['no branch', { ...BODY, branch: undefined }, 'missing'],
    ['another branch', { ...BODY, branch: 'main' }, 'unknown_choice'],
    ['no wpEnvironment', { ...BODY, wpEnvironment: undefined }, 'missing'],
    ['an install that does not exist', { ...BODY, wpEnvironment: 'nothere' }, 'unknown_install'],
    ['shellVariables that are no list', { ...BODY, shellVariables: { A: '1' } }, 'wrong_type'],
    ['a variable that is no object', { ...BODY, shellVariables: ['A=1'] }, 'wrong_type'],
    ['a variable without a value', { ...BODY, shellVariables: [{ key: 'A' }] }, 'missing'],
    ['a variable with a number', { ...BODY, shellVariables: [{ key: 'A', value: 1 }] }, 'wrong_type'],
    ['a variable with a bad name', { ...BODY, shellVariables: [{ key: '1A', value: '' }] }, 'malformed'],
    [
      'a variable twice',
      {
        ...BODY,
        shellVariables: [
          { key: 'A', value: '1' },
          { key: 'A', value: '2' },
        ],
      },
      'duplicate',
    ],
    [
      'a variable with another field',
      { ...BODY, shellVariables: [{ key: 'A', value: '1', secret: true }] },
      'unknown_field',
    ],
    ['an unknown field', { ...BODY, region: 'x' }, 'unknown_field'],
  ])('%s is 400 and creates nothing', async (_name, json, code) => {
    const platform = shared();
    const answer = await call(platform, environmentsPath(platform), { json });
    expect(errorOf(answer)).toBe(`400 invalid_value ${code}`);
    expect(platform.state().accounts[0]?.apps[0]?.environments).toHaveLength(1);
  });

  test('the message names what the schema and what the account say is wrong, at once', async () => {
    const platform = shared();
    const json = {
      ...BODY,
      displayName: ' ',
      wpEnvironment: 'nothere',
      shellVariables: [
        { key: 'A', value: '1' },
        { key: 'A', value: 2 },
      ],
    };
    const message = String(jsonOf(await call(platform, environmentsPath(platform), { json }))['message']);
    expect(message.split('; ').map((line) => line.split(':')[0])).toEqual([
      'displayName',
      'shellVariables[1].value',
      'wpEnvironment',
      'shellVariables[1].key',
    ]);
  });
});
