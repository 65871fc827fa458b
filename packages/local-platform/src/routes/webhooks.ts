import type { FastifyRequest } from 'fastify';
import type { WebhookAction } from '../../../../src/platform/api/wire.ts';
import { WEBHOOK_ACTIONS } from '../../../../src/platform/api/wire.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { fieldOf } from '../schemas/unchecked.ts';
import { WEBHOOKS } from '../schemas/webhooks.ts';
import { beginBuild } from '../state/builds/begin-build.ts';
import { sameSecret } from '../state/identity.ts';
import type { Build, Environment } from '../state/model.ts';
import type { Service } from '../state/service.ts';

/** Trigger webhook (spec 4.4): a token instead of credentials. */
export function webhookRoutes(service: Service) {
  return {
    triggerWebhook: route(WEBHOOKS.triggerWebhook, {
      /** Throws Refusal 404 for an unknown place or action and a deleted set, 403 for a token that is not (or no longer) right. */
      find: (request, params) => {
        const environment = service.store.environmentByOpaqueId(params.opaqueAccount, params.app, params.environment);
        const action = WEBHOOK_ACTIONS.find((candidate) => candidate === params.action);
        if (action === undefined || environment.webhooks === undefined)
          throw new Refusal('webhook_not_found', 'There is no such webhook.');
        if (!sameSecret(tokenOf(request), environment.webhooks.token))
          throw new Refusal('bad_token', 'The token of this webhook is missing, invalid or outdated.');
        return { environment, action };
      },
      handle: ({ found: { environment, action } }) => {
        const build = trigger(service, environment, action);
        const time = service.clock.now();
        service.journal.webhookCalls.push({ environment: environment.id, action, time, build: build?.id });
        return {};
      },
    }),
  } satisfies Record<keyof typeof WEBHOOKS, Route>;
}

/** A token is a credential: it counts before anything else does. @throws Refusal 400 when there are two */
function tokenOf(request: FastifyRequest): string {
  const token = fieldOf(request.query, 'token') ?? '';
  if (typeof token === 'string') return token;
  throw new Refusal('repeated', 'query: token is repeated');
}

function trigger(service: Service, environment: Environment, action: WebhookAction): Build | undefined {
  if (action === 'purgeCache') {
    environment.purges += 1;
    return undefined;
  }
  const { archive, commit } = environment;
  if (archive === undefined)
    throw new Refusal(
      'nothing_uploaded',
      'Nothing has been uploaded to this environment, so there is nothing to rebuild.',
    );
  const plan = { id: service.identities.next(), archive, commit, cause: action, willFail: false };
  return beginBuild(service, environment, plan);
}
