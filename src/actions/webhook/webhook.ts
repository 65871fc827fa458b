import { PlatformError } from '../../platform/failure.ts';
import { triggerWebhook } from '../../platform/webhook.ts';
import type { Runner } from '../../runner/runner.ts';
import { commonAdvice } from '../advice.ts';
import { callContext, stopReason, tellTarget } from '../call-context.ts';
import type { Services } from '../call-context.ts';
import { runStep } from '../step.ts';
import type { StepState } from '../step.ts';
import { readWebhookInputs } from './inputs.ts';
import type { WebhookInputs } from './inputs.ts';

/**
 * Triggers a webhook: rebuild, clean rebuild, or purge of the cache.
 * @returns the exit code of the step
 */
export async function webhookAction(runner: Runner, services: Services): Promise<number> {
  const state: StepState & { statusCode: number | undefined } = {
    status: 'failed',
    errorCode: '',
    statusCode: undefined,
  };
  let inputs: WebhookInputs | undefined;
  return await runStep(runner, {
    state,
    webhookInputs: ['url'],
    work: async (start) => {
      inputs = readWebhookInputs(runner);
      const { webhook, retryAmbiguous } = inputs;
      // A host may repeat the URL that was called, which is not the input where "action" changed it.
      runner.mask([webhook.url.href, webhook.url.pathname]);
      const signal = start(inputs.timeoutMinutes);
      tellTarget(runner, webhook.url, webhook.action ?? 'the action of the URL');
      try {
        state.statusCode = await triggerWebhook(webhook, callContext(runner, services, signal), retryAmbiguous);
      } catch (error) {
        if (error instanceof PlatformError) state.statusCode = error.details.httpStatus;
        throw stopReason(error, signal);
      }
      state.status = 'accepted';
      runner.info(`Accepted with HTTP ${state.statusCode}.`);
    },
    advise: (error, isFork) => {
      // The token is all the authority there is, so a refusal means that it is not valid any more.
      if (['unauthorized', 'forbidden', 'not-found'].includes(error.code)) {
        return 'The webhook may have been regenerated or deleted: copy its URL from the portal again, whole, into the secret.';
      }
      if (error.code === 'conflict') {
        return 'The platform cannot do this now: a build may be under way, or nothing may have been uploaded yet.';
      }
      const unsure = error.status === 'unknown' || error.code === 'server-error';
      if (inputs?.webhook.action === 'purgeCache' && unsure) {
        return 'The cache may or may not have been purged. Purging again does no harm: run the job again.';
      }
      const mayHave = 'the webhook may have been triggered';
      return commonAdvice(error, { address: 'the webhook', urlInput: 'url', mayHave, lookFor: 'a new build' }, isFork);
    },
    outputs: () => {
      const outputs = { status: state.status, 'error-code': state.errorCode };
      const statusCode = state.statusCode ?? null;
      return {
        ...outputs,
        'status-code': String(statusCode ?? ''),
        result: JSON.stringify({ ...outputs, 'status-code': statusCode }),
      };
    },
  });
}
