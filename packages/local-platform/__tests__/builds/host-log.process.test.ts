import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { BuildLog } from '../../src/schemas/control/build-log.ts';
import type { Platform } from '../../src/platform/server.ts';
import { buildIdOf, control, environmentState, errorOf, jsonOf, start, upload } from '../support.ts';
import { zipOf } from '../zip.ts';
import { app, deploy, MANIFEST, page, useFastNpm } from './apps.ts';

/** Source and text of the lines that the control path shows, without those of npm. */
async function logOf(platform: Platform, build: string | undefined): Promise<string[]> {
  const { lines } = jsonOf(await control(platform, `log?build=${build}`)) as unknown as BuildLog;
  return lines
    .filter(({ text }) => !/^(?:$|> |npm )/.test(text))
    .map(({ step, source, text }) => `${step} ${source}: ${text}`);
}

test('the log of a build goes on with what its app writes, until that ends: then the build has failed', async () => {
  const events: unknown[] = [];
  const platform = await start({
    runApps: true,
    onBuildLive: (log, siteUrl) => void events.push(log.state, siteUrl),
    onBuildFailed: (log) => void events.push(log),
    onAppStopped: (log) => void events.push(log),
  });
  const scripts = { start: 'node server.js', build: 'echo built && echo oh >&2' };
  const source = `
    const { writeSync } = require('node:fs');
    writeSync(1, 'listening\\n');
    require('node:http').createServer(({ url }, response) => {
      if (url === '/exit') process.exit(3);
      writeSync(2, url + '\\n');
      response.end();
    }).listen(process.env.PORT);`;
  const [build] = (await deploy(platform, app('', { ...MANIFEST, scripts }, { 'server.js': source }))).builds;
  await page(platform, '/visit');
  await page(platform, '/exit');
  while (environmentState(platform).builds[0]?.failure === undefined) await setTimeout(20);
  const lines = await logOf(platform, build?.id);
  const linesFrom = (stream: string) => lines.filter((line) => line.split(': ')[0]?.endsWith(` ${stream}`));
  expect(linesFrom('platform')).toEqual([
    `package.json platform: Node ${process.versions.node}`,
    'install platform: $ npm install --no-audit --no-fund',
    'build platform: $ npm run build',
    'start platform: $ npm run start',
    'start platform: The app answers.',
    'start platform: The app ended with exit status 3.',
  ]);
  expect(linesFrom('stdout')).toEqual([
    expect.stringMatching(/^install stdout: up to date/),
    'build stdout: built',
    'start stdout: listening',
  ]);
  expect(linesFrom('stderr')).toEqual(['build stderr: oh', 'start stderr: /', 'start stderr: /visit']);
  const log = jsonOf(await control(platform, `log?build=${build?.id}`));
  const why = 'The output ends with: listening | /. "npm run start" ended with exit status 3 after the app went live.';
  const failure = {
    step: 'start',
    message: expect.stringContaining('The output ends with:\n  listening\n  /\n"npm run'),
  };
  expect(log).toMatchObject({ build: build?.name, environment: 'Production', state: 'failed', failure });
  expect(environmentState(platform)).toMatchObject({ live: build?.id, reconciling: false });
  expect(await page(platform)).toBe(`The app does not answer.\n\n${why}\n`);
  expect(events).toEqual(['live', platform.details['site-url'], log]);
  await deploy(platform, app('two'));
  expect(await page(platform)).toBe('two');
  await platform.close();
  expect(events.slice(3)).toEqual(['live', platform.details['site-url'], expect.objectContaining({ state: 'live' })]);
});

test('a log is there as soon as its build is, is given when that fails, and stays for the newest and the live one', async () => {
  useFastNpm();
  const logs: BuildLog[] = [];
  const stopped: BuildLog[] = [];
  const platform = await start({
    runApps: true,
    onBuildFailed: (log) => void logs.push(log),
    onAppStopped: (log) => void stopped.push(log),
  });
  const { live } = await deploy(platform, app('one'));
  const oldest = buildIdOf(await upload(platform, app('two')));
  expect((await control(platform, `log?build=${oldest}`)).status).toBe(200);
  const bad = zipOf([{ name: 'index.js' }]);
  for (let count = 0; count < 19; count += 1) await upload(platform, bad);
  expect((await control(platform, `log?build=${oldest}`)).status).toBe(200);
  const last = await deploy(platform, bad);
  expect(jsonOf(await control(platform, `log?build=${last.builds.at(-1)?.id}`))).toEqual(logs.at(-1));
  expect(jsonOf(await control(platform, 'log'))).toEqual(logs.at(-1));
  expect(jsonOf(await control(platform, 'log?after=1'))['lines']).toEqual(logs.at(-1)?.lines.slice(1));
  expect(logs.at(-1)).toMatchObject({
    state: 'failed',
    failure: { step: 'package.json' },
    lines: [{ text: expect.stringMatching(/^Node /) }, { text: expect.stringMatching(/^Failed: There is no package/) }],
  });
  const ofLive = jsonOf(await control(platform, `log?build=${live}`));
  expect(ofLive['state']).toBe('live');
  const gone = await control(platform, `log?build=${oldest}`);
  expect(errorOf(gone)).toBe('404 not_found log_not_found');
  expect(jsonOf(gone)['message']).toContain('it is too old');
  const failures = logs.length;
  await platform.close();
  expect([stopped, logs.length]).toEqual([[ofLive], failures]);
});

test('the log of a build that the end of the platform cuts off is given, too', async () => {
  useFastNpm();
  const logs: BuildLog[] = [];
  const platform = await start({ runApps: true, onBuildFailed: (log) => void logs.push(log) });
  const scripts = { ...MANIFEST.scripts, build: 'echo begun && sleep 1000' };
  const build = buildIdOf(await upload(platform, app('x', { ...MANIFEST, scripts })));
  while (!(await logOf(platform, build)).includes('build stdout: begun')) await setTimeout(20);
  await platform.close();
  expect(logs).toHaveLength(1);
  expect(logs[0]).toMatchObject({
    state: 'building',
    lines: expect.arrayContaining([expect.objectContaining({ text: 'begun' })]),
  });
  expect(logs[0]).not.toHaveProperty('failure');
});
