import { describe, expect, test } from '@jest/globals';
import {
  buildAsPlatform,
  GREETING,
  makeMonorepo,
  monorepo,
  packForDeploy,
  runRecipe,
} from '../support/apps/monorepo.ts';
import { recipeIn } from '../support/apps/recipes.ts';

const WORKSPACE = ['packages:', '  - apps/*', '  - packages/*', 'catalog:', '  ms: 2.1.3', ''].join('\n');
/**
 * `packages/ui` needs another package of the repository, and one of the catalog; it and a dependency of the app have a peer, so
 * that `pnpm-lock.yaml` has versions such as `1.6.0(react@19.2.0)`, which npm refuses.
 */
const FILES = {
  ...monorepo('workspace:*'),
  'package.json': JSON.stringify({ name: 'our-monorepo', private: true }),
  'pnpm-workspace.yaml': WORKSPACE,
  'apps/web/package.json': JSON.stringify({
    name: '@our-monorepo/web',
    version: '1.0.0',
    private: true,
    scripts: { build: 'node build.js', start: 'node start.js' },
    dependencies: {
      '@our-monorepo/ui': 'workspace:*',
      ms: 'catalog:',
      react: '^19.0.0',
      'use-sync-external-store': '^1.6.0',
    },
  }),
  'packages/ui/package.json': JSON.stringify({
    name: '@our-monorepo/ui',
    version: '1.0.0',
    main: 'index.js',
    dependencies: { '@our-monorepo/words': 'workspace:^', ms: 'catalog:' },
    peerDependencies: { react: '^19.0.0' },
  }),
  'packages/ui/index.js': "require('react');\nmodule.exports = () => require('@our-monorepo/words');\n",
  'packages/words/package.json': JSON.stringify({ name: '@our-monorepo/words', version: '2.0.0', main: 'index.js' }),
  'packages/words/index.js': "module.exports = 'Hello from ui';\n",
};

/** A repository of pnpm with its lock file, and with nothing installed, as a checkout is. */
function makePnpmMonorepo(pnpm: string, files: Readonly<Record<string, string>> = FILES): string {
  const folder = makeMonorepo(files);
  runRecipe(folder, `${set(pnpm)}\npnpm install --lockfile-only`);
  return folder;
}

/** Puts a pnpm onto the PATH. Version 11 needs a newer Node than the oldest of this project. */
const set = (pnpm: string): string =>
  `npm install --global pnpm@${pnpm}${pnpm.startsWith('11.') ? ' node@24.21.0' : ''}\nhash -r`;

describe('## pnpm workspaces', () => {
  const { lines, inputs } = recipeIn('docs/how-to/monorepos.md', '## pnpm workspaces');
  const documented = /pnpm@([\d.]+)/.exec(lines)?.[1] ?? '';
  const injected = { ...FILES, 'pnpm-workspace.yaml': `${WORKSPACE}injectWorkspacePackages: true\n` };

  test.each([
    [documented, FILES],
    ['9.15.9', FILES],
    ['10.0.0', FILES],
    ['10.12.1', injected],
    ['11.28.11', FILES],
  ])('pnpm %s: the zip installs, builds and starts', async (pnpm, files) => {
    const repository = makePnpmMonorepo(pnpm, files);
    runRecipe(repository, `${set(pnpm)}\n${lines.replace(/^npm install --global .*/, '')}`);
    const { folder, names, warnings } = await packForDeploy(repository, inputs);
    expect(warnings).toEqual([]);
    expect(names).toContain('packages/our-monorepo-words-2.0.0.tgz');
    expect(names.filter((name) => name.startsWith('our-monorepo-web'))).toEqual([]);
    expect(buildAsPlatform(folder)).toBe(GREETING);
  });

  test('what "pnpm deploy" makes is a warning', async () => {
    const repository = makePnpmMonorepo(documented);
    runRecipe(repository, `${set(documented)}\npnpm --filter @our-monorepo/web deploy out\nrm -rf out/node_modules`);
    const { warnings } = await packForDeploy(repository, { path: 'out' });
    expect(warnings).toEqual(['Dependency outside path', 'Lock file not read']);
  });
});

test('the folder of the app alone does not install', async () => {
  const { folder, warnings } = await packForDeploy(makePnpmMonorepo('12.21.0'), { path: 'apps/web' });
  expect(warnings).toEqual(['Dependency npm cannot install', 'Lock file not read']);
  expect(() => buildAsPlatform(folder)).toThrow(/EUNSUPPORTEDPROTOCOL/);
});

test('## A lock file for npm: the zip of a site of one package installs', async () => {
  const { lines, inputs } = recipeIn('docs/how-to/monorepos.md', '## A lock file for npm');
  const repository = makeMonorepo({
    '.gitignore': 'node_modules/\n',
    'package.json': JSON.stringify({
      name: 'our-site',
      private: true,
      scripts: { build: 'node --check start.js', start: 'node start.js' },
      dependencies: { ms: '^2.1.0' },
    }),
    'start.js': "console.log(require('ms')('1h'));\n",
  });
  runRecipe(repository, 'npm install --global pnpm@12.21.0\npnpm install --lockfile-only');
  expect((await packForDeploy(repository)).warnings).toEqual(['Lock file not read']);
  runRecipe(repository, lines);
  const { folder, names, warnings } = await packForDeploy(repository, inputs);
  expect(warnings).toEqual([]);
  expect(names).toContain('pnpm-lock.yaml');
  expect(buildAsPlatform(folder)).toBe('3600000');
});
