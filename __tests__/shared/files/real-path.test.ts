import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { nearestFolderHint } from '../../../src/shared/files/real-path.ts';
import { makeFolder, plant } from '../../support/git/folders.ts';

const root = plant(makeFolder('monorepo'), {
  'apps/web/package.json': '{}',
  'apps/api/src/index.js': '',
  'apps/api/lib/index.js': '',
  'apps/web/lib/index.js': '',
  'node_modules/x/index.js': '',
  'packages.txt': '',
});
symlinkSync('loop', path.join(root, 'loop'));
symlinkSync(plant(makeFolder('elsewhere'), { 'private/file': '' }), path.join(root, 'link'));

test.each([
  ['a typo', 'apps/wbe', 'apps/web'],
  ['another case', 'Apps/Web', 'apps/web'],
  ['a typo above', 'app/api/src', 'apps/api/src'],
  ['a file', 'apps/web/package.json', 'apps/web'],
  ['below a file', 'packages.txt/apps', 'apps'],
  ['a file at the root', 'packages.txt', '.'],
  ['all in a folder', 'apps/web/**/*', 'apps/web'],
  ['a variable', '$GITHUB_WORKSPACE/apps/web', 'apps/web'],
  ['a path of the machine around a container', '/home/runner/work/monorepo/monorepo/apps/web/', 'apps/web'],
  ['a path of the file system', '/apps', 'apps'],
  ['a path of the folder above', '../apps/web', 'apps/web'],
  ['where a command ran', 'src', 'apps/api/src'],
])('%s: %s is near %s', (_what, wanted, nearest) => {
  expect(nearestFolderHint(path.resolve(root, wanted), root)).toBe(`; the nearest folder is "${nearest}"`);
});

test.each([
  ['nothing near', 'dist'],
  ['several', 'lib'],
  ['a near name that is a file', 'package.txt'],
  ['a folder of packages', 'node_module'],
  ['outside', '../monorepo'],
  ['a folder that is there', 'apps/web'],
  ['a link that loops', 'loop/dist'],
  ['behind a link that leads out', 'link/privat'],
  ['a name that is too long', `${'x'.repeat(300)}/dist`],
])('%s: no hint', (_what, wanted) => {
  expect(nearestFolderHint(path.join(root, wanted), root)).toBe('');
});
