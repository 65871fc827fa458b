import { parseWebhook, withAction } from '../../platform/api/webhook.ts';
import type { WebhookAction } from '../../platform/api/wire.ts';
import type { Runner } from '../../runner/runner.ts';
import { INPUTS } from '../../shared/inputs.ts';
import { InputReader, readCommon } from '../inputs/input-reader.ts';

export type WebhookInputs = ReturnType<typeof readWebhookInputs>;

/** Action words by the value of the input `action`; seen publicly, not part of the specification. */
const ACTIONS: Readonly<Record<'rebuild' | 'clean-rebuild' | 'purge-cache', WebhookAction>> = {
  rebuild: 'rebuild',
  'clean-rebuild': 'cleanRebuild',
  'purge-cache': 'purgeCache',
};

/** An action word as the input `action` has it: what a user knows it by. */
export function nameOfAction(action: WebhookAction | undefined): string {
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
