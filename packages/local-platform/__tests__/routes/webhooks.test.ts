import { expect, test } from '@jest/globals';
import {
  call,
  environmentState,
  environmentsPath,
  errorOf,
  pathOf,
  sharedPlatform,
  start,
  upload,
} from '../support.ts';

const shared = sharedPlatform();

/** A POST without credentials, as a webhook is called. */
const NONE = { method: 'POST', credentials: null } as const;

test('the URLs have the form of the specification, one token for all three, and an account segment that is not the name', async () => {
  const { details } = await start();
  const urls = [details['rebuild-webhook'], details['clean-rebuild-webhook'], details['purge-cache-webhook']];
  const forms = urls.map((url) =>
    /^http:\/\/127\.0\.0\.1:\d+\/wh\/v1\/accounts\/([^/]+)\/apps\/storefront\/environments\/([^/]+)\/webhooks\/webhook:(\w+)\?token=([\w-]{27}=)$/.exec(
      url,
    ),
  );
  expect(forms.map((form) => form?.[3])).toEqual(['rebuild', 'cleanRebuild', 'purgeCache']);
  expect(new Set(forms.map((form) => form?.[4])).size).toBe(1);
  expect(forms[0]?.[1]).toMatch(/^[0-9a-f]{24}$/);
  expect(forms[0]?.[2]).toBe(details.environment);
});

test('purging counts a purge and builds nothing', async () => {
  const platform = await start();
  const answer = await call(platform, pathOf(platform.details['purge-cache-webhook']), NONE);
  expect([answer.status, answer.text]).toEqual([200, '{}']);
  expect(environmentState(platform)).toMatchObject({ purges: 1, builds: [] });
  expect(platform.state().webhookCalls).toMatchObject([{ action: 'purgeCache', build: null }]);
});

test.each(['rebuild', 'clean-rebuild'] as const)('%s builds the last upload again', async (action) => {
  const platform = await start({ buildMilliseconds: 0 });
  await upload(platform);
  expect((await call(platform, pathOf(platform.details[`${action}-webhook`]), NONE)).status).toBe(200);
  const { builds, live } = environmentState(platform);
  expect(builds.map(({ cause, state }) => [cause, state])).toEqual([
    ['upload', 'superseded'],
    [action === 'rebuild' ? 'rebuild' : 'cleanRebuild', 'live'],
  ]);
  expect(builds[1]?.archive).toEqual(builds[0]?.archive);
  expect(live).toBe(builds[1]?.id);
  expect(platform.state().webhookCalls).toMatchObject([{ build: builds[1]?.id }]);
});

test('a rebuild before anything was uploaded is 409', async () => {
  const platform = shared();
  const answer = await call(platform, pathOf(platform.details['rebuild-webhook']), NONE);
  expect(errorOf(answer)).toBe('409 conflict nothing_uploaded');
  expect(platform.state().webhookCalls).toEqual([]);
});

test('whatever body, type and parameters a sender adds are ignored', async () => {
  const platform = await start();
  const path = pathOf(platform.details['purge-cache-webhook']);
  const bodies = [
    { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { body: '{"broken', headers: { 'content-type': 'application/json' } },
    { body: 'text' },
    { body: '' },
  ];
  for (const body of bodies) expect((await call(platform, path, { ...NONE, ...body })).status).toBe(200);
  expect((await call(platform, `${path}&source=cms&Token=x`, NONE)).status).toBe(200);
  expect(environmentState(platform).purges).toBe(bodies.length + 1);
});

test.each([
  ['a wrong token', (path: string) => path.replace(/=./, '=!'), '403 forbidden bad_token'],
  ['a longer token', (path: string) => `${path}=`, '403 forbidden bad_token'],
  ['no token', (path: string) => path.replace(/\?.*/, ''), '403 forbidden bad_token'],
  ['two tokens', (path: string) => `${path}&token=x`, '400 invalid_value repeated'],
  ['an unknown action', (path: string) => path.replace('purgeCache', 'purge-cache'), '404 not_found webhook_not_found'],
  [
    'an action in other letters',
    (path: string) => path.replace('purgeCache', 'purgecache'),
    '404 not_found webhook_not_found',
  ],
  [
    'the name of the account',
    (path: string) => path.replace(/accounts\/\w+/, 'accounts/acme'),
    '404 not_found webhook_not_found',
  ],
  ['another app', (path: string) => path.replace('storefront', 'other'), '404 not_found app_not_found'],
  [
    'another environment',
    (path: string) => path.replace(/environments\/[^/]+/, 'environments/x'),
    '404 not_found environment_not_found',
  ],
])('%s is refused and does nothing', async (_name, change, expected) => {
  const platform = shared();
  const answer = await call(platform, change(pathOf(platform.details['purge-cache-webhook'])), NONE);
  expect(errorOf(answer)).toBe(expected);
  expect(environmentState(platform).purges).toBe(0);
  expect(platform.state().webhookCalls).toEqual([]);
});

test('GET does not trigger anything', async () => {
  const platform = shared();
  const answer = await call(platform, pathOf(platform.details['purge-cache-webhook']), { credentials: null });
  expect(errorOf(answer)).toBe('405 method_not_allowed method_not_allowed');
  expect(answer.headers.allow).toBe('POST');
  expect(environmentState(platform).purges).toBe(0);
});

test('none, active, regenerated, none: URLs of before stop working', async () => {
  const platform = await start();
  await call(platform, environmentsPath(platform), {
    json: { displayName: 'S', branch: 'uploadable', wpEnvironment: 'acmedev' },
  });
  const id = platform.state().accounts[0]?.apps[0]?.environments[1]?.id ?? '';
  const status = async (url: string | null): Promise<number> => (await call(platform, pathOf(url ?? ''), NONE)).status;

  expect(platform.webhooks(id)).toEqual({ rebuild: null, cleanRebuild: null, purgeCache: null });
  const first = platform.setWebhooks(id, 'create');
  expect(await status(first.purgeCache)).toBe(200);
  const second = platform.setWebhooks(id, 'regenerate');
  expect(second.purgeCache).not.toBe(first.purgeCache);
  expect([await status(first.purgeCache), await status(second.purgeCache)]).toEqual([403, 200]);
  platform.setWebhooks(id, 'delete');
  expect([await status(first.purgeCache), await status(second.purgeCache)]).toEqual([404, 404]);
  const third = platform.setWebhooks(id, 'create');
  expect([await status(second.purgeCache), await status(third.purgeCache)]).toEqual([403, 200]);
});

test('moves that the state does not allow are refused', async () => {
  const platform = await start();
  const { environment } = platform.details;
  expect(() => platform.setWebhooks(environment, 'create')).toThrow('already has webhooks');
  platform.setWebhooks(environment, 'delete');
  expect(() => platform.setWebhooks(environment, 'delete')).toThrow('has no webhooks');
  expect(() => platform.setWebhooks(environment, 'regenerate')).toThrow('has no webhooks');
  expect(() => platform.setWebhooks('nowhere', 'create')).toThrow('no environment');
});
