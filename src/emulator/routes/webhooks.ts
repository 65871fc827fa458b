import type { FastifyRequest } from 'fastify';
import type { WebhookAction } from '../../platform/api/wire.ts';
import { WEBHOOK_ACTIONS } from '../../platform/api/wire.ts';
import { startBuild } from '../state/builds.ts';
import { sameSecret } from '../state/identity.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Endpoint } from '../http/routing.ts';
import { pathParameter, queryParameter } from '../http/routing.ts';
import type { Service } from '../state/service.ts';
import type { Build, Environment } from '../state/model.ts';

/** Trigger webhook (spec 4.4): a token instead of credentials. */
export function webhookEndpoints(service: Service): Endpoint[] {
  return [
    {
      method: 'POST',
      url: '/wh/v1/accounts/:account/apps/:app/environments/:environment/webhooks/webhook:::action',
      access: 'open',
      name: 'webhook',
      // Whoever sends may add parameters of their own.
      query: 'any',
      before: (request) => void targetOf(service, request),
      handle: (request) => {
        const { environment, action } = targetOf(service, request);
        const build = trigger(service, environment, action);
        service.journal.webhookCalls.push({
          environment: environment.id,
          action,
          time: service.clock.now(),
          build: build?.id,
        });
        return {};
      },
    },
  ];
}

/** @throws Refusal 404 for an unknown place or action and a deleted set, 403 for a token that is not (or no longer) right */
function targetOf(service: Service, request: FastifyRequest): { environment: Environment; action: WebhookAction } {
  const part = (name: string): string => pathParameter(request, name);
  const environment = service.store.environmentByOpaqueId(part('account'), part('app'), part('environment'));
  const action = WEBHOOK_ACTIONS.find((candidate) => candidate === part('action'));
  if (action === undefined || environment.webhooks === undefined) {
    throw new Refusal(404, 'webhook_not_found', 'There is no such webhook.');
  }
  if (!sameSecret(queryParameter(request, 'token') ?? '', environment.webhooks.token)) {
    throw new Refusal(403, 'bad_token', 'The token of this webhook is missing or not valid (any more).');
  }
  return { environment, action };
}

function trigger(service: Service, environment: Environment, action: WebhookAction): Build | undefined {
  const { clock, identities, buildMilliseconds: milliseconds } = service;
  if (action === 'purgeCache') {
    environment.purges += 1;
    return undefined;
  }
  const { archive } = environment;
  if (archive === undefined)
    throw new Refusal(
      409,
      'nothing_uploaded',
      'Nothing was uploaded to this environment, so nothing can be built again.',
    );
  const ids = { id: identities.next(), operationId: identities.next() };
  return startBuild(environment, ids, { archive, cause: action, milliseconds, willFail: false }, clock.now());
}
