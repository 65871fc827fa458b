import type { RehearseInputs } from './inputs.ts';

/** What the local platform holds where no input names it. */
const OWN = { account: 'local', app: 'app', environment: 'Rehearsal', install: 'local' } as const;

/** The seed (emulator/README.md) of a local platform for one app: one environment, with the variables of the app. */
export function seedOf({
  account = OWN.account,
  app = OWN.app,
  environment,
  variables,
}: Pick<RehearseInputs, 'account' | 'app' | 'environment' | 'variables'>): string {
  const found = {
    displayName: environment?.kind === 'name' ? environment.name : OWN.environment,
    ...(environment?.kind === 'id' ? { id: environment.id } : {}),
    wpEnvironment: OWN.install,
    shellVariables: variables,
  };
  const apps = [{ name: app, environments: [found] }];
  return JSON.stringify({ accounts: [{ name: account, installs: [{ name: OWN.install }], apps }] });
}
