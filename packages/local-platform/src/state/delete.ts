import { endBuild, settle } from './builds/builds.ts';
import type { App, Environment } from './model.ts';
import type { Service } from './service.ts';

/**
 * Deletes an environment: it is gone for every call at once, webhooks included, and a running build is cancelled.
 * Settles when its app has ended.
 */
export async function deleteEnvironment({ apps, clock }: Service, environment: Environment): Promise<void> {
  environment.app.environments.delete(environment.id);
  settle(environment, clock.now());
  if (environment.running !== undefined) endBuild(environment.running, 'cancelled', clock.now());
  await apps?.remove(environment);
}

/** Deletes an app and its environments. Its name stays taken (public documents). */
export async function deleteApp(service: Service, app: App): Promise<void> {
  app.account.apps.delete(app.name);
  app.account.deletedApps.add(app.name);
  const environments = [...app.environments.values()];
  await Promise.all(environments.map(async (environment) => await deleteEnvironment(service, environment)));
}
