import type { Details } from '../program-door.ts';
import type { Service } from '../state/service.ts';
import { webhookUrls } from '../state/webhook-sets.ts';

/** The first account of the seed, its first app, and that app's first environment. */
export function describeStart(service: Service): Details {
  const origin = service.origin();
  const [account] = service.store.accounts.values();
  const [app] = account?.apps.values() ?? [];
  const [environment] = app?.environments.values() ?? [];
  const siteUrl = environment === undefined ? undefined : service.apps?.siteUrl(environment);
  const webhooks = environment === undefined ? undefined : webhookUrls(environment, origin);
  return {
    'headless-url': origin,
    'base-url': origin,
    username: account?.username ?? '',
    password: account?.password ?? '',
    account: account?.name ?? '',
    app: app?.name ?? '',
    environment: environment?.id ?? '',
    'rebuild-webhook': webhooks?.rebuild ?? '',
    'clean-rebuild-webhook': webhooks?.cleanRebuild ?? '',
    'purge-cache-webhook': webhooks?.purgeCache ?? '',
    'control-url': `${origin}/_control`,
    'control-token': service.controlToken,
    ...(service.portalAccess === undefined ? {} : { 'portal-url': service.portalAccess.url(origin) }),
    ...(siteUrl === undefined ? {} : { 'site-url': siteUrl }),
  };
}
