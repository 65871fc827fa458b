import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/git/folders.ts';
import { appZip } from '../../packages/local-platform/__tests__/zip.ts';

/** The samples of docs/how-to/test-with-the-local-platform.md, in a project of somebody else. */
const page = readFileSync('docs/how-to/test-with-the-local-platform.md', 'utf8');
const samples = Array.from(page.matchAll(/```js\n([\s\S]*?)```/g), ([, code = '']) => code);
const [nodeSample = '', jestSample = '', fakeTimers = ''] = samples;
const folder = makeFolder('user');

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  plant(folder, {
    'package.json': '{ "type": "module", "private": true }',
    'node.test.js': nodeSample,
    'jest.test.js': jestSample,
    'fake-timers.test.js': `
      import { jest } from '@jest/globals';
      import { startLocalPlatform } from '@YOUR_ACCOUNT/headless-deploy/local-platform';
      test('an upload', async () => {
        ${fakeTimers}
        const { url, account, app, environment, credentials, close, addFaults } = await startLocalPlatform();
        const body = new FormData();
        body.set('repository', new Blob([Buffer.from('${appZip().toString('base64')}', 'base64')]), 'app.zip');
        const headers = { Authorization: 'Basic ' + btoa(credentials.username + ':' + credentials.password) };
        const place = '/fu/v1/accounts/' + account + '/apps/' + app + '/environments/' + environment + ':upload';
        expect((await fetch(url + place, { method: 'POST', body, headers })).status).toBe(200);
        // One whose answer does not come is cut after two seconds.
        addFaults({ endpoint: 'status', delayMs: 60_000 });
        const cut = expect(fetch(url + '/v1/status')).rejects.toThrow();
        await fetch(url + '/v1/status');
        await close();
        await cut;
      });
    `,
    'commonjs/package.json': '{}',
    'commonjs/setup.js': `
      const { startLocalPlatform } = require('@YOUR_ACCOUNT/headless-deploy/local-platform');
      module.exports = async () => {
        globalThis.platform = await startLocalPlatform();
        process.env.PLATFORM_URL = globalThis.platform.url;
      };
    `,
    'commonjs/teardown.js': 'module.exports = () => globalThis.platform.close();',
    'commonjs/status.test.js': `
      test('it answers', async () => expect((await fetch(process.env.PLATFORM_URL + '/v1/status')).status).toBe(200));
    `,
    // A test that passes when it should not would go unnoticed.
    'types.ts': `
      import { startLocalPlatform } from '@YOUR_ACCOUNT/headless-deploy/local-platform';
      import type { Fault } from '@YOUR_ACCOUNT/headless-deploy/local-platform';
      const fault: Fault = { endpoint: 'upload', status: 503, headers: { 'retry-after': '1' } };
      const widened = { endpoint: 'upload', malformed: 'html', count: [1, 2].find((count) => count > 2) };
      const { url, state } = await startLocalPlatform({ strict: true, faults: [fault, widened] });
      // @ts-expect-error
      await startLocalPlatform({ faults: [{ endpoint: 'upload', status: '503' }] });
      const files: string[] = state().accounts.flatMap(({ apps }) => apps)
        .flatMap(({ environments }) => environments).flatMap(({ builds }) => builds)
        .flatMap(({ archive }) => archive.entries);
      // @ts-expect-error
      await startLocalPlatform({ strict: url, archives: files });
    `,
  });
  const [, address = ''] = /npm install --save-dev (\S+)/.exec(page) ?? [];
  expect(address).toMatch(/^git\+https:/);
  run(
    'npm',
    'install',
    '--save-dev',
    `git+${pathToFileURL(path.resolve('.')).href}`,
    'jest@30',
    'typescript@5',
    '@types/node@20',
  );
}, 280_000);

test('the sample of node:test passes', () => {
  expect(run(process.execPath, '--test', 'node.test.js')).toMatch(/^# pass 1$/m);
});

const jest = path.join(folder, 'node_modules', 'jest', 'bin', 'jest.js');

test.each([
  ['the sample', ['--experimental-vm-modules', jest, 'jest.test.js']],
  ['with fake timers, an upload', ['--experimental-vm-modules', jest, 'fake-timers.test.js']],
  [
    'from CommonJS, a globalSetup',
    [jest, '--rootDir=commonjs', '--globalSetup=<rootDir>/setup.js', '--globalTeardown=<rootDir>/teardown.js'],
  ],
])('in Jest %s passes', (_name, args) => {
  expect(JSON.parse(run(process.execPath, ...args, '--json'))).toMatchObject({ numPassedTests: 1, numTotalTests: 1 });
});

test.each(['--module nodenext', '--module es2022 --moduleResolution node10'])(
  'it has types, which refuse what is wrong, and need those of neither Node nor a browser: %s',
  (resolution) => {
    const tsc = path.join(folder, 'node_modules', '.bin', 'tsc');
    const options = `--noEmit --strict --exactOptionalPropertyTypes --target es2022 --lib es2022 --types ${resolution}`;
    expect(run(tsc, ...options.split(' '), 'types.ts')).toBe('');
  },
);
