import path from 'node:path';
import type { Runner } from '../../runner/runner.ts';
import { safeText } from '../../shared/safe-text.ts';
import type { Details } from '../emulator/details.ts';
import { STATE } from '../emulator/process.ts';

/** What a deploy must know of a local platform. */
type Access = Pick<Details, 'account' | 'app' | 'environment' | 'username' | 'password' | 'headless-url' | 'site-url'>;

/** The runner as the deploy sees it: with the access to the local platform, in the folder that is rehearsed. */
export function deployRunner(runner: Runner, workspace: string, access: Access, output: Runner['output']): Runner {
  const own: Readonly<Record<string, string>> = {
    path: '',
    // The rehearsal asks the pages itself (`onLive`).
    'smoke-test': '',
    wait: 'true',
    account: access.account,
    app: access.app,
    environment: access.environment,
    username: access.username,
    password: access.password,
    'headless-url': access['headless-url'],
    'environment-url': access['site-url'] ?? '',
  };
  const folder = path.relative('', workspace) === '' ? runner.messages.workspace : safeText(workspace);
  return {
    ...runner,
    input: (name) => own[name] ?? runner.input(name),
    inputAsWritten: (name) => own[name] ?? runner.inputAsWritten(name),
    messages: { ...runner.messages, workspace: folder },
    // Temporary files go into the folder of the local platform, which is removed even where this process is killed.
    variables: { ...runner.variables, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: runner.state(STATE.folder) },
    output,
  };
}
