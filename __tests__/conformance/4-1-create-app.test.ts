import { expect, test } from '@jest/globals';
import { expectRefusal } from './shapes.ts';
import { appsUrl, creating, freshName, postJson, useTarget } from './target.ts';

const target = useTarget();
const BODY = { region: 'regions/US-C', uploadable: {} };

creating('an app is created: HTTP 200 with no body', async () => {
  const response = await postJson(target(), `${appsUrl(target())}?appId=${freshName()}`, BODY);
  expect([response.status, await response.text()]).toEqual([200, '']);
});

creating.each(['AUS-SE', 'UK', 'EU-W'])('region %s is known', async (region) => {
  const response = await postJson(target(), `${appsUrl(target())}?appId=${freshName()}`, {
    ...BODY,
    region: `regions/${region}`,
  });
  expect(response.status).toBe(200);
});

test.each([
  ['no appId', '', BODY],
  ['no region', '?appId=x', { uploadable: {} }],
  ['a region that is not one of the four', '?appId=x', { ...BODY, region: 'regions/NOWHERE' }],
])('%s is refused', async (_name, query, body) => {
  await expectRefusal(await postJson(target(), `${appsUrl(target())}${query}`, body));
});
