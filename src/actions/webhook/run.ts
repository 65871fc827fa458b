import { triggerWebhook } from '../../platform/api/webhook.ts';
import { logTarget } from '../step/call-context.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { defineStep } from '../step/step.ts';
import { readWebhookInputs } from './inputs.ts';
import type { WebhookInputs } from './inputs.ts';
import { webhookReport } from './report.ts';
import type { WebhookFacts } from './report.ts';

/** Triggers a webhook: rebuild, clean rebuild, or purge of the cache. */
export const webhookAction = defineStep<WebhookInputs, WebhookFacts>({
  inputs: INPUTS.webhook,
  read: readWebhookInputs,
  run: async ({ webhook, retryAmbiguous }, { runner, calls, record, aboutToSend }) => {
    // A host may repeat the URL that was called, which is not the input where "action" changed it.
    runner.mask([webhook.url.href, webhook.url.pathname]);
    logTarget(runner, webhook.url, webhook.action ?? 'the action of the URL');
    aboutToSend();
    const statusCode = await triggerWebhook(webhook, calls, retryAmbiguous);
    record({ accepted: true, statusCode });
    runner.info(`Accepted with HTTP ${statusCode}.`);
    return 'accepted';
  },
  report: webhookReport,
});
