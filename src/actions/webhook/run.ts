import { describePage, triggerWebhook, parseWebhook, withAction } from '../../platform/api/webhook.ts';
import { describeForeignPage } from '../../platform/retry/foreign-answer.ts';
import { isForeign, PlatformError } from '../../platform/retry/platform-error.ts';
import type { Status } from '../../shared/errors.ts';
import { BEFORE_THE_API, commonAdvice } from '../step/advice/error-codes.ts';
import { logTarget } from '../step/call-context.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { headingOf } from '../step/ending.ts';
import type { Ending } from '../step/ending.ts';
import { code, text } from '../step/report/html.ts';
import type { Report } from '../step/report/report.ts';
import { defineStep } from '../step/step.ts';
import type { WebhookAction } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { InputReader, readCommon } from '../inputs/input-reader.ts';

export type WebhookInputs = ReturnType<typeof readWebhookInputs>;

/** Action words by the value of the input `action`; seen publicly, not part of the specification. */
const ACTIONS: Readonly<Record<'rebuild' | 'clean-rebuild' | 'purge-cache', WebhookAction>> = {
  rebuild: 'rebuild',
  'clean-rebuild': 'cleanRebuild',
  'purge-cache': 'purgeCache',
};

/** An action word as the input `action` has it: what a user knows it by. */
function nameOfAction(action: WebhookAction | undefined): string {
  return Object.entries(ACTIONS).find(([, word]) => word === action)?.[0] ?? action ?? 'action of the URL';
}

/** @throws {InvalidInputError} with all bad inputs at once; none of them repeats the URL */
export function readWebhookInputs(runner: Runner) {
  const reader = new InputReader(INPUTS.webhook, runner);
  const { webhook, action, ...inputs } = reader.finish({
    webhook: reader.required('url', parseWebhook),
    action: reader.choice('action', INPUTS.webhook.action.choices),
    retryAmbiguous: reader.boolean('retry-ambiguous'),
    ...readCommon(reader),
  });
  /** With the action word of the input `action`. */
  return { ...inputs, webhook: action === 'as-is' ? webhook : withAction(webhook, ACTIONS[action]) };
}

interface WebhookFacts {
  /** HTTP status of the reply. */
  readonly statusCode: number;
}

const HEADINGS: Readonly<Partial<Record<Status, string>>> = {
  accepted: 'Webhook accepted',
  unknown: 'Outcome of the webhook unknown',
};

export const webhookReport: Report<WebhookInputs, WebhookFacts> = {
  outputs: (facts, ending) => ({ 'status-code': statusCodeOf(facts, ending) ?? null }),
  advice: (error, _facts, inputs, ciHost) => {
    // The token is all the authority there is, so a refusal means that it is not valid any more.
    const isGone = error instanceof PlatformError && error.details.httpStatus === 410;
    if (isGone || ['unauthorized', 'forbidden', 'not-found'].includes(error.code)) {
      const remedy =
        'The webhook may have been regenerated or deleted: copy the whole URL from the portal again, and store it in the secret.';
      return isForeign(error) ? `${remedy} ${BEFORE_THE_API}` : remedy;
    }
    if (error.code === 'conflict')
      return 'The platform cannot do this now: a build may be under way, or nothing may have been uploaded yet.';
    const unsure = error.status === 'unknown' || error.code === 'server-error';
    if (inputs?.webhook.action === 'purgeCache' && unsure)
      return `The cache may or may not have been purged. Purging again does no harm: ${ciHost.terms.runAgain}.`;
    const mayHave = 'the webhook may have been triggered';
    return commonAdvice(error, { address: 'the webhook', urlInput: 'url', mayHave, lookFor: 'a new build' }, ciHost);
  },
  summary: (facts, ending, inputs) => {
    const statusCode = statusCodeOf(facts, ending);
    return {
      heading: headingOf(ending.status, HEADINGS, 'Webhook failed'),
      subject: inputs && nameOfAction(inputs.webhook.action),
      rows: [
        // Of the URL no more than that: all of it is a secret.
        ['Platform', inputs && code(inputs.webhook.url.origin)],
        ['HTTP status', statusCode === undefined ? undefined : text(String(statusCode))],
      ],
    };
  },
};

/** Triggers a webhook: rebuild, clean rebuild, or purge of the cache. */
export const webhookAction = defineStep<WebhookInputs, WebhookFacts>({
  inputs: INPUTS.webhook,
  read: readWebhookInputs,
  run: async ({ webhook, retryAmbiguous }, { runner, calls, record, aboutToSend }) => {
    // A host may repeat the URL that was called, which is not the input where "action" changed it.
    runner.mask([webhook.url.href, webhook.url.pathname]);
    logTarget(runner, webhook.url, nameOfAction(webhook.action));
    aboutToSend();
    const reply = await triggerWebhook(webhook, calls, retryAmbiguous);
    const page = describeForeignPage(reply);
    record({ accepted: true, statusCode: reply.status });
    runner.info(`Accepted with HTTP ${reply.status}${page === '' ? '' : `: ${page}`}.`);
    const answered = describePage(webhook, reply);
    if (answered !== undefined) runner.warning('Answered by a page', answered);
    return 'accepted';
  },
  report: webhookReport,
});

function statusCodeOf({ statusCode }: Partial<WebhookFacts>, { error }: Ending): number | undefined {
  return statusCode ?? (error instanceof PlatformError ? error.details.httpStatus : undefined);
}
