import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/git/folders.ts';

/** The samples of docs/how-to/test-with-the-local-platform.md, in a project of somebody else. */
const page = readFileSync('docs/how-to/test-with-the-local-platform.md', 'utf8');
const [nodeSample = '', jestSample = ''] = Array.from(page.matchAll(/```js\n([\s\S]*?)```/g), ([, code = '']) => code);
const folder = makeFolder('user');

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  plant(folder, {
    'package.json': '{ "type": "module", "private": true }',
    'node.test.js': nodeSample,
    'jest.test.js': jestSample,
    // A test that passes when it should not would go unnoticed.
    'types.ts': `
      import { startLocalPlatform } from '@YOUR_ACCOUNT/headless-deploy/local-platform';
      const { url }: { url: string } = await startLocalPlatform({ strict: true });
      // @ts-expect-error
      await startLocalPlatform({ strict: url });
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

test('the sample of Jest passes', () => {
  const jest = path.join(folder, 'node_modules', 'jest', 'bin', 'jest.js');
  const result = run(process.execPath, '--experimental-vm-modules', jest, '--json', 'jest.test.js');
  expect(JSON.parse(result)).toMatchObject({ numPassedTests: 1, numTotalTests: 1 });
});

test('it has types, which refuse what is wrong', () => {
  const tsc = path.join(folder, 'node_modules', '.bin', 'tsc');
  expect(run(tsc, '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', 'types.ts')).toBe('');
});
