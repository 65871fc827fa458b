import { parseSecureUrl } from '../../shared/secure-url.ts';
import { withAttempts } from '../retry/attempts.ts';
import type { CallContext } from './api-request.ts';
import { parseObject } from '../../shared/json-object.ts';
import { describeForeignPage } from '../retry/foreign-answer.ts';
import { falseSuccess } from '../retry/platform-error.ts';
import { exchange } from '../transport/exchange.ts';
import type { HttpReply } from '../transport/exchange.ts';
import { describeRefusedSuccess } from './refused-success.ts';
import { WEBHOOK_ACTIONS } from './wire.ts';
import type { WebhookAction } from './wire.ts';

/** A webhook URL as the portal issues it. The whole of it is a secret (specification section 4.4). */
export interface Webhook {
  readonly url: URL;
  readonly token: string;
  /** The action word, where it is one of those that public documents show. */
  readonly action: WebhookAction | undefined;
}

/** The portal issues the names here, and the account is an opaque id: nothing is built from them. */
const SEGMENT = '[^/]{1,128}';
const WEBHOOK_PATH = new RegExp(
  `/wh/v1/accounts/${SEGMENT}/apps/${SEGMENT}/environments/${SEGMENT}/webhooks/webhook:([A-Za-z][A-Za-z_-]{0,63})$`,
);

/** Checks a webhook URL. @throws {RangeError} whose message never repeats any of it. */
export function parseWebhook(text: string): Webhook {
  const url = parseSecureUrl(text);
  const word = WEBHOOK_PATH.exec(url.pathname)?.[1];
  const token = url.searchParams.get('token') ?? '';
  if (word === undefined || token === '' || url.hash !== '') {
    throw new RangeError(
      'must be a webhook URL copied whole from the portal: its path ends in /webhooks/webhook:<action>, and it has a token',
    );
  }
  return { url, token, action: WEBHOOK_ACTIONS.find((action) => action === word) };
}

/** The same webhook with another action: one token serves the three URLs of an environment (seen publicly). */
export function withAction(webhook: Webhook, action: WebhookAction): Webhook {
  const url = new URL(webhook.url);
  url.pathname = url.pathname.replace(/:[^:/]+$/, `:${action}`);
  return { ...webhook, url, action };
}

/**
 * For a webhook that got a page with a status of success, as from a sign-in or a filter: what to make of it, as a sentence.
 * The body of the answer is not specified, but it is for programs. Undefined for any other answer.
 */
export function describePage({ url }: Webhook, reply: HttpReply): string | undefined {
  if (!/^\s*<(?:!doctype|html|head|title)\b/i.test(reply.text)) return undefined;
  const page = describeForeignPage(reply);
  return `${url.origin} answered the webhook with a page${page === '' ? '' : ` (${page})`}: something before the platform may have answered, and nothing may have happened. Check the URL, and its effect in the user portal.`;
}

/**
 * Fires a webhook: POST, no body, no Basic authentication. Any 2xx is success, as its status and body are not specified,
 * unless it says that it refuses.
 * @returns the answer
 * @throws {PlatformError}, {StepError} when the signal ended it
 */
export async function triggerWebhook(
  webhook: Webhook,
  context: CallContext,
  retryAmbiguous = false,
): Promise<HttpReply> {
  const kind = webhook.action === 'purgeCache' ? 'purge' : 'trigger';
  const name = { what: 'the webhook', origin: webhook.url.origin };
  const reply = await withAttempts(
    { kind, name, retryAmbiguous, ...context },
    async () => await exchange({ method: 'POST', url: webhook.url, ...context }),
  );
  const refusal = describeRefusedSuccess(parseObject(reply.text));
  if (refusal === undefined) return reply;
  throw falseSuccess(name, reply, `but refused it: ${refusal}`, 'rejected');
}
