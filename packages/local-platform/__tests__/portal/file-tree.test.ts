import { expect, test } from '@jest/globals';
import type { FileNode } from '../../src/portal/file-tree.ts';
import { fileTree } from '../../src/portal/file-tree.ts';

/** `name bytes`, `name/ bytes [children]`, with `+n` for what is hidden. */
function shapeOf({ name, bytes, children, hidden }: FileNode): string {
  if (children === undefined) return `${name} ${bytes}`;
  const items = [...children.map(shapeOf), ...(hidden > 0 ? [`+${hidden}`] : [])];
  return `${name}/ ${bytes} [${items.join(', ')}]`;
}

function treeOf(entries: readonly string[], maxNames = 100): string {
  return shapeOf(fileTree({ entries, sizes: entries.map((_, index) => index + 1) }, maxNames));
}

test.each<[string, string[], string]>([
  ['files', ['a', 'b'], '/ 3 [a 1, b 2]'],
  ['folders hold what is below them', ['a/b/c', 'a/d', 'e'], '/ 6 [a/ 3 [b/ 1 [c 1], d 2], e 3]'],
  ['folders with entries of their own', ['a/', 'a/b', 'c/'], '/ 2 [a/ 2 [b 2], c/ 0 []]'],
  ['names that objects have', ['__proto__/a', 'constructor'], '/ 3 [__proto__/ 1 [a 1], constructor 2]'],
])('%s', (_, entries, shape) => {
  expect(treeOf(entries)).toBe(shape);
});

test('what is near the root comes first, and the rest is counted', () => {
  const entries = ['a/1', 'a/2', 'a/3', 'b/c/1', 'b/c/2', 'z'];
  expect(treeOf(entries, 4)).toBe('/ 21 [a/ 6 [1 1, +2], b/ 9 [+2], z 6]');
  expect(treeOf(entries, 2)).toBe('/ 21 [a/ 6 [+3], b/ 9 [+2], +1]');
});

test('thousands of folders in each other are no deep tree', () => {
  const name = `${'a/'.repeat(30_000)}b`;
  const shape = treeOf([name]);
  expect(shape.split('[')).toHaveLength(14);
  expect(shape).toContain(`${name.slice(-101)} 1`);
});
