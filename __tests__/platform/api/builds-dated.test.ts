import { describe, expect, test } from '@jest/globals';
import { aboutOther } from '../../../src/platform/api/api-request.ts';
import type { CallContext } from '../../../src/platform/api/api-request.ts';
import { listBuilds, readBuild } from '../../../src/platform/api/builds.ts';
import { valueOf } from '../../../src/shared/answer.ts';
import { fakeClock } from '../../support/steps/fake-clock.ts';
import { callsTo } from '../../support/servers/requests.ts';
import { always, answering, httpReply } from '../../support/servers/socket-server.ts';

const ADDRESS = { account: 'acme', app: 'shop', environment: 'e-1' };
const BUILDS = 'accounts/acme/apps/shop/environments/e-1/builds';
const CREATED = '2026-01-01T00:00:00Z';
const credentials = { username: 'user', password: 'password' };

const context: CallContext = {
  clock: fakeClock(),
  signal: new AbortController().signal,
  onRetry: () => undefined,
  holdsSecret: (text) => text.includes('hunter2'),
};

const at = (minute: number): string => `2026-01-01T00:${String(minute).padStart(2, '0')}:00Z`;
const buildAt = (minute: number, more: object = {}): object => ({
  name: `${BUILDS}/b-${minute}`,
  createTime: at(minute),
  ...more,
});

/** Asks for the newest of a host that answers with these pages. */
async function newest(count: number, ...pages: readonly object[]) {
  const server = await answering((_, number) => httpReply(200, pages[number - 1]));
  const connection = { apiRoot: new URL(server.origin), credentials };
  const others: string[] = [];
  const answer = await listBuilds(connection, ADDRESS, count, context, (name) => others.push(name));
  return { server, others, answer, ids: answer.kind === 'value' ? answer.value.map(({ id }) => id) : answer };
}

describe('the newest builds', () => {
  test('have the commit, and when they ended', async () => {
    const commit = { commitSha: 'abc', commitMessage: 'Fix the menu' };
    const { answer, server } = await newest(3, {
      builds: [
        buildAt(3, { commitSha: '', commitMessage: 7 }),
        buildAt(2, { ...commit, finishTime: at(5) }),
        buildAt(1, { finishTime: at(0), commitMessage: 'my hunter2' }),
      ],
    });
    const finishProblem = `its finishTime "${at(0)}" is not a time at or after its createTime "${at(1)}"`;
    const none = { finishTime: undefined, commitSha: undefined, commitMessage: undefined };
    expect(answer).toEqual(
      valueOf([
        { id: 'b-3', createTime: Date.parse(at(3)), age: expect.any(Number), ...none },
        { id: 'b-2', createTime: Date.parse(at(2)), age: expect.any(Number), ...commit, finishTime: Date.parse(at(5)) },
        { id: 'b-1', createTime: Date.parse(at(1)), age: expect.any(Number), ...none, finishProblem },
      ]),
    );
    expect(callsTo(server)).toEqual([`GET /v1/${BUILDS}?orderBy=createTime%20desc&pageSize=3`]);
  });

  test('may be on several pages, and are no more than were asked for', async () => {
    const { ids, server } = await newest(
      3,
      { builds: [buildAt(9), buildAt(8)], nextPageToken: 'next' },
      { builds: [buildAt(8), buildAt(7), buildAt(6)], nextPageToken: 'more' },
    );
    expect(ids).toEqual(['b-9', 'b-8', 'b-7']);
    expect(callsTo(server)).toHaveLength(2);
  });

  test('are found in a list of another order only where that is all of it', async () => {
    expect((await newest(5, { builds: [buildAt(1), buildAt(2)] })).ids).toEqual(['b-2', 'b-1']);
    const problem = { kind: 'unusable', reason: 'it is not ordered by createTime' };
    expect((await newest(2, { builds: [buildAt(1), buildAt(2)] })).ids).toEqual(problem);
    expect((await newest(2, { builds: [buildAt(1), buildAt(2)], nextPageToken: 'next' })).ids).toEqual(problem);
  });

  test('are those of the environment alone', async () => {
    const other = `${BUILDS.replace('e-1', 'e-2')}/b-8`;
    const { ids, others } = await newest(5, { builds: [{ name: other, createTime: at(9) }, buildAt(1)] });
    expect([ids, others]).toEqual([['b-1'], [other]]);
  });

  test.each<[string, object]>([
    ['no list', {}],
    ['no build', { builds: [{ createTime: at(1) }] }],
    ['no createTime', { builds: [{ name: `${BUILDS}/b-1` }] }],
    ['a secret as the ID', { builds: [{ name: `${BUILDS}/hunter2`, createTime: at(1) }] }],
  ])('cannot be read: %s', async (_name, page) => {
    expect((await newest(5, page)).answer).toEqual({ kind: 'unusable', reason: 'unexpected format' });
  });
});

async function readB1(body: object) {
  const { origin } = await always(200, body);
  return await readBuild({ apiRoot: new URL(origin), credentials }, { ...ADDRESS, build: 'b-1' }, context);
}

test('one build is read as the list shows it, and no other', async () => {
  const record = { name: `${BUILDS}/b-1`, createTime: CREATED, commitSha: 'abc' };
  const build = { id: 'b-1', createTime: Date.parse(CREATED), age: 0, finishTime: undefined, commitSha: 'abc' };
  expect(await readB1(record)).toEqual(valueOf({ ...build, commitMessage: undefined }));
  expect(await readB1({ ...record, name: `${BUILDS}/b-2` })).toEqual(aboutOther(`${BUILDS}/b-2`));
  expect(await readB1({ ...record, createTime: 'now' })).toMatchObject({ kind: 'unusable' });
});

test('a text that is only shown is cut', async () => {
  const record = { name: `${BUILDS}/b-1`, createTime: CREATED, commitMessage: 'ü'.repeat(5000) };
  expect(await readB1(record)).toMatchObject({ value: { commitMessage: 'ü'.repeat(4096) } });
});
