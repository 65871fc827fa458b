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
/** `packages/ui` needs another package of the repository, and one of the catalog. */
const INDIRECT = {
  'packages/ui/package.json': JSON.stringify({
    name: '@our-monorepo/ui',
    version: '1.0.0',
    main: 'index.js',
    dependencies: { '@our-monorepo/words': 'workspace:^', ms: 'catalog:' },
  }),
  'packages/ui/index.js': "module.exports = () => require('@our-monorepo/words');\n",
  'packages/words/package.json': JSON.stringify({ name: '@our-monorepo/words', version: '2.0.0', main: 'index.js' }),
  'packages/words/index.js': "module.exports = 'Hello from ui';\n",
};

/** A repository of pnpm with its lock file, and with nothing installed, as a checkout is. */
function makePnpmMonorepo(pnpm: string, workspace = WORKSPACE): string {
  const root = JSON.stringify({ name: 'our-monorepo', private: true });
  const files = { ...monorepo('workspace:*'), ...INDIRECT, 'package.json': root, 'pnpm-workspace.yaml': workspace };
  const folder = makeMonorepo(files);
  runRecipe(folder, `npm install --global pnpm@${pnpm}\npnpm install --lockfile-only`);
  return folder;
}

describe('## pnpm deploy', () => {
  const { lines, inputs } = recipeIn('docs/how-to/monorepos.md', '## pnpm deploy');
  const documented = /pnpm@([\d.]+)/.exec(lines)?.[1] ?? '';

  test.each([
    [documented, WORKSPACE],
    ['10.34.8', `${WORKSPACE}injectWorkspacePackages: true\n`],
  ])('pnpm %s: the zip installs, builds and starts', async (pnpm, workspace) => {
    const repository = makePnpmMonorepo(pnpm, workspace);
    runRecipe(repository, lines.replace(documented, pnpm));
    const { folder, names, warnings } = await packForDeploy(repository, inputs);
    expect(warnings).toEqual([]);
    expect(names).toContain('packages/our-monorepo-words-2.0.0.tgz');
    expect(buildAsPlatform(folder)).toBe(GREETING);
  });

  test('without the packing it is a warning', async () => {
    const repository = makePnpmMonorepo(documented);
    const alone = `npm install --global pnpm@${documented}\npnpm --filter @our-monorepo/web deploy out\nrm -rf out/node_modules`;
    runRecipe(repository, alone);
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
