import path from 'node:path';
import { expect, test } from '@jest/globals';
import { explainSelection } from '../../../src/workspace/explain/explain.ts';
import { collect, createOptions, createRules, pathsOf, withoutGit } from '../../support/git/collecting.ts';
import { initRepository, makeFolder, makeRepository, plant } from '../../support/git/folders.ts';

const KEPT = { 'a.js': '', 'packages/p/a.js': '' };
const BUILT = {
  'dist/index.html': '',
  'dist/assets/a.js': '',
  'dist/deep/er/b.js': '',
  'packages/p/node_modules/x/i.js': '',
};
const ALL = ['dist/assets/a.js', 'dist/deep/er/b.js', 'dist/index.html'];

/** How an ignore file leaves out all of a folder, but not the folder itself. */
const IGNORE_FILES: readonly Readonly<Record<string, string>>[] = [
  { '.gitignore': '/dist/*\n!/dist/.gitkeep\n' },
  { '.gitignore': '**/dist/**\n' },
  { 'dist/.gitignore': '*\n' },
  { '.deployignore': '/dist/*\n' },
  { '.deployignore': 'dist/**\n' },
];

/** Patterns, and what they bring back. */
const PATTERNS: readonly [pattern: string, files: readonly string[]][] = [
  ['/dist/', ALL],
  ['dist', ALL],
  ['/dist/assets/', ['dist/assets/a.js']],
  ['/dist/deep/', ['dist/deep/er/b.js']],
  // A pattern for the folder around is none for what git ignores in it.
  ['/packages/', []],
  ['assets/er/', []],
];

const CASES = IGNORE_FILES.flatMap((ignoreFile) =>
  PATTERNS.map(([pattern, files]) => ({ ignoreFile, pattern, files })),
);

test.each(CASES)('$pattern brings back of $ignoreFile', async ({ ignoreFile, pattern, files }) => {
  const { '.deployignore': lines = '', ...gitIgnore } = ignoreFile;
  const rules = createRules({ include: [pattern], ignoreLines: lines.split('\n') });
  const tree = { ...gitIgnore, ...KEPT };
  const sent = async (root: string): Promise<string[]> =>
    pathsOf(await collect(root, { rules })).filter((name) => name.includes('/') && !(name in tree));
  const repository = plant(makeRepository(tree), BUILT);
  expect(await sent(repository)).toEqual(files);
  expect(await withoutGit(async () => await sent(repository))).toEqual(files);
  expect(await sent(plant(makeFolder(), { ...tree, ...BUILT }))).toEqual(files);
});

test('so does "!" in the ignore file, and the explanation counts it', async () => {
  const root = plant(makeRepository({ '.gitignore': '/dist/*\n', ...KEPT }), BUILT);
  const options = createOptions(root, { rules: createRules({ ignoreLines: ['!/dist/'] }) });
  const { exclusions } = await explainSelection(options, undefined);
  expect(exclusions.broughtBack).toEqual([{ source: '.deployignore:1', pattern: '!/dist/', files: 3, bytes: 0 }]);
});

test('in a checkout inside, by its own rules', async () => {
  const root = makeRepository(KEPT);
  initRepository(plant(path.join(root, 'sub'), { '.gitignore': '/dist/*\n', 'dist/b/c.js': '', 'dist/d.js': '' }));
  const sent = async (pattern: string) =>
    pathsOf(await collect(root, { rules: createRules({ include: [pattern] }) })).filter((name) =>
      name.includes('dist'),
    );
  expect(await sent('/sub/dist/')).toEqual(['sub/dist/b/c.js', 'sub/dist/d.js']);
});

test.each([
  { '.gitignore': 'node_modules/\npackages/*\n!packages/p/\n' },
  { '.gitignore': '*\n!*/\n!*.js\nnode_modules/\n' },
  { '.deployignore': 'node_modules/\npackages/*\n!packages/p/\n' },
])('not one that keeps some file: %j', async ({ '.gitignore': gitIgnore, '.deployignore': lines = '' }) => {
  const tree = gitIgnore === undefined ? KEPT : { '.gitignore': gitIgnore, ...KEPT };
  const rules = createRules({ include: ['packages/'], ignoreLines: lines.split('\n') });
  const modules = { 'packages/p/node_modules/x/i.js': '' };
  const sent = async (root: string): Promise<string[]> =>
    pathsOf(await collect(root, { rules })).filter((name) => name.startsWith('packages/'));
  const repository = plant(makeRepository(tree), modules);
  expect(await sent(repository)).toEqual(['packages/p/a.js']);
  expect(await withoutGit(async () => await sent(repository))).toEqual(['packages/p/a.js']);
});
