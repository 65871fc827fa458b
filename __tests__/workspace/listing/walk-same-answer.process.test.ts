import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { collect, createOptions, createRules, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import { git, makeRepository, plant } from '../../support/git/folders.ts';
import { ignoreTrees, plantTree, treesWithRules } from '../../support/git/ignore-trees.ts';
import fc from '../../support/jest/properties.ts';
import { PATIENCE, sizeOf } from '../../support/jest/soak-sizes.ts';
import type { IgnoreTree } from '../../support/git/ignore-trees.ts';
import { StepError } from '../../../src/shared/errors.ts';
import { walkIgnoring } from '../../../src/workspace/listing/walk.ts';
import type { FileRules } from '../../../src/workspace/rules/rules.ts';

const SIZE = { numRuns: sizeOf('ignoreTrees') };

const shared = createOptions('/');

/** What is sent and whether git's rules and the built-in defaults were turned off. The notice about git itself differs, of course. */
async function answer(top: string, tree: IgnoreTree, rules: FileRules): Promise<unknown> {
  const { scratch, runnerTemp, variables } = shared;
  const root = path.join(top, tree.root);
  try {
    const selection = await collect(root, { workspace: top, rules, scratch, runnerTemp, variables });
    const everything = selection.notes.some(({ title }) => title === 'Everything in "path" is sent');
    return { paths: pathsOf(selection), everything };
  } catch (error) {
    if (error instanceof StepError) return error.message;
    throw error;
  }
}

async function expectSameAnswer(tree: IgnoreTree, rules: FileRules): Promise<void> {
  const top = plantTree(tree);
  try {
    const withGit = await answer(top, tree, rules);
    const withoutProgram = await withoutGit(async () => await answer(top, tree, rules));
    expect(withoutProgram).toEqual(withGit);
    if (tree.infoExclude !== undefined) return;
    rmSync(path.join(top, '.git'), { recursive: true });
    expect(await answer(top, tree, rules)).toEqual(withGit);
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

test(
  'the walk without git gives the answer of git',
  async () => {
    const property = fc.asyncProperty(ignoreTrees, async (tree) => await expectSameAnswer(tree, createRules()));
    await fc.assert(property, SIZE);
  },
  PATIENCE,
);

test(
  'and so it does under rules of the user',
  async () => {
    const property = fc.asyncProperty(treesWithRules, async ([tree, rules]) => await expectSameAnswer(tree, rules));
    await fc.assert(property, SIZE);
  },
  PATIENCE,
);

test('where the disk ignores case, both read the rules so, deeper files and negations too', async () => {
  const root = plant(makeRepository({}), {
    '.gitignore': '*.LOG\n/Build/\n!keep.log\n[a-c].tmp\n',
    'a.log': '',
    'KEEP.log': '',
    'build/x': '',
    'Node_Modules/y': '',
    '.ENV.local': '',
    'B.tmp': '',
    'd.tmp': '',
    'sub/.gitignore': '!A.log\nSECRET\n',
    'sub/a.log': '',
    'sub/secret': '',
  });
  const kept = ['.gitignore', 'KEEP.log', 'd.tmp', 'sub/.gitignore', 'sub/a.log'];
  const keptOn = (platform: NodeJS.Platform): string[] | undefined => {
    const found = walkIgnoring(root, root, { platform });
    return 'kept' in found ? found.kept.map((file) => file.path).toSorted() : undefined;
  };
  git(root, 'config', 'core.ignoreCase', 'true');
  expect(pathsOf(await collect(root))).toEqual(kept);
  for (const platform of ['win32', 'darwin'] as const) expect(keptOn(platform)).toEqual(kept);
  git(root, 'config', 'core.ignoreCase', 'false');
  const all = pathsOf(await collect(root));
  expect(all).toEqual(expect.arrayContaining(['.ENV.local', 'B.tmp', 'Node_Modules/y', 'a.log', 'build/x']));
  expect(keptOn('linux')).toEqual(all);
});
