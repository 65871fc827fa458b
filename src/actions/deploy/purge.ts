import { StepError } from '../../errors.ts';
import type { CallContext } from '../../platform/client.ts';
import { ExchangeError } from '../../platform/http.ts';
import { triggerWebhook } from '../../platform/webhook.ts';
import type { Deploy } from './run.ts';

const WRONG_WEBHOOK =
  'The URL in "purge-cache-webhook" triggers a rebuild, so it was not called: copy the URL of "Purge Cache" from the portal.';

/**
 * Fires the purge-cache webhook once the upload is accepted. A deploy that was accepted stays so: a failure is a
 * warning with its reason.
 * @throws {StepError} `purge-failed` only with `fail-on-purge-error`; `cancelled`
 */
export async function purgeCache({ runner, inputs, outcome, signal }: Deploy, context: CallContext): Promise<void> {
  const webhook = inputs.purgeWebhook;
  if (webhook === undefined) return;
  outcome.purge = 'failed';
  if (webhook.action === undefined) {
    const text = 'The URL in "purge-cache-webhook" has an action word that is not known. It is called all the same.';
    runner.warning('Perhaps not a purge webhook', text);
  }
  try {
    // A rebuild right after the upload would build a second time, and purge nothing.
    if (webhook.action === 'rebuild' || webhook.action === 'cleanRebuild')
      throw new StepError('purge-failed', WRONG_WEBHOOK);
    await triggerWebhook(webhook, context);
  } catch (error) {
    const reason: unknown = error instanceof ExchangeError ? signal.reason : error;
    if (!(reason instanceof StepError) || reason.code === 'cancelled') throw reason;
    if (inputs.failOnPurgeError) {
      const message = `The upload was accepted, but the cache was not purged. ${reason.message}`;
      throw new StepError('purge-failed', message, 'accepted');
    }
    runner.warning('Cache not purged', `${reason.message} The deploy itself was accepted.`);
    return;
  }
  outcome.purge = 'done';
  runner.info('Cache purge: done');
  runner.notice(
    'Purged before the build is live',
    'The cache was purged when the upload was accepted. Until the new build is live, pages of the old one may be cached again.',
  );
}
