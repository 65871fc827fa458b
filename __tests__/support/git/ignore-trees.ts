import path from 'node:path';
import type { FileRules } from '../../../src/workspace/rules/rules.ts';
import { initRepository, makeFolder, plant } from './folders.ts';
import fc from '../jest/properties.ts';

/** A generated tree: what its files are called, and the ignore files among them. */
export interface IgnoreTree {
  /** POSIX paths of files. */
  readonly files: readonly string[];
  /** Text of `.gitignore` by folder; empty for the top. */
  readonly ignores: Readonly<Record<string, string>>;
  /** Text of `.git/info/exclude`. */
  readonly infoExclude: string | undefined;
  /** The folder to deploy; empty for the top. */
  readonly root: string;
}

/** `a**` and `a**` with more behind it: git takes the run as a globstar, the `ignore` package (as gitignore(5)) does not. */
const GLOBSTAR_AFTER_LITERAL = /^[^*?[\\]*[^*?[\\/]\*{2,}/;

/** Generators over one alphabet: few names, so that patterns often hit, and some odd ones that patterns escape or trim. */
function generators() {
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('a', 'b', 'c', 'ab') },
    { weight: 3, arbitrary: fc.constantFrom('A', 'a b', 'a ', ' a', '.a', 'a.b', 'node_modules', '.cache') },
    { weight: 1, arbitrary: fc.constantFrom('#a', '!b', 'a*', 'a-b', '^a', '..a', '(a', 'a+', '{b}') },
    { weight: 2, arbitrary: fc.constantFrom('é', 'à', '日本', '😀', 'aé', '[a]', 'b?') },
  );
  const narrow = ['?', '[ab]', '[!a]', '[^b]', '[a-c]', '[[:alpha:]]', '[]a]', '[a-]', '[\\]a]', '\\?', '\\['];
  const wide = ['é', '日', '😀', '[é]', '[!é]', '[a-é]', '[é-日]', '\\é', '??', '???'];
  const token = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'c', '*') },
    { weight: 3, arbitrary: fc.constantFrom(...narrow, ...wide) },
    { weight: 2, arbitrary: fc.constantFrom('\\a', '\\*', '\\ ', ' ', '.', 'A', '-', '+', '(', '{b}', '**', '#', '!') },
  );
  const segment = fc.oneof(
    { weight: 5, arbitrary: name },
    { weight: 5, arbitrary: fc.array(token, { minLength: 1, maxLength: 3 }).map((tokens) => tokens.join('')) },
    { weight: 2, arbitrary: fc.constantFrom('*', '**') },
  );
  const pattern = fc
    .tuple(
      fc.constantFrom('', '', '', '/', '/', '**/'),
      fc.array(segment, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', '', '', '/', '/', '/*', '/**', ' ', '  ', '\\ '),
    )
    .map(([start, segments, end]) => `${start}${segments.join('/')}${end}`)
    .filter((text) => !GLOBSTAR_AFTER_LITERAL.test(text));
  const lines = fc.array(
    fc.oneof(
      { weight: 7, arbitrary: pattern },
      { weight: 4, arbitrary: pattern.map((text) => `!${text}`) },
      { weight: 1, arbitrary: fc.constantFrom('', ' ', '# a', '#a', '\\#a', '\\!b', '!', '/', '!/', '\\') },
    ),
    { maxLength: 5 },
  );
  const plain = fc.array(
    pattern.filter((text) => !/^[!#]/.test(text)),
    { maxLength: 2 },
  );
  const text = fc
    .tuple(lines, fc.constantFrom('\n', '\n', '\r\n'), fc.boolean(), fc.constantFrom('', '', '\ufeff'))
    .map(([all, end, closed, mark]) => mark + all.join(end) + (closed ? end : ''));
  const tree = fc
    .tuple(
      fc.array(fc.array(name, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 }),
      fc.array(fc.tuple(fc.nat(), text), { maxLength: 4 }),
      fc.option(text, { freq: 4, nil: undefined }),
      fc.oneof({ weight: 2, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: fc.nat() }),
    )
    .map(([paths, texts, infoExclude, rootIndex]): IgnoreTree => {
      const { files, folders } = withoutClashes(paths);
      const at = (index: number): string => folders[index % folders.length] ?? '';
      const ignores = Object.fromEntries(texts.map(([index, content]) => [at(index), content]));
      return { files, ignores, infoExclude, root: rootIndex < 0 ? '' : at(rootIndex) };
    });
  return { lines, plain, tree };
}

const { lines: anyLines, plain: plainLines, tree: anyTree } = generators();

/** Trees without ignore files, and lines to apply to them: `plain` has no `!`. */
export const treesWithLines: fc.Arbitrary<{ tree: IgnoreTree; lines: string[]; plain: string[] }> = fc.record({
  tree: anyTree.map(({ files }): IgnoreTree => ({ files, ignores: {}, infoExclude: undefined, root: '' })),
  lines: anyLines,
  plain: plainLines,
});

/** Leaves out paths that would need a file to be a folder, too. */
function withoutClashes(paths: readonly string[][]): { files: string[]; folders: string[] } {
  const folders = new Set(['']);
  const files = new Set<string>();
  for (const segments of paths) {
    const parents = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'));
    const file = segments.join('/');
    if (folders.has(file) || parents.some((parent) => files.has(parent))) continue;
    for (const parent of parents) folders.add(parent);
    files.add(file);
  }
  return { files: [...files], folders: [...folders] };
}

/** Trees with ignore files. */
export const ignoreTrees: fc.Arbitrary<IgnoreTree> = anyTree;

/** Trees with the user's rules. */
export const treesWithRules: fc.Arbitrary<[IgnoreTree, FileRules]> = fc.tuple(
  anyTree,
  fc.record({
    ignoreFile: fc.constant('.deployignore'),
    ignoreLines: anyLines,
    include: plainLines,
    exclude: plainLines,
  }),
);

/** Writes a tree to a new folder and makes it a repository in which nothing is tracked. */
export function plantTree(tree: IgnoreTree): string {
  const top = initRepository(makeFolder('tree'));
  plant(top, Object.fromEntries(tree.files.map((file) => [file, file])));
  for (const [folder, text] of Object.entries(tree.ignores)) plant(path.join(top, folder), { '.gitignore': text });
  if (tree.infoExclude !== undefined) plant(top, { '.git/info/exclude': tree.infoExclude });
  return top;
}
