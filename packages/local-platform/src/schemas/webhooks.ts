import { WEBHOOK_ACTIONS } from '../../../../src/platform/api/wire.ts';
import { contract } from './contract.ts';
import { Type } from './types/type.ts';
import { choice, Empty, Id, Name, record } from './types/values.ts';

/** Trigger webhook (spec 4.4): a token instead of credentials. */
export const WEBHOOKS = {
  triggerWebhook: contract({
    method: 'POST',
    url: '/wh/v1/accounts/:opaqueAccount/apps/:app/environments/:environment/webhooks/webhook:::action',
    access: 'open',
    name: 'webhook',
    tag: 'webhooks',
    summary: 'Trigger webhook (spec 4.4)',
    description:
      'The specification names the three actions, but not the words for them; these are from public documents. A body is neither needed nor read, and other parameters are ignored. A rebuild before the first upload is 409.',
    params: record({
      opaqueAccount: Type.String({
        description: 'an opaque id of the account, not its name',
        pattern: '^[0-9a-f]{24}$',
      }),
      app: Name,
      environment: Id,
      action: choice(WEBHOOK_ACTIONS),
    }),
    // Whoever sends may add parameters of their own.
    query: Type.Object({
      token: Type.String({
        description: 'the secret of the webhook set; without it, or with a wrong one, the answer is 403',
      }),
    }),
    answer: { description: 'Done.', schema: Empty },
    refusals: [409],
  }),
};
