import { expect, test } from '@jest/globals';
import { listEnvironments, readEnvironment } from '../../../src/platform/api/environments.ts';
import { valueOf } from '../../../src/shared/answer.ts';
import { callContext, serving } from '../../support/steps/api-calls.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { answering, httpReply } from '../../support/servers/socket-server.ts';

const NAME = 'accounts/acme/apps/shop/environments/e-1';
const ADDRESS = { account: 'acme', app: 'shop', environment: 'e-1' };
const RECORD = {
  name: NAME,
  displayName: 'Production',
  build: `${NAME}/builds/b-7`,
  reconciling: true,
  domains: [5, {}, { hostname: 'shop.example' }, 'www.shop.example'],
};
const READ = {
  name: NAME,
  id: 'e-1',
  displayName: 'Production',
  liveBuildId: 'b-7',
  reconciling: true,
  site: new URL('https://shop.example'),
};

test('an environment, in its list and alone', async () => {
  expect(await readEnvironment(await serving(RECORD), ADDRESS, callContext())).toEqual(valueOf(READ));
  expect(await listEnvironments(await serving({ environments: [RECORD] }), ADDRESS, callContext())).toEqual(
    valueOf({ entries: [READ], part: undefined }),
  );
});

test('the live build counts by its last segment, whatever path form stands before it', async () => {
  const connection = await serving({ ...RECORD, build: 'builds/b-8' });
  // A form without anything before "builds" is not documented, and no build.
  expect(await readEnvironment(connection, ADDRESS, callContext())).toMatchObject({
    value: { liveBuildId: undefined },
  });
  const other = await serving({ ...RECORD, build: 'apps/shop/environments/e-1/builds/b-8' });
  expect(await readEnvironment(other, ADDRESS, callContext())).toMatchObject({ value: { liveBuildId: 'b-8' } });
});

test('the placeholder for no build is none', async () => {
  const connection = await serving({ ...RECORD, build: `${NAME}/builds/no_build` });
  expect(await readEnvironment(connection, ADDRESS, callContext())).toMatchObject({
    value: { liveBuildId: undefined },
  });
});

test('fields that an answer leaves out are not known, but for one: false is left out', async () => {
  expect(await readEnvironment(await serving({ name: NAME, displayName: '' }), ADDRESS, callContext())).toEqual(
    valueOf({
      name: NAME,
      id: 'e-1',
      displayName: undefined,
      liveBuildId: undefined,
      reconciling: false,
      site: undefined,
    }),
  );
});

test.each(['false', 'true', 0, null, {}])('"reconciling" is not known where it is %j', async (reconciling) => {
  const connection = await serving({ ...RECORD, reconciling });
  expect(await readEnvironment(connection, ADDRESS, callContext())).toEqual(
    valueOf({ ...READ, reconciling: undefined }),
  );
});

test.each([{}, { environments: {} }, { environments: [{}] }, { environments: [null] }, []])(
  'another shape: %j',
  async (body) => {
    expect(await listEnvironments(await serving(body), ADDRESS, callContext())).toMatchObject({ kind: 'unusable' });
    expect(await readEnvironment(await serving(body), ADDRESS, callContext())).toMatchObject({ kind: 'unusable' });
  },
);

test.each([
  NAME.replace('e-1', 'e-2'),
  NAME.replace('shop', 'blog'),
  NAME.replace('acme', 'other'),
  `${NAME}/operations/op-1`,
])('another name is another environment: %s', async (name) => {
  const connection = await serving({ ...RECORD, name });
  expect(await readEnvironment(connection, ADDRESS, callContext())).toEqual({
    kind: 'unusable',
    reason: `the answer is about ${name}`,
  });
});

test.each([404, 405, 501])('HTTP %i may be a host without the call', async (status) => {
  const connection = await serving({}, status);
  const kind = status === 404 ? 'missing' : 'no-call';
  expect(await listEnvironments(connection, ADDRESS, callContext())).toMatchObject({ kind, reason: `HTTP ${status}` });
});

test('HTTP 403 is no missing call', async () => {
  const connection = await serving({}, 403);
  expect(await listEnvironments(connection, ADDRESS, callContext())).toMatchObject({
    kind: 'refused',
    error: { code: 'forbidden' },
  });
});

const withId = (id: string): object => ({ ...RECORD, name: NAME.replace('e-1', id) });

test('all environments are those of all pages, each once', async () => {
  const pages = [
    { environments: [withId('e-1'), withId('e-2')], nextPageToken: 'next' },
    { environments: [withId('e-2'), withId('e-3')] },
  ];
  const server = await answering((_, number) => httpReply(200, pages[(number - 1) % 2]));
  const connection = { apiRoot: new URL(server.origin), credentials: { username: 'user', password: 'password' } };
  const ids = async (list: typeof listEnvironments): Promise<unknown> => {
    const answer = await list(connection, ADDRESS, callContext());
    return answer.kind === 'value' ? answer.value.entries.map(({ id }) => id) : answer;
  };
  expect(await ids(listEnvironments)).toEqual(['e-1', 'e-2', 'e-3']);
  expect(callsTo(server)).toEqual([
    'GET /v1/accounts/acme/apps/shop/environments',
    'GET /v1/accounts/acme/apps/shop/environments?pageToken=next',
  ]);
});

test('what holds a secret is no name, and no environment where it is the ID', async () => {
  const holding = { ...callContext(), holdsSecret: (text: string) => text.includes('hunter2') };
  const named = await serving({ environments: [{ ...RECORD, displayName: 'my hunter2' }] });
  expect(await listEnvironments(named, ADDRESS, holding)).toMatchObject({
    value: { entries: [{ id: 'e-1', displayName: undefined }] },
  });
  const identified = await serving({ environments: [withId('hunter2')] });
  expect(await listEnvironments(identified, ADDRESS, holding)).toMatchObject({ kind: 'unusable' });
});

test('a display name of up to 4096 characters is one; a longer one is no environment', async () => {
  const connection = await serving({ ...RECORD, displayName: 'x'.repeat(4096) });
  expect(await readEnvironment(connection, ADDRESS, callContext())).toMatchObject({
    value: { displayName: 'x'.repeat(4096) },
  });
  const longer = await serving({ ...RECORD, displayName: 'x'.repeat(4097) });
  expect(await readEnvironment(longer, ADDRESS, callContext())).toMatchObject({ kind: 'unusable' });
});
