import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../../support/git/folders.ts';
import { runInProcess } from '../../support/processes/run-in-process.ts';
import type { InProcessAction } from '../../support/processes/run-in-process.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';
import { always } from '../../support/servers/socket-server.ts';
import { createInputs, SITE } from '../../support/steps/inputs.ts';
import { createEnvironmentInputs } from '../../support/steps/sibling-actions.ts';

const UUID = '238d69a5-843f-4000-8000-000000000002';

async function runSwapped(action: InProcessAction, given: Readonly<Record<string, string>>) {
  const platform = await openPlatform();
  const { account, app } = platform.details;
  const inputs = action === 'deploy' ? createInputs('', given) : createEnvironmentInputs('', given);
  const { stdout } = await runInProcess(action, {
    workspace: plant(makeFolder('workspace'), SITE),
    inputs: { ...inputs, ...accessTo(platform, 'headless-url'), account: app, app: account, ...given },
  });
  const [error = ''] = /^::error.*$/m.exec(stdout) ?? [];
  return { error, stdout, account, app };
}

test.each<[string, InProcessAction, Readonly<Record<string, string>>]>([
  ['the upload', 'deploy', { environment: UUID }],
  ['the list of environments', 'deploy', { environment: 'Production' }],
  ['a check', 'deploy', { environment: 'Production', check: 'true' }],
  ['creating an environment', 'create-environment', {}],
])('account and app that are swapped are named after a 403: %s', async (_what, action, given) => {
  const { error, stdout, account, app } = await runSwapped(action, given);
  expect(error).toContain('HTTP 403');
  expect(error).toContain(`"account" and "app" are swapped: the account "${account}" has an app "${app}".`);
  // It says what to do, so that there is no other advice.
  expect(error).not.toContain('lack permission');
  expect(stdout).toContain(`HTTP 403: reading the list of apps of "${account}", in case`);
});

test.each([{ app: 'storefront' }, { app: 'same', account: 'same' }])('only where they are: %j', async (given) => {
  const { error } = await runSwapped('deploy', { environment: UUID, ...given });
  expect(error).toMatch(/HTTP 403.*lack permission/);
  expect(error).not.toContain('swapped');
});

test('nor where a firewall kept the request from the platform', async () => {
  const server = await always(202, '', { 'x-amzn-waf-action': 'challenge' });
  const inputs = createInputs(server.origin, { environment: UUID });
  const { stdout } = await runInProcess('deploy', { workspace: plant(makeFolder('workspace'), SITE), inputs });
  expect(stdout).toContain('(x-amzn-waf-action: challenge)');
  expect(server.requests).toHaveLength(1);
});
