import { expect, test } from '@jest/globals';
import { expectOperation, expectRefusal } from './shapes.ts';
import type { Target } from './target.ts';
import { appsUrl, creating, freshName, postJson, send, useTarget } from './target.ts';

const target = useTarget();

function environmentsUrl(place: Target): string {
  return `${appsUrl(place)}/${place.app}/environments`;
}

creating('an environment is created: an operation whose name holds its id', async () => {
  const installs = (await (await send(target(), `${target().baseUrl}/v1/installs?limit=1`)).json()) as {
    results: { name: string }[];
  };
  const body = {
    displayName: freshName(),
    branch: 'uploadable',
    wpEnvironment: installs.results[0]?.name,
    shellVariables: [{ key: 'CONFORMANCE', value: 'yes' }],
  };
  const { account, app } = target();
  const id = await expectOperation(await postJson(target(), environmentsUrl(target()), body), { account, app });
  expect(id).not.toBe('');
});

test.each(['displayName', 'branch', 'wpEnvironment'])('%s is required', async (field) => {
  const body = { displayName: 'x', branch: 'uploadable', wpEnvironment: 'y', [field]: undefined };
  await expectRefusal(await postJson(target(), environmentsUrl(target()), body));
});
