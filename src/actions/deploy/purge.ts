import { StepError } from '../../errors.ts';
import type { CallContext } from '../../platform/client.ts';
import { ExchangeError } from '../../platform/http.ts';
import { triggerWebhook } from '../../platform/webhook.ts';
import type { Deploy } from './run.ts';

/**
 * Fires the purge-cache webhook once the upload is accepted. A deploy that was accepted stays so: a failure is a
 * warning with its reason.
 * @throws {StepError} `purge-failed` only with `fail-on-purge-error`; `cancelled`
 */
export async function purgeCache({ runner, inputs, outcome, signal }: Deploy, context: CallContext): Promise<void> {
  const webhook = inputs.purgeWebhook;
  if (webhook === undefined) return;
  outcome.purge = 'failed';
  if (webhook.action !== 'purgeCache') {
    const what = webhook.action === undefined ? 'has an action word that is not known' : 'triggers a rebuild';
    runner.warning(
      'Not a purge webhook',
      `The URL in "purge-cache-webhook" ${what}. It is called all the same; copy the URL of "Purge Cache" from the portal.`,
    );
  }
  try {
    await triggerWebhook(webhook, context);
  } catch (error) {
    const reason: unknown = error instanceof ExchangeError ? signal.reason : error;
    if (!(reason instanceof StepError) || reason.code === 'cancelled') throw reason;
    if (inputs.failOnPurgeError)
      throw new StepError(
        'purge-failed',
        `The upload was accepted, but the cache was not purged. ${reason.message}`,
        'accepted',
      );
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
