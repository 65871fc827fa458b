import { describe, expect, test } from '@jest/globals';
import { createOperation } from '../../../support/servers/exchanges.ts';
import { build, builds, ENVIRONMENT, environmentWith } from '../../../support/servers/live-platform.ts';
import { httpReply } from '../../../support/servers/socket-server.ts';
import { deployAndWait, waitLinesOf } from '../../../support/steps/waiting.ts';

const OLD = environmentWith('b-0');
const NEW = environmentWith('b-1');

/** A list of builds that began with the upload. */
function listed(...names: readonly string[]): string {
  return httpReply(200, { builds: names.map((name) => ({ name, createTime: '2026-01-01T00:00:01Z' })) });
}

test('a finishTime that proves nothing: still running, in one line, and not failed after a minute', async () => {
  const zero = build('b-1', '0001-01-01T00:00:00Z');
  const { outputs, log, kinds } = await deployAndWait({
    environment: [OLD, NEW],
    build: [...Array.from({ length: 9 }, () => zero), build('b-1', true)],
  });
  expect(outputs).toMatchObject({ status: 'live', 'error-code': '' });
  expect(kinds.filter((kind) => kind === 'environment')).toHaveLength(2);
  const doubts = waitLinesOf(log).filter((line) => line.includes('finishTime'));
  expect(doubts).toEqual([
    'Build b-1 counts as running: its finishTime "0001-01-01T00:00:00Z" is not a time at or after its createTime "2026-01-01T00:00:00Z" (2.0 s)',
  ]);
});

test('a record from a cache, from before the build had finished, proves nothing, however often it comes', async () => {
  const { outputs, log } = await deployAndWait({
    environment: [OLD, ...Array.from({ length: 12 }, () => OLD.replace('\r\n', '\r\nAge: 400\r\n')), NEW],
    build: [build('b-1', true)],
  });
  expect(outputs).toMatchObject({ status: 'live', 'error-code': '' });
  expect(waitLinesOf(log)[0]).toMatch(/^Could not read the environment \(a cache answered, with a record from before/);
});

test('one from a cache that had it a second is as good as any', async () => {
  const fresh = OLD.replace('\r\n', '\r\nAge: 1\r\n');
  const { outputs } = await deployAndWait({ environment: [OLD, fresh], build: [build('b-1', true)] });
  expect(outputs).toMatchObject({ status: 'failed', 'error-code': 'build-failed' });
});

/** A build that finished a day before the fake clock starts. */
function oldBuild(id: string): string {
  const [createTime, finishTime] = ['2025-12-31T00:00:00Z', '2025-12-31T00:01:00Z'];
  return httpReply(200, { name: `${ENVIRONMENT}/builds/${id}`, createTime, finishTime });
}

/** An answer to the upload that names these. */
function answerWith(operationIn: string, buildPath: string): string {
  return httpReply(200, createOperation({ name: `${operationIn}/operations/op-1`, metadata: { build: buildPath } }));
}

const ELSEWHERE = ENVIRONMENT.replace('e-1', 'e-2');
const STALE = 'The answer to the upload named build b-0, which was live before';
const FOREIGN = 'The answer to the upload named another environment (e-2)';

describe.each([
  ['the build that was live before', answerWith(ENVIRONMENT, `${ENVIRONMENT}/builds/b-0`), STALE],
  ['a build of another environment', answerWith(ENVIRONMENT, `${ELSEWHERE}/builds/b-9`), FOREIGN],
  ['a build of another environment, live here too', answerWith(ELSEWHERE, `${ELSEWHERE}/builds/b-0`), FOREIGN],
  ['an operation of another environment', answerWith(ELSEWHERE, `${ENVIRONMENT}/builds/b-9`), FOREIGN],
])('an answer to the upload that names %s is no evidence', (_name, answer, doubt) => {
  const upload = [answer];
  // All of them have finished: what the answer names would do.
  const named = { upload, build: [build('b-0', true), build('b-0', true)] };

  test('a line says so, and the build is the one that began since', async () => {
    const { outputs, log, kinds } = await deployAndWait({
      upload,
      environment: [OLD, NEW],
      builds: [builds(['b-1', 1], ['b-0', -100])],
      build: [build('b-1', true)],
    });
    expect(outputs).toMatchObject({ status: 'live', 'purge-status': 'done' });
    expect(kinds.slice(2)).toEqual(['builds', 'build', 'environment', 'webhook']);
    expect(waitLinesOf(log)[0]).toBe(`${doubt}: looking for the build of this upload in the list of builds`);
  });

  test('several that began since: unknown', async () => {
    const { outputs, error } = await deployAndWait({
      ...named,
      environment: [OLD, NEW],
      builds: [builds(['b-2', 2], ['b-1', 1], ['b-0', -100])],
    });
    expect(outputs).toMatchObject({ status: 'unknown', 'error-code': 'timeout', 'purge-status': 'skipped' });
    expect(error).toContain(
      `${doubt}, and several builds were created since, so it is not known which one is from this upload.`,
    );
  });

  test('a host without a list of builds: accepted, and nobody can wait', async () => {
    const { outputs } = await deployAndWait({ ...named, environment: [OLD] });
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cannot-wait' });
  });
});

test.each([
  ['account', ENVIRONMENT.replace('acme', 'f3b1')],
  ['app', ENVIRONMENT.replace('shop', 'f3b1')],
])('another %s in the answer is a warning, and the build is followed', async (_name, place) => {
  const { outputs, log, kinds } = await deployAndWait({
    upload: [answerWith(place, `${place}/builds/b-1`)],
    environment: [OLD, NEW],
    build: [build('b-1', true)],
  });
  expect(outputs['status']).toBe('live');
  expect(kinds).not.toContain('builds');
  expect(log.filter((line) => line.startsWith('warning: Operation of another environment'))).toHaveLength(1);
  expect(waitLinesOf(log)[0]).toMatch(/^Live after/);
});

describe.each(['false', 'true', 0, null, {}])('"reconciling" that is %j', (reconciling) => {
  const odd = environmentWith('b-1', { reconciling });
  const UNREAD = 'Could not read the environment ("reconciling" is not a boolean)';

  test('counts as unread: the next poll decides', async () => {
    const script = { environment: [OLD, odd, odd, NEW], build: [build('b-1', true)] };
    const { outputs, log, kinds } = await deployAndWait(script);
    expect(outputs['status']).toBe('live');
    expect(kinds.filter((kind) => kind === 'environment')).toHaveLength(4);
    expect(waitLinesOf(log)[0]).toBe(`${UNREAD}: still trying (2.0 s)`);
  });

  test('each time is that of a host without the read', async () => {
    const before = environmentWith('b-0', { reconciling });
    const { outputs, error } = await deployAndWait({ environment: [before, odd], build: [build('b-1', true)] });
    expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cannot-wait' });
    expect(error).toContain(UNREAD);
  });
});

describe('a record under another name is no evidence', () => {
  test.each([ELSEWHERE, ENVIRONMENT.replace('shop', 'blog'), ENVIRONMENT.replace('acme', 'other')])(
    'an environment %s, with our build live: in one line, and never live',
    async (place) => {
      const other = environmentWith('b-1', { name: place });
      const { outputs, log } = await deployAndWait({ environment: [other], build: [build('b-1', true)] });
      expect(outputs).toMatchObject({ status: 'accepted', 'error-code': 'cannot-wait', 'purge-status': 'skipped' });
      expect(waitLinesOf(log).filter((line) => line.startsWith('Could not read'))).toEqual([
        `Could not read the environment (the answer is about ${place}): still trying (2.0 s)`,
      ]);
    },
  );

  test('an environment in the middle: the next poll decides', async () => {
    const other = environmentWith('b-1', { name: ELSEWHERE });
    const script = { environment: [OLD, other, other, NEW], build: [build('b-1', true)] };
    const { outputs, kinds } = await deployAndWait(script);
    expect(outputs['status']).toBe('live');
    expect(kinds.filter((kind) => kind === 'environment')).toHaveLength(4);
  });

  test('an environment before the upload: what is live is not known', async () => {
    const { outputs, log } = await deployAndWait({
      environment: [environmentWith('b-1', { name: ELSEWHERE }), NEW],
      build: [build('b-1', true)],
    });
    expect(outputs['status']).toBe('live');
    expect(log).toContain(`Could not read the environment (the answer is about ${ELSEWHERE})`);
    expect(log).not.toContain('Live now: build b-1');
  });

  test('a build that has finished elsewhere: ours is still running', async () => {
    const times = { createTime: '2026-01-01T00:00:00Z', finishTime: '2026-01-01T00:01:00Z' };
    const foreign = httpReply(200, { name: `${ELSEWHERE}/builds/b-1`, ...times });
    const { outputs, log, kinds } = await deployAndWait({
      environment: [OLD, NEW],
      build: [foreign, foreign, build('b-1', true)],
    });
    expect(outputs['status']).toBe('live');
    expect(kinds.slice(2)).toEqual(['build', 'build', 'build', 'environment', 'webhook']);
    expect(waitLinesOf(log)[0]).toBe(
      `Could not read the build (the answer is about ${ELSEWHERE}/builds/b-1): still trying (2.0 s)`,
    );
  });

  test('builds in the list: neither ours nor newer ones, in one line', async () => {
    const { outputs, log } = await deployAndWait({
      upload: [httpReply(200, '{}')],
      environment: [OLD, NEW],
      builds: [listed(`${ELSEWHERE}/builds/b-9`), listed(`${ELSEWHERE}/builds/b-9`, `${ENVIRONMENT}/builds/b-1`)],
      build: [build('b-1', true)],
    });
    expect(outputs['status']).toBe('live');
    expect(log.filter((line) => line.startsWith('Ignored: '))).toEqual([
      `Ignored: ${ELSEWHERE}/builds/b-9 is in the list of builds, but belongs to another environment`,
    ]);
  });
});

describe('an old build in the answer, where what was live before could not be read', () => {
  const upload = [answerWith(ENVIRONMENT, `${ENVIRONMENT}/builds/b-0`)];

  test('is no evidence: the build is the one that began since', async () => {
    const { outputs, log } = await deployAndWait({
      upload,
      environment: [httpReply(503), NEW],
      builds: [builds(['b-0', -86_400]), builds(['b-1', 1], ['b-0', -86_400])],
      build: [oldBuild('b-0'), build('b-1', true)],
    });
    expect(outputs).toMatchObject({ status: 'live', 'purge-status': 'done' });
    expect(waitLinesOf(log)[0]).toMatch(
      /^The answer to the upload named build b-0, which was created before it: looking for the build of this upload in the list of builds/,
    );
  });

  test('several that began since: unknown, and the old build is the reason', async () => {
    const { error } = await deployAndWait({
      upload,
      environment: [httpReply(503), NEW],
      builds: [builds(['b-2', 2], ['b-1', 1], ['b-0', -86_400])],
      build: [oldBuild('b-0')],
    });
    expect(error).toContain('named build b-0, which was created before it, and several builds were created since');
  });

  test('on a host without a list of builds: accepted, never live', async () => {
    const { outputs } = await deployAndWait({ upload, environment: [httpReply(503), OLD], build: [oldBuild('b-0')] });
    expect(outputs['status']).toBe('accepted');
  });
});
