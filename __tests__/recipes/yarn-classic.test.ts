import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isAlive } from '../support/processes/is-alive.ts';
import { deploy, page } from '../../packages/local-platform/__tests__/builds/apps.ts';
import { call, pathOf, start } from '../../packages/local-platform/__tests__/support.ts';
import { zipOf } from '../../packages/local-platform/__tests__/zip.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import { run } from '../support/apps/monorepo.ts';

const before = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
const tools = makeFolder('yarn');

beforeAll(() => {
  mkdirSync(path.join(tools, 'home'));
  run(tools, 'npm', 'install', '--no-save', '--prefix', tools, 'yarn@1.22.22');
  // What the programs of an app get.
  process.env['PATH'] = `${path.join(tools, 'node_modules', '.bin')}${path.delimiter}${before.PATH}`;
  process.env['HOME'] = path.join(tools, 'home');
});

afterAll(() => {
  Object.assign(process.env, before);
});

const MANIFEST = {
  name: 'app',
  version: '1.0.0',
  license: 'UNLICENSED',
  scripts: { build: 'node build.js', start: 'node server.js' },
  dependencies: { ms: '2.1.3' },
  devDependencies: { inherits: '2.0.4' },
};

/** Needs both dependencies to build, and one of them to run. It counts its builds in a cache. */
const FILES = {
  'build.js': `
    require('inherits');
    const fs = require('node:fs');
    fs.mkdirSync('.cache', { recursive: true });
    fs.appendFileSync('.cache/builds', '+');
    fs.writeFileSync('built.txt', require('ms')('1h') + fs.readFileSync('.cache/builds'));`,
  'server.js': `
    const text = require('node:fs').readFileSync('built.txt', 'utf8') + ' ' + require('ms')(60000);
    require('node:http').createServer((request, response) => {
      response.end(request.url === '/pid' ? String(process.pid) : text);
    }).listen(process.env.PORT, process.env.HOST);`,
};

const LOCK = 'yarn.lock';

/** The lock file that Yarn writes for the dependencies above. */
function lockFile(): string {
  const folder = plant(makeFolder('app'), { 'package.json': JSON.stringify(MANIFEST) });
  run(folder, 'yarn', 'install', '--non-interactive');
  return readFileSync(path.join(folder, LOCK), 'utf8');
}

function app(files: Readonly<Record<string, string>>): Buffer {
  const all = { 'package.json': JSON.stringify(MANIFEST), ...FILES, ...files };
  return zipOf(Object.entries(all).map(([name, data]) => ({ name, data })));
}

test('an app with a yarn.lock is installed, built, rebuilt and run by Yarn classic, and ends with the platform', async () => {
  const platform = await start({ runApps: true });
  const state = await deploy(platform, app({ [LOCK]: lockFile() }));
  expect(state.builds).toEqual([expect.objectContaining({ state: 'live' })]);
  expect(await page(platform)).toBe('3600000+ 1m');
  await call(platform, pathOf(platform.details['rebuild-webhook']), { method: 'POST', credentials: null });
  await platform.buildsEnded();
  expect(await page(platform)).toBe('3600000++ 1m');
  const pid = Number(await page(platform, '/pid'));
  expect(isAlive(pid)).toBe(true);
  await platform.close();
  // Ends the test by its time limit where it goes on.
  while (isAlive(pid)) await setImmediate();
});

const OUTDATED = '# yarn lockfile v1\n';

test.each([
  ['a lock file that is not in step', { [LOCK]: OUTDATED }, 'install', 'Your lockfile needs to be updated'],
  [
    'a lock file of a later Yarn',
    { [LOCK]: '__metadata:\n  version: 8\n  cacheKey: 10c0\n' },
    'install',
    'Your lockfile needs to be updated',
  ],
  ['a build that fails', { 'build.js': 'console.error("oh no"); process.exit(3)' }, 'build', 'oh no'],
  ['an app that ends', { 'server.js': 'console.error("oh no"); process.exit(7)' }, 'start', 'oh no'],
])('%s fails the step, with what Yarn says', async (_, files, step, message) => {
  const platform = await start({ runApps: true });
  const [build] = (await deploy(platform, app({ [LOCK]: lockFile(), ...files }))).builds;
  expect(build).toMatchObject({ state: 'failed', failure: { step, message: expect.stringContaining(message) } });
});
