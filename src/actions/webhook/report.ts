import { PlatformError } from '../../platform/retry/platform-error.ts';
import { commonAdvice } from '../advice.ts';
import type { Report } from '../report.ts';
import type { WebhookInputs } from './inputs.ts';

export interface WebhookFacts {
  /** HTTP status of the reply. */
  readonly statusCode: number;
}

export const webhookReport: Report<WebhookInputs, WebhookFacts> = {
  outputs: ({ statusCode }, { error }) => {
    const ofError = error instanceof PlatformError ? error.details.httpStatus : undefined;
    return { 'status-code': statusCode ?? ofError ?? null };
  },
  advice: (error, _facts, inputs, isFork) => {
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
};
