import { PlatformError } from '../../platform/failure.ts';
import { parseWebhook, triggerWebhook, withAction } from '../../platform/webhook.ts';
import type { Webhook } from '../../platform/webhook.ts';
import type { WebhookAction } from '../../platform/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { commonAdvice } from '../advice.ts';
import { callContext, stopReason, tellTarget } from '../call-context.ts';
import type { Services } from '../call-context.ts';
import { InputReader, parseTimeoutMinutes } from '../input-reader.ts';
import { runStep } from '../step.ts';
import type { StepState } from '../step.ts';

interface WebhookInputs {
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
function readInputs(runner: Runner): WebhookInputs {
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
  return await runStep(runner, {
    state,
    webhookInputs: ['url'],
    work: async (start) => {
      const { webhook, retryAmbiguous, timeoutMinutes } = readInputs(runner);
      const signal = start(timeoutMinutes);
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
