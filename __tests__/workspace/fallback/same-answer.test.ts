import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { collect, createOptions, createRules, pathsOf, withoutGit } from '../../support/collecting.ts';
import { ignoreTrees, plantTree, treesWithRules } from '../../support/ignore-trees.ts';
import { PATIENCE, SEED, sizeOf } from '../../support/soak-sizes.ts';
import type { IgnoreTree } from '../../support/ignore-trees.ts';
import { StepError } from '../../../src/errors.ts';
import type { FileRules } from '../../../src/workspace/rules.ts';

const SIZE = { numRuns: sizeOf('ignoreTrees'), seed: SEED };

const shared = createOptions('/');

/** What is sent and whether rules 1 and 2 were turned off. The notice about git itself differs, of course. */
async function answer(top: string, tree: IgnoreTree, rules: FileRules): Promise<unknown> {
  const { scratch, runnerTemp, environment } = shared;
  const root = path.join(top, tree.root);
  try {
    const selection = await collect(root, { workspace: top, rules, scratch, runnerTemp, environment });
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
  'and so it does under rules 3 to 5',
  async () => {
    const property = fc.asyncProperty(treesWithRules, async ([tree, rules]) => await expectSameAnswer(tree, rules));
    await fc.assert(property, SIZE);
  },
  PATIENCE,
);
