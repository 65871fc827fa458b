import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { StepError } from '../../../src/shared/errors.ts';
import type { FileRules } from '../../../src/workspace/rules/rules.ts';
import { collect, createOptions, createRules, pathsOf } from '../../support/git/collecting.ts';
import { git } from '../../support/git/folders.ts';
import { plantTree, treesWithLines } from '../../support/git/ignore-trees.ts';
import fc from '../../support/jest/properties.ts';
import { PATIENCE, sizeOf } from '../../support/jest/soak-sizes.ts';

const SIZE = { numRuns: sizeOf('patternTrees') };
const shared = createOptions('/');
const DEFAULTS = /(?:^|\/)(?:node_modules|\.cache)\//;

/** What git itself leaves of a tree under these lines, and what is sent under the rules. */
async function compare(top: string, lines: readonly string[], rules: FileRules): Promise<[string[], string[]]> {
  const { scratch, runnerTemp, variables } = shared;
  const file = path.join(scratch, 'lines');
  writeFileSync(file, lines.join('\n'));
  const kept = git(top, 'ls-files', '-z', '--others', `--exclude-from=${file}`).split('\0').slice(0, -1);
  try {
    const sent = pathsOf(await collect(top, { rules, scratch, runnerTemp, variables }));
    return [kept.toSorted(), sent.toSorted()];
  } catch (error) {
    if (error instanceof StepError && error.code === 'no-files') return [kept.toSorted(), []];
    throw error;
  }
}

test(
  'exclude excludes what git would ignore under the same patterns',
  async () => {
    const property = fc.asyncProperty(treesWithLines, async ({ tree, plain }) => {
      const top = plantTree(tree);
      const [kept, sent] = await compare(top, plain, createRules({ exclude: plain }));
      rmSync(top, { recursive: true });
      expect(sent).toEqual(kept.filter((name) => !DEFAULTS.test(name)));
    });
    await fc.assert(property, SIZE);
  },
  PATIENCE,
);

test(
  'the ignore file ignores what git would under the same lines',
  async () => {
    const property = fc.asyncProperty(treesWithLines, async ({ tree, lines }) => {
      // The built-in defaults stay out of this: a line of the ignore file may bring them back.
      const files = tree.files.filter((name) => !DEFAULTS.test(name));
      fc.pre(files.length > 0);
      const top = plantTree({ ...tree, files });
      const [kept, sent] = await compare(top, lines, createRules({ ignoreLines: lines }));
      rmSync(top, { recursive: true });
      expect(sent).toEqual(kept);
    });
    await fc.assert(property, SIZE);
  },
  PATIENCE,
);
