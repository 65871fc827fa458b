import { expect } from '@jest/globals';
import { expectRefusal } from './shapes.ts';
import { triggering, useTarget } from './target.ts';

const target = useTarget();

triggering('a webhook is triggered by a POST with its token, without a body and without credentials', async () => {
  const response = await fetch(target().purgeWebhook ?? '', { method: 'POST', redirect: 'manual' });
  expect(Math.floor(response.status / 100)).toBe(2);
});

triggering('a URL has the form of the specification', () => {
  expect(target().purgeWebhook).toMatch(
    /^https?:\/\/[^/]+\/wh\/v1\/accounts\/[^/]+\/apps\/[^/]+\/environments\/[^/]+\/webhooks\/webhook:[^/?]+\?token=.+$/,
  );
});

triggering('another token triggers nothing', async () => {
  const url = (target().purgeWebhook ?? '').replace(/token=.*$/, 'token=not-the-token');
  await expectRefusal(await fetch(url, { method: 'POST', redirect: 'manual' }));
});
