import { OutcomeError, StepError } from '../../shared/errors.ts';
import type { Webhook } from '../../platform/api/webhook.ts';
import { describePage, triggerWebhook } from '../../platform/api/webhook.ts';
import type { AfterUploadInputs } from './inputs/inputs.ts';
import type { DeployContext, DeployFacts } from './facts.ts';

const REACHED = {
  accepted: 'The upload was accepted',
  live: 'The new build is live',
  'rolled-back': 'The older zip is live',
} as const;

type PurgeInputs = AfterUploadInputs['purge'];

/**
 * Fires the purge-cache webhook. A deploy that went well stays so: a failure is a warning with its reason.
 * @param reached how far the deploy has come
 * @returns with `fail-on-purge-error`, the `purge-failed` that the step is to end with, once all else is done
 * @throws {StepError} `cancelled`
 */
export async function purgeCache(
  { webhook, failOnError }: PurgeInputs,
  reached: keyof typeof REACHED,
  context: DeployContext,
): Promise<OutcomeError | undefined> {
  const { runner, record } = context;
  if (webhook === undefined) return undefined;
  record({ purge: 'failed' });
  const failure = await callWebhook(webhook, context);
  const deploy = REACHED[reached];
  if (failure === undefined) {
    record({ purge: 'done' });
    runner.info('Cache purge: done');
    if (reached === 'accepted') runner.info('Until the new build is live, pages of the old one may be cached again.');
  } else if (failOnError) {
    return new OutcomeError('purge-failed', `${deploy}, but the cache was not purged. ${failure.message}`, reached);
  } else {
    runner.warning('Cache not purged', `${failure.message} ${deploy}.`);
  }
  return undefined;
}

/** The end of a deploy whose upload was accepted, and that follows it no further. @throws {OutcomeError} `purge-failed` */
export async function endAccepted(purge: PurgeInputs, context: DeployContext): Promise<'accepted'> {
  const purgeError = await purgeCache(purge, 'accepted', context);
  if (purgeError !== undefined) throw purgeError;
  return 'accepted';
}

/** @returns why the cache was not purged. @throws {StepError} `cancelled`, and what is a defect */
async function callWebhook(webhook: Webhook, { runner, calls }: DeployContext): Promise<StepError | undefined> {
  if (webhook.action === undefined) {
    const text = 'The URL in "purge-cache-webhook" has an unknown action. The deploy calls it anyway.';
    runner.warning('Possibly not a purge webhook', text);
  }
  try {
    const answered = describePage(webhook, await triggerWebhook(webhook, calls));
    if (answered !== undefined) runner.warning('Answered by a page', answered);
    return undefined;
  } catch (error) {
    if (error instanceof StepError && error.code !== 'cancelled') return error;
    throw error;
  }
}

/** `skipped` where it was asked for, and the step did not come to it. */
export function purgeStatus({ purge }: Pick<Partial<DeployFacts>, 'purge'>, isWanted: boolean): string {
  return purge ?? (isWanted ? 'skipped' : 'off');
}
