import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { describeFilesAbove } from '../../../src/builds/steps/files-above.ts';
import { makeFolder, plant } from '../../../../../__tests__/support/git/folders.ts';

const REST =
  'Node and build tools look there, too, and the platform has no such files. Remove them, or choose another folder for temporary files (RUNNER_TEMP, else TMPDIR).';

/** The folder of an app in a folder for temporary files that has these. */
function appBelow(files: readonly string[]): { app: string; temp: string } {
  const temp = plant(makeFolder('temp'), Object.fromEntries(files.map((name) => [name, ''])));
  return { app: path.join(temp, 'local-platform-x', 'apps', '1', 'app'), temp };
}

test.each([
  'node_modules/x/index.js',
  'package.json',
  'pnpm-workspace.yaml',
  'postcss.config.js',
  '.postcssrc.json',
  'tsconfig.json',
  '.yarnrc',
  '.yarnrc.yml',
  'vite.config.mts',
])('what builds look for above their app is named, until it is removed: %s', (name) => {
  const { app, temp } = appBelow([name]);
  const place = path.join(temp, name.split('/')[0] ?? '');
  expect(describeFilesAbove(app)).toBe(`The folder of the build is below ${JSON.stringify(place)}. ${REST}`);
  rmSync(place, { recursive: true });
  expect(describeFilesAbove(app)).toBeUndefined();
});

test('of many, three are named', () => {
  const { app, temp } = appBelow(['a.config.js', 'b.config.js', 'c.config.js', 'd.config.js', 'e.config.js']);
  const named = ['a', 'b', 'c'].map((name) => JSON.stringify(path.join(temp, `${name}.config.js`))).join(', ');
  expect(describeFilesAbove(app)).toBe(`The folder of the build is below ${named} and 2 more. ${REST}`);
});

test('what nothing looks for is left out, and what is in the app itself', () => {
  const { app } = appBelow(['.bashrc', '.npmrc', 'config.js', 'notes.txt', 'local-platform-x/apps/1/app/package.json']);
  expect(describeFilesAbove(app)).toBeUndefined();
});
