import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { BuildLog } from '../../../src/emulator/schemas/build-log.ts';
import { makeFolder } from '../../support/folders.ts';
import { buildIdOf, call, control, environmentsPath, start, upload } from '../support.ts';
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
  const record = path.join(folder, own, 'apps', 'process-groups.json');
  expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({ leaders: [] });
  await until(async () => (await readdir(path.dirname(record))).join() === path.basename(record));

  // What the app wrote is reported now, and not once more at the end; a build that was cancelled did not fail.
  await platform.close();
  expect(stopped.map((log) => log.build.split('/').at(-1))).toEqual([live]);
  expect(failed).toEqual([]);
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(20);
}
