import { endBuild, settle } from '../state/builds.ts';
import { asChoice, asInteger, asRecord, asText, Problems } from '../errors/checks.ts';
import { readFaults } from '../faults/faults.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Endpoint } from '../http/routing.ts';
import { queryParameter } from '../http/routing.ts';
import type { Service } from '../state/service.ts';
import type { Environment } from '../state/model.ts';
import { reportState } from '../state/report.ts';
import type { WebhookSetAction, WebhookUrls } from '../state/webhook-sets.ts';
import { changeWebhooks, WEBHOOK_SET_ACTIONS, webhookUrls } from '../state/webhook-sets.ts';

export const CONTROL = '/_control';

/** One year in milliseconds: further than any test has to go. */
const LONGEST_ADVANCE = 31_536_000_000;

/** Results that a running build can be given. */
export const SETTABLE_RESULTS = ['live', 'failed', 'cancelled'] as const;
export type SettableResult = (typeof SETTABLE_RESULTS)[number];

/** The control path: what the user portal and the course of time do on the real platform, and faults. Never disturbed by faults. */
export function controlEndpoints(service: Service): Endpoint[] {
  return [
    endpoint(
      'GET',
      'state',
      (request) => {
        const problems = new Problems();
        const entries = asChoice(queryParameter(request, 'entries') ?? 'true', 'entries', problems, ['true', 'false']);
        problems.refuse();
        return reportState(service, { entries: entries === 'true' });
      },
      ['entries'],
    ),
    endpoint('GET', 'faults', () => ({ faults: service.faults.list() })),
    endpoint('POST', 'faults', ({ body }) => {
      const problems = new Problems();
      const faults = readFaults(body, '', problems);
      problems.refuse();
      service.faults.add(faults);
      return { faults: service.faults.list() };
    }),
    endpoint('DELETE', 'faults', () => {
      service.faults.clear();
      return { faults: [] };
    }),
    endpoint('GET', 'webhooks', (request) => readWebhooks(service, queryParameter(request, 'environment') ?? ''), [
      'environment',
    ]),
    endpoint('POST', 'webhooks', ({ body }) => {
      const [environment, action] = readTarget(body, 'environment', 'action', WEBHOOK_SET_ACTIONS);
      return setWebhooks(service, environment, action);
    }),
    endpoint('POST', 'builds', ({ body }) => {
      const [build, result] = readTarget(body, 'build', 'result', SETTABLE_RESULTS);
      setBuildResult(service, build, result);
      return {};
    }),
    endpoint('POST', 'clock', ({ body }) => {
      const problems = new Problems();
      const record = asRecord(body, '', problems, ['advanceMs']);
      const milliseconds = asInteger(record?.['advanceMs'], 'advanceMs', problems, { most: LONGEST_ADVANCE });
      problems.refuse();
      service.clock.advance(milliseconds ?? 0);
      return { time: new Date(service.clock.now()).toISOString() };
    }),
  ];
}

function endpoint(
  method: Endpoint['method'],
  path: string,
  handle: Endpoint['handle'],
  query: readonly string[] = [],
): Endpoint {
  return { method, url: `${CONTROL}/${path}`, access: 'control', handle, query };
}

/** Creates, regenerates or deletes the webhooks of an environment. @throws Refusal 404 or 409 */
export function setWebhooks(service: Service, environmentId: string, action: WebhookSetAction): WebhookUrls {
  changeWebhooks(environmentById(service, environmentId), action, service.clock.now());
  return readWebhooks(service, environmentId);
}

/** The webhook URLs of an environment. @throws Refusal 404 */
export function readWebhooks(service: Service, environmentId: string): WebhookUrls {
  return webhookUrls(environmentById(service, environmentId), service.origin());
}

function environmentById(service: Service, id: string): Environment {
  const found = service.store.environments().find((environment) => environment.id === id);
  if (found === undefined) {
    throw new Refusal(404, 'environment_not_found', `There is no environment ${JSON.stringify(id)}.`);
  }
  return found;
}

/** Ends a running build now. @throws Refusal 404 or 409 */
export function setBuildResult(service: Service, buildId: string, result: SettableResult): void {
  const now = service.clock.now();
  const build = service.store
    .environments()
    .flatMap(({ builds }) => builds)
    .find(({ id }) => id === buildId);
  if (build === undefined) throw new Refusal(404, 'build_not_found', `There is no build ${JSON.stringify(buildId)}.`);
  settle(build.environment, now);
  if (build.ended !== undefined)
    throw new Refusal(409, 'build_ended', `The build ended already: ${build.ended.result}.`);
  endBuild(build, result, now);
}

function readTarget<Choice extends string>(
  body: unknown,
  id: string,
  choice: string,
  choices: readonly Choice[],
): [string, Choice] {
  const problems = new Problems();
  const record = asRecord(body, '', problems, [id, choice]);
  const target = asText(record?.[id], id, problems, { says: `the id of the ${id}` });
  const chosen = asChoice(record?.[choice], choice, problems, choices);
  problems.refuse();
  if (target === undefined || chosen === undefined) throw new Error('A problem was not reported.');
  return [target, chosen];
}
