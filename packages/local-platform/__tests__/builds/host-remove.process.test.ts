import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { makeAppHost } from '../../src/builds/host.ts';
import type { BuildLog } from '../../src/schemas/control/build-log.ts';
import { runningWithTemp } from '../../src/process/processes.ts';
import { Clock } from '../../src/state/clock.ts';
import type { Environment } from '../../src/state/model.ts';
import { makeFolder, plant } from '../../../../__tests__/support/git/folders.ts';
import { buildIdOf, call, control, environmentsPath, start, upload, uploadAround } from '../support.ts';
import { app, deploy, MANIFEST, page } from './apps.ts';

test('with its environment an app ends, and a build that runs: no process and no folder is left', async () => {
  const folder = makeFolder('run-apps');
  const stopped: BuildLog[] = [];
  const failed: BuildLog[] = [];
  const platform = await start({
    runApps: true,
    temporaryFolder: folder,
    onAppStopped: (log) => stopped.push(log),
    onBuildFailed: (log) => failed.push(log),
  });
  const { live } = await deploy(platform, app('one'));
  expect(await page(platform)).toBe('one');
  const scripts = { ...MANIFEST.scripts, build: 'echo begun && sleep 600' };
  const build = buildIdOf(await upload(platform, app('two', { ...MANIFEST, scripts })));
  await until(async () => (await control(platform, `log?build=${build}`)).text.includes('begun'));

  const place = `${environmentsPath(platform)}/${platform.details.environment}`;
  expect((await call(platform, place, { method: 'DELETE' })).status).toBe(200);
  await expect(page(platform)).rejects.toThrow('fetch failed');
  const [own = ''] = await readdir(folder);
  await until(async () => runningWithTemp(folder).length === 0);
  await until(async () => (await readdir(path.join(folder, own, 'apps'))).length === 0);

  // What the app wrote is reported now, and not once more at the end; a build that was cancelled did not fail.
  await platform.close();
  expect(stopped.map((log) => log.build.split('/').at(-1))).toEqual([live]);
  expect(failed).toEqual([]);
});

test('an upload that comes too late leaves no copy of its zip, and no address', async () => {
  const [folder, archives] = [makeFolder('run-apps'), makeFolder('archives')];
  const platform = await start({ runApps: true, temporaryFolder: folder, archives });
  const place = `${environmentsPath(platform)}/${platform.details.environment}`;
  const status = await uploadAround(platform, async () => await call(platform, place, { method: 'DELETE' }));
  expect(status).toBe(404);
  const [own = ''] = await readdir(folder);
  expect([await readdir(archives), await readdir(path.join(folder, own))]).toEqual([[], ['apps', 'process.json']]);
  expect(await readdir(path.join(folder, own, 'apps'))).toEqual([]);
  expect(platform.state().defects).toEqual([]);
});

/** An environment as far as the host of apps knows it. */
const ENVIRONMENT = { id: 'e-1', builds: [] } as unknown as Environment;

test('an environment that is deleted while its address is opened, or its zip is copied, leaves nothing', async () => {
  const folder = plant(makeFolder('host'), { 'app.zip': app('one') });
  const servers: Server[] = [];
  const watch = { live: () => undefined, built: () => undefined, failed: () => undefined, appStopped: () => undefined };
  const host = await makeAppHost(folder, new Clock(), { ...watch, serverOpened: (server) => servers.push(server) });
  const opening = host.open(ENVIRONMENT);
  const copying = host.accept(ENVIRONMENT, path.join(folder, 'app.zip'), 'b-1');
  await host.remove(ENVIRONMENT);
  await Promise.all([opening, copying]);
  await host.discard('b-1');
  expect(servers.map(({ listening }) => listening)).toEqual([false, false]);
  expect(host.siteUrl(ENVIRONMENT)).toBeUndefined();
  expect(await readdir(path.join(folder, 'apps'))).toEqual([]);
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(20);
}
