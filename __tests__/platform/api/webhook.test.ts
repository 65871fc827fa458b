import { describe, expect, test } from '@jest/globals';
import { parseWebhook } from '../../../src/platform/api/webhook.ts';

const PATH = '/wh/v1/accounts/acme/apps/shop/environments/e-1/webhooks/webhook';

describe('a webhook URL', () => {
  test.each([
    [`https://api.example.com${PATH}:purgeCache?token=t0ken`, 'purgeCache', 't0ken'],
    [`https://api.example.com${PATH}:rebuild?token=t0ken`, 'rebuild', 't0ken'],
    [`https://api.example.com${PATH}:cleanRebuild?token=t0ken`, 'cleanRebuild', 't0ken'],
    [`https://api.example.com/root${PATH}:purgeCache?x=1&token=a%2Bb`, 'purgeCache', 'a+b'],
    [`http://127.0.0.1:4000${PATH}:purgeCache?token=t`, 'purgeCache', 't'],
    [`https://api.example.com${PATH}:someday-new?token=t`, undefined, 't'],
  ])('%s', (text, action, token) => {
    const webhook = parseWebhook(text);
    expect({ action: webhook.action, token: webhook.token, href: webhook.url.href }).toEqual({
      action,
      token,
      href: text,
    });
  });

  test.each([
    [`http://api.example.com${PATH}:purgeCache?token=s3cret`, 'must start with https://'],
    [`https://user:s3cret@api.example.com${PATH}:purgeCache?token=s3cret`, 'must not contain a user name or password'],
    [`${PATH}:purgeCache?token=s3cret`, 'must be an absolute URL'],
    [`https://api.example.com${PATH}:purgeCache`, 'must be a webhook URL copied whole from the portal'],
    [`https://api.example.com${PATH}:purgeCache?token=`, 'must be a webhook URL copied whole'],
    [`https://api.example.com${PATH}:purgeCache?token=s3cret#x`, 'must be a webhook URL copied whole'],
    [`https://api.example.com${PATH}?token=s3cret`, 'must be a webhook URL copied whole'],
    [`https://api.example.com${PATH}:purge/cache?token=s3cret`, 'must be a webhook URL copied whole'],
    ['https://api.example.com/somewhere?token=s3cret', 'must be a webhook URL copied whole'],
    [`https://api.example.com/fu/v1/accounts/a/apps/b/environments/c:upload?token=s3cret`, 'must be a webhook URL'],
    ['s3cret', 'must be an absolute URL'],
  ])('%s is refused, and not repeated', (text, problem) => {
    expect(() => parseWebhook(text)).toThrow(problem);
    expect(() => parseWebhook(text)).toThrow(/^(?!.*s3cret)/s);
  });
});
