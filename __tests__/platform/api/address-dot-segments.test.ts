import { describe, expect, test } from '@jest/globals';
import { parseSegment } from '../../../src/platform/api/address.ts';
import { listBuilds } from '../../../src/platform/api/builds.ts';
import { listEnvironments } from '../../../src/platform/api/environments.ts';
import { parseAcceptance } from '../../../src/platform/api/operation.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { always } from '../../support/servers/socket-server.ts';

/** Full names, each with one segment that would lead elsewhere in a path. */
const dotted = (last: string): string[] =>
  ['.', '..'].flatMap((dots) => [
    `accounts/${dots}/apps/shop/environments/e-1${last}`,
    `accounts/acme/apps/${dots}/environments/e-1${last}`,
    `accounts/acme/apps/shop/environments/${dots}${last}`,
  ]);
const operation = (name: string, build: string): string => JSON.stringify({ name, metadata: { build } });
const GOOD = 'accounts/acme/apps/shop/environments/e-1';

describe('a name in a reply with "." or ".." as a segment is no name', () => {
  test.each([...dotted('/operations/o-1'), `${GOOD}/operations/.`, `${GOOD}/operations/..`])('%s', (name) => {
    expect(parseAcceptance(operation(name, `${GOOD}/builds/b-1`), () => false)).toBeUndefined();
  });

  test.each([...dotted('/builds/b-1'), `${GOOD}/builds/.`, `${GOOD}/builds/..`])('%s', (build) => {
    expect(parseAcceptance(operation(`${GOOD}/operations/o-1`, build), () => false)).toBeUndefined();
  });

  test.each(dotted(''))('%s in the list of environments', async (name) => {
    const connection = await serving({ environments: [{ name, displayName: 'Staging' }] });
    const found = await listEnvironments(connection, { account: 'acme', app: 'shop' }, context());
    expect(found).toMatchObject({ kind: 'unusable' });
  });

  test.each(['.', '..'])('builds/%s in the list of builds', async (id) => {
    const connection = await serving({
      builds: [{ name: `${GOOD}/builds/${id}`, createTime: '2026-01-01T00:00:00Z' }],
    });
    const address = { account: 'acme', app: 'shop', environment: 'e-1' };
    expect(await listBuilds(connection, address, 10, context())).toMatchObject({ kind: 'unusable' });
  });
});

test.each(['...', '..a', '.a', 'a.', 'a..'])('%s is a name like others', (segment) => {
  expect(parseSegment(segment)).toBe(segment);
  const name = `accounts/${segment}/apps/${segment}/environments/${segment}`;
  expect(
    parseAcceptance(operation(`${name}/operations/${segment}`, `${name}/builds/${segment}`), () => false),
  ).toMatchObject({
    operation: { operationId: segment, buildId: segment },
  });
});

const context = () => ({
  clock: fakeClock(),
  signal: new AbortController().signal,
  onRetry: () => undefined,
  holdsSecret: () => false,
});

async function serving(body: unknown) {
  const server = await always(200, body);
  return { apiRoot: new URL(server.origin), credentials: { username: 'user', password: 'password' } };
}
