import { Refusal } from '../errors/refusal.ts';
import type { SettableResult, WebhookSetAction } from '../schemas/control/control.ts';
import { endBuild, settle } from './builds/builds.ts';
import { newToken } from './identity.ts';
import type { Environment } from './model.ts';
import type { Service } from './service.ts';
import type { WebhookUrls } from './webhook-sets.ts';
import { changeWebhooks, webhookUrls } from './webhook-sets.ts';

/** Creates, regenerates or deletes the webhooks of an environment. @throws Refusal 404 or 409 */
export function setWebhooks(service: Service, environmentId: string, action: WebhookSetAction): WebhookUrls {
  changeWebhooks(environmentById(service, environmentId), action, service.clock.now());
  return readWebhooks(service, environmentId);
}

/** The webhook URLs of an environment. @throws Refusal 404 */
export function readWebhooks(service: Service, environmentId: string): WebhookUrls {
  return webhookUrls(environmentById(service, environmentId), service.origin());
}

/**
 * Generates an API password for a user (spec 5), the same in all accounts of theirs: the one of before stops working.
 * @param expectedCount how many were generated before: a form that is sent a second time generates no other
 * @returns undefined where there were more
 * @throws Refusal 404
 */
export function generatePassword({ store }: Service, username: string, expectedCount: number): string | undefined {
  const accounts = [...store.accounts.values()].filter((account) => account.username === username);
  const [first] = accounts;
  if (first === undefined) throw new Refusal('user_not_found', `There is no API user ID ${JSON.stringify(username)}.`);
  if (first.passwordsGenerated !== expectedCount) return undefined;
  const password = newToken();
  for (const account of accounts) {
    account.password = password;
    account.passwordsGenerated += 1;
  }
  return password;
}

/** Any environment. @throws Refusal 404 */
export function environmentById(service: Service, id: string): Environment {
  const found = service.store.environments().find((environment) => environment.id === id);
  if (found === undefined) throw new Refusal('environment_not_found', `There is no environment ${JSON.stringify(id)}.`);
  return found;
}

/** Ends a running build now. @throws Refusal 404 or 409 */
export function setBuildResult(service: Service, buildId: string, result: SettableResult): void {
  const now = service.clock.now();
  const build = service.store.buildOf(buildId);
  settle(build.environment, now);
  if (build.ended !== undefined)
    throw new Refusal('build_ended', `The build has already ended: ${build.ended.result}.`);
  if (service.apps !== undefined && result === 'live')
    throw new Refusal('wrong_state', 'This build is not simulated: it goes live when its app answers.');
  endBuild(build, result, now);
}
