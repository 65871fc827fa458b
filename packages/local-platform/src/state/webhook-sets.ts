import type { WebhookAction } from '../../../../src/platform/api/wire.ts';
import { newToken } from './identity.ts';
import type { WebhookSetAction } from '../schemas/control/control.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Environment } from './model.ts';

/** The three URLs of an environment, or null for each when it has none. */
export type WebhookUrls = Readonly<Record<WebhookAction, string | null>>;

/**
 * Moves a webhook set through its states (spec 3.2). URLs of before stop working at once.
 * @throws Refusal 409 for a move that the state does not allow
 */
export function changeWebhooks(environment: Environment, action: WebhookSetAction, now: number): void {
  const active = environment.webhooks !== undefined;
  if (active === (action === 'create')) {
    throw new Refusal(
      'wrong_state',
      active ? 'The environment already has webhooks.' : 'The environment has no webhooks.',
    );
  }
  environment.webhooks = action === 'delete' ? undefined : { token: newToken(), createTime: now };
}

/** The URLs as the user portal would show them (spec 4.4). */
export function webhookUrls(environment: Environment, origin: string): WebhookUrls {
  const url = (action: WebhookAction): string | null => {
    if (environment.webhooks === undefined) return null;
    const { app, id, webhooks } = environment;
    const path = `/wh/v1/accounts/${app.account.opaqueId}/apps/${app.name}/environments/${id}/webhooks/webhook:${action}`;
    return `${origin}${path}?token=${webhooks.token}`;
  };
  return { rebuild: url('rebuild'), cleanRebuild: url('cleanRebuild'), purgeCache: url('purgeCache') };
}
