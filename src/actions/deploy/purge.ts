import { StepError } from '../../errors.ts';
import type { Webhook } from '../../platform/api/webhook.ts';
import { triggerWebhook } from '../../platform/api/webhook.ts';
import type { DeployInputs } from './inputs.ts';
import type { DeployContext, DeployFacts } from './facts.ts';

/**
 * Fires the purge-cache webhook once the upload is accepted. A deploy that was accepted stays so: a failure is a
 * warning with its reason.
 * @throws {StepError} `purge-failed` only with `fail-on-purge-error`; `cancelled`
 */
export async function purgeCache(inputs: DeployInputs, context: DeployContext): Promise<void> {
  const { purgeWebhook: webhook, failOnPurgeError } = inputs;
  const { runner, record } = context;
  if (webhook === undefined) return;
  record({ purge: 'failed' });
  const failure = await callWebhook(webhook, context);
  if (failure === undefined) {
    record({ purge: 'done' });
    runner.info('Cache purge: done');
    runner.info('Until the new build is live, pages of the old one may be cached again.');
  } else if (failOnPurgeError) {
    const message = `The upload was accepted, but the cache was not purged. ${failure.message}`;
    throw new StepError('purge-failed', message, 'accepted');
  } else {
    runner.warning('Cache not purged', `${failure.message} The deploy itself was accepted.`);
  }
}

/** @returns why the cache was not purged. @throws {StepError} `cancelled`, and what is a defect */
async function callWebhook(webhook: Webhook, { runner, calls }: DeployContext): Promise<StepError | undefined> {
  if (webhook.action === undefined) {
    const text = 'The URL in "purge-cache-webhook" has an action word that is not known. It will still be called.';
    runner.warning('Perhaps not a purge webhook', text);
  }
  try {
    await triggerWebhook(webhook, calls);
    return undefined;
  } catch (error) {
    if (error instanceof StepError && error.code !== 'cancelled') return error;
    throw error;
  }
}

/** `skipped` where it was asked for, and the step did not come to it. */
export function purgeStatus(
  { purge }: Pick<Partial<DeployFacts>, 'purge'>,
  inputs: Pick<DeployInputs, 'purgeWebhook'> | undefined,
): string {
  return purge ?? (inputs?.purgeWebhook === undefined ? 'off' : 'skipped');
}
