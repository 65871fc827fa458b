import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../support/folders.ts';
import { deployedFiles, startLocalPlatform } from '../support/local-platform.ts';
import { cloneProject } from '../support/project-clone.ts';
import { runCli, variablesOf } from '../support/run-cli.ts';

const home = makeFolder('npm-home');

/** npm without the settings and the cache of whoever runs this. */
function npm(cwd: string, ...args: string[]): string {
  const env = { PATH: process.env['PATH'], HOME: home, npm_config_cache: path.join(home, 'cache') };
  const options = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  return execFileSync('npm', [...args, ...options], { cwd, env, encoding: 'utf8' });
}

describe('the npm package, packed in a clean clone and installed into an empty folder without network', () => {
  const folder = makeFolder('npm-install');
  let tarball = '';
  let program = '';

  beforeAll(() => {
    const packed = JSON.parse(npm(cloneProject(), 'pack', '--json', '--pack-destination', home)) as {
      filename: string;
    }[];
    tarball = path.join(home, packed[0]?.filename ?? '');
    npm(folder, 'install', tarball);
    program = path.join(folder, 'node_modules', '.bin', 'headless-deploy');
  }, 120_000);

  test('is at most 2 MB, and brings no other package', () => {
    expect(statSync(tarball).size).toBeLessThan(2e6);
    const installed = readdirSync(path.join(folder, 'node_modules'), { recursive: true }).map(String);
    const manifests = installed.filter((name) => /^(?:@[^/]+\/)?[^/]+\/package\.json$/.test(name));
    expect(manifests).toEqual([path.join('@owner', 'headless-deploy', 'package.json')]);
  });

  test('is private, so that nobody publishes it by mistake', () => {
    const file = path.join(folder, 'node_modules', '@owner', 'headless-deploy', 'package.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ private: true, bin: expect.anything() });
  });

  test('deploys demo/site to the local platform that it brings', async () => {
    const details = await startLocalPlatform(program);
    const cwd = makeFolder('site');
    cpSync('demo/site', cwd, { recursive: true });
    const names = ['account', 'app', 'environment', 'username', 'password', 'headless-url', 'purge-cache-webhook'];
    const environment = variablesOf(Object.fromEntries(names.map((name) => [name, details[name] ?? ''])));
    const run = await runCli({ program, args: ['deploy', '--json'], cwd, environment });
    expect([run.exitCode, JSON.parse(run.stdout)]).toEqual([
      0,
      expect.objectContaining({ status: 'accepted', 'purge-status': 'done' }),
    ]);
    const [files] = await deployedFiles(details);
    expect(files).toContain('package.json');
  });
});
