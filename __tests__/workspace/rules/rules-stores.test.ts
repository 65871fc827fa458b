import { expect, test } from '@jest/globals';
import { sentWith, withoutGit } from '../../support/git/collecting.ts';
import { git, makeRepository, plant } from '../../support/git/folders.ts';

test('the stores of package managers, at any depth, but not what stands beside them', async () => {
  const stores = {
    npm: ['.npm/_cacache/x', '.npm-cache/x', 'cache/npm/_cacache/content-v2/x'],
    pnpm: ['.pnpm-store/v10/files/00/x', '.local/share/pnpm/store/v10/x'],
    yarn: ['.yarn-cache/v6/x', '.yarn/v6/npm-a/x', '.yarn/berry/cache/x', '.yarn/cache/x', '.yarn/unplugged/a/x'],
    others: ['.bun/install/cache/x', '.deno/x', '.composer/cache/x', '.gradle/caches/x', '.m2/repository/x'],
    more: ['.cargo/registry/x', '.nuget/packages/x', '.pub-cache/x'],
  };
  const beside = [
    '.bun/x',
    '.cargo/config.toml',
    '.gradle/gradle.properties',
    '.local/share/app/x',
    '.m2/settings.xml',
  ];
  const yarn = [
    '.yarn/patches/a.patch',
    '.yarn/plugins/x',
    '.yarn/releases/yarn.cjs',
    '.yarn/sdks/x',
    '.yarn/versions/x',
  ];
  const names = Object.values(stores).flat();
  const planted = [...names, ...beside, ...yarn].flatMap((name) => [name, `apps/web/${name}`]);
  const root = plant(makeRepository({}), Object.fromEntries(planted.map((name) => [name, ''])));
  const kept = [...beside, ...yarn].flatMap((name) => [name, `apps/web/${name}`]).toSorted();
  expect(await sentWith(root)).toEqual(kept);
  expect(await withoutGit(async () => await sentWith(root))).toEqual(kept);
  git(root, 'add', '--force', '.yarn/cache');
  expect(await sentWith(root)).toContain('.yarn/cache/x');
});
