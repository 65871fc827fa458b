import { asBoolean, asText, join } from '../errors/checks.ts';
import { newOpaqueId, newToken } from '../state/identity.ts';
import { HOSTNAME_RULE, INSTALL_NAME_RULE, NAME_RULE } from '../schemas/names.ts';
import { seedApp } from './app.ts';
import type { SeedContext } from './context.ts';
import type { Account, StoredInstall } from '../state/model.ts';

/** Ids of accounts and installs that a seed gives none count from here. */
const FIRST_ACCOUNT_ID = 1001;
const FIRST_INSTALL_ID = 20_001;

/** Builds an account of a seed, with its installs and apps. */
export function seedAccount(value: unknown, at: string, context: SeedContext): Account | undefined {
  const { problems } = context;
  const record = context.record(value, at, ['name', 'id', 'username', 'password', 'installs', 'apps']);
  if (record === undefined) return undefined;
  const place = join(at, 'name');
  const account: Account = {
    name: context.claim('account name', asText(record['name'], place, problems, NAME_RULE), place) ?? '',
    id: context.number('account id', record['id'], join(at, 'id'), FIRST_ACCOUNT_ID),
    opaqueId: newOpaqueId(),
    ...credentials(record, at, context),
    apps: new Map(),
    installs: new Map(),
  };
  context.each(record['installs'], join(at, 'installs'), (item, itemAt) => seedInstall(item, account, itemAt, context));
  context.each(record['apps'], join(at, 'apps'), (item, itemAt) => seedApp(item, account, itemAt, context));
  return account;
}

/** A seed may leave both out: then they are new with every start. */
function credentials(
  record: Record<string, unknown>,
  at: string,
  context: SeedContext,
): Pick<Account, 'username' | 'password'> {
  const name = context.optionalText(
    record['username'],
    join(at, 'username'),
    /^[^:\p{Cc}]{1,200}$/u,
    'a string of 1 to 200 characters without a colon',
  );
  const username = name ?? context.identities.next();
  const given = context.optionalText(
    record['password'],
    join(at, 'password'),
    /^\P{Cc}{1,200}$/u,
    'a string of 1 to 200 characters',
  );
  const password = given ?? context.knownPassword(username) ?? newToken();
  return { username, password: context.password(username, password, join(at, 'password')) };
}

function seedInstall(value: unknown, account: Account, at: string, context: SeedContext): void {
  const { problems } = context;
  const record = context.record(value, at, ['name', 'id', 'created_at', 'domains']);
  if (record === undefined) return;
  const place = join(at, 'name');
  const domains: { hostname: string; primary: boolean }[] = [];
  context.each(record['domains'], join(at, 'domains'), (item, itemAt) => {
    const domain = context.record(item, itemAt, ['hostname', 'primary']) ?? {};
    const hostname = asText(domain['hostname'], join(itemAt, 'hostname'), problems, HOSTNAME_RULE) ?? '';
    domains.push({
      hostname,
      primary: asBoolean(domain['primary'] ?? false, join(itemAt, 'primary'), problems) ?? false,
    });
  });
  const install: StoredInstall = {
    id: context.number('install id', record['id'], join(at, 'id'), FIRST_INSTALL_ID),
    name: context.claim('install name', asText(record['name'], place, problems, INSTALL_NAME_RULE), place) ?? '',
    account,
    createTime: context.time(record['created_at'], join(at, 'created_at')),
    domains,
    purges: 0,
  };
  account.installs.set(install.id, install);
}
