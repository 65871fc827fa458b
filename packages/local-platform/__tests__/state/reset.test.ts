import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';
import { app, deploy, page, useFastNpm } from '../builds/apps.ts';
import {
  appsPath,
  buildIdOf,
  call,
  control,
  environmentsPath,
  environmentState,
  pathOf,
  start,
  upload,
} from '../support.ts';

test('everything is as at the start, and the details of the start are good', async () => {
  const faults = [{ endpoint: 'status', status: 500 }] as const;
  const platform = await start({ faults });
  const { environment, 'purge-cache-webhook': webhook } = platform.details;
  const before = platform.state();
  const purge = async (): Promise<number> =>
    (await call(platform, pathOf(webhook), { method: 'POST', credentials: null })).status;

  await upload(platform);
  platform.advance(2000);
  await purge();
  platform.setWebhooks(environment, 'regenerate');
  platform.clearFaults();
  platform.addFaults({ endpoint: 'upload', status: 500, count: 9 });
  const json = { displayName: 'Staging', branch: 'uploadable', wpEnvironment: 'acmestage' };
  expect((await call(platform, environmentsPath(platform), { json })).status).toBe(200);
  expect((await call(platform, `${appsPath(platform)}/storefront`, { method: 'DELETE' })).status).toBe(200);
  await call(platform, '/v1/installs/20001/purge_cache', { json: { type: 'all' } });
  expect(platform.state()).not.toEqual(before);

  expect((await control(platform, 'reset', { method: 'POST' })).status).toBe(200);
  expect(platform.state()).toEqual(before);
  expect(platform.requests()).toEqual([]);
  expect(await purge()).toBe(200);
  expect((await upload(platform)).status).toBe(200);
  // Again, to see that the seed itself was not changed.
  await platform.reset();
  expect(platform.state()).toEqual(before);
});

test('a build that runs is gone, and two at once are one', async () => {
  const platform = await start();
  await upload(platform);
  expect(environmentState(platform).reconciling).toBe(true);
  const seen: string[] = [];
  platform.subscribe((change) => seen.push(change));
  await Promise.all([platform.reset(), platform.reset()]);
  expect(seen).toEqual(expect.arrayContaining(['state', 'requests']));
  expect(environmentState(platform)).toMatchObject({ reconciling: false, builds: [] });
});

test('until it is done there is no environment; zips that were saved stay', async () => {
  const archives = makeFolder('archives');
  const platform = await start({ archives });
  const id = buildIdOf(await upload(platform));
  const resetting = platform.reset();
  expect(platform.state().accounts[0]?.apps).toMatchObject([{ environments: [] }]);
  await resetting;
  expect(environmentState(platform).builds).toEqual([]);
  expect(readdirSync(archives)).toEqual([`${id}.zip`]);
});

test('apps end, and sites keep their addresses', async () => {
  useFastNpm();
  const stopped: string[] = [];
  const platform = await start({ runApps: true, onAppStopped: ({ build }) => stopped.push(build) });
  const before = platform.state();
  await deploy(platform, app('one'));
  expect(await page(platform)).toBe('one');
  await Promise.all([platform.reset(), platform.reset(), platform.reset()]);
  expect(stopped.length).toBe(1);
  expect(platform.state()).toEqual(before);
  expect((await fetch(String(platform.details['site-url']))).status).toBe(503);
  await deploy(platform, app('two'));
  expect(await page(platform)).toBe('two');
});

test('a platform that is closed meanwhile opens no site again', async () => {
  const platform = await start({ runApps: true });
  const site = String(platform.details['site-url']);
  await Promise.all([platform.reset(), platform.close()]);
  await expect(fetch(site)).rejects.toThrow();
});
