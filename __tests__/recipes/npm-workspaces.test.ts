import { describe, expect, test } from '@jest/globals';
import {
  buildAsPlatform,
  GREETING,
  makeMonorepo,
  monorepo,
  packForDeploy,
  run,
  runRecipe,
} from '../support/apps/monorepo.ts';
import { recipeIn } from '../support/apps/recipes.ts';

const ROOT = {
  name: 'our-monorepo',
  private: true,
  packageManager: 'npm@11.19.1',
  workspaces: ['apps/*', 'packages/*'],
  scripts: { build: 'npm run build --workspace=apps/web', start: 'npm start --workspace=apps/web' },
};

/** A repository of npm workspaces, installed once, as someone would commit it. */
function makeNpmMonorepo(): string {
  const folder = makeMonorepo({ ...monorepo('*'), 'package.json': JSON.stringify(ROOT) });
  run(folder, 'npm', 'install');
  return folder;
}

test.each([
  ['## Deploy the root', 'packages/ui/index.js'],
  ['## turbo prune', 'packages/ui/package.json'],
])('%s: the zip installs, builds and starts, without the other app', async (heading, name) => {
  const { lines, inputs } = recipeIn('docs/how-to/monorepos.md', heading);
  const repository = makeNpmMonorepo();
  runRecipe(repository, lines);
  const { folder, names, warnings } = await packForDeploy(repository, inputs);
  expect(warnings).toEqual([]);
  expect(names).toContain(name);
  expect(names.filter((file) => file.startsWith('apps/admin/'))).toEqual([]);
  expect(buildAsPlatform(folder)).toBe(GREETING);
});

describe('what the warnings are about', () => {
  test('the root without "exclude" is no trouble', async () => {
    const { folder, names, warnings } = await packForDeploy(makeNpmMonorepo());
    expect(warnings).toEqual([]);
    expect(names).toContain('apps/admin/package.json');
    expect(buildAsPlatform(folder)).toBe(GREETING);
  });

  test('the folder of the app alone does not install', async () => {
    const { folder, warnings } = await packForDeploy(makeNpmMonorepo(), { path: 'apps/web' });
    expect(warnings).toEqual(['Dependency outside path', 'Lock file outside path']);
    expect(() => buildAsPlatform(folder)).toThrow(/E404/);
  });
});
