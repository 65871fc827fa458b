import { parseWebhook, withAction } from '../../platform/api/webhook.ts';
import type { Webhook } from '../../platform/api/webhook.ts';
import type { WebhookAction } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { InputReader, parseTimeoutMinutes } from '../inputs/input-reader.ts';

export interface WebhookInputs {
  /** With the action word of the input `action`. */
  readonly webhook: Webhook;
  readonly retryAmbiguous: boolean;
  readonly timeoutMinutes: number;
  readonly failOnWarning: boolean;
}

/** Action words by the value of the input `action`; seen publicly, not part of the specification. */
const ACTIONS: Readonly<Record<'rebuild' | 'clean-rebuild' | 'purge-cache', WebhookAction>> = {
  rebuild: 'rebuild',
  'clean-rebuild': 'cleanRebuild',
  'purge-cache': 'purgeCache',
};

/** @throws {InvalidInputError} with all bad inputs at once; none of them repeats the URL */
export function readWebhookInputs(runner: Runner): WebhookInputs {
  const reader = new InputReader(INPUTS.webhook, runner);
  const { webhook, action, ...inputs } = reader.finish({
    webhook: reader.required('url', parseWebhook),
    action: reader.choice('action', INPUTS.webhook.action.choices),
    retryAmbiguous: reader.boolean('retry-ambiguous'),
    timeoutMinutes: reader.parsed('timeout-minutes', parseTimeoutMinutes),
    failOnWarning: reader.boolean('fail-on-warning'),
  });
  return { ...inputs, webhook: action === 'as-is' ? webhook : withAction(webhook, ACTIONS[action]) };
}
