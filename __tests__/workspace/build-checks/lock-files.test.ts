import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkForBuild } from '../../../src/workspace/build-checks/build-checks.ts';
import { checkBuild, GOOD, goodManifest, listBuildFiles } from '../../support/apps/build-notes.ts';
import { initRepository, makeRepository } from '../../support/git/folders.ts';

const app = { 'apps/web/package.json': GOOD };

describe('a lock file above "path"', () => {
  test.each(['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock'])('%s', (name) => {
    expect(checkBuild({ ...app, [name]: '' }, 'apps/web')).toEqual([
      `warning: Lock file outside path: ${name} is above "path", so it is not in the zip, and the platform resolves versions again on every build. Set "path" to the folder that holds it, or give the app a lock file of its own: see docs/how-to/monorepos.md of headless-deploy.`,
    ]);
  });

  test('the nearest one is named, with its folder', () => {
    const [note, ...rest] = checkBuild({ ...app, 'apps/yarn.lock': '', 'package-lock.json': '' }, 'apps/web');
    expect(rest).toEqual([]);
    expect(note).toContain('apps/yarn.lock is above "path"');
  });

  test('beside one of its own it does not matter', () => {
    expect(checkBuild({ ...app, 'apps/web/package-lock.json': '', 'package-lock.json': '' }, 'apps/web')).toEqual([]);
  });

  test('neither does one in a folder beside', () => {
    expect(checkBuild({ ...app, 'apps/admin/package-lock.json': '' }, 'apps/web')).toEqual([
      expect.stringMatching(/^warning: No lock file: /),
    ]);
  });

  test('neither does one above the repository, or above a workspace without one', () => {
    const inner = listBuildFiles({ 'package-lock.json': '', 'site/package.json': GOOD }, 'site');
    expect(checkForBuild(inner.files, { folder: inner.folder, workspace: inner.folder })).toEqual([
      expect.objectContaining({ title: 'No lock file' }),
    ]);
    initRepository(inner.folder);
    expect(checkForBuild(inner.files, inner)).toEqual([expect.objectContaining({ title: 'No lock file' })]);
  });

  test('a named pipe in its place is not waited for', () => {
    const { files, ...folders } = listBuildFiles(app, 'apps/web');
    execFileSync('mkfifo', [path.join(folders.workspace, 'package-lock.json')]);
    expect(checkForBuild(files, folders)).toEqual([expect.objectContaining({ title: 'Lock file outside path' })]);
  });

  test('the repository is searched where the workspace is a folder of it', () => {
    const repository = makeRepository({ ...app, 'yarn.lock': '' });
    const folder = path.join(repository, 'apps/web');
    const { files } = listBuildFiles(app, 'apps/web');
    expect(checkForBuild(files, { folder, workspace: folder })).toEqual([
      expect.objectContaining({ title: 'Lock file outside path' }),
    ]);
  });
});

test('a zip that was packed earlier has nothing above it', () => {
  const { files } = listBuildFiles({ ...app, 'package-lock.json': '' }, 'apps/web');
  expect(checkForBuild(files, undefined)).toEqual([expect.objectContaining({ title: 'No lock file' })]);
});

describe('a lock file that the platform does not read', () => {
  test.each(['pnpm-lock.yaml', 'bun.lock', 'bun.lockb'])('%s', (name) => {
    expect(checkBuild({ 'package.json': GOOD, [name]: '' })).toEqual([
      `warning: Lock file not read: The platform installs with npm or Yarn classic and does not read ${name}, so it resolves versions again on every build. Send a package-lock.json instead: see docs/how-to/monorepos.md of headless-deploy.`,
    ]);
  });

  test.each(['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock'])('beside %s it does not matter', (name) => {
    expect(checkBuild({ 'package.json': GOOD, 'pnpm-lock.yaml': '', [name]: '' })).toEqual([]);
  });

  test('above "path" it is one warning, not two', () => {
    expect(checkBuild({ ...app, 'pnpm-lock.yaml': '' }, 'apps/web')).toEqual([
      expect.stringMatching(/^warning: Lock file not read: .* does not read pnpm-lock\.yaml, so/),
    ]);
  });
});

/** A lock file of npm with these packages besides its root. */
const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages: { '': {}, ...packages } });
const web = (dependencies: object) => ({ 'apps/web/package.json': goodManifest({ dependencies }) });
const UI = { 'node_modules/@acme/ui': { resolved: 'packages/ui', link: true } };

describe('npm workspaces, by the lock file above', () => {
  test('a package of the repository outside "path" is a warning', () => {
    const tree = { ...web({ '@acme/ui': '*', ms: '2' }), 'package-lock.json': lock(UI) };
    expect(checkBuild(tree, 'apps/web')).toEqual([
      `warning: Dependency outside path: These dependencies are outside "path", so not in the zip: "@acme/ui" (packages/ui). The install or the build on the platform will fail, or the platform takes a package of that name from the registry. Set "path" to a folder that holds the app and these packages, or build a folder that stands alone: see docs/how-to/monorepos.md of headless-deploy.`,
      expect.stringMatching(/^warning: Lock file outside path: /),
    ]);
  });

  test.each([
    ['from the registry', { 'node_modules/@acme/ui': { version: '1.0.0', resolved: '' } }],
    ['inside "path"', { 'node_modules/@acme/ui': { resolved: 'apps/web/vendor/ui', link: true } }],
    ['from the registry for this app', { ...UI, 'apps/web/node_modules/@acme/ui': { version: '2.0.0' } }],
    ['not in the lock file', {}],
    ['no object', { 'node_modules/@acme/ui': null }],
    ['linked to nothing', { 'node_modules/@acme/ui': { link: true } }],
  ])('a package that is %s is none', (_, packages) => {
    const tree = { ...web({ '@acme/ui': '*' }), 'package-lock.json': lock(packages) };
    expect(checkBuild(tree, 'apps/web')).toEqual([expect.stringMatching(/^warning: Lock file outside path: /)]);
  });

  test.each(['', '{', '[]', '{"packages": 7}'])('a lock file of %j is none', (text) => {
    const tree = { ...web({ '@acme/ui': '*' }), 'package-lock.json': text };
    expect(checkBuild(tree, 'apps/web')).toEqual([expect.stringMatching(/^warning: Lock file outside path: /)]);
  });
});
