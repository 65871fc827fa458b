import { parseWebhook, withAction } from '../../platform/webhook.ts';
import type { Webhook } from '../../platform/webhook.ts';
import type { WebhookAction } from '../../platform/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { InputReader, parseTimeoutMinutes } from '../input-reader.ts';

export interface WebhookInputs {
  /** With the action word of the input `action`. */
  readonly webhook: Webhook;
  readonly retryAmbiguous: boolean;
  readonly timeoutMinutes: number;
}

/** Action words by the value of the input `action`; seen publicly, not part of the specification. */
const ACTIONS: Readonly<Record<'rebuild' | 'clean-rebuild' | 'purge-cache', WebhookAction>> = {
  rebuild: 'rebuild',
  'clean-rebuild': 'cleanRebuild',
  'purge-cache': 'purgeCache',
};

/** @throws {InvalidInputError} with all bad inputs at once; none of them repeats the URL */
export function readWebhookInputs(runner: Runner): WebhookInputs {
  const reader = new InputReader((name) => runner.input(name));
  reader.required('url');
  const given = reader.parsed<Webhook | undefined>('url', undefined, parseWebhook, { secret: true });
  const action = reader.choice('action', ['as-is', 'rebuild', 'clean-rebuild', 'purge-cache']);
  const retryAmbiguous = reader.boolean('retry-ambiguous', false);
  const timeoutMinutes = reader.parsed('timeout-minutes', 30, parseTimeoutMinutes);
  reader.finish();
  if (given === undefined) throw new TypeError('a URL that is missing was not reported');
  const webhook = action === 'as-is' ? given : withAction(given, ACTIONS[action]);
  return { webhook, retryAmbiguous, timeoutMinutes };
}
