import { Refusal } from '../../errors/refusal.ts';
import type { WebhookSetAction } from '../../schemas/control/control.ts';
import type { Environment } from '../../state/model.ts';
import { readWebhooks, setWebhooks } from '../../state/portal.ts';
import type { Service } from '../../state/service.ts';
import type { WebhookUrls } from '../../state/webhook-sets.ts';
import { addressOf } from '../addresses.ts';
import type { PageAnswer, PageRequest } from '../page.ts';
import type { WebhooksView } from '../pages/webhooks.tsx';
import { ConfirmPage } from '../pages/confirm.tsx';
import { WebhooksPage } from '../pages/webhooks.tsx';
import { render, seeOther } from '../parts/render.tsx';
import { timeView } from '../times.ts';
import { environmentOf, trailTo } from './find.ts';

const ACTIONS = {
  rebuild: ['Rebuild', 'Builds the last upload again.'],
  cleanRebuild: ['Clean rebuild', 'Builds it again, without the caches of earlier builds.'],
  purgeCache: ['Purge cache', 'Clears the CDN cache of the domain.'],
} as const satisfies Readonly<Record<keyof WebhookUrls, readonly [label: string, purpose: string]>>;

const CONFIRMATIONS = {
  regenerate: {
    title: 'Regenerate all webhooks?',
    label: 'Regenerate all webhooks',
    consequence: 'There will be three new URLs. The current URLs stop working at once, wherever they are in use.',
    addressName: 'regenerateWebhooks',
  },
  delete: {
    title: 'Delete all webhooks?',
    label: 'Delete all webhooks',
    consequence: 'All three URLs stop working at once, wherever they are in use.',
    addressName: 'deleteWebhooks',
  },
} as const;

/** The webhooks of an environment, whose URLs are shown when they are asked for. */
export function answerWebhooks(request: PageRequest): PageAnswer {
  const environment = environmentOf(request);
  const view = viewWebhooks(request.service, environment, request.query.get('show') === 'urls');
  return render({ title: 'Webhooks', trail: trailTo(environment) }, WebhooksPage(view));
}

function viewWebhooks(service: Service, { id, webhooks }: Environment, showsUrls: boolean): WebhooksView {
  const urls = readWebhooks(service, id);
  const actions = Object.entries(ACTIONS) as [keyof typeof ACTIONS, readonly [string, string]][];
  return {
    created: webhooks && timeView(webhooks.createTime, service.clock.now()),
    actions: actions.map(([name, [label, purpose]]) => {
      const url = showsUrls ? (urls[name] ?? undefined) : undefined;
      return { name, label, purpose, url };
    }),
    showsUrls,
    address: addressOf('webhooks', { environment: id }),
    regenerateAddress: addressOf('confirmRegenerateWebhooks', { environment: id }),
    deleteAddress: addressOf('confirmDeleteWebhooks', { environment: id }),
  };
}

/** Asks whether the URLs are to stop working. */
export function answerConfirmWebhooks(action: keyof typeof CONFIRMATIONS): (request: PageRequest) => PageAnswer {
  const { title, addressName, ...texts } = CONFIRMATIONS[action];
  return (request) => {
    const environment = environmentOf(request);
    if (environment.webhooks === undefined) throw new Refusal('wrong_state', 'The environment has no webhooks.');
    const params = { environment: environment.id };
    const addresses = { address: addressOf(addressName, params), backAddress: addressOf('webhooks', params) };
    const view = { ...texts, ...addresses, keepLabel: 'Keep them' };
    return render({ title, trail: trailTo(environment) }, ConfirmPage(view));
  };
}

/**
 * Creates, regenerates or deletes them, as the control path does. A form that is sent twice, or by a page that is out of date,
 * leads to what there is now.
 */
export function answerSetWebhooks(action: WebhookSetAction): (request: PageRequest) => PageAnswer {
  return (request) => {
    const { id, webhooks } = environmentOf(request);
    const isDone = action === 'create' ? webhooks !== undefined : action === 'delete' && webhooks === undefined;
    if (!isDone) setWebhooks(request.service, id, action);
    return seeOther(addressOf('webhooks', { environment: id }));
  };
}
