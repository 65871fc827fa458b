import { expect, test } from '@jest/globals';
import { accessTo, openPlatform } from '../../../support/servers/sibling-platform.ts';
import { runDeploy } from '../../../support/steps/deploying.ts';
import { always } from '../../../support/servers/socket-server.ts';
import { createInputs } from '../../../support/steps/inputs.ts';

test.each([
  ['Preview 2050', 'accepted', 3],
  ['Preview 3000', 'failed', 3],
])('%s, looked up over all pages: %s', async (environment, status, requests) => {
  const environments = Array.from({ length: 2100 }, (_, index) => ({
    id: `e-${index}`,
    displayName: `Preview ${index}`,
    wpEnvironment: 'acmeprod',
  }));
  const apps = [{ name: 'storefront', environments }];
  const platform = await openPlatform({
    seed: { accounts: [{ name: 'acme', installs: [{ name: 'acmeprod' }], apps }] },
  });
  const inputs = { ...accessTo(platform, 'headless-url'), account: 'acme', app: 'storefront', environment };
  const { outputs } = await runDeploy({ inputs: createInputs(platform.details['headless-url'], inputs) });
  expect([outputs['status'], platform.state().requests['environments']]).toEqual([status, requests]);
});

test('a list without a readable end: its name is not taken for an ID', async () => {
  const page = { environments: [], nextPageToken: 7 };
  const server = await always(200, page);
  const { outputs, error } = await runDeploy({ inputs: createInputs(server.origin, { environment: 'production' }) });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'bad-reply', attempts: '0' });
  expect(error).toContain('answered the list of environments, but the list cannot be read to its end: page 1');
});
