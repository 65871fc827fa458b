import { expect, test } from '@jest/globals';
import { appsPath, call, errorOf, jsonOf, sharedPlatform, start } from '../support.ts';

const shared = sharedPlatform();

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
  ['null', '?appId=x', null, 'missing'],
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
    'query: "other" is not known',
    'known are appId',
    expect.stringMatching(/^query: appId must be a string of 1 to 63 letters/),
    'more: is not a known field',
    'allowed are region, uploadable',
    'region: must be one of "regions/US-C", "regions/AUS-SE", "regions/UK", "regions/EU-W"',
    'uploadable: must be an object',
  ]);
});
