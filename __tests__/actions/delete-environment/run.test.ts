import { expect, test } from '@jest/globals';
import type { Fault, Platform } from '#local-platform';
import { deleteEnvironmentAction } from '../../../src/actions/delete-environment/run.ts';
import { createEnvironmentAction } from '../../../src/actions/create-environment/run.ts';
import { createEnvironmentInputs, deleteEnvironmentInputs, runAction } from '../../support/steps/sibling-actions.ts';
import type { Inputs } from '../../support/steps/sibling-actions.ts';
import { accessTo, openPlatform } from '../../support/servers/sibling-platform.ts';

/** Of the first app of a platform: display names by ID. */
function environmentsOf(platform: Platform): Map<string, string> {
  const [app] = platform.state().accounts[0]?.apps ?? [];
  return new Map(app?.environments.map(({ id, displayName }) => [id, displayName]));
}

/** A platform with `shop-pr-7`, and the ID of that. */
async function preview(): Promise<{ readonly platform: Platform; readonly id: string }> {
  const platform = await openPlatform();
  const inputs = createEnvironmentInputs(platform.url, {
    ...accessTo(platform, 'headless-url'),
    'display-name': 'shop-pr-7',
  });
  const { outputs } = await runAction(createEnvironmentAction, inputs);
  return { platform, id: outputs['environment-id'] ?? '' };
}

async function remove(platform: Platform, inputs: Inputs = {}) {
  const all = deleteEnvironmentInputs(platform.url, { ...accessTo(platform, 'headless-url'), ...inputs });
  return await runAction(deleteEnvironmentAction, all);
}

test.each([() => 'shop-pr-7', (id: string) => id, (id: string) => `environments/${id}`])(
  'what is named is deleted, and nothing else',
  async (environment) => {
    const { platform, id } = await preview();
    const run = await remove(platform, { environment: environment(id) });
    expect([run.exitCode, run.outputs['status']]).toEqual([0, 'accepted']);
    expect(run.result['deleted']).toEqual([{ id, displayName: 'shop-pr-7' }]);
    expect([...environmentsOf(platform).values()]).toEqual(['Production']);
    expect(run.summaries.join()).toContain('Environment deleted');
    expect(run.log[0]).toBe(
      `To ${platform.url}: account acme, app storefront, environment "${environment(id).split('/').at(-1)}"`,
    );
  },
);

test('production is never deleted, whatever the inputs say', async () => {
  const { platform } = await preview();
  const { environment } = platform.details;
  for (const named of ['Production', environment, `environments/${environment}`]) {
    const run = await remove(platform, { environment: named, prefix: 'Production', 'if-missing': 'ignore' });
    expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'invalid-input' });
  }
  expect(environmentsOf(platform).size).toBe(2);
  expect(platform.state().requests['delete-environment']).toBeUndefined();
});

test('a dry run says what would be deleted', async () => {
  const { platform, id } = await preview();
  const run = await remove(platform, { 'dry-run': 'true' });
  const kept = [{ id, displayName: 'shop-pr-7', reason: 'dry run: it would be deleted' }];
  expect(run.result).toEqual({ status: 'dry-run', 'error-code': '', deleted: [], kept });
  expect(run.log.at(-1)).toBe(`Dry run: "shop-pr-7" (ID ${id}) would be deleted`);
  expect(environmentsOf(platform).size).toBe(2);
});

test.each<Omit<Fault, 'endpoint'>>([
  { cutAfterResponseBytes: 0 },
  { status: 502, taken: true },
  { malformed: 'html' },
  { status: 503, headers: { 'retry-after': '1' } },
])('a fault is no second deletion: %j', async (fault) => {
  const { platform } = await preview();
  platform.addFaults({ endpoint: 'delete-environment', ...fault });
  const run = await remove(platform);
  expect([run.exitCode, run.outputs['status']]).toEqual([0, 'accepted']);
  expect([...environmentsOf(platform).values()]).toEqual(['Production']);
  const isRepeated = fault.status === 503;
  expect(platform.state().requests['delete-environment']).toBe(isRepeated ? 2 : 1);
});

test('a 200 that refuses is no deletion', async () => {
  const { platform, id } = await preview();
  const body = { success: false, message: 'A build runs.' };
  platform.addFaults({ endpoint: 'delete-environment', status: 200, body, taken: false });
  const run = await remove(platform);
  expect([run.exitCode, run.outputs['status'], run.result['deleted']]).toEqual([1, 'failed', []]);
  expect(environmentsOf(platform).get(id)).toBe('shop-pr-7');
});

test('a host that has only the specification: nothing is deleted, and the step says why', async () => {
  const platform = await openPlatform({ strict: true });
  const run = await remove(platform, { 'if-missing': 'ignore' });
  expect(run.outputs).toMatchObject({ status: 'failed', 'error-code': 'not-found' });
  expect(run.errors.join()).toContain('Nothing is deleted without the whole list of environments.');
});
