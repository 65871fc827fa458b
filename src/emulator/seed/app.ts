import { REGIONS, UPLOADABLE_BRANCH } from '../../platform/api/wire.ts';
import { asBoolean, asChoice, asText, join } from '../errors/checks.ts';
import { addEnvironment, ENVIRONMENT_FIELDS, readEnvironment } from '../state/environment-create.ts';
import { newToken } from '../state/identity.ts';
import { HOSTNAME_RULE, NAME_RULE } from '../schemas/names.ts';
import type { SeedContext } from './context.ts';
import type { Account, App } from '../state/model.ts';

/** Adds an app of a seed, with its environments, to its account. Installs come before apps: environments name them. */
export function seedApp(value: unknown, account: Account, at: string, context: SeedContext): void {
  const { problems } = context;
  const record = context.record(value, at, ['name', 'region', 'environments']);
  if (record === undefined) return;
  const place = join(at, 'name');
  const name =
    context.claim(`app name in ${account.name}`, asText(record['name'], place, problems, NAME_RULE), place) ?? '';
  const region = asChoice(record['region'] ?? 'US-C', join(at, 'region'), problems, REGIONS) ?? 'US-C';
  const app: App = { account, name, region, createTime: context.now, environments: new Map() };
  account.apps.set(name, app);
  context.each(record['environments'], join(at, 'environments'), (item, place_) =>
    seedEnvironment(item, app, place_, context),
  );
}

function seedEnvironment(value: unknown, app: App, at: string, context: SeedContext): void {
  const { problems } = context;
  const record = context.record(value, at, [...ENVIRONMENT_FIELDS, 'id', 'domains', 'webhooks']);
  if (record === undefined) return;
  const { id: givenId, domains: givenDomains, webhooks: givenWebhooks, ...fields } = record;
  const plan = readEnvironment({ branch: UPLOADABLE_BRANCH, ...fields }, app.account, at, problems);
  context.claim(`displayName in ${app.account.name}/${app.name}`, plan?.displayName, join(at, 'displayName'));
  const id = context.optionalText(
    givenId,
    join(at, 'id'),
    /^[A-Za-z0-9-]{1,64}$/u,
    'a string of 1 to 64 letters, digits and "-"',
  );
  const domains: string[] = [];
  context.each(givenDomains, join(at, 'domains'), (item, place) => {
    domains.push(asText(item, place, problems, HOSTNAME_RULE) ?? '');
  });
  const webhooks = givenWebhooks === undefined ? true : asBoolean(givenWebhooks, join(at, 'webhooks'), problems);
  if (plan === undefined) return;
  const environmentId = context.claim('environment id', id ?? context.identities.next(), join(at, 'id')) ?? '';
  const environment = addEnvironment(app, environmentId, plan, domains, context.now);
  if (webhooks === true) environment.webhooks = { token: newToken(), createTime: context.now };
}
