import { shellWord } from '../../../../../src/shared/text/shell-word.ts';
import type { Service } from '../../state/service.ts';

/** A command to copy, and what it is for. */
export interface CommandView {
  readonly purpose: string;
  readonly text: string;
}

/** What to type, in a shell, until something is deployed to this platform: with its own values. */
export function firstCommands({ store, origin, commandLine }: Service): CommandView[] {
  const accounts = [...store.accounts.values()];
  const account = accounts.find(({ apps }) => apps.size > 0) ?? accounts[0];
  if (account === undefined) return [];
  const { username } = account;
  // A password that was generated is shown once, and not here.
  const password = account.passwordsGenerated > 0 ? 'the password you generated' : account.password;
  const [app] = account.apps.values();
  const [environment] = app?.environments.values() ?? [];
  const program = commandLine === undefined ? 'headless-deploy' : `node ${shellWord(commandLine)}`;
  const command = (name: string, options: Readonly<Record<string, string>>): string => {
    const all = { 'headless-url': origin(), username, account: account.name, ...options };
    const words = Object.entries(all).map(([option, value]) => `--${option} ${shellWord(value)}`);
    return [`HEADLESS_PASSWORD=${shellWord(password)} ${program} ${name}`, ...words].join(' \\\n  ');
  };
  const appName = app?.name ?? 'my-app';
  const [install] = account.installs.values();
  const displayName = environment?.displayName ?? 'Production';
  const commands: CommandView[] = [];
  if (app === undefined)
    commands.push({ purpose: 'Create an app', text: command('create-app', { app: appName, region: 'US-C' }) });
  if (environment === undefined && install !== undefined) {
    const options = { app: appName, 'display-name': displayName, 'wp-environment': install.name };
    commands.push({ purpose: 'Create an environment', text: command('create-environment', options) });
  }
  commands.push({
    purpose: 'Deploy the app in the current directory',
    text: `${command('deploy', { app: appName, environment: displayName })} \\\n  --wait`,
  });
  return commands;
}
