import { expect, test } from '@jest/globals';
import { buildIdOf, call, environmentState, environmentsPath, jsonOf, start, upload } from '../../support.ts';
import { appZip } from '../../zip.ts';
import { addBuild, momentsOf } from '../../../src/state/builds/builds.ts';
import type { BuildPlan } from '../../../src/state/builds/builds.ts';
import type { Environment } from '../../../src/state/model.ts';

test('a build goes from queued to live as the clock does', async () => {
  const platform = await start({ buildMilliseconds: 1000 });
  const id = buildIdOf(await upload(platform));
  const look = () => {
    const { builds, live, reconciling } = environmentState(platform);
    const [build] = builds;
    return [build?.state, build?.finishTime, build?.operation.done, live, reconciling];
  };
  const finish = '2026-01-01T00:00:00.750Z';
  expect(look()).toEqual(['queued', null, false, null, true]);
  platform.advance(99);
  expect(look()).toEqual(['queued', null, false, null, true]);
  platform.advance(1);
  expect(look()).toEqual(['building', null, false, null, true]);
  platform.advance(649);
  expect(look()).toEqual(['building', null, false, null, true]);
  platform.advance(1);
  expect(look()).toEqual(['deploying', finish, false, null, true]);
  platform.advance(249);
  expect(look()).toEqual(['deploying', finish, false, null, true]);
  platform.advance(1);
  expect(look()).toEqual(['live', finish, true, id, false]);
});

test('a second upload while one runs: the newest wins', async () => {
  const platform = await start();
  await upload(platform, appZip('1'));
  platform.advance(500);
  const second = buildIdOf(await upload(platform, appZip('2')));
  expect(environmentState(platform).builds.map(({ state }) => state)).toEqual(['superseded', 'queued']);
  expect(environmentState(platform).builds[0]?.finishTime).toBe('2026-01-01T00:00:00.500Z');
  platform.advance(2000);
  expect(environmentState(platform)).toMatchObject({
    live: second,
    reconciling: false,
    builds: [{ state: 'superseded' }, { state: 'live' }],
  });
});

test('a second upload after the first is live replaces it once it is live itself', async () => {
  const platform = await start();
  const first = buildIdOf(await upload(platform, appZip('1')));
  platform.advance(2000);
  const second = buildIdOf(await upload(platform, appZip('2')));
  expect(environmentState(platform).live).toBe(first);
  platform.advance(2000);
  expect(environmentState(platform)).toMatchObject({
    live: second,
    builds: [{ state: 'superseded' }, { state: 'live' }],
  });
});

test('a build that is to fail leaves the old one live', async () => {
  const platform = await start();
  const first = buildIdOf(await upload(platform));
  platform.advance(2000);
  platform.addFaults({ endpoint: 'upload', failBuild: true });
  expect((await upload(platform)).status).toBe(200);
  platform.advance(1499);
  expect(environmentState(platform)).toMatchObject({ live: first, reconciling: true });
  platform.advance(1);
  expect(environmentState(platform)).toMatchObject({
    live: first,
    reconciling: false,
    builds: [{ state: 'live' }, { state: 'failed', finishTime: '2026-01-01T00:00:03.500Z', operation: { done: true } }],
  });
  expect((await upload(platform)).status).toBe(200);
  platform.advance(2000);
  expect(environmentState(platform).builds.at(-1)?.state).toBe('live');
});

test.each(['live', 'failed', 'cancelled'] as const)('a running build can be made %s', async (result) => {
  const platform = await start();
  const id = buildIdOf(await upload(platform));
  platform.setBuildResult(id, result);
  expect(environmentState(platform)).toMatchObject({
    live: result === 'live' ? id : null,
    reconciling: false,
    builds: [{ state: result }],
  });
  expect(() => platform.setBuildResult(id, 'failed')).toThrow('already ended');
  expect(() => platform.setBuildResult('none', 'failed')).toThrow('no build');
});

test('builds of two environments do not touch each other', async () => {
  const platform = await start();
  await call(platform, environmentsPath(platform), {
    json: { displayName: 'S', branch: 'uploadable', wpEnvironment: 'acmedev' },
  });
  const id = platform.state().accounts[0]?.apps[0]?.environments[1]?.id ?? '';
  const first = await upload(platform);
  const second = await call(platform, `${environmentsPath(platform)}/${id}`);
  expect(jsonOf(second)).toMatchObject({ build: '', reconciling: false });
  platform.advance(2000);
  expect(environmentState(platform).live).toBe(buildIdOf(first));
  expect(platform.state().accounts[0]?.apps[0]?.environments[1]).toMatchObject({ live: null, builds: [] });
});

test('a build of no time is live at once', async () => {
  const platform = await start({ buildMilliseconds: 0 });
  const id = buildIdOf(await upload(platform));
  expect(environmentState(platform)).toMatchObject({ live: id, reconciling: false, builds: [{ state: 'live' }] });
});

test.each([
  ['a simulated build', 1000, [100, 750, 1000]],
  ['no real build', Number.POSITIVE_INFINITY, []],
])('%s changes by itself', (_name, milliseconds, moments) => {
  const environment = { builds: [] as unknown } as Environment;
  expect(momentsOf(addBuild(environment, { willFail: false } as BuildPlan, milliseconds, 0))).toEqual(moments);
});
