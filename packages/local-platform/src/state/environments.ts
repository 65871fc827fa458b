import type { Problems } from '../errors/problems.ts';
import { join } from '../errors/problems.ts';
import { fieldOf, itemsOf } from '../schemas/unchecked.ts';
import type { App, Environment } from './model.ts';

/**
 * Adds problems that no schema can find in a new environment (spec 2.2): its install is one of the account, and no variable is
 * there twice.
 * @param value may be anything: the schema is checked elsewhere
 */
export function checkEnvironment(value: unknown, installs: ReadonlySet<string>, at: string, problems: Problems): void {
  const install = fieldOf(value, 'wpEnvironment');
  if (typeof install === 'string' && !installs.has(install)) {
    const message = `there is no install ${JSON.stringify(install)} in this account`;
    problems.add(join(at, 'wpEnvironment'), 'unknown_install', message);
  }
  const seen = new Set<string>();
  for (const [index, variable] of itemsOf(fieldOf(value, 'shellVariables')).entries()) {
    const key = fieldOf(variable, 'key');
    if (typeof key !== 'string') continue;
    const place = join(join(join(at, 'shellVariables'), index), 'key');
    if (seen.has(key)) problems.add(place, 'duplicate', `${key} is repeated`);
    seen.add(key);
  }
}

/** What an environment is created from. */
type EnvironmentPlan = Pick<
  Environment,
  'id' | 'displayName' | 'branch' | 'wpEnvironment' | 'shellVariables' | 'domains' | 'createTime'
>;

/** Puts a new environment into an app, with nothing built and no webhooks. */
export function addEnvironment(app: App, plan: EnvironmentPlan): Environment {
  const environment: Environment = {
    ...plan,
    app,
    builds: [],
    running: undefined,
    live: undefined,
    archive: undefined,
    commit: undefined,
    webhooks: undefined,
    purges: 0,
  };
  app.environments.set(plan.id, environment);
  return environment;
}
