import { describe, expect, test } from '@jest/globals';
import { aboutOther } from '../../../src/platform/api/api-request.ts';
import { listBuilds, readBuild } from '../../../src/platform/api/builds.ts';
import type { Answer } from '../../../src/shared/answer.ts';
import { callContext, serving } from '../../support/steps/api-calls.ts';

const ADDRESS = { account: 'acme', app: 'shop', environment: 'e-1' };
const BUILDS = 'accounts/acme/apps/shop/environments/e-1/builds';
const CREATED = '2026-01-01T00:00:00Z';

/** As it is read while it runs, and what shows that it has ended. */
const RUNNING = {
  id: 'b-1',
  createTime: Date.parse(CREATED),
  age: 0,
  finishTime: undefined,
  commitSha: undefined,
  commitMessage: undefined,
};
const FINISHED = { finishTime: expect.any(Number) };

async function readOf(body: object) {
  return given(await readBuild(await serving(body), { ...ADDRESS, build: 'b-1' }, callContext()));
}

/** The value of an answer, or the problem. */
function given<Value>(answer: Answer<Value>) {
  return answer.kind === 'value' ? answer.value : answer;
}

describe('a build has finished', () => {
  test.each([
    ['when it was created', CREATED],
    ['later', '2026-01-01T00:01:00Z'],
    ['a fraction of a second later', '2026-01-01T00:00:00.000000001Z'],
    ['later, as another offset shows it', '2026-01-01T02:00:01+02:00'],
    ['later, in lower case', '2026-01-01t00:01:00z'],
    ['in a leap second', '2026-12-31T23:59:60Z'],
  ])('%s', async (_name, finishTime) => {
    expect(await readOf({ name: `${BUILDS}/b-1`, createTime: CREATED, finishTime })).toMatchObject(FINISHED);
  });
});

describe('a build is running', () => {
  test.each([[{}], [{ finishTime: '' }], [{ finishTime: null }]])('without a finishTime: %j', async (more) => {
    expect(await readOf({ name: `${BUILDS}/b-1`, createTime: CREATED, ...more })).toEqual(RUNNING);
  });
});

describe('a finishTime that proves nothing: the build counts as running, with the reason', () => {
  test.each<[string, unknown]>([
    ['the zero value of Go', '0001-01-01T00:00:00Z'],
    ['the zero value of Unix', '1970-01-01T00:00:00Z'],
    ['a time of the last century', '1999-12-31T23:59:59Z'],
    ['a time before it was created', '2025-12-31T23:59:59Z'],
    ['a time before it was created, as another offset shows it', '2026-01-01T00:30:00+01:00'],
    ['a word', 'pending'],
    ['a date', '2026-01-02'],
    ['a date that Date.parse takes', 'Jan 2, 2026'],
    ['a time without an offset', '2026-01-02T00:00:00'],
    ['a time with a space', '2026-01-02 00:00:00Z'],
    ['a day that no month has', '2026-02-30T00:00:00Z'],
    ['a month that no year has', '2026-13-01T00:00:00Z'],
    ['an hour that no day has', '2026-01-02T24:00:00Z'],
    ['an offset that no place has', '2026-01-02T00:00:00+24:00'],
    ['a time with something behind it', '2026-01-02T00:00:00Z\n'],
    ['milliseconds', 1_767_312_000_000],
    ['true', true],
    ['seconds and nanoseconds', { seconds: 1_767_312_000 }],
  ])('%s', async (_name, finishTime) => {
    expect(await readOf({ name: `${BUILDS}/b-1`, createTime: CREATED, finishTime })).toEqual({
      ...RUNNING,
      finishProblem: expect.stringMatching(
        /^its finishTime .+ is not a time at or after its createTime "2026-01-01T00:00:00Z"$/,
      ),
    });
  });

  test.each([undefined, '0001-01-01T00:00:00Z', 'yesterday'])('with the createTime %j', async (createTime) => {
    const build = { name: `${BUILDS}/b-1`, createTime, finishTime: CREATED };
    expect(await readOf(build)).toMatchObject({ kind: 'unusable' });
  });
});

describe('what the local platform says of a build', () => {
  const headlessDeployLocal = { result: 'failed', step: 'build', reason: 'It ended.', log: ['line'] };
  const body = { name: `${BUILDS}/b-1`, createTime: CREATED, headlessDeployLocal };

  test('is read where the build has finished', async () => {
    expect(await readOf({ ...body, finishTime: CREATED })).toEqual({
      ...RUNNING,
      finishTime: Date.parse(CREATED),
      local: { step: 'build', reason: 'It ended.', log: ['line'] },
    });
  });

  test.each([[undefined], [null], ['0001-01-01T00:00:00Z'], ['yesterday']])(
    'is passed over with the finishTime %j',
    async (finishTime) => {
      const record = await readOf({ ...body, finishTime });
      expect(record).not.toMatchObject(FINISHED);
      expect(record).not.toHaveProperty('local');
    },
  );

  test('is passed over of another build', async () => {
    expect(await readOf({ ...body, name: `${BUILDS}/b-2`, finishTime: CREATED })).toEqual(aboutOther(`${BUILDS}/b-2`));
  });
});

test("the age of a build is by the platform's clock: the date of its answer, and how old that is", async () => {
  const record = { name: `${BUILDS}/b-1`, createTime: CREATED, finishTime: CREATED };
  const connection = await serving({ ...record, builds: [record] }, 200, {
    Date: 'Thu, 01 Jan 2026 10:00:05 GMT',
    Age: '2',
  });
  const age = 36_007_000;
  expect(given(await readBuild(connection, { ...ADDRESS, build: 'b-1' }, callContext()))).toMatchObject({ age });
  expect(given(await listBuilds(connection, ADDRESS, 10, callContext()))).toEqual([expect.objectContaining({ age })]);
});

test.each([{ name: 'b-1' }, { name: 1 }, { name: `${BUILDS}/no_build` }, {}])('no build: %j', async (body) => {
  expect(await readOf(body)).toMatchObject({ kind: 'unusable' });
});

describe('a build by its name', () => {
  test.each([`${BUILDS}/b-1`, 'accounts/acme/apps/shop/builds/b-1', 'apps/shop/environments/e-1/builds/b-1'])(
    '%s is the one, as several paths are documented',
    async (name) => {
      expect(await readOf({ name, createTime: CREATED, finishTime: CREATED })).toMatchObject(FINISHED);
    },
  );

  test.each([
    `${BUILDS}/b-2`,
    `${BUILDS.replace('e-1', 'e-2')}/b-1`,
    `${BUILDS.replace('shop', 'blog')}/b-1`,
    `${BUILDS.replace('acme', 'apps')}/b-1`,
    `/${BUILDS.replace('e-1', 'e-2')}/b-1`,
    'accounts/other/apps/shop/builds/b-1',
    'environments/e-2/builds/b-1',
  ])('%s is another one', async (name) => {
    expect(await readOf({ name, createTime: CREATED, finishTime: CREATED })).toEqual(aboutOther(name));
  });

  test('in an account that is called as a collection', async () => {
    const [address, name] = [{ ...ADDRESS, account: 'apps' }, `${BUILDS.replace('acme', 'apps')}/b-1`];
    const connection = await serving({ name, createTime: CREATED, finishTime: CREATED });
    expect(given(await readBuild(connection, { ...address, build: 'b-1' }, callContext()))).toMatchObject(FINISHED);
  });
});

describe('the list of builds', () => {
  test('is newest first', async () => {
    const connection = await serving({
      builds: [
        { name: `${BUILDS}/b-1`, createTime: CREATED },
        { name: `${BUILDS}/b-2`, createTime: '2026-01-01T02:00:00+01:00' },
      ],
    });
    expect(given(await listBuilds(connection, ADDRESS, 10, callContext()))).toEqual([
      { ...RUNNING, id: 'b-2', createTime: Date.parse('2026-01-01T01:00:00Z'), age: -3_600_000 },
      RUNNING,
    ]);
  });

  test('has those of other environments left out', async () => {
    const others = [`${BUILDS.replace('e-1', 'e-2')}/b-8`, `${BUILDS.replace('shop', 'blog')}/b-9`];
    const list = [...others, `${BUILDS}/b-1`].map((name) => ({ name, createTime: CREATED }));
    const seen: string[] = [];
    const builds = await listBuilds(await serving({ builds: list }), ADDRESS, 10, callContext(), (name) =>
      seen.push(name),
    );
    expect(given(builds)).toEqual([RUNNING]);
    expect(seen).toEqual(others);
  });

  test.each([undefined, '0001-01-01T00:00:00Z', 'Jan 2, 2026', 1_767_312_000_000])(
    'has no order where a createTime is %j',
    async (createTime) => {
      const connection = await serving({ builds: [{ name: `${BUILDS}/b-1`, createTime }] });
      expect(given(await listBuilds(connection, ADDRESS, 10, callContext()))).toMatchObject({ kind: 'unusable' });
    },
  );
});
