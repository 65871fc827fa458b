import { expect, test } from '@jest/globals';
import { seedOf } from '../../../src/actions/rehearse/start.ts';
import { openPlatform } from '../../support/servers/sibling-platform.ts';

/** What the local platform makes of a seed: the name of the account, and its only app. */
async function stateFrom(options: Partial<Parameters<typeof seedOf>[0]>) {
  const seed = seedOf({ account: undefined, app: undefined, environment: undefined, variables: [], ...options });
  const platform = await openPlatform({ seed: JSON.parse(seed) as unknown });
  const [account] = platform.state().accounts;
  const [app] = account?.apps ?? [];
  const [environment] = app?.environments ?? [];
  return { names: [account?.name, app?.name, environment?.displayName], environment };
}

test('names of its own, which is a seed that can be used', async () => {
  expect((await stateFrom({})).names).toEqual(['local', 'app', 'Rehearsal']);
});

test('given names, and the variables of the app', async () => {
  const variables = [{ key: 'API_URL', value: 'a\nb' }];
  const given = { account: 'acme', app: 'shop', environment: { kind: 'name', name: 'Live' }, variables } as const;
  const { names, environment } = await stateFrom(given);
  expect([names, environment?.shellVariables]).toEqual([['acme', 'shop', 'Live'], ['API_URL']]);
  expect(seedOf({ ...given, variables })).toContain(JSON.stringify(variables));
});

test('a given ID', async () => {
  const { environment } = await stateFrom({ environment: { kind: 'id', id: 'e-1' } });
  expect(environment).toMatchObject({ id: 'e-1', displayName: 'Rehearsal' });
});
