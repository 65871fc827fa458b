import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createOptions, withoutGit } from '../../support/git/collecting.ts';
import { explainFolder, filesOnDisk } from '../../support/git/explaining.ts';
import type { Explained } from '../../support/git/explaining.ts';
import { plantTree, treesWithRules } from '../../support/git/ignore-trees.ts';
import fc from '../../support/jest/properties.ts';
import { PATIENCE, sizeOf } from '../../support/jest/soak-sizes.ts';

const SIZE = { numRuns: sizeOf('ignoreTrees') };

const shared = createOptions('/');

test(
  'every file is sent or has a rule, and git and the walk without git name the same one',
  async () => {
    const property = fc.asyncProperty(treesWithRules, async ([tree, rules]) => {
      const top = plantTree(tree);
      try {
        const { scratch, runnerTemp, variables } = shared;
        const options = { workspace: top, rules, scratch, runnerTemp, variables };
        const explain = async (): Promise<Explained> => await explainFolder(path.join(top, tree.root), options);
        const withGit = await explain();
        const accountedFor = [...withGit.sent, ...Object.keys(withGit.rules)];
        expect(accountedFor.sort()).toEqual(filesOnDisk(path.join(top, tree.root)));
        expect(await withoutGit(explain)).toEqual(withGit);
      } finally {
        rmSync(top, { recursive: true, force: true });
      }
    });
    await fc.assert(property, SIZE);
  },
  PATIENCE,
);
