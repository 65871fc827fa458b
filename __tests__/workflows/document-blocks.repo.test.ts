import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  BLOCK_ROWS,
  blockFindings,
  documentBlocks,
  notRunList,
  REASONS,
} from '../../scripts/workflows/document-blocks.js';

const listed = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { encoding: 'utf8' });
const documents = listed.split('\0').filter((name) => name !== '' && !name.startsWith('dist/') && existsSync(name));
const read = (name: string): string | undefined => (existsSync(name) ? readFileSync(name, 'utf8') : undefined);

test('each block of YAML or shell in the documents is run by a suite, or listed as not run', () => {
  expect(documents.flatMap((file) => documentBlocks(file, read(file) ?? '')).length).toBeGreaterThan(45);
  expect(blockFindings(documents, BLOCK_ROWS, read)).toEqual([]);
});

test('every reason is used, and its line names each page once', () => {
  const lines = notRunList(BLOCK_ROWS).split('\n');
  expect(lines).toHaveLength(Object.keys(REASONS).length);
  for (const line of lines) expect(line).toMatch(/^- [A-Z].+: \[/);
  const like = lines[0]?.match(/\]\([^)]+\)/g) ?? [];
  expect(new Set(like).size).toBe(like.length);
  expect(like).toEqual(expect.arrayContaining(['](../../CONTRIBUTING.md)', '](../how-to/proxies-and-runners.md)']));
});

describe('the check itself', () => {
  const PAGE =
    '# A page\n\n```sh\nnpm test\n```\n\n## Below\n\n```yaml\na: 1\n```\n\n```js\n1;\n```\n\n```sh\nls\n```\n';
  const FILES: Readonly<Record<string, string>> = {
    'page.md': PAGE,
    '__tests__/reads.test.ts': "read('page.md')",
    'packages/a/same.test.ts': "run('npm test')",
  };
  const check = (...rows: string[]): string[] => blockFindings(['page.md'], { 'page.md': rows }, (file) => FILES[file]);

  test('finds nothing where each block has its row', () => {
    expect(check('packages/a/same', 'reads', 'hand')).toEqual([]);
  });

  test.each([
    ['a block without a row', ['hand', 'hand'], 'page.md: 2 rows for the blocks at 4, 10, 18'],
    ['a row too many', ['hand', 'like', 'hand', 'like'], 'page.md: 4 rows for the blocks at 4, 10, 18'],
    ['a suite that is gone', ['gone', 'hand', 'hand'], 'page.md:4: gone does not run this block'],
    [
      'a suite that neither reads the page nor runs the command',
      ['hand', 'hand', 'packages/a/same'],
      'page.md:18: packages/a/same does not run this block',
    ],
  ])('finds %s', (_, rows, finding) => {
    expect(check(...rows)).toEqual([finding]);
  });

  test('finds the rows of a page that is gone', () => {
    expect(blockFindings([], { 'gone.md': ['hand'] }, () => undefined)).toEqual(['gone.md: 1 rows for the blocks at ']);
  });
});
