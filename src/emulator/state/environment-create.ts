import type { ShellVariable } from '../../platform/api/wire.ts';
import { UPLOADABLE_BRANCH } from '../../platform/api/wire.ts';
import type { Problems } from '../errors/checks.ts';
import { asChoice, asList, asRecord, asText, join } from '../errors/checks.ts';
import { DISPLAY_NAME_RULE, VARIABLE_NAME_RULE } from '../schemas/names.ts';
import type { Account, App, Environment } from './model.ts';

/** What an environment is created from (spec 2.2). */
export interface EnvironmentPlan {
  readonly displayName: string;
  readonly branch: string;
  readonly wpEnvironment: string;
  readonly shellVariables: readonly ShellVariable[];
}

export const ENVIRONMENT_FIELDS = ['displayName', 'branch', 'wpEnvironment', 'shellVariables'] as const;

/**
 * Reads the fields of spec 2.2 from a request body or a seed. Every app of this platform is a direct-upload app, so
 * the branch can only be `uploadable`; the install must be one of the account.
 */
export function readEnvironment(
  record: Record<string, unknown>,
  account: Account,
  at: string,
  problems: Problems,
): EnvironmentPlan | undefined {
  const before = problems.list.length;
  const displayName = asText(record['displayName'], join(at, 'displayName'), problems, DISPLAY_NAME_RULE);
  const branch = asChoice(record['branch'], join(at, 'branch'), problems, [UPLOADABLE_BRANCH]);
  const wpEnvironment = asText(record['wpEnvironment'], join(at, 'wpEnvironment'), problems, {
    says: 'the name of an install',
  });
  if (wpEnvironment !== undefined && ![...account.installs.values()].some(({ name }) => name === wpEnvironment)) {
    problems.add(
      join(at, 'wpEnvironment'),
      'unknown_install',
      `there is no install ${JSON.stringify(wpEnvironment)} in this account`,
    );
  }
  const shellVariables = readVariables(record['shellVariables'], join(at, 'shellVariables'), problems);
  if (displayName === undefined || branch === undefined || wpEnvironment === undefined) return undefined;
  return problems.list.length === before ? { displayName, branch, wpEnvironment, shellVariables } : undefined;
}

function readVariables(value: unknown, at: string, problems: Problems): ShellVariable[] {
  const seen = new Set<string>();
  return (asList(value, at, problems) ?? []).flatMap((item, index) => {
    const place = join(at, index);
    const record = asRecord(item, place, problems, ['key', 'value']);
    if (record === undefined) return [];
    const key = asText(record['key'], join(place, 'key'), problems, VARIABLE_NAME_RULE);
    const text = asText(record['value'], join(place, 'value'), problems, {
      longest: 32_768,
      says: 'a string of at most 32768 characters',
    });
    if (key === undefined || text === undefined) return [];
    if (seen.has(key)) problems.add(join(place, 'key'), 'duplicate', `${key} is there more than once`);
    seen.add(key);
    return [{ key, value: text }];
  });
}

/** Puts a new environment into an app, with nothing built and no webhooks. */
export function addEnvironment(
  app: App,
  id: string,
  plan: EnvironmentPlan,
  domains: readonly string[],
  now: number,
): Environment {
  const environment: Environment = {
    ...plan,
    app,
    id,
    domains,
    createTime: now,
    builds: [],
    running: undefined,
    live: undefined,
    archive: undefined,
    webhooks: undefined,
    purges: 0,
  };
  app.environments.set(id, environment);
  return environment;
}
