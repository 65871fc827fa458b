import { existsSync, writeFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Platform } from '../../src/platform/server.ts';
import { startPlatform } from '../../src/platform/server.ts';
import { runningWithTemp } from '../../src/process/processes.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';
import {
  buildIdOf,
  call,
  control,
  environmentsPath,
  environmentState,
  jsonOf,
  pathOf,
  start,
  upload,
} from '../support.ts';
import { zipOf } from '../zip.ts';
import { app, deploy, MANIFEST, page, useFastNpm } from './apps.ts';

test('an uploaded app is installed, built and started, and a new version takes its place without losing a request', async () => {
  const folder = makeFolder('run-apps');
  const platform = await start({ runApps: true, temporaryFolder: folder });
  expect((await fetch(String(platform.details['site-url']))).status).toBe(503);
  const scripts = { build: 'cp server.js built.js', start: 'node built.js' };
  const state = await deploy(platform, app('one', { ...MANIFEST, scripts }));
  expect(state).toMatchObject({ reconciling: false, live: state.builds[0]?.id, builds: [{ state: 'live' }] });
  expect(await page(platform)).toBe('one');

  useFastNpm();
  const file = path.join(makeFolder('slow'), 'go');
  const slow = page(platform, `/slow?${file}`);
  const seen: string[] = [];
  const moved = new AbortController();
  const visitor = (async () => {
    while (!moved.signal.aborted) seen.push(await page(platform));
  })();
  await deploy(platform, app('two'));
  moved.abort();
  await visitor;
  writeFileSync(file, '');
  expect(await slow).toBe('slow one');
  expect(await page(platform)).toBe('two');
  expect([...new Set(seen)].filter((text) => text !== 'two')).toEqual(['one']);

  await platform.close();
  expect(await readdir(folder)).toEqual([]);
  await expect(page(platform)).rejects.toThrow('fetch failed');
});

describe('in an environment with variables, beside a version that is live', () => {
  const shellVariables = [
    { key: 'API_KEY', value: 'very-secret' },
    { key: 'PORT', value: '1' },
  ];
  const environments = [{ displayName: 'E', wpEnvironment: 'acmeprod', shellVariables }];
  const accounts = [{ name: 'acme', installs: [{ name: 'acmeprod' }], apps: [{ name: 'web', environments }] }];
  const temporaryFolder = makeFolder('run-apps');
  const ours = { SECRET_OF_OURS: 'x', HTTPS_PROXY: 'http://me:proxy-pass@127.0.0.1:9', NODE_EXTRA_CA_CERTS: '/ca.pem' };
  const before = Object.keys(ours).map((name) => [name, process.env[name]] as const);
  let platform: Platform;
  let live: string | null;

  beforeAll(async () => {
    Object.assign(process.env, ours);
    useFastNpm();
    platform = await startPlatform({ runApps: true, seed: { accounts }, temporaryFolder });
    const scripts = { start: 'echo $HTTPS_PROXY && exec node server.js' };
    ({ live } = await deploy(platform, app('old', { ...MANIFEST, scripts })));
  });

  beforeEach(useFastNpm);

  afterAll(async () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    await platform.close();
    expect(await readdir(temporaryFolder)).toEqual([]);
  });

  test('an app gets its variables, what the network needs, a folder for temporary files, our user, and nothing else of ours', async () => {
    const log = await control(platform, `log?build=${live}`);
    expect([log.text.includes('http://***@127.0.0.1:9'), log.text.includes('proxy-pass')]).toEqual([true, false]);
    const names = JSON.parse(await page(platform, '/env')) as Record<string, string>;
    expect(names).toMatchObject({ API_KEY: 'very-secret', HOME: process.env['HOME'] });
    expect(names['PORT']).not.toBe('1');
    expect(Object.keys(names)).not.toEqual(expect.arrayContaining(['HOST']));
    expect(names).not.toHaveProperty('SECRET_OF_OURS');
    expect(names).toMatchObject({ HTTPS_PROXY: ours.HTTPS_PROXY, NODE_EXTRA_CA_CERTS: '/ca.pem' });
    expect(names['TMPDIR']?.startsWith(`${temporaryFolder}${path.sep}`)).toBe(true);
    await writeFile(path.join(names['TMPDIR'] ?? '', 'left'), '');
    expect(await page(platform, '/user')).toBe(String(process.getuid?.()));
  });

  test.each([
    ['no package.json', zipOf([{ name: 'index.js' }]), 'package.json', 'There is no package.json at the root'],
    ['no start script', app('x', { name: 'app' }), 'package.json', 'has no script "start"'],
    ['another Node', app('x', { ...MANIFEST, engines: { node: '>=99' } }), 'package.json', 'asks for Node ">=99"'],
    [
      'a lock file that is not in step',
      app('x', { ...MANIFEST, dependencies: { left: '1.0.0' } }, { 'package-lock.json': '{"lockfileVersion":3}' }),
      'install',
      'npm ci',
    ],
    [
      'a build that fails',
      app('x', { ...MANIFEST, scripts: { ...MANIFEST.scripts, build: 'echo key is $API_KEY && exit 3' } }),
      'build',
      'key is ***',
    ],
    [
      'an app that ends',
      app('x', { ...MANIFEST, scripts: { start: 'node -e "process.exit(7)"' } }),
      'start',
      'ended with',
    ],
  ])('%s fails the build, names the step, and leaves the old version live', async (_, zip, step, message) => {
    const state = await deploy(platform, zip);
    expect(state).toMatchObject({ live, reconciling: false });
    expect(state.builds.at(-1)).toMatchObject({ state: 'failed', failure: { step } });
    expect(state.builds.at(-1)?.failure?.message).toContain(message);
    expect(await page(platform)).toBe('old');
  });

  test('so does a fault that was queued for the build', async () => {
    platform.addFaults({ endpoint: 'upload', failBuild: true });
    const state = await deploy(platform, app('x'));
    const failure = { step: 'build', message: 'A queued fault made this build fail.' };
    expect([state.live, state.builds.at(-1)]).toEqual([live, expect.objectContaining({ state: 'failed', failure })]);
    expect(await page(platform)).toBe('old');
  });
});

test('a build that is cancelled in the moment in which its app answers leaves nothing running', async () => {
  useFastNpm();
  const folder = makeFolder('run-apps');
  const asked = path.join(makeFolder('asked'), 'file');
  let build = '';
  const now = (): number => {
    // The next line of the log is that the app answers.
    if (build !== '' && existsSync(asked)) {
      const cancelled = build;
      build = '';
      queueMicrotask(() => platform.setBuildResult(cancelled, 'cancelled'));
    }
    return Date.parse('2026-01-01T00:00:00Z');
  };
  const platform = await start({ runApps: true, temporaryFolder: folder, now });
  const source = `require('node:http').createServer((request, response) => {
    require('node:fs').writeFileSync('${asked}', '');
    response.end();
  }).listen(process.env.PORT)`;
  build = buildIdOf(await upload(platform, app('', MANIFEST, { 'server.js': source })));
  await platform.buildsEnded();
  expect(environmentState(platform)).toMatchObject({ live: null, builds: [{ state: 'cancelled' }] });
  while (runningWithTemp(folder).length > 0) await setTimeout(20);
});

test('a first build that fails shows why: in its record, on the page of its site, in no list', async () => {
  const platform = await start({ runApps: true });
  const id = buildIdOf(await upload(platform, zipOf([{ name: 'index.js' }])));
  await platform.buildsEnded();
  const builds = `${environmentsPath(platform)}/${platform.details.environment}/builds`;
  const build = jsonOf(await call(platform, `${builds}/${id}`));
  const reason = 'There is no package.json at the root of the archive.';
  expect(build['headlessDeployLocal']).toEqual({
    result: 'failed',
    step: 'package.json',
    reason,
    log: [`Node ${process.versions.node}`, `Failed: ${reason}`],
  });
  const { headlessDeployLocal: _, ...others } = build;
  expect(jsonOf(await call(platform, builds))).toEqual({ builds: [others] });
  expect(await page(platform)).toBe(
    `Nothing is live here yet.\n\nThe build failed at step "package.json": ${reason}\n`,
  );
});

test('an environment has its site as a domain from the moment in which it is created', async () => {
  const platform = await start({ runApps: true });
  const list = environmentsPath(platform);
  const body = { displayName: 'Staging', branch: 'uploadable', wpEnvironment: 'acmestage' };
  expect((await call(platform, list, { json: body })).status).toBe(200);
  const { environments } = jsonOf(await call(platform, list)) as { environments: { domains: { name: string }[] }[] };
  const [first, second] = environments.map(({ domains }) => domains.map(({ name }) => name));
  expect(first).toEqual([platform.details['site-url'], 'storefront.acme.example']);
  expect(environmentState(platform).siteUrl).toBe(platform.details['site-url']);
  expect(second).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]);
  expect((await fetch(second?.[0] ?? '')).status).toBe(503);
});

test('an upload and a rebuild get the caches of the build before, a clean rebuild does not', async () => {
  useFastNpm();
  const platform = await start({ runApps: true });
  const build =
    'const fs = require("node:fs"); fs.mkdirSync(".cache", { recursive: true }); fs.appendFileSync(".cache/n", "x");' +
    'fs.writeFileSync("server.js", fs.readFileSync("server.js", "utf8").replaceAll("TEXT", fs.readFileSync(".cache/n")))';
  const manifest = { ...MANIFEST, scripts: { ...MANIFEST.scripts, build: 'node build.js' } };
  await deploy(platform, app('TEXT', manifest, { 'build.js': build }));
  const seen = [await page(platform)];
  for (const action of ['rebuild', 'clean-rebuild'] as const) {
    await call(platform, pathOf(platform.details[`${action}-webhook`]), { method: 'POST', credentials: null });
    await platform.buildsEnded();
    seen.push(await page(platform));
  }
  await deploy(platform, app('TEXT', manifest, { 'build.js': build }));
  expect([...seen, await page(platform)]).toEqual(['x', 'xx', 'x', 'xx']);
});

test('a build that is superseded or cancelled ends, and the newest wins', async () => {
  useFastNpm();
  const platform = await start({ runApps: true });
  const endless = app('x', { ...MANIFEST, scripts: { ...MANIFEST.scripts, build: 'sleep 1000' } });
  await upload(platform, endless);
  await upload(platform, endless);
  const state = await deploy(platform, app('two'));
  expect(state.builds.map((build) => build.state)).toEqual(['superseded', 'superseded', 'live']);
  const answer = jsonOf(await upload(platform, endless));
  const { build } = answer['metadata'] as { build: string };
  expect((await call(platform, `/v1/${build}:cancel`, { json: {} })).status).toBe(200);
  await platform.buildsEnded();
  expect(environmentState(platform).builds[3]?.state).toBe('cancelled');
  expect(await page(platform)).toBe('two');
});
