import { expect, test } from '@jest/globals';
import { seedOf } from '../../../src/actions/rehearse/start.ts';
import { Problems } from '../../../packages/local-platform/src/errors/problems.ts';
import { readSeed } from '../../../packages/local-platform/src/seed/seed.ts';
import { Identities } from '../../../packages/local-platform/src/state/identity.ts';
import type { Environment } from '../../../packages/local-platform/src/state/model.ts';

/** What the local platform makes of a seed. */
function environmentOf(options: Partial<Parameters<typeof seedOf>[0]>): Environment | undefined {
  const seed = seedOf({ account: undefined, app: undefined, environment: undefined, variables: [], ...options });
  const problems = new Problems();
  const { accounts } = readSeed(JSON.parse(seed), new Identities(), 0, problems);
  expect(problems.list).toEqual([]);
  const [app] = accounts[0]?.apps.values() ?? [];
  return app?.environments.values().next().value;
}

const namesOf = (found: Environment | undefined): unknown[] => [
  found?.app.account.name,
  found?.app.name,
  found?.displayName,
];

test('names of its own, which is a seed that can be used', () => {
  expect(namesOf(environmentOf({}))).toEqual(['local', 'app', 'Rehearsal']);
});

test('given names, and the variables of the app', () => {
  const variables = [{ key: 'API_URL', value: 'a\nb' }];
  const found = environmentOf({ account: 'acme', app: 'shop', environment: { kind: 'name', name: 'Live' }, variables });
  expect([namesOf(found), found?.shellVariables]).toEqual([['acme', 'shop', 'Live'], variables]);
});

test('a given ID', () => {
  expect(environmentOf({ environment: { kind: 'id', id: 'e-1' } })).toMatchObject({
    id: 'e-1',
    displayName: 'Rehearsal',
  });
});
