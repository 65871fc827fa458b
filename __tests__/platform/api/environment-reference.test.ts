import { describe, expect, test } from '@jest/globals';
import { parseEnvironmentPath, parseEnvironmentReference } from '../../../src/platform/api/environment-reference.ts';

const UUID = 'ab15c0de-0000-4000-8000-00000000000f';
const FULL = 'accounts/acme/apps/shop/environments/e-1';

describe('what is an ID without a lookup', () => {
  test.each([
    [UUID, UUID],
    [UUID.toUpperCase(), UUID],
    [`environments/${UUID.toUpperCase()}`, UUID],
    [FULL, 'e-1'],
    [`/${FULL}/`, 'e-1'],
    [`${FULL}/operations/op-1`, 'e-1'],
    [`${FULL}/builds/no_build`, 'e-1'],
    [`/v1/${FULL}`, 'e-1'],
    [`fu/v1/${FULL}`, 'e-1'],
    ['apps/shop/environments/e-1', 'e-1'],
    ['environments/Prod', 'Prod'],
    [`environments/${UUID}/builds/b`, UUID],
  ])('%s', (text, id) => {
    expect(parseEnvironmentReference(text)).toEqual({ kind: 'id', id });
  });
});

test.each(['Production', 'e-1', 'My site', 'Größe 1/2', `${UUID}0`, `${UUID} `, '..', 'builds/b-1', 'My environments'])(
  '%j is a name',
  (name) => {
    expect(parseEnvironmentReference(name)).toEqual({ kind: 'name', name });
  },
);

test.each([
  ['accounts/acme/apps/shop', 'must be the environment ID, its display name, or a path'],
  [`${FULL}/deployments/1`, 'must be the environment ID, its display name, or a path'],
  [`${FULL}:upload`, 'must be the environment ID, its display name, or a path'],
  ['accounts/acme/environments/e-1', 'must be the environment ID, its display name, or a path'],
  ['environments/..', 'must be the environment ID, its display name, or a path'],
  ['https://portal.example.com/environments/e-1', 'must be the environment ID, its display name, or a path'],
  ['a\nb', 'one line of at most 256 characters'],
  ['x'.repeat(257), 'one line of at most 256 characters'],
])('%j is refused', (text, problem) => {
  expect(() => parseEnvironmentReference(text)).toThrow(problem);
});

test.each([
  [FULL, { account: 'acme', app: 'shop', id: 'e-1' }],
  ['apps/shop/environments/e-1', { account: undefined, app: 'shop', id: 'e-1' }],
  ['environments/e-1', { account: undefined, app: undefined, id: 'e-1' }],
  ['e-1', undefined],
  [UUID, undefined],
])('the parts of %s', (text, parts) => {
  expect(parseEnvironmentPath(text)).toEqual(parts);
});
